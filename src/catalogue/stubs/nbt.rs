//! `nbt`: every tag, name and number is a read or a write of its own; what is compressed moves in blocks.

use std::io::{Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;
pub struct Blob;

impl std::error::Error for Error {}
impl From<std::io::Error> for Error {}

impl Blob {
    pub fn new() -> Blob;

    /// Reads every tag, name and number by itself, and stops at the end of the value.
    /// ```
    /// let blob = nbt::Blob::from_reader(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token", per_kib = 316)]
    pub fn from_reader<R: Read>(src: &mut R) -> Result<Blob>;

    /// Reads its input in large blocks.
    #[buffers]
    pub fn from_gzip_reader<R: Read>(src: &mut R) -> Result<Blob>;

    pub fn from_zlib_reader<R: Read>(src: &mut R) -> Result<Blob>;

    /// Writes every tag, name and number by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// nbt::Blob::new().to_writer(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 316, one_line)]
    pub fn to_writer<W: Write>(&self, dst: &mut W) -> Result<()>;

    pub fn to_gzip_writer<W: Write>(&self, dst: &mut W) -> Result<()>;
    pub fn to_zlib_writer<W: Write>(&self, dst: &mut W) -> Result<()>;
}

/// Reads every tag, name and number by itself, and stops at the end of the value.
/// ```
/// let numbers: Vec<i32> = nbt::from_reader(std::fs::File::open("f")?)?;
/// ```
#[sink(once_per = "token", per_kib = 316)]
pub fn from_reader<R: Read, T: DeserializeOwned>(src: R) -> Result<T>;

/// Reads its input in large blocks.
#[buffers]
pub fn from_gzip_reader<R: Read, T: DeserializeOwned>(src: R) -> Result<T>;

pub fn from_zlib_reader<R: Read, T: DeserializeOwned>(src: R) -> Result<T>;

/// Writes every tag, name and number by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// nbt::to_writer(&mut file, &[1, 2, 3], None)?;
/// ```
#[sink(once_per = "token", per_kib = 316, one_line)]
pub fn to_writer<W: Write + ?Sized, T: Serialize>(dst: &mut W, value: &T, header: Option<&str>)
-> Result<()>;

/// Gathers its output into large blocks.
#[buffers]
pub fn to_gzip_writer<W: Write + ?Sized, T: Serialize>(
    dst: &mut W,
    value: &T,
    header: Option<&str>,
) -> Result<()>;
