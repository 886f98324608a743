//! `openat`: its files are those of std, unbuffered.

use std::fs::File;
use std::io::Result;

pub struct Dir;
pub struct Metadata;

pub trait AsPath {}

impl AsPath for &str {}
impl AsPath for String {}
impl AsPath for &std::path::Path {}
impl AsPath for std::path::PathBuf {}

impl Dir {
    pub fn cwd() -> Dir;
    pub fn open<P: AsPath>(path: P) -> Result<Dir>;
    pub fn sub_dir<P: AsPath>(&self, path: P) -> Result<Dir>;
    pub fn open_file<P: AsPath>(&self, path: P) -> Result<File>;
    pub fn write_file<P: AsPath>(&self, path: P, mode: u32) -> Result<File>;
    pub fn append_file<P: AsPath>(&self, path: P, mode: u32) -> Result<File>;
    pub fn create_file<P: AsPath>(&self, path: P, mode: u32) -> Result<File>;
    pub fn new_unnamed_file(&self, mode: u32) -> Result<File>;
    pub fn new_file<P: AsPath>(&self, path: P, mode: u32) -> Result<File>;
    pub fn update_file<P: AsPath>(&self, path: P, mode: u32) -> Result<File>;

    /// Puts the file where others take it to be complete.
    #[observes]
    pub fn link_file_at<F: std::os::fd::AsRawFd, P: AsPath>(&self, file: &F, path: P) -> Result<()>;

    /// Puts the file where others take it to be complete.
    #[observes]
    pub fn local_rename<P: AsPath, R: AsPath>(&self, old: P, new: R) -> Result<()>;

    /// Puts the file where others take it to be complete.
    #[observes]
    pub fn local_exchange<P: AsPath, R: AsPath>(&self, old: P, new: R) -> Result<()>;

    pub fn create_dir<P: AsPath>(&self, path: P, mode: u32) -> Result<()>;
    pub fn remove_dir<P: AsPath>(&self, path: P) -> Result<()>;

    /// Removes a file that may still be written to.
    #[observes]
    pub fn remove_file<P: AsPath>(&self, path: P) -> Result<()>;

    /// Tells the length of what was written so far.
    #[observes]
    pub fn metadata<P: AsPath>(&self, path: P) -> Result<Metadata>;

    pub fn try_clone(&self) -> Result<Dir>;
}

/// Puts the file where others take it to be complete.
#[observes]
pub fn rename<P: AsPath, R: AsPath>(old_dir: &Dir, old: P, new_dir: &Dir, new: R) -> Result<()>;

/// Puts the file where others take it to be complete.
#[observes]
pub fn hardlink<P: AsPath, R: AsPath>(old_dir: &Dir, old: P, new_dir: &Dir, new: R) -> Result<()>;
