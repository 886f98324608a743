//! `brotli_decompressor`: reads blocks of the size that it is told.

use std::io::Read;

/// Reads a block at a time.
#[buffers]
pub struct Decompressor<R>;

impl<R: Read> Decompressor<R> {
    pub fn new(r: R, buffer_size: usize) -> Self;
    pub fn get_ref(&self) -> &R;
    pub fn into_inner(self) -> R;
}

impl<R: Read> Read for Decompressor<R> {}
