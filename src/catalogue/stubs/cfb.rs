//! `cfb`: a stream moves blocks of 8 KiB or so, the tables before it one sector at a time.

use std::fs::File;
use std::io::{Read, Result, Seek, Write};
use std::path::Path;

pub struct CompoundFile<F>;

/// Moves 8 KiB at a time.
#[buffers]
pub struct Stream<F>;

pub fn open<P: AsRef<Path>>(path: P) -> Result<CompoundFile<File>>;
pub fn create<P: AsRef<Path>>(path: P) -> Result<CompoundFile<File>>;

impl<F> CompoundFile<F> {
    pub fn into_inner(self) -> F;

    /// Moves 8 KiB at a time, after a seek.
    #[buffers]
    #[seeks]
    pub fn open_stream<P: AsRef<Path>>(&mut self, path: P) -> Result<Stream<F>>;
}

impl<F: Read + Seek> CompoundFile<F> {
    /// Reads every sector of the tables, and every entry of the directory, by itself.
    pub fn open(inner: F) -> Result<CompoundFile<F>>;
}

impl<F: Read + Write + Seek> CompoundFile<F> {
    pub fn create(inner: F) -> Result<CompoundFile<F>>;
    pub fn create_stream<P: AsRef<Path>>(&mut self, path: P) -> Result<Stream<F>>;
    pub fn flush(&mut self) -> Result<()>;
}

impl<F: Read + Seek> Read for Stream<F> {}
impl<F: Read + Write + Seek> Write for Stream<F> {}
impl<F: Read + Seek> Seek for Stream<F> {}
