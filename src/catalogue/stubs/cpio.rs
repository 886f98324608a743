//! `cpio`: every field of a header is read by itself, and written with the others; nothing is flushed.

pub mod newc {
    use std::io::{Read, Result, Write};

    pub struct Builder;
    pub struct Entry;
    pub struct Reader<R>;
    pub struct Writer<W>;

    impl<R: Read> Reader<R> {
        /// Reads every field of the header by itself.
        /// ```
        /// let mut file = std::fs::File::open("f")?;
        /// let reader = cpio::newc::Reader::new(&mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 53.7)]
        pub fn new(inner: R) -> Result<Reader<R>>;

        pub fn entry(&self) -> &Entry;
        pub fn finish(self) -> Result<R>;
        pub fn skip(self) -> Result<R>;
    }

    impl Builder {
        pub fn new(name: &str) -> Self;
        pub fn mode(self, mode: u32) -> Self;
        pub fn write<W: Write>(self, w: W, file_size: u32) -> Writer<W>;
    }

    impl<W: Write> Writer<W> {
        pub fn finish(self) -> Result<W>;
    }

    impl<R: Read> Read for Reader<R> {}
    impl<W: Write> Write for Writer<W> {}

    pub fn trailer<W: Write>(w: W) -> Result<W>;
}
