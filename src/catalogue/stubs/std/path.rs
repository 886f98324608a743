//! `std::path`.

use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::fs::{Metadata, ReadDir};
use std::io;
use std::ops::Deref;

pub struct Path;
pub struct PathBuf;
pub struct Display;
pub struct Components;
pub struct Ancestors;
pub struct Iter;
pub struct StripPrefixError;

pub const MAIN_SEPARATOR: char;

pub enum Component {
    Prefix(PrefixComponent),
    RootDir,
    CurDir,
    ParentDir,
    Normal(&OsStr),
}

pub struct PrefixComponent;

impl Path {
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn new<S: AsRef<OsStr>>(s: &S) -> &Path;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn as_os_str(&self) -> &OsStr;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn to_str(&self) -> Option<&str>;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn to_string_lossy(&self) -> Cow<str>;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn to_path_buf(&self) -> PathBuf;
    pub fn is_absolute(&self) -> bool;
    pub fn is_relative(&self) -> bool;
    pub fn has_root(&self) -> bool;
    pub fn parent(&self) -> Option<&Path>;
    pub fn ancestors(&self) -> Ancestors;
    pub fn file_name(&self) -> Option<&OsStr>;
    pub fn strip_prefix<P: AsRef<Path>>(&self, base: P) -> Result<&Path, StripPrefixError>;
    pub fn starts_with<P: AsRef<Path>>(&self, base: P) -> bool;
    pub fn ends_with<P: AsRef<Path>>(&self, child: P) -> bool;
    pub fn file_stem(&self) -> Option<&OsStr>;
    pub fn extension(&self) -> Option<&OsStr>;
    /// Gives a path below it.
    #[below]
    pub fn join<P: AsRef<Path>>(&self, path: P) -> PathBuf;
    pub fn with_file_name<S: AsRef<OsStr>>(&self, file_name: S) -> PathBuf;
    pub fn with_extension<S: AsRef<OsStr>>(&self, extension: S) -> PathBuf;
    pub fn components(&self) -> Components;
    pub fn iter(&self) -> Iter;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn display(&self) -> Display;

    /// Tells the length of what was written so far.
    #[observes]
    pub fn metadata(&self) -> io::Result<Metadata>;

    /// Tells the length of what was written so far.
    #[observes]
    pub fn symlink_metadata(&self) -> io::Result<Metadata>;

    pub fn canonicalize(&self) -> io::Result<PathBuf>;
    pub fn read_link(&self) -> io::Result<PathBuf>;
    pub fn read_dir(&self) -> io::Result<ReadDir>;
    pub fn exists(&self) -> bool;
    pub fn try_exists(&self) -> io::Result<bool>;
    pub fn is_file(&self) -> bool;
    pub fn is_dir(&self) -> bool;
    pub fn is_symlink(&self) -> bool;
}

impl PathBuf {
    pub fn new() -> PathBuf;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn as_path(&self) -> &Path;
    pub fn push<P: AsRef<Path>>(&mut self, path: P);
    pub fn pop(&mut self) -> bool;
    pub fn set_file_name<S: AsRef<OsStr>>(&mut self, file_name: S);
    pub fn set_extension<S: AsRef<OsStr>>(&mut self, extension: S) -> bool;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn into_os_string(self) -> OsString;
}

impl Deref for PathBuf {
    type Target = Path;
}

impl Clone for PathBuf {}
impl Default for PathBuf {}
impl<T: AsRef<OsStr>> From<&T> for PathBuf {}
impl From<String> for PathBuf {}
impl From<OsString> for PathBuf {}
impl AsRef<Path> for Path {}
impl AsRef<Path> for PathBuf {}
impl AsRef<Path> for str {}
impl AsRef<Path> for String {}
impl AsRef<Path> for OsStr {}
impl AsRef<Path> for OsString {}
impl AsRef<Path> for Cow<OsStr> {}
impl AsRef<OsStr> for Path {}
impl AsRef<OsStr> for PathBuf {}

impl std::str::FromStr for PathBuf {
    type Err = std::convert::Infallible;
}

impl Iterator for Components {
    type Item = Component;
}

impl Iterator for Ancestors {
    type Item = &Path;
}

impl Iterator for Iter {
    type Item = &OsStr;
}

impl std::fmt::Display for Display {}
impl std::error::Error for StripPrefixError {}
