//! `serde_ini`: reads 8 KiB at a time, writes every name, value and line end by itself; nothing is flushed.

use std::io::{Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

pub struct Error;

impl std::error::Error for Error {}

/// Reads 8 KiB at a time.
/// ```
/// let values: std::collections::BTreeMap<String, u32> = serde_ini::from_read(std::fs::File::open("f")?)?;
/// ```
#[buffers]
pub fn from_read<R: Read, T: DeserializeOwned>(reader: R) -> Result<T, Error>;

pub fn from_str<T: serde::Deserialize>(s: &str) -> Result<T, Error>;
pub fn to_string<T: Serialize>(value: &T) -> Result<String, Error>;
pub fn to_vec<T: Serialize>(value: &T) -> Result<Vec<u8>, Error>;

/// Writes every name, value and line end by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// serde_ini::to_writer(&mut file, &[("name", 1)])?;
/// ```
#[sink(once_per = "token", per_kib = 172)]
pub fn to_writer<W: Write, T: Serialize>(writer: W, value: &T) -> Result<(), Error>;

pub mod write {
    use std::io::Write;

    pub struct Item;

    pub enum LineEnding {
        Linefeed,
        CrLf,
    }

    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct Writer<W>;

    impl<W: Write> Writer<W> {
        /// Writes every name, value and line end by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut writer = serde_ini::write::Writer::new(&mut file, serde_ini::write::LineEnding::Linefeed);
        /// writer.write(&item()?)?;
        /// ```
        #[sink(once_per = "token", per_kib = 179)]
        pub fn new(writer: W, line_ending: LineEnding) -> Self;

        pub fn write(&mut self, item: &Item) -> std::io::Result<()>;
        pub fn into_inner(self) -> W;
    }
}
