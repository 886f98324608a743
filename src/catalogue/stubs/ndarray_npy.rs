//! `ndarray_npy`: reads and writes an array in one piece, but one that is a view number by number; writers flush.

use std::io::{Read, Seek, Write};
use std::path::Path;

pub struct ReadNpyError;
pub struct ReadNpzError;
pub struct WriteNpyError;
pub struct WriteNpzError;

impl std::error::Error for ReadNpyError {}
impl std::error::Error for ReadNpzError {}
impl std::error::Error for WriteNpyError {}
impl std::error::Error for WriteNpzError {}

pub fn read_npy<P: AsRef<Path>, T>(path: P) -> Result<T, ReadNpyError>;
pub fn write_npy<P: AsRef<Path>, T>(path: P, array: &T) -> Result<(), WriteNpyError>;

pub trait ReadNpyExt {
    /// Reads the header, and then the array in one piece.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let numbers: ndarray::Array1<f64> = ndarray_npy::ReadNpyExt::read_npy(file)?;
    /// ```
    #[buffers]
    fn read_npy<R: Read>(reader: R) -> Result<Self, ReadNpyError>;
}

pub trait WriteNpyExt {
    /// Writes an array that lies in memory in order in one piece, any other number by number, then flushes.
    #[flushes]
    fn write_npy<W: Write>(&self, writer: W) -> Result<(), WriteNpyError>;
}

/// Reads an array in one piece.
#[buffers]
pub struct NpzReader<R>;

impl<R: Read + Seek> NpzReader<R> {
    pub fn new(reader: R) -> Result<NpzReader<R>, ReadNpzError>;
}

/// Gathers the numbers of an array into blocks.
#[buffers]
pub struct NpzWriter<W>;

impl<W: Write + Seek> NpzWriter<W> {
    pub fn new(writer: W) -> NpzWriter<W>;
    pub fn new_compressed(writer: W) -> NpzWriter<W>;

    /// Writes the directory, flushes the inner writer and reports whether that worked.
    #[flushes]
    pub fn finish(self) -> Result<W, WriteNpzError>;
}
