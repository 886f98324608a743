//! `std::os::unix::fs`: reads and writes at a given place, which neither use nor move the position.

use std::fs::{DirBuilder, File, Metadata, OpenOptions, Permissions};
use std::io::Result;
use std::path::Path;

pub trait FileExt {
    /// Reads what the file holds at a place, past any buffer.
    #[observes]
    fn read_at(&self, buf: &mut [u8], offset: u64) -> Result<usize>;

    /// Reads what the file holds at a place, past any buffer.
    #[observes]
    fn read_exact_at(&self, buf: &mut [u8], offset: u64) -> Result<()>;

    /// Writes at a place, past any buffer.
    #[observes]
    fn write_at(&self, buf: &[u8], offset: u64) -> Result<usize>;

    /// Writes at a place, past any buffer.
    #[observes]
    fn write_all_at(&self, buf: &[u8], offset: u64) -> Result<()>;
}

pub trait OpenOptionsExt {
    fn mode(&mut self, mode: u32) -> &mut Self;
    fn custom_flags(&mut self, flags: i32) -> &mut Self;
}

pub trait PermissionsExt {
    fn mode(&self) -> u32;
    fn set_mode(&mut self, mode: u32);
    fn from_mode(mode: u32) -> Self;
}

pub trait MetadataExt {
    fn dev(&self) -> u64;
    fn ino(&self) -> u64;
    fn mode(&self) -> u32;
    fn nlink(&self) -> u64;
    fn uid(&self) -> u32;
    fn gid(&self) -> u32;
    fn size(&self) -> u64;
    fn mtime(&self) -> i64;
    fn blocks(&self) -> u64;
}

pub trait DirBuilderExt {
    fn mode(&mut self, mode: u32) -> &mut Self;
}

impl FileExt for File {}
impl OpenOptionsExt for OpenOptions {}
impl PermissionsExt for Permissions {}
impl MetadataExt for Metadata {}
impl DirBuilderExt for DirBuilder {}

pub fn symlink<P: AsRef<Path>, Q: AsRef<Path>>(original: P, link: Q) -> Result<()>;
