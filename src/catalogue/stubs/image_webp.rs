//! `image_webp`: writes a picture in a few large blocks, and asks for a reader with a buffer; nothing is flushed.

use std::io::{BufRead, Seek, Write};

pub struct DecodingError;
pub struct EncodingError;
pub struct WebPDecoder<R>;

pub enum ColorType {
    L8,
    La8,
    Rgb8,
    Rgba8,
}

impl std::error::Error for DecodingError {}
impl std::error::Error for EncodingError {}

impl<R: BufRead + Seek> WebPDecoder<R> {
    pub fn new(r: R) -> Result<Self, DecodingError>;
    pub fn dimensions(&self) -> (u32, u32);
    pub fn output_buffer_size(&self) -> Option<usize>;
    pub fn read_image(&mut self, buf: &mut [u8]) -> Result<(), DecodingError>;
}

/// Writes a picture in a few large blocks.
#[buffers]
pub struct WebPEncoder<W>;

impl<W: Write> WebPEncoder<W> {
    pub fn new(w: W) -> Self;
    pub fn encode(self, data: &[u8], width: u32, height: u32, color: ColorType) -> Result<(), EncodingError>;
}
