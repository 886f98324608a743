//! Rows of numbers.
use std::io::{self, Write};

pub fn save<W: Write>(rows: &[u32], mut out: W) -> io::Result<()> {
    for row in rows {
        writeln!(out, "{row} of {}", rows.len())?;
        for part in 0..*row {
            writeln!(out, "  {part}")?;
        }
    }
    Ok(())
}
