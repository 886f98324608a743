//! `npyz`: every number is a read or a write of its own; `finish` flushes.

use std::io::{Read, Result, Write};

pub struct NpyFile<R>;
pub struct NpyReader<T, R>;
pub struct NpyWriter<T, W>;

impl<R: Read> NpyFile<R> {
    /// Reads every number by itself.
    /// ```
    /// let array = npyz::NpyFile::new(std::fs::File::open("f")?)?;
    /// let numbers: Vec<f64> = array.into_vec()?;
    /// ```
    #[sink(once_per = "token", per_kib = 128)]
    pub fn new(reader: R) -> Result<Self>;

    pub fn shape(&self) -> &[u64];
    pub fn into_vec<T>(self) -> Result<Vec<T>>;
}

impl<T, W: Write> NpyWriter<T, W> {
    pub fn push(&mut self, item: &T) -> Result<()>;
    pub fn extend<I: IntoIterator>(&mut self, iter: I) -> Result<()>;

    /// Completes the header, flushes the inner writer and reports whether that worked.
    #[flushes]
    pub fn finish(self) -> Result<()>;
}
