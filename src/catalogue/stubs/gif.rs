//! `gif`: readers buffer, writers write every field and every block by itself; nothing is flushed.

use std::io::{Read, Write};

pub struct DecodingError;
pub struct EncodingError;
pub struct DecodeOptions;
pub struct Frame;

pub enum Repeat {
    Finite(u16),
    Infinite,
}

pub enum ColorOutput {
    RGBA,
    Indexed,
}

impl std::error::Error for DecodingError {}
impl std::error::Error for EncodingError {}

/// Reads its input 8 KiB at a time.
#[buffers]
pub struct Decoder<R>;

impl DecodeOptions {
    pub fn new() -> Self;
    pub fn set_color_output(&mut self, color: ColorOutput);
    pub fn read_info<R: Read>(self, r: R) -> Result<Decoder<R>, DecodingError>;
}

impl<R: Read> Decoder<R> {
    pub fn new(reader: R) -> Result<Self, DecodingError>;
    pub fn read_next_frame(&mut self) -> Result<Option<&Frame>, DecodingError>;
    pub fn width(&self) -> u16;
    pub fn height(&self) -> u16;
}

pub struct Encoder<W>;

impl Frame {
    pub fn from_rgba(width: u16, height: u16, pixels: &mut [u8]) -> Frame;
    pub fn from_rgb(width: u16, height: u16, pixels: &[u8]) -> Frame;
}

impl<W: Write> Encoder<W> {
    /// Writes the fields of the header by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let encoder = gif::Encoder::new(&mut file, 1, 1, &[])?;
    /// ```
    #[sink(once_per = "token", per_kib = 8.3)]
    pub fn new(w: W, width: u16, height: u16, global_palette: &[u8]) -> Result<Self, EncodingError>;

    pub fn set_repeat(&mut self, repeat: Repeat) -> Result<(), EncodingError>;

    /// Writes every field and every block of 255 bytes by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let mut encoder = gif::Encoder::new(&mut file, 1, 1, &[])?;
    /// encoder.write_frame(&gif::Frame::from_rgb(1, 1, &[0, 0, 0]))?;
    /// ```
    #[sink(once_per = "token", per_kib = 8.3)]
    pub fn write_frame(&mut self, frame: &Frame) -> Result<(), EncodingError>;

    pub fn get_ref(&self) -> &W;
    pub fn get_mut(&mut self) -> &mut W;
    pub fn into_inner(self) -> Result<W, EncodingError>;
}
