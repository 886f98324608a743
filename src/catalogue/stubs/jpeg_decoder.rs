//! `jpeg_decoder`: asks for one byte at a time.

use std::io::Read;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;
pub struct Decoder<R>;
pub struct ImageInfo;

impl std::error::Error for Error {}
impl From<std::io::Error> for Error {}

impl<R: Read> Decoder<R> {
    pub fn new(reader: R) -> Decoder<R>;

    /// Asks for one byte at a time.
    /// ```
    /// let pixels = jpeg_decoder::Decoder::new(std::fs::File::open("f")?).decode()?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1023.9)]
    pub fn decode(&mut self) -> Result<Vec<u8>>;

    pub fn read_info(&mut self) -> Result<()>;
    pub fn info(&self) -> Option<ImageInfo>;
    pub fn scale(&mut self, requested_width: u16, requested_height: u16) -> Result<(u16, u16)>;
}
