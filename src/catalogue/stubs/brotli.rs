//! `brotli`: everything moves in blocks of the size it is told; a writer loses its last error when dropped.

use std::io::{Read, Result, Write};

pub use enc::BrotliEncoderParams;

pub mod enc {
    pub struct BrotliEncoderParams;

    impl Default for BrotliEncoderParams {}
}

/// Reads a block at a time.
#[buffers]
pub struct Decompressor<R>;

/// Reads a block at a time.
#[buffers]
pub struct CompressorReader<R>;

/// Gathers its output into blocks; the last error is always lost.
#[buffers]
pub struct CompressorWriter<W>;

/// Gathers its output into blocks.
#[buffers]
pub struct DecompressorWriter<W>;

impl<R: Read> Decompressor<R> {
    pub fn new(r: R, buffer_size: usize) -> Self;
    pub fn get_ref(&self) -> &R;
    pub fn into_inner(self) -> R;
}

impl<R: Read> CompressorReader<R> {
    pub fn new(r: R, buffer_size: usize, q: u32, lgwin: u32) -> Self;
    pub fn get_ref(&self) -> &R;
    pub fn into_inner(self) -> R;
}

impl<W: Write> CompressorWriter<W> {
    pub fn new(w: W, buffer_size: usize, q: u32, lgwin: u32) -> Self;
    pub fn with_params(w: W, buffer_size: usize, params: &BrotliEncoderParams) -> Self;
    pub fn get_ref(&self) -> &W;
    pub fn get_mut(&mut self) -> &mut W;
    pub fn into_inner(self) -> W;
}

impl<W: Write> DecompressorWriter<W> {
    pub fn new(w: W, buffer_size: usize) -> Self;
    pub fn get_ref(&self) -> &W;
    pub fn close(&mut self) -> Result<()>;
    pub fn into_inner(self) -> std::result::Result<W, W>;
}

impl<R: Read> Read for Decompressor<R> {}
impl<R: Read> Read for CompressorReader<R> {}
impl<W: Write> Write for CompressorWriter<W> {}
impl<W: Write> Write for DecompressorWriter<W> {}

/// Moves large blocks.
#[buffers]
pub fn BrotliDecompress<InputType: Read, OutputType: Write>(
    r: &mut InputType,
    w: &mut OutputType,
) -> Result<()>;

/// Moves large blocks.
#[buffers]
pub fn BrotliCompress<InputType: Read, OutputType: Write>(
    r: &mut InputType,
    w: &mut OutputType,
    params: &BrotliEncoderParams,
) -> Result<usize>;
