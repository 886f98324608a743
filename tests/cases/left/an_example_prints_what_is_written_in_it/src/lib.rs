//! Lines of marks.
use std::io::{self, Write};

pub fn draw<W: Write>(rows: &[u32], mut out: W) -> io::Result<()> {
    for row in rows {
        for mark in 0..*row {
            writeln!(out, "{mark} of {row}")?;
        }
    }
    Ok(())
}
