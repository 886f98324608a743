//! `drop` writes out what is left, and the cut file takes the place of the whole one if that fails.
//! calls: no more
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

fn save(path: &str, rows: &[u32]) -> io::Result<()> {
    let mut out = BufWriter::new(File::create("output.tmp")?);
    for row in rows {
        writeln!(out, "{row}")?;
    }
    drop(out); //~ safe unflushed_buffer
    fs::rename("output.tmp", path)
}

fn main() -> io::Result<()> {
    save("output", &(0..300).collect::<Vec<u32>>())
}
