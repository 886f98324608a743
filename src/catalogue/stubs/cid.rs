//! `cid`: an identifier is read and written in a few small pieces.

use std::io::{Read, Write};

pub struct Cid;
pub struct Error;

impl std::error::Error for Error {}

impl Cid {
    /// Reads the numbers before a hash byte by byte, and then the hash.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let id = cid::Cid::read_bytes(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 142, at_most = 100)]
    pub fn read_bytes<R: Read>(r: R) -> Result<Cid, Error>;

    /// Writes the numbers before a hash, and then the hash, by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     cid::Cid::default().write_bytes(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 142, at_most = 100)]
    pub fn write_bytes<W: Write>(&self, w: W) -> Result<usize, Error>;

    pub fn to_bytes(&self) -> Vec<u8>;
}

impl Default for Cid {}
