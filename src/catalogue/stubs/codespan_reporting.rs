//! `codespan_reporting`: a report is written piece by piece; nothing is flushed.

pub mod diagnostic {
    pub struct Diagnostic<FileId>;

    impl<FileId> Diagnostic<FileId> {
        pub fn error() -> Diagnostic<FileId>;
        pub fn with_message<S>(self, message: S) -> Diagnostic<FileId>;
    }
}

pub mod files {
    pub struct Error;
    pub struct SimpleFile<Name, Source>;
    pub struct SimpleFiles<Name, Source>;

    impl std::error::Error for Error {}

    impl<Name, Source> SimpleFile<Name, Source> {
        pub fn new(name: Name, source: Source) -> SimpleFile<Name, Source>;
    }

    impl<Name, Source> SimpleFiles<Name, Source> {
        pub fn new() -> SimpleFiles<Name, Source>;
    }
}

pub mod term {
    use std::io::Write;

    use codespan_reporting::diagnostic::Diagnostic;
    use codespan_reporting::files::Error;

    pub struct Config;

    impl Default for Config {}

    /// Writes every text, every space and every line of a frame in pieces.
    /// ```
    /// let diagnostic = codespan_reporting::diagnostic::Diagnostic::<()>::error().with_message("text");
    /// let files = codespan_reporting::files::SimpleFile::new("main", "let one = 1;");
    /// let mut file = std::fs::File::create("f")?;
    /// let config = codespan_reporting::term::Config::default();
    /// codespan_reporting::term::emit_to_io_write(&mut file, &config, &files, &diagnostic)?;
    /// ```
    #[sink(once_per = "token", per_kib = 512)]
    pub fn emit_to_io_write<W: Write + ?Sized, F, FileId>(
        writer: &mut W,
        config: &Config,
        files: &F,
        diagnostic: &Diagnostic<FileId>,
    ) -> Result<(), Error>;

    pub fn emit<W: ?Sized, F, FileId>(
        writer: &mut W,
        config: &Config,
        files: &F,
        diagnostic: &Diagnostic<FileId>,
    ) -> Result<(), Error>;
}
