//! `obj`: reads 8 KiB at a time, writes every number and every mark by itself; nothing is flushed.

use std::io::{Read, Result, Write};
use std::path::Path;

pub struct Obj;
pub struct ObjData;
pub struct ObjError;

impl std::error::Error for ObjError {}
impl Default for ObjData {}

impl Obj {
    pub fn load<P: AsRef<Path>>(path: P) -> std::result::Result<Obj, ObjError>;
}

impl ObjData {
    /// Reads 8 KiB at a time.
    /// ```
    /// let data = obj::ObjData::load_buf(std::fs::File::open("f")?)?;
    /// ```
    #[buffers]
    pub fn load_buf<R: Read>(input: R) -> std::result::Result<ObjData, ObjError>;

    /// Writes every number and every mark by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// obj::ObjData::default().write_to_buf(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 576)]
    pub fn write_to_buf<W: Write>(&self, out: &mut W) -> Result<()>;
}
