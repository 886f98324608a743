//! `ini`: reads all at once, writes every name, mark and value by itself; nothing is flushed.

use std::io::{self, Read, Write};
use std::path::Path;

pub struct Ini;

pub enum Error {
    Io(io::Error),
    Parse(ParseError),
}

pub struct ParseError;

impl std::error::Error for Error {}
impl std::error::Error for ParseError {}

impl Ini {
    pub fn new() -> Ini;

    /// Reads all there is in a few large blocks.
    #[buffers]
    pub fn read_from<R: Read>(reader: &mut R) -> Result<Ini, Error>;

    pub fn load_from_file<P: AsRef<Path>>(filename: P) -> Result<Ini, Error>;
    pub fn load_from_str(buf: &str) -> Result<Ini, ParseError>;
    pub fn write_to_file<P: AsRef<Path>>(&self, filename: P) -> io::Result<()>;

    /// Writes every name, mark and value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// ini::Ini::new().write_to(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 274.8)]
    pub fn write_to<W: Write>(&self, writer: &mut W) -> io::Result<()>;
}
