//! `bitstream_io`: bits are gathered into bytes, of which every one is a read or a write of its own; nothing is flushed.

use std::io::{Read, Result, Write};

pub struct BigEndian;
pub struct LittleEndian;
pub type BE = BigEndian;
pub type LE = LittleEndian;

pub struct BitReader<R, E>;
/// Passes every piece on as it comes, and does nothing when it is dropped.
#[forwards]
pub struct BitWriter<W, E>;
pub struct ByteReader<R, E>;
/// Passes every piece on as it comes, and does nothing when it is dropped.
#[forwards]
pub struct ByteWriter<W, E>;

impl<R: Read, E> BitReader<R, E> {
    /// Asks for every byte, or those of a number, by themselves.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let mut reader = bitstream_io::BitReader::<_, bitstream_io::BigEndian>::new(file);
    /// ```
    #[sink(once_per = "byte", per_kib = 1024)]
    pub fn new(reader: R) -> BitReader<R, E>;

    /// Asks for every byte, or those of a number, by themselves.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let mut reader = bitstream_io::BitReader::endian(file, bitstream_io::BigEndian);
    /// ```
    #[sink(once_per = "byte", per_kib = 1024, of = "R")]
    pub fn endian(reader: R, endian: E) -> BitReader<R, E>;

    pub fn into_reader(self) -> R;
}

impl<R: Read, E> ByteReader<R, E> {
    pub fn new(reader: R) -> ByteReader<R, E>;

    /// Reads every number by itself.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let mut reader = bitstream_io::ByteReader::endian(file, bitstream_io::BigEndian);
    /// ```
    #[sink(once_per = "token", per_kib = 256, of = "R")]
    pub fn endian(reader: R, endian: E) -> ByteReader<R, E>;

    pub fn into_reader(self) -> R;
}

impl<W: Write, E> BitWriter<W, E> {
    /// Writes every byte, or those of a number, by themselves.
    /// ```
    /// let file = std::fs::File::create("f")?;
    /// let mut writer = bitstream_io::BitWriter::<_, bitstream_io::BigEndian>::new(file);
    /// bitstream_io::BitWrite::write_bit(&mut writer, true)?;
    /// bitstream_io::BitWrite::byte_align(&mut writer)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1024)]
    pub fn new(writer: W) -> BitWriter<W, E>;

    /// Writes every byte, or those of a number, by themselves.
    /// ```
    /// let file = std::fs::File::create("f")?;
    /// let mut writer = bitstream_io::BitWriter::endian(file, bitstream_io::BigEndian);
    /// bitstream_io::BitWrite::write_bit(&mut writer, true)?;
    /// bitstream_io::BitWrite::byte_align(&mut writer)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1024, of = "W")]
    pub fn endian(writer: W, endian: E) -> BitWriter<W, E>;

    pub fn into_writer(self) -> W;
}

impl<W: Write, E> ByteWriter<W, E> {
    pub fn new(writer: W) -> ByteWriter<W, E>;

    /// Writes every number by itself.
    /// ```
    /// let file = std::fs::File::create("f")?;
    /// let mut writer = bitstream_io::ByteWriter::endian(file, bitstream_io::BigEndian);
    /// bitstream_io::ByteWrite::write_bytes(&mut writer, &[1, 2])?;
    /// ```
    #[sink(once_per = "token", per_kib = 256, of = "W")]
    pub fn endian(writer: W, endian: E) -> ByteWriter<W, E>;

    pub fn into_writer(self) -> W;
}

pub trait BitWrite {
    fn write_bit(&mut self, bit: bool) -> Result<()>;
    fn write<U>(&mut self, bits: u32, value: U) -> Result<()>;
    fn write_var<U>(&mut self, bits: u32, value: U) -> Result<()>;
    fn write_bytes(&mut self, buf: &[u8]) -> Result<()>;
    fn byte_align(&mut self) -> Result<()>;
}

pub trait ByteWrite {
    fn write<V>(&mut self, value: V) -> Result<()>;
    fn write_bytes(&mut self, buf: &[u8]) -> Result<()>;
}

impl<W: Write, E> BitWrite for BitWriter<W, E> {}
impl<W: Write, E> ByteWrite for ByteWriter<W, E> {}
