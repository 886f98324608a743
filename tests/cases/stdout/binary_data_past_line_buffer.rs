//! Most blocks of binary data hold a line feed, where Stdout splits each; a file from its descriptor splits none.
//! runs: same
//! safe: too
//! calls: 7.5 times fewer writes

use std::io::{self, Write};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

fn gzipped_samples(count: u32) -> io::Result<Vec<u8>> {
    let samples: Vec<u8> = (0..count).flat_map(|it| it.wrapping_mul(2_654_435_761).to_le_bytes()).collect();
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(&samples)?;
    encoder.finish()
}

fn main() -> io::Result<()> {
    let samples = gzipped_samples(1 << 18)?;
    let mut decoder = GzDecoder::new(samples.as_slice());
    let mut speaker = io::stdout().lock();
    io::copy(&mut decoder, &mut speaker)?; //~ safe line_buffered_stdout
    Ok(())
}
