//! `bmp`: reads and writes an image in one piece.

use std::io::{Read, Result, Write};
use std::path::Path;

pub struct BmpError;
pub struct Image;

impl std::error::Error for BmpError {}

impl Image {
    pub fn new(width: u32, height: u32) -> Image;
    pub fn save<P: AsRef<Path>>(&self, path: P) -> Result<()>;

    /// Writes all in one piece.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// bmp::Image::new(1, 1).to_writer(&mut file)?;
    /// ```
    #[buffers]
    pub fn to_writer<W: Write>(&self, destination: &mut W) -> Result<()>;
}

pub fn open<P: AsRef<Path>>(path: P) -> std::result::Result<Image, BmpError>;

/// Reads all there is in one piece.
/// ```
/// let image = bmp::from_reader(&mut std::fs::File::open("f")?)?;
/// ```
#[buffers]
pub fn from_reader<R: Read>(source: &mut R) -> std::result::Result<Image, BmpError>;
