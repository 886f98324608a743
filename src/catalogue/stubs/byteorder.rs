//! `byteorder`: every number is a read or a write of its own; whole slices go in one.

use std::io::{Read, Result, Write};

pub trait ByteOrder {}
pub enum BigEndian {}
pub enum LittleEndian {}
pub type BE = BigEndian;
pub type LE = LittleEndian;
pub type NetworkEndian = BigEndian;
pub type NativeEndian = LittleEndian;

impl ByteOrder for BigEndian {}
impl ByteOrder for LittleEndian {}

pub trait ReadBytesExt: Read {
    /// Asks the system for one byte.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_u8(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 1024)]
    fn read_u8(&mut self) -> Result<u8>;

    /// Asks the system for one byte.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_i8(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 1024)]
    fn read_i8(&mut self) -> Result<i8>;

    /// Asks the system for two bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_u16::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 512)]
    fn read_u16<T: ByteOrder>(&mut self) -> Result<u16>;

    /// Asks the system for two bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_i16::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 512)]
    fn read_i16<T: ByteOrder>(&mut self) -> Result<i16>;

    /// Asks the system for three bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_u24::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn read_u24<T: ByteOrder>(&mut self) -> Result<u32>;

    /// Asks the system for three bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_i24::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn read_i24<T: ByteOrder>(&mut self) -> Result<i32>;

    /// Asks the system for four bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_u32::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 256)]
    fn read_u32<T: ByteOrder>(&mut self) -> Result<u32>;

    /// Asks the system for four bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_i32::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 256)]
    fn read_i32<T: ByteOrder>(&mut self) -> Result<i32>;

    /// Asks the system for six bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_u48::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn read_u48<T: ByteOrder>(&mut self) -> Result<u64>;

    /// Asks the system for six bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_i48::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn read_i48<T: ByteOrder>(&mut self) -> Result<i64>;

    /// Asks the system for eight bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_u64::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 128)]
    fn read_u64<T: ByteOrder>(&mut self) -> Result<u64>;

    /// Asks the system for eight bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_i64::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 128)]
    fn read_i64<T: ByteOrder>(&mut self) -> Result<i64>;

    /// Asks the system for sixteen bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_u128::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn read_u128<T: ByteOrder>(&mut self) -> Result<u128>;

    /// Asks the system for sixteen bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_i128::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn read_i128<T: ByteOrder>(&mut self) -> Result<i128>;

    /// Asks the system for four bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_f32::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 256)]
    fn read_f32<T: ByteOrder>(&mut self) -> Result<f32>;

    /// Asks the system for eight bytes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_f64::<byteorder::BigEndian>(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 128)]
    fn read_f64<T: ByteOrder>(&mut self) -> Result<f64>;

    /// Asks the system for as many bytes as it is told.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_uint::<byteorder::BigEndian>(&mut file, 3)?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 8)]
    fn read_uint<T: ByteOrder>(&mut self, nbytes: usize) -> Result<u64>;

    /// Asks the system for as many bytes as it is told.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_int::<byteorder::BigEndian>(&mut file, 3)?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 8)]
    fn read_int<T: ByteOrder>(&mut self, nbytes: usize) -> Result<i64>;

    /// Asks the system for as many bytes as it is told.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_uint128::<byteorder::BigEndian>(&mut file, 3)?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 16)]
    fn read_uint128<T: ByteOrder>(&mut self, nbytes: usize) -> Result<u128>;

    /// Asks the system for as many bytes as it is told.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = byteorder::ReadBytesExt::read_int128::<byteorder::BigEndian>(&mut file, 3)?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 16)]
    fn read_int128<T: ByteOrder>(&mut self, nbytes: usize) -> Result<i128>;

    /// Fills the whole slice at once.
    #[buffers]
    fn read_i8_into(&mut self, dst: &mut [i8]) -> Result<()>;

    /// Fills the whole slice at once.
    #[buffers]
    fn read_u16_into<T: ByteOrder>(&mut self, dst: &mut [u16]) -> Result<()>;

    /// Fills the whole slice at once.
    #[buffers]
    fn read_u32_into<T: ByteOrder>(&mut self, dst: &mut [u32]) -> Result<()>;

    /// Fills the whole slice at once.
    #[buffers]
    fn read_u64_into<T: ByteOrder>(&mut self, dst: &mut [u64]) -> Result<()>;

    /// Fills the whole slice at once.
    #[buffers]
    fn read_u128_into<T: ByteOrder>(&mut self, dst: &mut [u128]) -> Result<()>;

