//! `html2text`: reads all there is in blocks.

use std::io::Read;

pub struct Error;

impl std::error::Error for Error {}

/// Reads all there is, 4 KiB at a time.
/// ```
/// let text = html2text::from_read(std::fs::File::open("f")?, 80)?;
/// ```
#[buffers]
pub fn from_read<R: Read>(input: R, width: usize) -> Result<String, Error>;
