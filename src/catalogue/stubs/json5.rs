//! `json5`: every token and every blank is a write of its own; nothing is flushed.

use std::io::Write;

use serde::Serialize;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;

/// Passes every piece on as it comes, and does nothing when it is dropped.
#[forwards]
pub struct Serializer<W>;

impl std::error::Error for Error {}

pub fn from_str<T: serde::Deserialize>(input: &str) -> Result<T>;
pub fn to_string<T: Serialize>(value: &T) -> Result<String>;

/// Writes every token and every blank by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// json5::to_writer(&mut file, &[1, 2, 3])?;
/// ```
#[sink(once_per = "byte", per_kib = 724)]
pub fn to_writer<T: Serialize, W: Write>(w: W, value: &T) -> Result<()>;

impl<W: Write> Serializer<W> {
    /// Writes every token and every blank by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let mut serializer = json5::Serializer::new(&mut file);
    /// serde::Serialize::serialize(&[1, 2, 3], &mut serializer)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 724)]
    pub fn new(w: W) -> Serializer<W>;
}

impl<W: Write> serde::Serializer for &mut Serializer<W> {
    type Ok = ();
    type Error = Error;
}
