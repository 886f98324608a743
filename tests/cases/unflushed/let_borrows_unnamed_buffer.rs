//! `&mut BufWriter::new(…)` lives as long as its name does.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let out = &mut BufWriter::new(File::create(path)?);
    for row in 0..300 {
        writeln!(out, "{row}")?; //~ safe unflushed_buffer
    }
    Ok(())
}
