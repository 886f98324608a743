//! `lzma_rs`: reads from what buffers already, packs byte by byte, unpacks into one piece.

use std::io::{BufRead, Result, Write};

pub mod error {
    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;

    impl std::error::Error for Error {}
    impl From<std::io::Error> for Error {}
}

/// Writes what is packed byte by byte.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// lzma_rs::lzma_compress(&mut "text".as_bytes(), &mut file)?;
/// ```
#[sink(once_per = "byte", per_kib = 1024, of = "W")]
pub fn lzma_compress<R: BufRead, W: Write>(input: &mut R, output: &mut W) -> Result<()>;

/// Writes what is unpacked in one piece.
/// ```
/// let mut packed = std::io::BufReader::new(std::fs::File::open("f")?);
/// lzma_rs::lzma_decompress(&mut packed, &mut std::fs::File::create("g")?)?;
/// ```
#[buffers]
pub fn lzma_decompress<R: BufRead, W: Write>(input: &mut R, output: &mut W) -> error::Result<()>;

/// Writes blocks of 64 KiB.
/// ```
/// lzma_rs::xz_compress(&mut "text".as_bytes(), &mut std::fs::File::create("f")?)?;
/// ```
#[buffers]
pub fn xz_compress<R: BufRead, W: Write>(input: &mut R, output: &mut W) -> Result<()>;

/// Writes what is unpacked in one piece.
/// ```
/// let mut packed = std::io::BufReader::new(std::fs::File::open("f")?);
/// lzma_rs::xz_decompress(&mut packed, &mut std::fs::File::create("g")?)?;
/// ```
#[buffers]
pub fn xz_decompress<R: BufRead, W: Write>(input: &mut R, output: &mut W) -> error::Result<()>;
