//! What is asked in the condition of a loop is asked again after each write, and no flush in front of the loop helps.

use std::fs::File;
use std::io::{self, Write};

fn pad(file: &mut File, limit: u64) -> io::Result<()> {
    while file.metadata()?.len() < limit {
        writeln!(file, "{limit:>32}")?; //~ left once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut file = File::create("output")?;
    pad(&mut file, text.len() as u64)
}
