//! `mem::forget` loses the bytes themselves, and not their error alone: with a flush they are in the file.
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut out = BufWriter::new(File::create(path)?);
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?;
    }
    std::mem::forget(out); //~ review unflushed_buffer
    Ok(())
}
