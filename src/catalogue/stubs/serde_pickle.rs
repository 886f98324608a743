//! `serde_pickle`: reads 8 KiB at a time, and more than the value; writes token by token, and nothing is flushed.

use std::io::{Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

pub type Result<T> = std::result::Result<T, Error>;

pub struct DeOptions;
pub struct Error;
pub struct SerOptions;
pub struct Value;

impl std::error::Error for Error {}

impl DeOptions {
    pub fn new() -> DeOptions;
}

impl SerOptions {
    pub fn new() -> SerOptions;
}

/// Reads 8 KiB at a time, and more than the value.
/// ```
/// let file = std::fs::File::open("f")?;
/// let numbers: Vec<u32> = serde_pickle::from_reader(file, serde_pickle::DeOptions::new())?;
/// ```
#[buffers]
pub fn from_reader<R: Read, T: DeserializeOwned>(rdr: R, options: DeOptions) -> Result<T>;

/// Reads 8 KiB at a time, and more than the value.
/// ```
/// let file = std::fs::File::open("f")?;
/// let value = serde_pickle::value_from_reader(file, serde_pickle::DeOptions::new())?;
/// ```
#[buffers]
pub fn value_from_reader<R: Read>(rdr: R, options: DeOptions) -> Result<Value>;

pub fn from_slice<T: serde::Deserialize>(v: &[u8], options: DeOptions) -> Result<T>;
pub fn to_vec<T: Serialize>(value: &T, options: SerOptions) -> Result<Vec<u8>>;

/// Writes every mark, length and text by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// serde_pickle::to_writer(&mut file, &[1, 2, 3], serde_pickle::SerOptions::new())?;
/// ```
#[sink(once_per = "token", per_kib = 364, one_line)]
pub fn to_writer<W: Write, T: Serialize>(writer: &mut W, value: &T, options: SerOptions) -> Result<()>;
