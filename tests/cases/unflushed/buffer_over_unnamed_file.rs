//! The file lives for one statement, and a name for the buffer would live longer.
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn save(mut out: impl Write, rows: &[u32]) -> io::Result<()> {
    for row in rows {
        writeln!(out, "{row}")?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    save(BufWriter::new(&mut File::create("output")?), &(0..300).collect::<Vec<u32>>())?; //~ left unflushed_buffer
    Ok(())
}
