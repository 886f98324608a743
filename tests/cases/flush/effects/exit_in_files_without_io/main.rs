//! No file between this loop and the exit does any I/O of its own; what is gathered would be lost all the same.

mod checks;
mod end;

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let limits = checks::Limits { longest: 4_000 };
    copy(&text, &limits)?;
    number(&text)
}

fn copy(text: &str, limits: &checks::Limits) -> io::Result<()> {
    let mut out = File::create("copy.txt")?;
    for line in text.lines() {
        limits.hold(line);
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
    }
    Ok(())
}

fn number(text: &str) -> io::Result<()> {
    let mut out = File::create("numbered.txt")?;
    for (number, line) in text.lines().enumerate() {
        checks::number_is_sane(number);
        writeln!(out, "{number} {line}")?; //~ review once per fragment
    }
    Ok(())
}
