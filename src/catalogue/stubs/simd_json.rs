//! `simd_json`: reads all at once, writes token by token; nothing is flushed.

use std::io::{Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;

impl std::error::Error for Error {}

/// Reads all there is in a few large blocks.
/// ```
/// let value: Vec<String> = simd_json::from_reader(std::fs::File::open("f")?)?;
/// ```
#[buffers]
pub fn from_reader<R: Read, T: DeserializeOwned>(rdr: R) -> Result<T>;

pub fn from_slice<T: serde::Deserialize>(s: &mut [u8]) -> Result<T>;
pub fn to_string<T: Serialize>(to: &T) -> Result<String>;
pub fn to_vec<T: Serialize>(to: &T) -> Result<Vec<u8>>;

/// Writes every token by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// simd_json::to_writer(&mut file, &[1, 2, 3])?;
/// ```
#[sink(once_per = "token", per_kib = 449)]
pub fn to_writer<T: Serialize, W: Write>(writer: W, to: &T) -> Result<()>;

/// Writes every token and every indentation by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// simd_json::to_writer_pretty(&mut file, &[1, 2, 3])?;
/// ```
#[sink(once_per = "token", per_kib = 422)]
pub fn to_writer_pretty<T: Serialize, W: Write>(writer: W, to: &T) -> Result<()>;
