//! `byteordered`: every number is a read or a write of its own.

use std::io::{Read, Result, Write};

/// Passes every piece on as it comes, and does nothing when it is dropped.
#[forwards]
pub struct ByteOrdered<T, E>;
pub struct StaticEndianness<E>;

impl<T> ByteOrdered<T, StaticEndianness<()>> {
    pub fn le(inner: T) -> Self;
    pub fn be(inner: T) -> Self;
    pub fn native(inner: T) -> Self;
    pub fn network(inner: T) -> Self;
}

impl<T, E> ByteOrdered<T, E> {
    pub fn into_inner(self) -> T;
}

impl<R: Read, E> ByteOrdered<R, E> {
    /// Asks the system for one byte.
    /// ```
    /// let mut reader = byteordered::ByteOrdered::le(std::fs::File::open("f")?);
    /// for _ in 0..100 {
    ///     let number = reader.read_u8()?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 1, of = "R")]
    pub fn read_u8(&mut self) -> Result<u8>;

    /// Asks the system for two bytes.
    /// ```
    /// let mut reader = byteordered::ByteOrdered::le(std::fs::File::open("f")?);
    /// for _ in 0..100 {
    ///     let number = reader.read_u16()?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 2, of = "R")]
    pub fn read_u16(&mut self) -> Result<u16>;

    /// Asks the system for four bytes.
    /// ```
    /// let mut reader = byteordered::ByteOrdered::le(std::fs::File::open("f")?);
    /// for _ in 0..100 {
    ///     let number = reader.read_u32()?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 4, of = "R")]
    pub fn read_u32(&mut self) -> Result<u32>;
}

impl<W: Write, E> ByteOrdered<W, E> {
    /// Writes four bytes by themselves.
    /// ```
    /// let mut writer = byteordered::ByteOrdered::le(std::fs::File::create("f")?);
    /// for number in 0..100 {
    ///     writer.write_u32(number)?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 4, of = "W")]
    pub fn write_u32(&mut self, e: u32) -> Result<()>;
}

impl<R: Read, E> Read for ByteOrdered<R, E> {}
impl<W: Write, E> Write for ByteOrdered<W, E> {}
