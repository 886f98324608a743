//! `finish` writes the end of the stream into the buffer, and the buffer is dropped.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut encoder = GzEncoder::new(BufWriter::new(File::create(path)?), Compression::default());
    for row in 0..300 {
        writeln!(encoder, "{row}")?;
    }
    encoder.finish()?; //~ safe unflushed_buffer
    Ok(())
}
