//! `tracing_appender`: a thread beside writes each record at once; a buffer would only delay it.

pub mod non_blocking {
    use std::io::Write;

    pub struct NonBlocking;
    pub struct NonBlockingBuilder;
    pub struct WorkerGuard;

    impl NonBlocking {
        /// Keeps the writer as long as the program runs, and writes each record at once.
        #[buffers]
        pub fn new<T: Write + Send>(writer: T) -> (NonBlocking, WorkerGuard);
    }

    impl NonBlockingBuilder {
        pub fn lossy(self, is_lossy: bool) -> NonBlockingBuilder;

        /// Keeps the writer as long as the program runs, and writes each record at once.
        #[buffers]
        pub fn finish<T: Write + Send>(self, writer: T) -> (NonBlocking, WorkerGuard);
    }
}

/// Keeps the writer as long as the program runs, and writes each record at once.
/// ```
/// let (writer, guard) = tracing_appender::non_blocking(std::fs::File::create("f")?);
/// ```
#[buffers]
pub fn non_blocking<T: std::io::Write + Send>(
    writer: T,
) -> (non_blocking::NonBlocking, non_blocking::WorkerGuard);
