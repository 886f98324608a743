//! `binrw`: every field is a read or a write of its own, with a look at the position before it.

use std::io::{Read, Seek, Write};

pub type BinResult<T> = Result<T, Error>;

pub enum Endian {
    Big,
    Little,
}

pub struct Error;

impl std::error::Error for Error {}
impl From<std::io::Error> for Error {}

pub trait BinRead {
    /// Reads every field by itself.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number: u32 = binrw::BinRead::read(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "token", per_kib = 176, of = "R")]
    fn read<R: Read + Seek>(reader: &mut R) -> BinResult<Self>;

    fn read_be<R: Read + Seek>(reader: &mut R) -> BinResult<Self>;
    fn read_le<R: Read + Seek>(reader: &mut R) -> BinResult<Self>;
}

pub trait BinReaderExt: Read + Seek {
    fn read_type<T: BinRead>(&mut self, endian: Endian) -> BinResult<T>;
    fn read_be<T: BinRead>(&mut self) -> BinResult<T>;

    /// Reads every field by itself.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number: u32 = binrw::BinReaderExt::read_le(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "token", per_kib = 176)]
    fn read_le<T: BinRead>(&mut self) -> BinResult<T>;
}

impl<R: Read + Seek> BinReaderExt for R {}

pub trait BinWrite {
    /// Writes every field by itself and asks for the position in between, which empties a buffer.
    #[seeks]
    fn write<W: Write + Seek>(&self, writer: &mut W) -> BinResult<()>;
}

pub trait BinWriterExt: Write + Seek {
    fn write_type<T: BinWrite>(&mut self, value: &T, endian: Endian) -> BinResult<()>;
    fn write_be<T: BinWrite>(&mut self, value: &T) -> BinResult<()>;

    /// Writes every field by itself and asks for the position in between, which empties a buffer.
    #[seeks]
    fn write_le<T: BinWrite>(&mut self, value: &T) -> BinResult<()>;
}

impl<W: Write + Seek> BinWriterExt for W {}