    /// Fills the whole slice at once.
    #[buffers]
    fn read_i16_into<T: ByteOrder>(&mut self, dst: &mut [i16]) -> Result<()>;

    /// Fills the whole slice at once.
    #[buffers]
    fn read_i32_into<T: ByteOrder>(&mut self, dst: &mut [i32]) -> Result<()>;

    /// Fills the whole slice at once.
    #[buffers]
    fn read_i64_into<T: ByteOrder>(&mut self, dst: &mut [i64]) -> Result<()>;

    /// Fills the whole slice at once.
    #[buffers]
    fn read_i128_into<T: ByteOrder>(&mut self, dst: &mut [i128]) -> Result<()>;

    /// Fills the whole slice at once.
    #[buffers]
    fn read_f32_into<T: ByteOrder>(&mut self, dst: &mut [f32]) -> Result<()>;

    /// Fills the whole slice at once.
    #[buffers]
    fn read_f64_into<T: ByteOrder>(&mut self, dst: &mut [f64]) -> Result<()>;
}

impl<R: Read> ReadBytesExt for R {}

pub trait WriteBytesExt: Write {
    /// Writes one byte.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_u8(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 1024)]
    fn write_u8(&mut self, n: u8) -> Result<()>;

    /// Writes one byte.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_i8(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 1024)]
    fn write_i8(&mut self, n: i8) -> Result<()>;

    /// Writes two bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_u16::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 512)]
    fn write_u16<T: ByteOrder>(&mut self, n: u16) -> Result<()>;

    /// Writes two bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_i16::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 512)]
    fn write_i16<T: ByteOrder>(&mut self, n: i16) -> Result<()>;

    /// Writes three bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_u24::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn write_u24<T: ByteOrder>(&mut self, n: u32) -> Result<()>;

    /// Writes three bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_i24::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn write_i24<T: ByteOrder>(&mut self, n: i32) -> Result<()>;

    /// Writes four bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_u32::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 256)]
    fn write_u32<T: ByteOrder>(&mut self, n: u32) -> Result<()>;

    /// Writes four bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_i32::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 256)]
    fn write_i32<T: ByteOrder>(&mut self, n: i32) -> Result<()>;

    /// Writes six bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_u48::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn write_u48<T: ByteOrder>(&mut self, n: u64) -> Result<()>;

    /// Writes six bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_i48::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn write_i48<T: ByteOrder>(&mut self, n: i64) -> Result<()>;

    /// Writes eight bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_u64::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 128)]
    fn write_u64<T: ByteOrder>(&mut self, n: u64) -> Result<()>;

    /// Writes eight bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_i64::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 128)]
    fn write_i64<T: ByteOrder>(&mut self, n: i64) -> Result<()>;

    /// Writes sixteen bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_u128::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn write_u128<T: ByteOrder>(&mut self, n: u128) -> Result<()>;

    /// Writes sixteen bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_i128::<byteorder::BigEndian>(&mut file, 1)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn write_i128<T: ByteOrder>(&mut self, n: i128) -> Result<()>;

    /// Writes four bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_f32::<byteorder::BigEndian>(&mut file, 1.0)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 256)]
    fn write_f32<T: ByteOrder>(&mut self, n: f32) -> Result<()>;

    /// Writes eight bytes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_f64::<byteorder::BigEndian>(&mut file, 1.0)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 128)]
    fn write_f64<T: ByteOrder>(&mut self, n: f64) -> Result<()>;

    /// Writes as many bytes as it is told.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_uint::<byteorder::BigEndian>(&mut file, 1, 3)?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 8)]
    fn write_uint<T: ByteOrder>(&mut self, n: u64, nbytes: usize) -> Result<()>;

    /// Writes as many bytes as it is told.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_int::<byteorder::BigEndian>(&mut file, 1, 3)?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 8)]
    fn write_int<T: ByteOrder>(&mut self, n: i64, nbytes: usize) -> Result<()>;

    /// Writes as many bytes as it is told.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_uint128::<byteorder::BigEndian>(&mut file, 1, 3)?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 16)]
    fn write_uint128<T: ByteOrder>(&mut self, n: u128, nbytes: usize) -> Result<()>;

    /// Writes as many bytes as it is told.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     byteorder::WriteBytesExt::write_int128::<byteorder::BigEndian>(&mut file, 1, 3)?;
    /// }
    /// ```
    #[sink(once_per = "call", at_most = 16)]
    fn write_int128<T: ByteOrder>(&mut self, n: i128, nbytes: usize) -> Result<()>;
}

impl<W: Write> WriteBytesExt for W {}
