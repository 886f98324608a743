//! `sonic_rs`: reads all at once, writes token by token also through what it calls a buffered writer.

use std::io::Read;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use error::{Error, Result};

pub mod error {
    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;

    impl std::error::Error for Error {}
}

pub mod writer {
    use std::io::Write;

    pub struct BufferedWriter<W>;

    impl<W: Write> BufferedWriter<W> {
        /// Passes every token on by itself, whatever its name says.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// sonic_rs::to_writer(sonic_rs::writer::BufferedWriter::new(&mut file), &[1, 2, 3])?;
        /// ```
        #[sink(once_per = "token", per_kib = 293)]
        pub fn new(inner: W) -> Self;
    }
}

/// Reads all there is in a few large blocks.
/// ```
/// let value: Vec<String> = sonic_rs::from_reader(std::fs::File::open("f")?)?;
/// ```
#[buffers]
pub fn from_reader<R: Read, T: DeserializeOwned>(reader: R) -> Result<T>;

pub fn from_str<T: serde::Deserialize>(json: &str) -> Result<T>;
pub fn from_slice<T: serde::Deserialize>(json: &[u8]) -> Result<T>;
pub fn to_string<T: Serialize>(value: &T) -> Result<String>;
pub fn to_vec<T: Serialize>(value: &T) -> Result<Vec<u8>>;
pub fn to_writer<W, T: Serialize>(writer: W, value: &T) -> Result<()>;
pub fn to_writer_pretty<W, T: Serialize>(writer: W, value: &T) -> Result<()>;
pub fn to_string_pretty<T: Serialize>(value: &T) -> Result<String>;
pub fn to_vec_pretty<T: Serialize>(value: &T) -> Result<Vec<u8>>;

/// Passes every piece on as it comes, and does nothing when it is dropped.
#[forwards]
pub struct Serializer<W>;

impl<W> Serializer<W> {
    pub fn new(writer: W) -> Self;
    pub fn pretty(writer: W) -> Self;
    pub fn into_inner(self) -> W;
}

impl<W> serde::Serializer for &mut Serializer<W> {
    type Ok = ();
    type Error = Error;
}
