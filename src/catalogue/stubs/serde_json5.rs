//! `serde_json5`: reads all at once, writes token by token; nothing is flushed.

use std::io::{Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;

impl std::error::Error for Error {}

/// Reads all there is in a few large blocks.
/// ```
/// let value: Vec<String> = serde_json5::from_reader(std::fs::File::open("f")?)?;
/// ```
#[buffers]
pub fn from_reader<T: DeserializeOwned, R: Read>(reader: R) -> Result<T>;

pub fn from_str<T: serde::Deserialize>(s: &str) -> Result<T>;
pub fn to_string<T: Serialize>(value: &T) -> Result<String>;

/// Writes every token by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// serde_json5::to_writer(&mut file, &[1, 2, 3])?;
/// ```
#[sink(once_per = "token", per_kib = 471)]
pub fn to_writer<W: Write, T: Serialize>(writer: W, value: &T) -> Result<()>;
