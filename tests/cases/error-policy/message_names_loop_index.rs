//! The number of the line is in no message behind the loop: there the error goes on as it is.

use std::fs::{self, File};
use std::io::{self, Write};

fn number(text: &str, path: &str) -> io::Result<()> {
    let mut out = File::create(path)?;
    for (at, line) in text.lines().enumerate() {
        writeln!(out, "{} {line}", line.len()).map_err(|e| io::Error::other(format!("line {at}: {e}")))?; //~ review once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    number(&fs::read_to_string("input.txt")?, &path)
}
