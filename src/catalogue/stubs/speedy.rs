//! `speedy`: every number and every length is a read or a write of its own, unless it is asked to buffer.

use std::io::{Read, Write};
use std::path::Path;

pub struct Error;

impl std::error::Error for Error {}

pub trait Readable {
    /// Reads every number, length and text by itself, and stops at the end of the value.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let numbers: Vec<u32> = speedy::Readable::read_from_stream_unbuffered(file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 179, of = "R")]
    fn read_from_stream_unbuffered<R: Read>(stream: R) -> Result<Self, Error>;

    /// Reads blocks, and more than the value.
    #[buffers]
    fn read_from_stream_buffered<R: Read>(stream: R) -> Result<Self, Error>;

    fn read_from_buffer(buffer: &[u8]) -> Result<Self, Error>;
    fn read_from_file<P: AsRef<Path>>(path: P) -> Result<Self, Error>;
}

pub trait Writable {
    /// Writes every number, length and text by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// speedy::Writable::write_to_stream(&[1u32, 2, 3], &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 179, of = "W", one_line)]
    fn write_to_stream<W: Write>(&self, stream: W) -> Result<(), Error>;

    fn write_to_vec(&self) -> Result<Vec<u8>, Error>;
    fn write_to_file<P: AsRef<Path>>(&self, path: P) -> Result<(), Error>;
}
