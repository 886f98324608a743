//! `simplelog`: a record is written piece by piece; the writer lives as long as the program.

use std::io::Write;

pub struct Config;
pub struct ConfigBuilder;
pub struct WriteLogger<W>;
pub struct TermLogger;
pub struct CombinedLogger;
pub struct SetLoggerError;

pub enum LevelFilter {
    Off,
    Error,
    Warn,
    Info,
    Debug,
    Trace,
}

pub trait SharedLogger {}

impl std::error::Error for SetLoggerError {}
impl Default for Config {}
impl<W: Write> SharedLogger for WriteLogger<W> {}
impl SharedLogger for TermLogger {}

impl ConfigBuilder {
    pub fn new() -> ConfigBuilder;
    pub fn build(&mut self) -> Config;
}

impl<W: Write> WriteLogger<W> {
    /// Writes every piece of a record by itself.
    pub fn init(log_level: LevelFilter, config: Config, writable: W) -> Result<(), SetLoggerError>;

    /// Writes every piece of a record by itself.
    pub fn new(log_level: LevelFilter, config: Config, writable: W) -> Box<WriteLogger<W>>;
}

impl CombinedLogger {
    pub fn init(logger: Vec<Box<dyn SharedLogger>>) -> Result<(), SetLoggerError>;
}
