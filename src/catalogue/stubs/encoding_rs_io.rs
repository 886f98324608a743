//! `encoding_rs_io`: asks for as much as its caller's block takes.

use std::io::Read;

/// Asks for as much as its caller does.
#[forwards]
pub struct DecodeReaderBytes<R, B>;

pub struct DecodeReaderBytesBuilder;

impl<R: Read> DecodeReaderBytes<R, Vec<u8>> {
    pub fn new(rdr: R) -> DecodeReaderBytes<R, Vec<u8>>;
}

impl<R: Read, B> Read for DecodeReaderBytes<R, B> {}

impl DecodeReaderBytesBuilder {
    pub fn new() -> DecodeReaderBytesBuilder;
    pub fn build<R: Read>(&self, rdr: R) -> DecodeReaderBytes<R, Vec<u8>>;
}
