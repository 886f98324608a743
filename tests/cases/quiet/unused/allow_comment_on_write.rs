//! A reason given in the source is the last word.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    for line in text.lines() {
        // buffix: allow(unbuffered_write) the other end is a named pipe and wants each line at once
        writeln!(file, "{} {}", line.len(), line)?; //~ silent
    }
    Ok(())
}
