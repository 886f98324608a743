//! `rev_lines`: reads 8 KiB at a time from the end, of which each holds half of the one before.

use std::io::{Read, Result, Seek};

/// Reads 8 KiB at a time from the end, after a seek each.
#[buffers]
pub struct RevLines<R>;

impl<R: Read + Seek> RevLines<R> {
    pub fn new(reader: R) -> RevLines<R>;
    pub fn with_capacity(cap: usize, reader: R) -> RevLines<R>;
}

impl<R: Read + Seek> Iterator for RevLines<R> {
    type Item = Result<String>;
}
