//! Rows of numbers.
use std::io::{self, BufWriter, Write};

pub fn save<W: Write>(rows: &[u32], out: W) -> io::Result<()> {
    let mut out = BufWriter::new(out);
    for row in rows {
        writeln!(out, "{row}")?; //~ review unflushed_buffer
    }
    Ok(())
}
