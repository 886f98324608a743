//! `lz4`: both ways move large blocks; `finish` hands the writer back unflushed.

use std::io::{Read, Result, Write};

/// Reads its input in large blocks.
#[buffers]
pub struct Decoder<R>;

/// Gathers its output into large blocks.
#[buffers]
pub struct Encoder<W>;

pub struct EncoderBuilder;

impl EncoderBuilder {
    pub fn new() -> Self;
    pub fn level(&mut self, level: u32) -> &mut Self;
    pub fn build<W: Write>(&self, w: W) -> Result<Encoder<W>>;
}

impl<W: Write> Encoder<W> {
    pub fn writer(&self) -> &W;
    pub fn finish(self) -> (W, Result<()>);
}

impl<R: Read> Decoder<R> {
    pub fn new(r: R) -> Result<Decoder<R>>;
    pub fn reader(&self) -> &R;
    pub fn finish(self) -> (R, Result<()>);
}

impl<R: Read> Read for Decoder<R> {}
impl<W: Write> Write for Encoder<W> {}
