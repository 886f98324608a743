//! `pgn_reader`: games are read from a buffer of its own.

use std::io::{Read, Result};

/// Reads blocks of 8 KiB or so.
#[buffers]
pub struct Reader<R>;

impl<R: Read> Reader<R> {
    pub fn new(reader: R) -> Reader<R>;
    pub fn skip_game(&mut self) -> Result<bool>;
    pub fn into_inner(self) -> R;
}
