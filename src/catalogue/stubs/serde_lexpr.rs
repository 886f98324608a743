//! `serde_lexpr`: reads byte by byte, writes token by token; nothing is flushed.

use std::io::{Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;

impl std::error::Error for Error {}

/// Asks for one byte at a time, up to the end.
/// ```
/// let numbers: Vec<u32> = serde_lexpr::from_reader(std::fs::File::open("f")?)?;
/// ```
#[sink(once_per = "byte", per_kib = 1024, to_end)]
pub fn from_reader<R: Read, T: DeserializeOwned>(rdr: R) -> Result<T>;

pub fn from_str<T: serde::Deserialize>(s: &str) -> Result<T>;
pub fn to_string<T: Serialize>(value: &T) -> Result<String>;

/// Writes every bracket, name and number by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// serde_lexpr::to_writer(&mut file, &[1, 2, 3])?;
/// ```
#[sink(once_per = "token", per_kib = 483, one_line)]
pub fn to_writer<T: Serialize, W: Write>(writer: W, value: &T) -> Result<()>;
