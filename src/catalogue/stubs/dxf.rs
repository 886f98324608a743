//! `dxf`: reads large blocks, writes every code and every value by itself; nothing is flushed, and `save_file` buffers.

use std::io::{Read, Write};
use std::path::Path;

pub type DxfResult<T> = Result<T, DxfError>;

pub struct Drawing;
pub struct DxfError;

impl std::error::Error for DxfError {}

impl Drawing {
    pub fn new() -> Self;
    pub fn load_file<P: AsRef<Path>>(path: P) -> DxfResult<Drawing>;
    pub fn save_file<P: AsRef<Path>>(&self, path: P) -> DxfResult<()>;

    /// Reads all there is in large blocks.
    /// ```
    /// let drawing = dxf::Drawing::load(&mut std::fs::File::open("f")?)?;
    /// ```
    #[buffers]
    pub fn load<T: Read + ?Sized>(reader: &mut T) -> DxfResult<Drawing>;

    /// Writes every code and every value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// dxf::Drawing::new().save(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 514)]
    pub fn save<T: Write + ?Sized>(&self, writer: &mut T) -> DxfResult<()>;

    /// Writes every code and every value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// dxf::Drawing::new().save_binary(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 399)]
    pub fn save_binary<T: Write + ?Sized>(&self, writer: &mut T) -> DxfResult<()>;
}
