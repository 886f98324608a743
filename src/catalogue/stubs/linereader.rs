//! `linereader`: reads 64 KiB at a time.

use std::io::{Read, Result};

/// Reads 64 KiB at a time.
#[buffers]
pub struct LineReader<R>;

impl<R: Read> LineReader<R> {
    pub fn new(inner: R) -> Self;
    pub fn with_capacity(capacity: usize, inner: R) -> Self;
    pub fn next_line(&mut self) -> Option<Result<&[u8]>>;
    pub fn next_batch(&mut self) -> Option<Result<&[u8]>>;
    pub fn get_ref(&self) -> &R;
    pub fn into_inner(self) -> R;
}
