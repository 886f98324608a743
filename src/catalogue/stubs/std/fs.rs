//! `std::fs`: files are unbuffered; the functions that take a path move everything at once.

use std::ffi::OsString;
use std::io::{Read, Result, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Every read and every write is a system call.
#[unbuffered(read, write)]
pub struct File;

impl File {
    /// Opens it to be read.
    #[opens(read)]
    #[by_path]
    pub fn open<P: AsRef<Path>>(path: P) -> Result<File>;
    /// Opens it to be written.
    #[opens(write)]
    #[by_path]
    pub fn create<P: AsRef<Path>>(path: P) -> Result<File>;
    /// Opens the file of that path.
    #[by_path]
    pub fn create_new<P: AsRef<Path>>(path: P) -> Result<File>;
    pub fn options() -> OpenOptions;

    /// Promises that all that was written is on the disk.
    #[observes]
    pub fn sync_all(&self) -> Result<()>;

    /// Promises that all that was written is on the disk.
    #[observes]
    pub fn sync_data(&self) -> Result<()>;

    pub fn lock(&self) -> Result<()>;
    pub fn lock_shared(&self) -> Result<()>;
    pub fn try_lock(&self) -> std::result::Result<(), TryLockError>;
    pub fn try_lock_shared(&self) -> std::result::Result<(), TryLockError>;

    /// Lets others see the file.
    #[observes]
    pub fn unlock(&self) -> Result<()>;

    /// Cuts or extends what was written so far.
    #[observes]
    pub fn set_len(&self, size: u64) -> Result<()>;

    /// Tells the length of what was written so far.
    #[observes]
    pub fn metadata(&self) -> Result<Metadata>;

    /// Makes a second handle that shares the position.
    #[observes]
    #[shares]
    pub fn try_clone(&self) -> Result<File>;

    /// Sets rights that a later write may meet.
    #[observes]
    pub fn set_permissions(&self, perm: Permissions) -> Result<()>;

    /// Sets times that a later write would change.
    #[observes]
    pub fn set_times(&self, times: FileTimes) -> Result<()>;

    /// Sets a time that a later write would change.
    #[observes]
    pub fn set_modified(&self, time: SystemTime) -> Result<()>;
}

pub enum TryLockError {
    Error(std::io::Error),
    WouldBlock,
}

impl Read for File {}
impl Read for &File {}
impl Write for File {}
impl Write for &File {}
impl Seek for File {}
impl Seek for &File {}

pub struct OpenOptions;

impl OpenOptions {
    pub fn new() -> OpenOptions;
    pub fn read(&mut self, read: bool) -> &mut Self;
    pub fn write(&mut self, write: bool) -> &mut Self;
    pub fn append(&mut self, append: bool) -> &mut Self;
    pub fn truncate(&mut self, truncate: bool) -> &mut Self;
    pub fn create(&mut self, create: bool) -> &mut Self;
    pub fn create_new(&mut self, create_new: bool) -> &mut Self;
    /// Opens the file of that path.
    #[by_path]
    pub fn open<P: AsRef<Path>>(&self, path: P) -> Result<File>;
}

impl Clone for OpenOptions {}

pub struct Metadata;
pub struct Permissions;
pub struct FileType;
pub struct FileTimes;
pub struct ReadDir;
pub struct DirEntry;
pub struct DirBuilder;

impl Metadata {
    pub fn file_type(&self) -> FileType;
    pub fn is_dir(&self) -> bool;
    pub fn is_file(&self) -> bool;
    pub fn is_symlink(&self) -> bool;
    pub fn len(&self) -> u64;
    pub fn permissions(&self) -> Permissions;
    pub fn modified(&self) -> Result<SystemTime>;
    pub fn accessed(&self) -> Result<SystemTime>;
    pub fn created(&self) -> Result<SystemTime>;
}

impl Clone for Metadata {}
impl Clone for Permissions {}

impl Permissions {
    pub fn readonly(&self) -> bool;
    pub fn set_readonly(&mut self, readonly: bool);
}

impl FileType {
    pub fn is_dir(&self) -> bool;
    pub fn is_file(&self) -> bool;
    pub fn is_symlink(&self) -> bool;
}

impl FileTimes {
    pub fn new() -> FileTimes;
    pub fn set_accessed(self, t: SystemTime) -> FileTimes;
    pub fn set_modified(self, t: SystemTime) -> FileTimes;
}

impl Iterator for ReadDir {
    type Item = Result<DirEntry>;
}

impl DirEntry {
    pub fn path(&self) -> PathBuf;
    pub fn file_name(&self) -> OsString;
    pub fn file_type(&self) -> Result<FileType>;

    /// Tells the length of what was written so far.
    #[observes]
    pub fn metadata(&self) -> Result<Metadata>;
}

impl DirBuilder {
    pub fn new() -> DirBuilder;
    pub fn recursive(&mut self, recursive: bool) -> &mut Self;
    pub fn create<P: AsRef<Path>>(&self, path: P) -> Result<()>;
}

/// Reads the whole file.
#[observes]
#[by_path]
pub fn read<P: AsRef<Path>>(path: P) -> Result<Vec<u8>>;

/// Reads the whole file.
#[observes]
#[by_path]
pub fn read_to_string<P: AsRef<Path>>(path: P) -> Result<String>;

/// Opens the file of that path.
#[by_path]
pub fn write<P: AsRef<Path>, C: AsRef<[u8]>>(path: P, contents: C) -> Result<()>;

/// Removes a file that may still be written to.
#[observes]
pub fn remove_file<P: AsRef<Path>>(path: P) -> Result<()>;

/// Tells the length of what was written so far.
#[observes]
pub fn metadata<P: AsRef<Path>>(path: P) -> Result<Metadata>;

/// Tells the length of what was written so far.
#[observes]
pub fn symlink_metadata<P: AsRef<Path>>(path: P) -> Result<Metadata>;

/// Puts the file where others take it to be complete.
#[observes]
pub fn rename<P: AsRef<Path>, Q: AsRef<Path>>(from: P, to: Q) -> Result<()>;

/// Reads the whole file and writes another.
#[observes]
pub fn copy<P: AsRef<Path>, Q: AsRef<Path>>(from: P, to: Q) -> Result<u64>;

/// Puts the file where others take it to be complete.
#[observes]
pub fn hard_link<P: AsRef<Path>, Q: AsRef<Path>>(original: P, link: Q) -> Result<()>;

/// Sets rights that a later write may meet.
#[observes]
pub fn set_permissions<P: AsRef<Path>>(path: P, perm: Permissions) -> Result<()>;

pub fn read_link<P: AsRef<Path>>(path: P) -> Result<PathBuf>;
pub fn canonicalize<P: AsRef<Path>>(path: P) -> Result<PathBuf>;
pub fn create_dir<P: AsRef<Path>>(path: P) -> Result<()>;
pub fn create_dir_all<P: AsRef<Path>>(path: P) -> Result<()>;
pub fn remove_dir<P: AsRef<Path>>(path: P) -> Result<()>;

/// Removes files that may still be written to.
#[observes]
pub fn remove_dir_all<P: AsRef<Path>>(path: P) -> Result<()>;

pub fn read_dir<P: AsRef<Path>>(path: P) -> Result<ReadDir>;
pub fn exists<P: AsRef<Path>>(path: P) -> Result<bool>;
