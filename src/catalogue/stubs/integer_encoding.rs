//! `integer_encoding`: numbers of varying length are read byte by byte; each number is a call of its own.

use std::io::{Read, Result, Write};

pub trait VarIntReader: Read {
    /// Reads a number byte by byte.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number: u64 = integer_encoding::VarIntReader::read_varint(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "byte", per_kib = 1024)]
    fn read_varint<VI>(&mut self) -> Result<VI>;
}

pub trait FixedIntReader: Read {
    /// Reads a number by itself.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number: u64 = integer_encoding::FixedIntReader::read_fixedint(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 128, at_most = 16)]
    fn read_fixedint<FI>(&mut self) -> Result<FI>;
}

pub trait VarIntWriter: Write {
    /// Writes a number by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for number in 0..100u64 {
    ///     integer_encoding::VarIntWriter::write_varint(&mut file, number)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 202, at_most = 10)]
    fn write_varint<VI>(&mut self, n: VI) -> Result<usize>;
}

pub trait FixedIntWriter: Write {
    /// Writes a number by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for number in 0..100u64 {
    ///     integer_encoding::FixedIntWriter::write_fixedint(&mut file, number)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 128, at_most = 16)]
    fn write_fixedint<FI>(&mut self, n: FI) -> Result<usize>;
}

impl<R: Read> VarIntReader for R {}
impl<R: Read> FixedIntReader for R {}
impl<W: Write> VarIntWriter for W {}
impl<W: Write> FixedIntWriter for W {}
