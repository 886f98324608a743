//! `postcard`: every number and every length is a read or a write of its own; the writer is flushed.

use std::io::{Read, Write};

use serde::Serialize;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;

impl std::error::Error for Error {}

/// Reads every number, length and string by itself, and stops at the end of the value.
pub fn from_io<T: serde::Deserialize, R: Read>(val: (R, &mut [u8])) -> Result<(T, (R, &mut [u8]))>;

/// Writes every number, length and string by itself, then flushes.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// postcard::to_io(&[1, 2, 3], &mut file)?;
/// ```
#[flushes]
#[sink(once_per = "token", per_kib = 259, one_line)]
pub fn to_io<T: Serialize, W: Write>(value: &T, writer: W) -> Result<W>;

pub fn from_bytes<T: serde::Deserialize>(s: &[u8]) -> Result<T>;
pub fn to_allocvec<T: Serialize>(value: &T) -> Result<Vec<u8>>;
pub fn to_stdvec<T: Serialize>(value: &T) -> Result<Vec<u8>>;
