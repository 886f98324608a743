//! `minicbor_io`: a frame is two reads or one write; nothing is flushed unless asked.

use std::io::{Read, Write};

pub struct Error;
pub struct Reader<R>;

/// Passes every frame on as it comes, and does nothing when it is dropped.
#[forwards]
pub struct Writer<W>;

impl std::error::Error for Error {}

impl<R: Read> Reader<R> {
    pub fn new(reader: R) -> Self;
    pub fn with_buffer(reader: R, buffer: Vec<u8>) -> Self;

    /// Reads the length of a frame, and then the frame.
    /// ```
    /// let mut reader = minicbor_io::Reader::new(std::fs::File::open("f")?);
    /// while let Some(number) = reader.read::<u32>()? {}
    /// ```
    #[sink(once_per = "token", per_kib = 110)]
    pub fn read<T>(&mut self) -> Result<Option<T>, Error>;

    pub fn into_parts(self) -> (R, Vec<u8>);
}

impl<W: Write> Writer<W> {
    pub fn new(writer: W) -> Self;
    pub fn with_buffer(writer: W, buffer: Vec<u8>) -> Self;

    /// Writes a frame by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let mut writer = minicbor_io::Writer::new(&mut file);
    /// for number in 0..100u32 {
    ///     writer.write(number)?;
    /// }
    /// ```
    #[sink(once_per = "token", per_kib = 55, one_line)]
    pub fn write<T>(&mut self, val: T) -> Result<usize, Error>;

    /// Flushes the inner writer and reports whether that worked.
    #[flushes]
    pub fn flush(&mut self) -> Result<(), Error>;

    pub fn into_parts(self) -> (W, Vec<u8>);
}
