//! What is handed back is flushed there, or by whoever is given it.
use std::fs::File;
use std::io::{self, BufWriter, Write};

use flate2::Compression;
use flate2::write::GzEncoder;

fn encoder(path: &str) -> io::Result<GzEncoder<BufWriter<File>>> {
    let mut encoder = GzEncoder::new(BufWriter::new(File::create(path)?), Compression::default());
    encoder.write_all(b"rows")?; //~ silent
    Ok(encoder)
}

fn finished(path: &str) -> io::Result<BufWriter<File>> {
    encoder(path)?.finish()
}

fn main() -> io::Result<()> {
    encoder("output")?.finish()?.flush()?;
    finished("output.2")?.flush()
}
