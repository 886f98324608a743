//! `id3`: reads and writes a tag in a few pieces, whatever its size.

use std::fs::File;
use std::io::{Read, Seek, Write};
use std::path::Path;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;
pub struct Tag;
pub struct Encoder;

pub enum Version {
    Id3v22,
    Id3v23,
    Id3v24,
}

impl std::error::Error for Error {}
impl From<std::io::Error> for Error {}

impl Tag {
    pub fn new() -> Tag;
    pub fn read_from_path<P: AsRef<Path>>(path: P) -> Result<Tag>;

    /// Reads the header, and then the tag in one piece.
    #[buffers]
    pub fn read_from<R: Read>(reader: R) -> Result<Tag>;

    /// Reads the header, and then the tag in a few large blocks.
    /// ```
    /// let tag = id3::Tag::read_from2(std::fs::File::open("f")?)?;
    /// ```
    #[buffers]
    pub fn read_from2<R: Read + Seek>(reader: R) -> Result<Tag>;

    /// Writes the header, and then the tag in one piece.
    /// ```
    /// let tag = id3::Tag::new();
    /// tag.write_to(std::fs::File::create("f")?, id3::Version::Id3v24)?;
    /// ```
    #[buffers]
    pub fn write_to<W: Write>(&self, writer: W, version: Version) -> Result<()>;

    pub fn write_to_path<P: AsRef<Path>>(&self, path: P, version: Version) -> Result<()>;
}

impl Encoder {
    pub fn new() -> Encoder;
    pub fn version(self, version: Version) -> Encoder;
    pub fn padding(self, padding: usize) -> Encoder;

    /// Writes the header, and then the tag in one piece.
    /// ```
    /// id3::Encoder::new().encode(&id3::Tag::new(), std::fs::File::create("f")?)?;
    /// ```
    #[buffers]
    pub fn encode<W: Write>(&self, tag: &Tag, writer: W) -> Result<()>;
}
