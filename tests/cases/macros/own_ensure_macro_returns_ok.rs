//! The name is that of another crate's macro, and what it does is to return without an error.
use std::fs::File;
use std::io::{self, Write};

macro_rules! ensure {
    ($holds:expr) => {
        if !$holds {
            return Ok(());
        }
    };
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = File::create(path)?;
    for line in std::fs::read_to_string("input.txt")?.lines() {
        ensure!(!line.is_empty());
        writeln!(out, "{line}")?; //~ review once per fragment
    }
    Ok(())
}
