//! The helper may be anybody's; the buffer goes where the file is made, and the helper stays as it is.

use std::fs::{self, File};
use std::io::{self, Write};

fn write_heading<W: Write>(out: &mut W, level: usize, title: &str) -> io::Result<()> {
    writeln!(out, "{} {}", "#".repeat(level), title) //~ safe once per fragment
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    for (number, line) in text.lines().enumerate() {
        write_heading(&mut file, number % 6 + 1, line)?; //~ silent
    }
    Ok(())
}
