//! `dotenvy`: has a buffer of 8 KiB of its own.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

pub type Result<T> = std::result::Result<T, Error>;

pub enum Error {
    LineParse(String, usize),
    Io(io::Error),
    EnvVar(std::env::VarError),
}

impl std::error::Error for Error {}

/// Reads 8 KiB at a time.
#[buffers]
pub struct Iter<R>;

impl<R: Read> Iter<R> {
    pub fn new(reader: R) -> Iter<R>;
    pub fn load(self) -> Result<()>;
    pub fn load_override(self) -> Result<()>;
}

impl<R: Read> Iterator for Iter<R> {
    type Item = Result<(String, String)>;
}

pub fn dotenv() -> Result<PathBuf>;
pub fn from_path<P: AsRef<Path>>(path: P) -> Result<()>;
pub fn from_path_override<P: AsRef<Path>>(path: P) -> Result<()>;
pub fn from_path_iter<P: AsRef<Path>>(path: P) -> Result<Iter<File>>;
pub fn from_filename<P: AsRef<Path>>(filename: P) -> Result<PathBuf>;

/// Reads 8 KiB at a time.
/// ```
/// dotenvy::from_read(std::fs::File::open("f")?)?;
/// ```
#[buffers]
pub fn from_read<R: Read>(reader: R) -> Result<()>;

/// Reads 8 KiB at a time.
/// ```
/// dotenvy::from_read_override(std::fs::File::open("f")?)?;
/// ```
#[buffers]
pub fn from_read_override<R: Read>(reader: R) -> Result<()>;

/// Reads 8 KiB at a time.
/// ```
/// for variable in dotenvy::from_read_iter(std::fs::File::open("f")?) {}
/// ```
#[buffers]
pub fn from_read_iter<R: Read>(reader: R) -> Iter<R>;
