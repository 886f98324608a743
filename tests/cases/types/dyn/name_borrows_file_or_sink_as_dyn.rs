//! One name lends either writer as `dyn Write`; the file behind it is flushed where that borrow ends.
use std::fs::{self, File};
use std::io::{self, Write};

fn table(quiet: bool, text: &str) -> io::Result<()> {
    let mut sink = io::sink();
    let mut file = File::create("table.txt")?;
    let out: &mut dyn Write = if quiet { &mut sink } else { &mut file };
    for (row, line) in text.lines().enumerate() {
        for (column, word) in line.split(' ').enumerate().take(3) {
            write!(out, "{row}.{column}={word};")?; //~ safe once per fragment
        }
        writeln!(out)?; //~ safe once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    table(false, &text)
}
