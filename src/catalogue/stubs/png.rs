//! `png`: both ways move large blocks; without `finish` the error of the last write is lost in a drop.

use std::io::{Read, Write};

pub struct DecodingError;
pub struct EncodingError;
pub struct Info;
pub struct OutputInfo;
pub struct Transformations;

pub enum ColorType {
    Grayscale,
    Rgb,
    Indexed,
    GrayscaleAlpha,
    Rgba,
}

pub enum BitDepth {
    One,
    Two,
    Four,
    Eight,
    Sixteen,
}

pub enum Compression {
    Default,
    Fast,
    Best,
}

impl std::error::Error for DecodingError {}
impl std::error::Error for EncodingError {}
impl From<std::io::Error> for DecodingError {}
impl From<std::io::Error> for EncodingError {}
impl From<EncodingError> for std::io::Error {}

/// Reads its input 32 KiB at a time, or asks for a reader that does.
#[buffers]
pub struct Decoder<R>;

pub struct Reader<R>;

impl<R: Read> Decoder<R> {
    pub fn new(r: R) -> Decoder<R>;
    pub fn read_info(self) -> Result<Reader<R>, DecodingError>;
    pub fn read_header_info(&mut self) -> Result<&Info, DecodingError>;
    pub fn set_transformations(&mut self, transform: Transformations);
}

impl<R: Read> Reader<R> {
    pub fn info(&self) -> &Info;
    pub fn next_frame(&mut self, buf: &mut [u8]) -> Result<OutputInfo, DecodingError>;
    pub fn output_buffer_size(&self) -> usize;
    pub fn output_line_size(&self, width: u32) -> usize;
    pub fn finish(&mut self) -> Result<(), DecodingError>;
}

/// Writes a dozen blocks an image.
#[buffers]
pub struct Encoder<W>;

/// Writes a dozen blocks an image.
#[buffers]
pub struct Writer<W>;

/// Gathers its output into blocks.
#[buffers]
pub struct StreamWriter<W>;

impl<W: Write> Encoder<W> {
    pub fn new(w: W, width: u32, height: u32) -> Encoder<W>;
    pub fn set_color(&mut self, color: ColorType);
    pub fn set_depth(&mut self, depth: BitDepth);
    pub fn set_compression(&mut self, compression: Compression);
    pub fn set_palette<T: Into<Vec<u8>>>(&mut self, palette: T);
    pub fn set_trns<T: Into<Vec<u8>>>(&mut self, trns: T);
    pub fn add_text_chunk(&mut self, keyword: String, text: String) -> Result<(), EncodingError>;
    pub fn write_header(self) -> Result<Writer<W>, EncodingError>;
}

impl<W: Write> Writer<W> {
    pub fn write_image_data(&mut self, data: &[u8]) -> Result<(), EncodingError>;
    pub fn stream_writer(&mut self) -> Result<StreamWriter<W>, EncodingError>;
    pub fn into_stream_writer(self) -> Result<StreamWriter<W>, EncodingError>;

    /// Writes the end of the image, flushes the inner writer and reports whether that worked.
    #[flushes]
    pub fn finish(self) -> Result<(), EncodingError>;
}

impl<W: Write> StreamWriter<W> {
    pub fn finish(self) -> Result<(), EncodingError>;
}

impl<W: Write> Write for StreamWriter<W> {}
