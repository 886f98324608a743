//! `multihash`: a hash is read and written in a few small pieces.

use std::io::{Read, Write};

pub struct Error;
pub struct Multihash<const S: usize>;

impl std::error::Error for Error {}

impl<const S: usize> Multihash<S> {
    /// Reads the numbers before the hash byte by byte, and then the hash.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let hash = multihash::Multihash::<64>::read(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 90.4, at_most = 100)]
    pub fn read<R: Read>(r: R) -> Result<Self, Error>;

    /// Writes the numbers before the hash, and then the hash, by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     multihash::Multihash::<64>::default().write(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 90.4, at_most = 100)]
    pub fn write<W: Write>(&self, w: W) -> Result<usize, Error>;

    pub fn to_bytes(&self) -> Vec<u8>;
}

impl<const S: usize> Default for Multihash<S> {}
