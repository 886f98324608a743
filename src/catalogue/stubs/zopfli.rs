//! `zopfli`: a block is written in one piece; nothing is flushed.

use std::io::{Read, Result, Write};

pub struct Options;

pub enum Format {
    Gzip,
    Zlib,
    Deflate,
}

impl Default for Options {}

/// Writes a large block at a time.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// zopfli::compress(zopfli::Options::default(), zopfli::Format::Gzip, &b"text"[..], &mut file)?;
/// ```
#[buffers]
pub fn compress<R: Read, W: Write>(options: Options, output_format: Format, in_data: R, out: W)
-> Result<()>;
