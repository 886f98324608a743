//! `env_logger`: a record is one write, flushed; a buffer would only delay it.

pub struct Builder;

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
    pub fn from_default_env() -> Self;
    pub fn target(&mut self, target: Target) -> &mut Self;
    pub fn init(&mut self);
}
