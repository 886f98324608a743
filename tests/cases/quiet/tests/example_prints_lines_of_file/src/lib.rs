//! Lines of marks.
use std::io::{self, Write};

pub fn draw<W: Write>(text: &str, mut out: W) -> io::Result<()> {
    for line in text.lines() {
        for mark in 0..2000 {
            writeln!(out, "{mark} of {line}")?; //~ quiet example
        }
    }
    Ok(())
}
