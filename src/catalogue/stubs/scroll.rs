//! `scroll`: each number is a read or a write of its own.

use std::io::{Read, Result, Write};

pub trait IOread: Read {
    /// Reads one value by itself.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number: u32 = scroll::IOread::ioread(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 256, at_most = 16)]
    fn ioread<N>(&mut self) -> Result<N>;

    /// Reads one value by itself.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number: u32 = scroll::IOread::ioread_with(&mut file, scroll::LE)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 256, at_most = 16)]
    fn ioread_with<N, Ctx>(&mut self, ctx: Ctx) -> Result<N>;
}

pub trait IOwrite: Write {
    /// Writes one value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for number in 0..100u32 {
    ///     scroll::IOwrite::iowrite(&mut file, number)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 256, at_most = 16)]
    fn iowrite<N>(&mut self, n: N) -> Result<()>;

    /// Writes one value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for number in 0..100u32 {
    ///     scroll::IOwrite::iowrite_with(&mut file, number, scroll::LE)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 256, at_most = 16)]
    fn iowrite_with<N, Ctx>(&mut self, n: N, ctx: Ctx) -> Result<()>;
}

impl<R: Read> IOread for R {}
impl<W: Write> IOwrite for W {}
