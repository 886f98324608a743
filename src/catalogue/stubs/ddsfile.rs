//! `ddsfile`: two dozen fields of a header go one by one, then the image in one piece.

use std::io::{Read, Write};

pub struct Dds;
pub struct Error;

impl std::error::Error for Error {}

impl Dds {
    /// Reads the fields of the header by themselves, and the image in one piece.
    /// ```
    /// let image = ddsfile::Dds::read(std::fs::File::open("f")?)?;
    /// ```
    #[buffers]
    pub fn read<R: Read>(r: R) -> Result<Dds, Error>;

    /// Writes the fields of the header by themselves, and the image in one piece.
    /// ```
    /// let image = ddsfile::Dds::read(&[][..])?;
    /// let mut file = std::fs::File::create("f")?;
    /// image.write(&mut file)?;
    /// ```
    #[buffers]
    pub fn write<W: Write>(&self, w: &mut W) -> Result<(), Error>;
}
