//! `ico`: the entries of the directory go field by field, and each image in one piece.

use std::io::{Read, Result, Seek, Write};

pub struct IconDir;
pub struct IconImage;

pub enum ResourceType {
    Icon,
    Cursor,
}

impl IconDir {
    pub fn new(resource_type: ResourceType) -> IconDir;

    /// Reads the directory field by field, and each image in one piece.
    /// ```
    /// let icons = ico::IconDir::read(std::fs::File::open("f")?)?;
    /// ```
    #[buffers]
    #[seeks]
    pub fn read<R: Read + Seek>(reader: R) -> Result<IconDir>;

    /// Writes the directory field by field, and each image in one piece.
    /// ```
    /// let icons = ico::IconDir::new(ico::ResourceType::Icon);
    /// icons.write(std::fs::File::create("f")?)?;
    /// ```
    #[buffers]
    pub fn write<W: Write>(&self, writer: W) -> Result<()>;
}

impl IconImage {
    pub fn new(width: u32, height: u32) -> IconImage;

    /// Writes a dozen blocks an image.
    /// ```
    /// let image = ico::IconImage::new(1, 1);
    /// image.write_png(std::fs::File::create("f")?)?;
    /// ```
    #[buffers]
    pub fn write_png<W: Write>(&self, writer: W) -> Result<()>;
}
