//! `dot_vox`: writes a scene in a few pieces.

use std::io::{Result, Write};

pub struct DotVoxData;

pub fn load(filename: &str) -> std::result::Result<DotVoxData, &str>;
pub fn load_bytes(bytes: &[u8]) -> std::result::Result<DotVoxData, &str>;

impl DotVoxData {
    /// Makes all chunks, which it writes in a few pieces.
    /// ```
    /// let data = dot_vox::load_bytes(&[])?;
    /// let mut file = std::fs::File::create("f")?;
    /// data.write_vox(&mut file)?;
    /// ```
    #[buffers]
    pub fn write_vox<W: Write>(&self, writer: &mut W) -> Result<()>;
}
