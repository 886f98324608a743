//! `noodles_bgzf`: both ways move a block of 64 KiB at a time, and the fields of its frame by themselves.

pub mod io {
    use std::io::{Read, Result, Write};

    /// Reads a block at a time.
    #[buffers]
    pub struct Reader<R>;

    /// Gathers its output into blocks.
    #[buffers]
    pub struct Writer<W>;

    impl<R: Read> Reader<R> {
        pub fn new(inner: R) -> Self;
        pub fn get_ref(&self) -> &R;
        pub fn into_inner(self) -> R;
    }

    impl<W: Write> Writer<W> {
        pub fn new(inner: W) -> Self;
        pub fn get_ref(&self) -> &W;
        pub fn finish(self) -> Result<W>;
    }

    impl<R: Read> Read for Reader<R> {}
    impl<W: Write> Write for Writer<W> {}
}
