//! `fern`: a record is written piece by piece and flushed; the writer lives as long as the program.

use std::io::Write;

pub struct Dispatch;
pub struct Output;
pub struct InitError;

impl std::error::Error for InitError {}

impl From<std::fs::File> for Output {}
impl From<Box<dyn Write + Send>> for Output {}
impl From<std::io::Stdout> for Output {}
impl From<std::io::Stderr> for Output {}

impl Dispatch {
    pub fn new() -> Self;
    pub fn chain<T: Into<Output>>(self, logger: T) -> Self;
    pub fn apply(self) -> Result<(), InitError>;
}

/// Opens the file, in which each record is flushed.
pub fn log_file<P: AsRef<std::path::Path>>(path: P) -> std::io::Result<std::fs::File>;
