//! `fastnbt`: every tag, name and number is a read or a write of its own; nothing is flushed.

use std::io::{Read, Write};

use serde::Serialize;

pub type Result<T> = std::result::Result<T, error::Error>;

pub mod error {
    pub struct Error;

    impl std::error::Error for Error {}
}

/// Reads every tag, name and number by itself, and stops at the end of the value.
/// ```
/// let value: fastnbt::Value = fastnbt::from_reader(std::fs::File::open("f")?)?;
/// ```
#[sink(once_per = "token", per_kib = 316)]
pub fn from_reader<R: Read, T: serde::Deserialize>(reader: R) -> Result<T>;

pub fn from_bytes<T: serde::Deserialize>(input: &[u8]) -> Result<T>;
pub fn to_bytes<T: Serialize>(v: &T) -> Result<Vec<u8>>;

/// Writes every tag, name and number by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// fastnbt::to_writer(&mut file, &[1, 2, 3])?;
/// ```
#[sink(once_per = "token", per_kib = 316, one_line)]
pub fn to_writer<T: Serialize, W: Write>(writer: W, v: &T) -> Result<()>;

pub enum Value {
    Byte(i8),
    Int(i32),
    String(String),
    List(Vec<Value>),
}

pub mod stream {
    use std::io::Read;

    pub struct Parser<R>;

    impl<R: Read> Parser<R> {
        /// Reads every tag, name and number by itself.
        /// ```
        /// let mut parser = fastnbt::stream::Parser::new(std::fs::File::open("f")?);
        /// ```
        #[sink(once_per = "token", per_kib = 316)]
        pub fn new(reader: R) -> Self;
    }
}
