//! `grep_searcher`: searches read 64 KiB at a time, or map the file.

use std::fs::File;
use std::io::{Read, Result};
use std::path::Path;

pub struct Searcher;
pub struct SearcherBuilder;

impl SearcherBuilder {
    pub fn new() -> SearcherBuilder;
    pub fn build(&self) -> Searcher;
}

impl Searcher {
    pub fn new() -> Searcher;
    pub fn search_path<M, P: AsRef<Path>, S>(&mut self, matcher: M, path: P, write_to: S) -> Result<()>;
    pub fn search_file<M, S>(&mut self, matcher: M, file: &File, write_to: S) -> Result<()>;

    /// Reads 64 KiB at a time.
    #[buffers]
    pub fn search_reader<M, R: Read, S>(&mut self, matcher: M, read_from: R, write_to: S) -> Result<()>;
}
