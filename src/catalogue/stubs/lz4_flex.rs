//! `lz4_flex`: frames move large blocks; `finish` hands the writer back unflushed.

pub mod frame {
    use std::io::{BufRead, Read, Write};

    pub struct Error;
    pub struct FrameInfo;

    impl std::error::Error for Error {}
    impl From<Error> for std::io::Error {}

    /// Reads a block at a time.
    #[buffers]
    pub struct FrameDecoder<R>;

    /// Gathers its output into blocks; dropped unfinished, it leaves a broken frame.
    #[buffers]
    pub struct FrameEncoder<W>;

    /// Gathers its output into blocks; the last error is lost in its drop.
    #[buffers]
    pub struct AutoFinishEncoder<W>;

    impl<R: Read> FrameDecoder<R> {
        pub fn new(rdr: R) -> FrameDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for FrameDecoder<R> {}
    impl<R: Read> BufRead for FrameDecoder<R> {}

    impl<W: Write> FrameEncoder<W> {
        pub fn new(wtr: W) -> Self;
        pub fn with_frame_info(frame_info: FrameInfo, wtr: W) -> Self;
        pub fn auto_finish(self) -> AutoFinishEncoder<W>;
        pub fn finish(self) -> Result<W, Error>;
        pub fn try_finish(&mut self) -> Result<(), Error>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
        pub fn into_inner(self) -> W;
    }

    impl<W: Write> Write for FrameEncoder<W> {}
    impl<W: Write> Write for AutoFinishEncoder<W> {}
}
