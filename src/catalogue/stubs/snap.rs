//! `snap`: frames move 64 KiB at a time; nothing is flushed.

pub mod read {
    use std::io::Read;

    /// Reads a frame at a time.
    #[buffers]
    pub struct FrameDecoder<R>;

    /// Reads 64 KiB at a time.
    #[buffers]
    pub struct FrameEncoder<R>;

    impl<R: Read> FrameDecoder<R> {
        pub fn new(rdr: R) -> FrameDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> FrameEncoder<R> {
        pub fn new(rdr: R) -> FrameEncoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
    }

    impl<R: Read> Read for FrameDecoder<R> {}
    impl<R: Read> Read for FrameEncoder<R> {}
}

pub mod write {
    use std::io::{IntoInnerError, Write};

    /// Gathers its output into frames; the last error is lost in its drop.
    #[buffers]
    pub struct FrameEncoder<W>;

    impl<W: Write> FrameEncoder<W> {
        pub fn new(wtr: W) -> FrameEncoder<W>;
        pub fn into_inner(self) -> Result<W, IntoInnerError<FrameEncoder<W>>>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for FrameEncoder<W> {}
}
