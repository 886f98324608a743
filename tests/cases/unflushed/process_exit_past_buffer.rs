//! `process::exit` drops nothing, so that what the buffer holds is never written.
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::process;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = BufWriter::new(File::create(path)?);
    for row in 0..300 {
        if row > 400 {
            process::exit(2);
        }
        writeln!(out, "{row}")?; //~ review unflushed_buffer
    }
    Ok(())
}
