//! `calamine`: reads a sheet in blocks of 8 KiB, and seeks from one part of the book to the next.

use std::io::{Read, Seek};

pub struct Xlsx<R>;
pub struct Error;

impl std::error::Error for Error {}

/// Reads blocks of 8 KiB.
/// ```
/// let book: calamine::Xlsx<_> = calamine::open_workbook_from_rs(std::fs::File::open("f")?)?;
/// ```
#[buffers]
pub fn open_workbook_from_rs<B, R: Read + Seek>(rs: R) -> Result<B, Error>;

/// Reads blocks of 8 KiB.
#[buffers]
pub fn open_workbook_auto_from_rs<R: Read + Seek + Clone>(data: R) -> Result<Xlsx<R>, Error>;
