//! The writer that comes back is written to in the same statement, and no name holds it that could be flushed.
use std::fs::File;
use std::io::{self, Write};

fn save<W: Write>(rows: &[u32], mut out: W) -> io::Result<W> {
    for row in rows {
        writeln!(out, "{row} {}", row * row)?; //~ review once per fragment
    }
    Ok(out)
}

fn main() -> io::Result<()> {
    let rows: Vec<u32> = (0..300).collect();
    let file = File::create("output")?;
    save(&rows, file)?.write_all(b"end\n") //~ review once per call
}
