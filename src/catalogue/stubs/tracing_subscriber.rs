//! `tracing_subscriber`: a record is one write; a buffer would only delay it.

pub mod fmt {
    pub struct SubscriberBuilder<W = fn() -> std::io::Stdout>;

    impl<W> SubscriberBuilder<W> {
        /// Keeps the writer as long as the program runs, and writes each record at once.
        #[buffers]
        pub fn with_writer<W2>(self, make_writer: W2) -> SubscriberBuilder<W2>;

        pub fn with_ansi(self, ansi: bool) -> SubscriberBuilder<W>;
        pub fn with_max_level<L>(self, filter: L) -> SubscriberBuilder<W>;
        pub fn with_target(self, display_target: bool) -> SubscriberBuilder<W>;
        pub fn init(self);
        pub fn try_init(self) -> Result<(), Box<dyn std::error::Error + Send + Sync>>;
    }
}

pub fn fmt() -> fmt::SubscriberBuilder;
