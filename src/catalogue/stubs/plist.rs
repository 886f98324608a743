//! `plist`: XML is read in large blocks, the binary form value by value and by seeking; writers flush.

use std::io::{Read, Seek, Write};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub struct Error;
pub struct Dictionary;

pub enum Value {
    Array(Vec<Value>),
    Dictionary(Dictionary),
    Boolean(bool),
    Data(Vec<u8>),
    Real(f64),
    String(String),
}

impl std::error::Error for Error {}

/// Reads the binary form value by value and seeks between them; XML in large blocks.
/// ```
/// let value: plist::Value = plist::from_reader(std::fs::File::open("f")?)?;
/// ```
#[seeks]
#[sink(once_per = "token", per_kib = 294)]
pub fn from_reader<R: Read + Seek, T: DeserializeOwned>(reader: R) -> Result<T, Error>;

/// Reads its input in large blocks.
#[buffers]
pub fn from_reader_xml<R: Read, T: DeserializeOwned>(reader: R) -> Result<T, Error>;

pub fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error>;
pub fn from_file<P: AsRef<Path>, T: DeserializeOwned>(path: P) -> Result<T, Error>;
pub fn to_file_xml<P: AsRef<Path>, T: Serialize>(path: P, value: &T) -> Result<(), Error>;
pub fn to_file_binary<P: AsRef<Path>, T: Serialize>(path: P, value: &T) -> Result<(), Error>;

/// Writes every value by itself, then flushes.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// plist::to_writer_binary(&mut file, &plist::Value::Boolean(true))?;
/// ```
#[flushes]
#[sink(once_per = "token", per_kib = 262)]
pub fn to_writer_binary<W: Write, T: Serialize>(writer: W, value: &T) -> Result<(), Error>;

/// Writes every mark, name and text by itself, then flushes.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// plist::to_writer_xml(&mut file, &plist::Value::Boolean(true))?;
/// ```
#[flushes]
#[sink(once_per = "token", per_kib = 403)]
pub fn to_writer_xml<W: Write, T: Serialize>(writer: W, value: &T) -> Result<(), Error>;

impl Value {
    /// Reads the binary form value by value and seeks between them; XML in large blocks.
    /// ```
    /// let value = plist::Value::from_reader(std::fs::File::open("f")?)?;
    /// ```
    #[seeks]
    #[sink(once_per = "token", per_kib = 294)]
    pub fn from_reader<R: Read + Seek>(reader: R) -> Result<Value, Error>;

    /// Reads its input in large blocks.
    #[buffers]
    pub fn from_reader_xml<R: Read>(reader: R) -> Result<Value, Error>;

    pub fn from_file<P: AsRef<Path>>(path: P) -> Result<Value, Error>;

    /// Writes every value by itself, then flushes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// plist::Value::Boolean(true).to_writer_binary(&mut file)?;
    /// ```
    #[flushes]
    #[sink(once_per = "token", per_kib = 262)]
    pub fn to_writer_binary<W: Write>(&self, writer: W) -> Result<(), Error>;

    /// Writes every mark, name and text by itself, then flushes.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// plist::Value::Boolean(true).to_writer_xml(&mut file)?;
    /// ```
    #[flushes]
    #[sink(once_per = "token", per_kib = 403)]
    pub fn to_writer_xml<W: Write>(&self, writer: W) -> Result<(), Error>;

    pub fn as_dictionary(&self) -> Option<&Dictionary>;
    pub fn as_array(&self) -> Option<&Vec<Value>>;
    pub fn as_string(&self) -> Option<&str>;
}
