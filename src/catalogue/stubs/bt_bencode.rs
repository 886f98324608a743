//! `bt_bencode`: reads byte by byte, writes token by token; nothing is flushed.

use std::io::{Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;

impl std::error::Error for Error {}

/// Asks for one byte at a time, and fails where something follows.
/// ```
/// let numbers: Vec<u32> = bt_bencode::from_reader(std::fs::File::open("f")?)?;
/// ```
#[sink(once_per = "byte", per_kib = 1024)]
pub fn from_reader<R: Read, T: DeserializeOwned>(r: R) -> Result<T>;

pub fn from_slice<T: serde::Deserialize>(s: &[u8]) -> Result<T>;
pub fn to_vec<T: Serialize>(value: &T) -> Result<Vec<u8>>;

/// Writes every mark, length and text by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// bt_bencode::to_writer(&mut file, &[1, 2, 3])?;
/// ```
#[sink(once_per = "token", per_kib = 425, one_line)]
pub fn to_writer<W: Write, T: Serialize>(writer: W, value: &T) -> Result<()>;
