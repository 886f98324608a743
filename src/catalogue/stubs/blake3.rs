//! `blake3`: a hasher is a writer into memory.

use std::io::{Read, Result, Write};

pub struct Hasher;
pub struct Hash;

pub fn hash(input: &[u8]) -> Hash;

impl Hasher {
    pub fn new() -> Self;
    pub fn update(&mut self, input: &[u8]) -> &mut Self;
    pub fn finalize(&self) -> Hash;

    /// Reads its input in large blocks.
    #[buffers]
    pub fn update_reader<R: Read>(&mut self, reader: R) -> Result<&mut Self>;
}

impl Write for Hasher {}
