//! `deflate`: writers that gather large blocks; `finish` hands the writer back unflushed.

pub enum Compression {
    Fast,
    Default,
    Best,
}

pub mod write {
    use std::io::{Result, Write};

    /// Gathers its output into large blocks.
    #[buffers]
    pub struct DeflateEncoder<W>;

    /// Gathers its output into large blocks.
    #[buffers]
    pub struct ZlibEncoder<W>;

    impl<W: Write> DeflateEncoder<W> {
        pub fn new<O>(writer: W, options: O) -> DeflateEncoder<W>;
        pub fn finish(self) -> Result<W>;
    }

    impl<W: Write> ZlibEncoder<W> {
        pub fn new<O>(writer: W, options: O) -> ZlibEncoder<W>;
        pub fn finish(self) -> Result<W>;
    }

    impl<W: Write> Write for DeflateEncoder<W> {}
    impl<W: Write> Write for ZlibEncoder<W> {}
}
