//! The box is dropped with what lies in it.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let mut out: Box<dyn Write> = match std::env::args().nth(1) {
        Some(path) => Box::new(BufWriter::new(File::create(path)?)),
        None => Box::new(BufWriter::with_capacity(64, File::create("output")?)),
    };
    for row in 0..300 {
        writeln!(out, "{row}")?; //~ safe unflushed_buffer
    }
    Ok(())
}
