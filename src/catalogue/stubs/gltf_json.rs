//! `gltf_json`: reads and writes with `serde_json`; nothing is flushed.

use std::io::{Read, Write};

pub struct Error;
pub struct Root;

impl std::error::Error for Error {}
impl Default for Root {}

impl Root {
    pub fn from_str(str_: &str) -> Result<Root, Error>;
    pub fn from_slice(slice: &[u8]) -> Result<Root, Error>;

    /// Asks for one byte at a time, up to the end.
    /// ```
    /// let root = gltf_json::Root::from_reader(std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1024, to_end)]
    pub fn from_reader<R: Read>(reader: R) -> Result<Root, Error>;

    pub fn to_string(&self) -> Result<String, Error>;
    pub fn to_vec(&self) -> Result<Vec<u8>, Error>;

    /// Writes every token by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// gltf_json::Root::default().to_writer(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 424, one_line)]
    pub fn to_writer<W: Write>(&self, writer: W) -> Result<(), Error>;

    /// Writes every token and every indent by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// gltf_json::Root::default().to_writer_pretty(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 477)]
    pub fn to_writer_pretty<W: Write>(&self, writer: W) -> Result<(), Error>;
}
