//! `metaflac`: reads and writes each block of a tag in a few pieces, whatever its size.

use std::io::{Read, Seek, Write};
use std::path::Path;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;
pub struct Tag;

impl std::error::Error for Error {}
impl From<std::io::Error> for Error {}

impl Tag {
    pub fn new() -> Tag;
    pub fn read_from_path<P: AsRef<Path>>(path: P) -> Result<Tag>;

    /// Reads the header of each block, and then the block in a few pieces.
    /// ```
    /// let tag = metaflac::Tag::read_from(&mut std::fs::File::open("f")?)?;
    /// ```
    #[buffers]
    pub fn read_from(reader: &mut dyn Read) -> Result<Tag>;

    /// Writes the header of each block, and then the block in one piece.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// metaflac::Tag::new().write_to(&mut file)?;
    /// ```
    #[buffers]
    pub fn write_to(&mut self, writer: &mut dyn Write) -> Result<()>;

    pub fn write_to_path<P: AsRef<Path>>(&mut self, path: P) -> Result<()>;
    pub fn save(&mut self) -> Result<()>;
}
