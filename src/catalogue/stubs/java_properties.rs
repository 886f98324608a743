//! `java_properties`: reads 64 bytes at a time, writes every key, sign and value by itself.

use std::collections::HashMap;
use std::io::{Read, Write};

pub struct Line;
pub struct PropertiesError;
pub struct PropertiesIter<R>;
pub struct PropertiesWriter<W>;

impl std::error::Error for PropertiesError {}

impl<R: Read> PropertiesIter<R> {
    /// Reads 64 bytes at a time, up to the end of the input.
    /// ```
    /// let properties = java_properties::PropertiesIter::new(std::fs::File::open("f")?);
    /// let lines = properties.count();
    /// ```
    #[sink(once_per = "token", per_kib = 16, to_end)]
    pub fn new(input: R) -> Self;

    pub fn read_into<F: FnMut(String, String)>(&mut self, f: F) -> Result<(), PropertiesError>;
}

impl<R: Read> Iterator for PropertiesIter<R> {
    type Item = Result<Line, PropertiesError>;
}

impl<W: Write> PropertiesWriter<W> {
    /// Writes every key, sign and value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// java_properties::PropertiesWriter::new(&mut file).write("key", "value")?;
    /// ```
    #[sink(once_per = "token", per_kib = 186)]
    pub fn new(writer: W) -> Self;

    pub fn write_comment(&mut self, comment: &str) -> Result<(), PropertiesError>;
    pub fn write(&mut self, key: &str, value: &str) -> Result<(), PropertiesError>;

    pub fn flush(&mut self) -> Result<(), PropertiesError>;

    /// Ends the last line and flushes.
    #[flushes]
    pub fn finish(&mut self) -> Result<(), PropertiesError>;
}

/// Reads 64 bytes at a time, up to the end of the input.
/// ```
/// let properties = java_properties::read(std::fs::File::open("f")?)?;
/// ```
#[sink(once_per = "token", per_kib = 16, to_end)]
pub fn read<R: Read>(input: R) -> Result<HashMap<String, String>, PropertiesError>;
