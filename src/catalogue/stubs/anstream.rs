//! `anstream`: what is written is passed on piece by piece, with or without its colours; nothing is gathered.

use std::io::{Stderr, Stdout};

pub use auto::AutoStream;
pub use strip::StripStream;

pub enum ColorChoice {
    Auto,
    AlwaysAnsi,
    Always,
    Never,
}

pub fn stdout() -> AutoStream<Stdout>;
pub fn stderr() -> AutoStream<Stderr>;

pub mod auto {
    use std::io::{Stderr, StderrLock, Stdout, StdoutLock, Write};

    use anstream::ColorChoice;

    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct AutoStream<S>;

    impl<S: Write> AutoStream<S> {
        pub fn auto(raw: S) -> Self;
        pub fn new(raw: S, choice: ColorChoice) -> Self;

        /// Passes every write on.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut stream = anstream::AutoStream::always_ansi(&mut file);
        /// std::io::Write::write_all(&mut stream, b"text")?;
        /// ```
        #[sink(once_per = "token", per_kib = 93.6)]
        pub fn always_ansi(raw: S) -> Self;

        /// Writes what lies between two colours by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut stream = anstream::AutoStream::never(&mut file);
        /// std::io::Write::write_all(&mut stream, b"text")?;
        /// ```
        #[sink(once_per = "token", per_kib = 259)]
        pub fn never(raw: S) -> Self;

        pub fn into_inner(self) -> S;
    }

    impl AutoStream<Stdout> {
        pub fn lock(self) -> AutoStream<StdoutLock>;
    }

    impl AutoStream<Stderr> {
        pub fn lock(self) -> AutoStream<StderrLock>;
    }

    impl<S: Write> Write for AutoStream<S> {}
}

pub mod strip {
    use std::io::Write;

    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct StripStream<S>;

    impl<S: Write> StripStream<S> {
        /// Writes what lies between two colours by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut stream = anstream::StripStream::new(&mut file);
        /// std::io::Write::write_all(&mut stream, b"text")?;
        /// ```
        #[sink(once_per = "token", per_kib = 259)]
        pub fn new(raw: S) -> Self;

        pub fn into_inner(self) -> S;
    }

    impl<S: Write> Write for StripStream<S> {}
}
