//! `claxon`: reads 2 KiB at a time.

use std::fs::File;
use std::io::Read;
use std::path::Path;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;
pub struct FlacReader<R>;
pub struct FlacReaderOptions;
pub struct FlacSamples<R>;
pub struct Block;

impl std::error::Error for Error {}
impl From<std::io::Error> for Error {}

impl<R: Read> FlacReader<R> {
    /// Asks for 2 KiB at a time.
    /// ```
    /// let mut reader = claxon::FlacReader::new(std::fs::File::open("f")?)?;
    /// for sample in reader.samples() {}
    /// ```
    #[sink(once_per = "block", per_kib = 0.5)]
    pub fn new(reader: R) -> Result<FlacReader<R>>;

    /// Asks for 2 KiB at a time.
    #[buffers]
    pub fn new_ext(reader: R, options: FlacReaderOptions) -> Result<FlacReader<R>>;

    pub fn samples(&mut self) -> FlacSamples<R>;
    pub fn into_inner(self) -> R;
}

impl FlacReader<File> {
    pub fn open<P: AsRef<Path>>(filename: P) -> Result<FlacReader<File>>;
    pub fn open_ext<P: AsRef<Path>>(filename: P, options: FlacReaderOptions) -> Result<FlacReader<File>>;
}

impl<R: Read> Iterator for FlacSamples<R> {
    type Item = Result<i32>;
}
