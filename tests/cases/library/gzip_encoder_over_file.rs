//! At its usual level the encoder hands on blocks of tens of kilobytes, however small its pieces come in.

use std::fs::{self, File};
use std::io::{self, Write};

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut archive = GzEncoder::new(File::create(path)?, Compression::default());
    for line in text.lines() {
        writeln!(archive, "{} {}", line.len(), line)?; //~ silent
    }
    archive.finish()?;
    Ok(())
}
