//! Each arm gets its buffer, and one flush of the box reaches whichever lies in it.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out: Box<dyn Write> = match std::env::args().nth(1) {
        Some(path) => Box::new(File::create(path)?),
        None => Box::new(io::stdout()),
    };
    for line in text.lines() {
        writeln!(out, "{} {}", line.len(), line)?; //~ safe once per fragment //~ safe line_buffered_stdout
    }
    Ok(())
}
