//! Rows of numbers, for others to save.
use std::fs::File;
use std::io::{self, Write};

pub fn save(rows: &[u32], out: &mut File) -> io::Result<()> {
    for row in rows {
        out.write_all(b"row ")?; //~ once per call
        out.write_all(row.to_string().as_bytes())?; //~ once per call
        writeln!(out, " of {}", rows.len())?; //~ once per fragment
    }
    out.write_all(b"end")?; //~ once per call
    Ok(())
}

pub fn is_row(row: u32) -> bool {
    row < 300
}
