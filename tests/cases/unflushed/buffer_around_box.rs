//! Whether it is a file or stdout, it may be full.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let out = match std::env::args().nth(1) {
        Some(path) => Box::new(File::create(path)?) as Box<dyn Write>,
        None => Box::new(io::stdout().lock()),
    };
    let mut out = BufWriter::new(out);
    for row in 0..300 {
        writeln!(out, "{row}")?; //~ safe unflushed_buffer
    }
    Ok(())
}
