//! `tempfile`: temporary files are files, unbuffered; persisting one shows it to others.

use std::ffi::OsStr;
use std::fs::{File, Permissions};
use std::io::{self, Read, Seek, Write};
use std::ops::Deref;
use std::path::{Path, PathBuf};

/// Every read and every write is a system call.
#[unbuffered(read, write)]
pub struct NamedTempFile<F = File>;

pub struct TempPath;
pub struct TempDir;
pub struct Builder;
pub struct PathPersistError;

pub struct PersistError<F = File> {
    pub error: io::Error,
    pub file: NamedTempFile<F>,
}

pub fn tempfile() -> io::Result<File>;
pub fn tempfile_in<P: AsRef<Path>>(dir: P) -> io::Result<File>;
pub fn tempdir() -> io::Result<TempDir>;
pub fn tempdir_in<P: AsRef<Path>>(dir: P) -> io::Result<TempDir>;

impl NamedTempFile<File> {
    pub fn new() -> io::Result<NamedTempFile>;
    pub fn new_in<P: AsRef<Path>>(dir: P) -> io::Result<NamedTempFile>;
    pub fn with_suffix<S: AsRef<OsStr>>(suffix: S) -> io::Result<NamedTempFile>;
    pub fn with_suffix_in<S: AsRef<OsStr>, P: AsRef<Path>>(suffix: S, dir: P) -> io::Result<NamedTempFile>;
    pub fn with_prefix<S: AsRef<OsStr>>(prefix: S) -> io::Result<NamedTempFile>;
    pub fn with_prefix_in<S: AsRef<OsStr>, P: AsRef<Path>>(prefix: S, dir: P) -> io::Result<NamedTempFile>;

    /// Opens the file once more, to see what was written so far.
    #[observes]
    pub fn reopen(&self) -> io::Result<File>;
}

impl<F> NamedTempFile<F> {
    pub fn path(&self) -> &Path;

    /// Removes the file.
    #[observes]
    pub fn close(self) -> io::Result<()>;

    /// Puts the file where others take it to be complete.
    #[observes]
    pub fn persist<P: AsRef<Path>>(self, new_path: P) -> Result<F, PersistError<F>>;

    /// Puts the file where others take it to be complete.
    #[observes]
    pub fn persist_noclobber<P: AsRef<Path>>(self, new_path: P) -> Result<F, PersistError<F>>;

    /// Leaves the file to others.
    #[observes]
    pub fn keep(self) -> Result<(F, PathBuf), PersistError<F>>;

    pub fn disable_cleanup(&mut self, disable_cleanup: bool);
    pub fn as_file(&self) -> &F;
    pub fn as_file_mut(&mut self) -> &mut F;
    pub fn into_file(self) -> F;
    pub fn into_temp_path(self) -> TempPath;
    pub fn into_parts(self) -> (F, TempPath);
    pub fn from_parts(file: F, path: TempPath) -> Self;
}

impl<F: Read> Read for NamedTempFile<F> {}
impl Read for &NamedTempFile<File> {}
impl<F: Write> Write for NamedTempFile<F> {}
impl Write for &NamedTempFile<File> {}
impl<F: Seek> Seek for NamedTempFile<F> {}
impl Seek for &NamedTempFile<File> {}
impl<F> AsRef<Path> for NamedTempFile<F> {}
impl<F: std::os::fd::AsRawFd> std::os::fd::AsRawFd for NamedTempFile<F> {}
impl<F: std::os::fd::AsFd> std::os::fd::AsFd for NamedTempFile<F> {}
impl<F> From<PersistError<F>> for io::Error {}
impl<F> From<PersistError<F>> for NamedTempFile<F> {}
impl<F> std::error::Error for PersistError<F> {}
impl From<PathPersistError> for io::Error {}
impl std::error::Error for PathPersistError {}

impl TempPath {
    pub fn close(self) -> io::Result<()>;

    /// Puts the file where others take it to be complete.
    #[observes]
    pub fn persist<P: AsRef<Path>>(self, new_path: P) -> Result<(), PathPersistError>;

    /// Puts the file where others take it to be complete.
    #[observes]
    pub fn persist_noclobber<P: AsRef<Path>>(self, new_path: P) -> Result<(), PathPersistError>;

    pub fn keep(self) -> Result<PathBuf, PathPersistError>;
}

impl Deref for TempPath {
    type Target = Path;
}

impl AsRef<Path> for TempPath {}
impl AsRef<OsStr> for TempPath {}

impl TempDir {
    pub fn new() -> io::Result<TempDir>;
    pub fn new_in<P: AsRef<Path>>(dir: P) -> io::Result<TempDir>;
    pub fn with_prefix<S: AsRef<OsStr>>(prefix: S) -> io::Result<TempDir>;
    pub fn path(&self) -> &Path;
    pub fn keep(self) -> PathBuf;
    pub fn into_path(self) -> PathBuf;

    /// Removes files that may still be written to.
    #[observes]
    pub fn close(self) -> io::Result<()>;
}

impl AsRef<Path> for TempDir {}

impl Builder {
    pub fn new() -> Self;
    pub fn prefix<S: AsRef<OsStr>>(&mut self, prefix: &S) -> &mut Self;
    pub fn suffix<S: AsRef<OsStr>>(&mut self, suffix: &S) -> &mut Self;
    pub fn rand_bytes(&mut self, rand: usize) -> &mut Self;
    pub fn append(&mut self, append: bool) -> &mut Self;
    pub fn permissions(&mut self, permissions: Permissions) -> &mut Self;
    pub fn disable_cleanup(&mut self, disable_cleanup: bool) -> &mut Self;
    pub fn tempfile(&self) -> io::Result<NamedTempFile>;
    pub fn tempfile_in<P: AsRef<Path>>(&self, dir: P) -> io::Result<NamedTempFile>;
    pub fn tempdir(&self) -> io::Result<TempDir>;
    pub fn tempdir_in<P: AsRef<Path>>(&self, dir: P) -> io::Result<TempDir>;
}

pub struct SpooledTempFile;

pub fn spooled_tempfile(max_size: usize) -> SpooledTempFile;

impl SpooledTempFile {
    pub fn new(max_size: usize) -> SpooledTempFile;
    pub fn is_rolled(&self) -> bool;
    pub fn roll(&mut self) -> io::Result<()>;
}

impl Read for SpooledTempFile {}
impl Write for SpooledTempFile {}
impl Seek for SpooledTempFile {}
