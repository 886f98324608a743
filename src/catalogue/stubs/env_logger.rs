//! `env_logger`: a record is one write, flushed; a buffer would only delay it.

use std::io;

pub struct Builder;
/// Of the crate `log`.
pub struct Record;

pub mod fmt {
    use std::io::Write;

    pub enum Target {
        Stdout,
        Stderr,
        Pipe(Box<dyn Write + Send>),
    }

    /// Gathers a record, which is then written at once.
    #[buffers]
    pub struct Formatter;

    impl Write for Formatter {}
}

pub use fmt::Target;

pub fn init();
pub fn builder() -> Builder;

impl Builder {
    pub fn new() -> Builder;
    pub fn from_env<E>(env: E) -> Self;
    pub fn from_default_env() -> Self;
    pub fn parse_env<E>(&mut self, env: E) -> &mut Self;
    pub fn parse_default_env(&mut self) -> &mut Self;
    pub fn parse_filters(&mut self, filters: &str) -> &mut Self;
    pub fn format<F>(&mut self, format: F) -> &mut Self
    where
        F: Fn(&mut fmt::Formatter, &Record) -> io::Result<()>;
    pub fn default_format(&mut self) -> &mut Self;
    pub fn format_level(&mut self, write: bool) -> &mut Self;
    pub fn format_module_path(&mut self, write: bool) -> &mut Self;
    pub fn format_target(&mut self, write: bool) -> &mut Self;
    pub fn format_indent(&mut self, indent: Option<usize>) -> &mut Self;
    pub fn format_timestamp<T>(&mut self, timestamp: Option<T>) -> &mut Self;
    pub fn format_timestamp_secs(&mut self) -> &mut Self;
    pub fn format_timestamp_millis(&mut self) -> &mut Self;
    pub fn format_timestamp_micros(&mut self) -> &mut Self;
    pub fn format_timestamp_nanos(&mut self) -> &mut Self;
    pub fn filter_module<L>(&mut self, module: &str, level: L) -> &mut Self;
    pub fn filter_level<L>(&mut self, level: L) -> &mut Self;
    pub fn filter<L>(&mut self, module: Option<&str>, level: L) -> &mut Self;
    pub fn target(&mut self, target: Target) -> &mut Self;
    pub fn write_style<S>(&mut self, write_style: S) -> &mut Self;
    pub fn is_test(&mut self, is_test: bool) -> &mut Self;
    pub fn init(&mut self);
}
