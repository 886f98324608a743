//! `protobuf`: streams buffer, one per message; messages with a length are written one by one.

use std::io::{Read, Write};

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;

impl std::error::Error for Error {}
impl From<Error> for std::io::Error {}
impl From<std::io::Error> for Error {}

/// Reads 4 KiB at a time.
#[buffers]
pub struct CodedInputStream;

/// Gathers its output into 8 KiB; the last error is lost without a flush.
#[buffers]
pub struct CodedOutputStream;

impl CodedInputStream {
    pub fn new(read: &mut dyn Read) -> CodedInputStream;
    pub fn from_bytes(bytes: &[u8]) -> CodedInputStream;
    pub fn read_message<M: Message>(&mut self) -> Result<M>;
    pub fn eof(&mut self) -> Result<bool>;
}

impl CodedOutputStream {
    pub fn new(writer: &mut dyn Write) -> CodedOutputStream;
    pub fn vec(vec: &mut Vec<u8>) -> CodedOutputStream;
    pub fn flush(&mut self) -> Result<()>;
    pub fn write_message_no_tag<M: Message>(&mut self, msg: &M) -> Result<()>;
}

pub trait Message {
    fn new() -> Self;
    fn merge_from(&mut self, is: &mut CodedInputStream) -> Result<()>;
    fn parse_from(is: &mut CodedInputStream) -> Result<Self>;

    /// Reads 4 KiB at a time.
    #[buffers]
    fn parse_from_reader(reader: &mut dyn Read) -> Result<Self>;

    fn parse_from_bytes(bytes: &[u8]) -> Result<Self>;
    fn write_to(&self, os: &mut CodedOutputStream) -> Result<()>;

    /// Writes 8 KiB at a time.
    #[buffers]
    fn write_to_writer(&self, w: &mut dyn Write) -> Result<()>;

    fn write_to_bytes(&self) -> Result<Vec<u8>>;
    fn write_to_vec(&self, v: &mut Vec<u8>) -> Result<()>;
    fn write_length_delimited_to(&self, os: &mut CodedOutputStream) -> Result<()>;

    /// Writes each message by itself.
    fn write_length_delimited_to_writer(&self, w: &mut dyn Write) -> Result<()>;

    fn write_length_delimited_to_bytes(&self) -> Result<Vec<u8>>;
}
