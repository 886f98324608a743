//! `liblzma`: readers and writers that move large blocks; `finish` hands the writer back unflushed.

pub mod stream {
    pub struct Stream;
    pub struct MtStreamBuilder;
}

pub mod read {
    use std::io::{Read, Result};

    use liblzma::stream::Stream;

    /// Reads its input in large blocks.
    #[buffers]
    pub struct XzEncoder<R>;

    impl<R: Read> XzEncoder<R> {
        pub fn new(r: R, level: u32) -> XzEncoder<R>;
        pub fn new_stream(r: R, stream: Stream) -> XzEncoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for XzEncoder<R> {}

    /// Reads its input in large blocks.
    #[buffers]
    pub struct XzDecoder<R>;

    impl<R: Read> XzDecoder<R> {
        pub fn new(r: R) -> XzDecoder<R>;
        pub fn new_multi_decoder(r: R) -> XzDecoder<R>;
        pub fn new_stream(r: R, stream: Stream) -> XzDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for XzDecoder<R> {}
}

pub mod write {
    use std::io::{Result, Write};

    use liblzma::stream::Stream;

    /// Gathers its output into large blocks.
    #[buffers]
    pub struct XzEncoder<W>;

    impl<W: Write> XzEncoder<W> {
        pub fn new(r: W, level: u32) -> XzEncoder<W>;
        pub fn new_stream(r: W, stream: Stream) -> XzEncoder<W>;
        pub fn finish(self) -> Result<W>;
        pub fn try_finish(&mut self) -> Result<()>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for XzEncoder<W> {}

    /// Gathers its output into large blocks.
    #[buffers]
    pub struct XzDecoder<W>;

    impl<W: Write> XzDecoder<W> {
        pub fn new(r: W) -> XzDecoder<W>;
        pub fn new_multi_decoder(r: W) -> XzDecoder<W>;
        pub fn new_stream(r: W, stream: Stream) -> XzDecoder<W>;
        pub fn finish(self) -> Result<W>;
        pub fn try_finish(&mut self) -> Result<()>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for XzDecoder<W> {}
}

pub mod bufread {
    use std::io::{BufRead, Read, Result};

    use liblzma::stream::Stream;

    pub struct XzEncoder<R>;

    impl<R: BufRead> XzEncoder<R> {
        pub fn new(r: R, level: u32) -> XzEncoder<R>;
        pub fn new_stream(r: R, stream: Stream) -> XzEncoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for XzEncoder<R> {}

    pub struct XzDecoder<R>;

    impl<R: BufRead> XzDecoder<R> {
        pub fn new(r: R) -> XzDecoder<R>;
        pub fn new_multi_decoder(r: R) -> XzDecoder<R>;
        pub fn new_stream(r: R, stream: Stream) -> XzDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for XzDecoder<R> {}
}
