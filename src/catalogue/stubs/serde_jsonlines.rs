//! `serde_jsonlines`: reads from what buffers already, writes every line token by token; nothing is flushed.

use std::io::{BufRead, Result, Write};

use serde::Serialize;

pub struct JsonLinesReader<R>;
pub struct JsonLinesWriter<W>;

impl<R: BufRead> JsonLinesReader<R> {
    pub fn new(reader: R) -> Self;
    pub fn read<T>(&mut self) -> Result<Option<T>>;
    pub fn into_inner(self) -> R;
}

impl<W: Write> JsonLinesWriter<W> {
    /// Writes every token by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// serde_jsonlines::JsonLinesWriter::new(&mut file).write_all(["a", "b"])?;
    /// ```
    #[sink(once_per = "token", per_kib = 449)]
    pub fn new(writer: W) -> Self;

    pub fn write<T: Serialize>(&mut self, value: &T) -> Result<()>;
    pub fn write_all<T: Serialize, I: IntoIterator<Item = T>>(&mut self, items: I) -> Result<()>;
    pub fn flush(&mut self) -> Result<()>;
    pub fn into_inner(self) -> W;
}

pub trait WriteExt: Write {
    /// Writes every token by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// serde_jsonlines::WriteExt::write_json_lines(&mut file, ["a", "b"])?;
    /// ```
    #[sink(once_per = "token", per_kib = 449)]
    fn write_json_lines<T: Serialize, I: IntoIterator<Item = T>>(&mut self, items: I) -> Result<()>;
}

impl<W: Write> WriteExt for W {}
