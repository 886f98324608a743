//! `lopdf`: reads all at once, writes every token of the file by itself; nothing is flushed, and `save` buffers.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Document;
pub struct Error;

impl std::error::Error for Error {}
impl From<io::Error> for Error {}

impl Document {
    pub fn new() -> Self;
    pub fn with_version<S: Into<String>>(version: S) -> Document;
    pub fn load<P: AsRef<Path>>(path: P) -> Result<Document>;
    pub fn load_mem(buffer: &[u8]) -> Result<Document>;

    /// Reads all there is in one piece.
    /// ```
    /// let document = lopdf::Document::load_from(std::fs::File::open("f")?)?;
    /// ```
    #[buffers]
    pub fn load_from<R: Read>(source: R) -> Result<Document>;

    pub fn save<P: AsRef<Path>>(&mut self, path: P) -> Result<File>;

    /// Writes every token by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// lopdf::Document::with_version("1.5").save_to(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 24.7)]
    pub fn save_to<W: Write>(&mut self, target: &mut W) -> Result<()>;

    /// Writes every token by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// lopdf::Document::with_version("1.5").save_modern(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 10.2)]
    pub fn save_modern<W: Write>(&mut self, target: &mut W) -> Result<()>;
}
