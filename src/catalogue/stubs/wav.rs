//! `wav`: a chunk is read and written in one piece.

use std::io::{Read, Result, Seek, Write};

pub struct BitDepth;
pub struct Header;

impl Header {
    pub fn new(audio_format: u16, channel_count: u16, sampling_rate: u32, bits_per_sample: u16) -> Header;
}

/// Reads the heads of the chunks by themselves, and the samples in one piece.
/// ```
/// let (header, samples) = wav::read(&mut std::fs::File::open("f")?)?;
/// ```
#[buffers]
#[seeks]
pub fn read<R: Read + Seek>(reader: &mut R) -> Result<(Header, BitDepth)>;

/// Writes the heads of the chunks by themselves, and the samples in one piece.
#[buffers]
#[seeks]
pub fn write<W: Write + Seek>(header: Header, track: &BitDepth, writer: &mut W) -> Result<()>;
