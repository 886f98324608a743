//! `csv`: readers and writers have a buffer of their own, which a writer flushes when asked.

use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;
pub struct ReaderBuilder;
pub struct WriterBuilder;
pub struct StringRecord;
pub struct ByteRecord;
pub struct Position;
pub struct IntoInnerError<W>;

pub enum Terminator {
    CRLF,
    Any(u8),
}

pub enum QuoteStyle {
    Always,
    Necessary,
    NonNumeric,
    Never,
}

pub enum Trim {
    None,
    Headers,
    Fields,
    All,
}

impl std::error::Error for Error {}
impl From<Error> for io::Error {}
impl From<io::Error> for Error {}
impl<W> std::error::Error for IntoInnerError<W> {}

impl<W> IntoInnerError<W> {
    pub fn error(&self) -> &io::Error;
    pub fn into_inner(self) -> W;
}

/// Gathers records into 8 KiB.
#[buffers]
pub struct Writer<W>;

impl WriterBuilder {
    pub fn new() -> WriterBuilder;
    pub fn from_path<P: AsRef<Path>>(&self, path: P) -> Result<Writer<File>>;
    pub fn from_writer<W: Write>(&self, wtr: W) -> Writer<W>;
    pub fn delimiter(&mut self, delimiter: u8) -> &mut WriterBuilder;
    pub fn has_headers(&mut self, yes: bool) -> &mut WriterBuilder;
    pub fn flexible(&mut self, yes: bool) -> &mut WriterBuilder;
    pub fn terminator(&mut self, term: Terminator) -> &mut WriterBuilder;
    pub fn quote_style(&mut self, style: QuoteStyle) -> &mut WriterBuilder;
    pub fn quote(&mut self, quote: u8) -> &mut WriterBuilder;
    pub fn double_quote(&mut self, yes: bool) -> &mut WriterBuilder;
    pub fn escape(&mut self, escape: u8) -> &mut WriterBuilder;
    pub fn buffer_capacity(&mut self, capacity: usize) -> &mut WriterBuilder;
}

impl Writer<File> {
    pub fn from_path<P: AsRef<Path>>(path: P) -> Result<Writer<File>>;
}

impl<W: Write> Writer<W> {
    pub fn from_writer(wtr: W) -> Writer<W>;
    pub fn serialize<S: Serialize>(&mut self, record: S) -> Result<()>;
    pub fn write_record<I: IntoIterator>(&mut self, record: I) -> Result<()>;
    pub fn write_byte_record(&mut self, record: &ByteRecord) -> Result<()>;
    pub fn write_field<T: AsRef<[u8]>>(&mut self, field: T) -> Result<()>;

    /// Writes out what is still buffered, flushes the inner writer and reports whether that worked.
    #[flushes]
    pub fn flush(&mut self) -> io::Result<()>;

    pub fn get_ref(&self) -> &W;

    /// Writes out what is still buffered, flushes the inner writer and reports whether that worked.
    #[flushes]
    pub fn into_inner(self) -> std::result::Result<W, IntoInnerError<Writer<W>>>;
}

/// Reads 8 KiB at a time.
#[buffers]
pub struct Reader<R>;

impl ReaderBuilder {
    pub fn new() -> ReaderBuilder;
    pub fn from_path<P: AsRef<Path>>(&self, path: P) -> Result<Reader<File>>;
    pub fn from_reader<R: Read>(&self, rdr: R) -> Reader<R>;
    pub fn delimiter(&mut self, delimiter: u8) -> &mut ReaderBuilder;
    pub fn has_headers(&mut self, yes: bool) -> &mut ReaderBuilder;
    pub fn flexible(&mut self, yes: bool) -> &mut ReaderBuilder;
    pub fn trim(&mut self, trim: Trim) -> &mut ReaderBuilder;
    pub fn terminator(&mut self, term: Terminator) -> &mut ReaderBuilder;
    pub fn quote(&mut self, quote: u8) -> &mut ReaderBuilder;
    pub fn escape(&mut self, escape: Option<u8>) -> &mut ReaderBuilder;
    pub fn double_quote(&mut self, yes: bool) -> &mut ReaderBuilder;
    pub fn quoting(&mut self, yes: bool) -> &mut ReaderBuilder;
    pub fn comment(&mut self, comment: Option<u8>) -> &mut ReaderBuilder;
    pub fn buffer_capacity(&mut self, capacity: usize) -> &mut ReaderBuilder;
}

impl Reader<File> {
    pub fn from_path<P: AsRef<Path>>(path: P) -> Result<Reader<File>>;
}

impl<R: Read> Reader<R> {
    pub fn from_reader(rdr: R) -> Reader<R>;
    pub fn deserialize<D: DeserializeOwned>(&mut self) -> DeserializeRecordsIter<R, D>;
    pub fn into_deserialize<D: DeserializeOwned>(self) -> DeserializeRecordsIntoIter<R, D>;
    pub fn records(&mut self) -> StringRecordsIter<R>;
    pub fn into_records(self) -> StringRecordsIntoIter<R>;
    pub fn byte_records(&mut self) -> ByteRecordsIter<R>;
    pub fn into_byte_records(self) -> ByteRecordsIntoIter<R>;
    pub fn headers(&mut self) -> Result<&StringRecord>;
    pub fn byte_headers(&mut self) -> Result<&ByteRecord>;
    pub fn set_headers(&mut self, headers: StringRecord);
    pub fn read_record(&mut self, record: &mut StringRecord) -> Result<bool>;
    pub fn read_byte_record(&mut self, record: &mut ByteRecord) -> Result<bool>;
    pub fn position(&self) -> &Position;
    pub fn is_done(&self) -> bool;
    pub fn get_ref(&self) -> &R;
    pub fn get_mut(&mut self) -> &mut R;
    pub fn into_inner(self) -> R;
    pub fn seek(&mut self, pos: Position) -> Result<()>;
}

pub struct DeserializeRecordsIter<R, D>;
pub struct DeserializeRecordsIntoIter<R, D>;
pub struct StringRecordsIter<R>;
pub struct StringRecordsIntoIter<R>;
pub struct ByteRecordsIter<R>;
pub struct ByteRecordsIntoIter<R>;

impl<R: Read, D> Iterator for DeserializeRecordsIter<R, D> {
    type Item = Result<D>;
}

impl<R: Read, D> Iterator for DeserializeRecordsIntoIter<R, D> {
    type Item = Result<D>;
}

impl<R: Read> Iterator for StringRecordsIter<R> {
    type Item = Result<StringRecord>;
}

impl<R: Read> Iterator for StringRecordsIntoIter<R> {
    type Item = Result<StringRecord>;
}

impl<R: Read> Iterator for ByteRecordsIter<R> {
    type Item = Result<ByteRecord>;
}

impl<R: Read> Iterator for ByteRecordsIntoIter<R> {
    type Item = Result<ByteRecord>;
}

impl StringRecord {
    pub fn new() -> StringRecord;
    pub fn get(&self, i: usize) -> Option<&str>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn push_field(&mut self, field: &str);
    pub fn deserialize<D: DeserializeOwned>(&self, headers: Option<&StringRecord>) -> Result<D>;
}

impl std::ops::Index<usize> for StringRecord {
    type Output = str;
}

impl ByteRecord {
    pub fn new() -> ByteRecord;
    pub fn get(&self, i: usize) -> Option<&[u8]>;
    pub fn len(&self) -> usize;
}
