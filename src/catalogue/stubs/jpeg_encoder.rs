//! `jpeg_encoder`: every few bytes of a picture are a write of their own; nothing is flushed.

use std::io::Write;

pub struct EncodingError;
pub struct Encoder<W>;

pub enum ColorType {
    Luma,
    Rgb,
    Rgba,
}

impl std::error::Error for EncodingError {}

impl<W: Write> Encoder<W> {
    /// Writes every few bytes of the picture by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// jpeg_encoder::Encoder::new(&mut file, 90).encode(&[0; 3], 1, 1, jpeg_encoder::ColorType::Rgb)?;
    /// ```
    #[sink(once_per = "token", per_kib = 167)]
    pub fn new(w: W, quality: u8) -> Encoder<W>;

    pub fn set_progressive(&mut self, progressive: bool);
    pub fn encode(self, data: &[u8], width: u16, height: u16, color_type: ColorType) -> Result<(), EncodingError>;
}
