//! `fst`: a node of the automaton is written byte by byte as it is complete; `finish` and `into_inner` flush.

pub use map::MapBuilder;
pub use set::SetBuilder;

pub struct Error;
pub type Result<T> = std::result::Result<T, Error>;

impl std::error::Error for Error {}
impl From<std::io::Error> for Error {}

pub mod map {
    use std::io::Write;

    use fst::Result;

    pub struct MapBuilder<W>;

    impl MapBuilder<Vec<u8>> {
        pub fn memory() -> Self;
    }

    impl<W: Write> MapBuilder<W> {
        pub fn new(wtr: W) -> Result<MapBuilder<W>>;

        /// Writes every node in pieces of a byte or two.
        /// ```
        /// let file = std::fs::File::create("f")?;
        /// let mut builder = fst::MapBuilder::new(file)?;
        /// builder.insert("key", 1)?;
        /// builder.finish()?;
        /// ```
        #[sink(once_per = "token", per_kib = 537, of = "W")]
        pub fn insert<K: AsRef<[u8]>>(&mut self, key: K, val: u64) -> Result<()>;

        /// Writes what is left, flushes the inner writer and reports whether that worked.
        #[flushes]
        pub fn finish(self) -> Result<()>;

        /// The same, and hands the writer back.
        #[flushes]
        pub fn into_inner(self) -> Result<W>;
    }
}

pub mod set {
    use std::io::Write;

    use fst::Result;

    pub struct SetBuilder<W>;

    impl SetBuilder<Vec<u8>> {
        pub fn memory() -> Self;
    }

    impl<W: Write> SetBuilder<W> {
        pub fn new(wtr: W) -> Result<SetBuilder<W>>;

        /// Writes every node in pieces of a byte or two.
        /// ```
        /// let file = std::fs::File::create("f")?;
        /// let mut builder = fst::SetBuilder::new(file)?;
        /// builder.insert("key")?;
        /// builder.finish()?;
        /// ```
        #[sink(once_per = "token", per_kib = 556, of = "W")]
        pub fn insert<K: AsRef<[u8]>>(&mut self, key: K) -> Result<()>;

        /// Writes what is left, flushes the inner writer and reports whether that worked.
        #[flushes]
        pub fn finish(self) -> Result<()>;

        /// The same, and hands the writer back.
        #[flushes]
        pub fn into_inner(self) -> Result<W>;
    }
}
