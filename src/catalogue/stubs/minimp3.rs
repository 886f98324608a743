//! `minimp3`: reads more than 8 KiB at a time.

use std::io::Read;

pub struct Frame;

pub enum Error {
    Io(std::io::Error),
    InsufficientData,
    SkippedData,
    Eof,
}

impl std::error::Error for Error {}

pub struct Decoder<R>;

impl<R> Decoder<R> {
    /// Reads more than 8 KiB at a time.
    /// ```
    /// let mut decoder = minimp3::Decoder::new(std::fs::File::open("f")?);
    /// while let Ok(frame) = decoder.next_frame() {}
    /// ```
    #[buffers]
    pub fn new(reader: R) -> Self;

    pub fn reader(&self) -> &R;
    pub fn into_inner(self) -> R;
}

impl<R: Read> Decoder<R> {
    pub fn next_frame(&mut self) -> Result<Frame, Error>;
}
