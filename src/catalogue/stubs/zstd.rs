//! `zstd`: readers and writers that move large blocks; `finish` hands the writer back unflushed.

pub use stream::read::Decoder;
pub use stream::write::Encoder;
pub use stream::{copy_decode, copy_encode, decode_all, encode_all};

pub mod stream {
    use std::io::{Read, Result, Write};

    pub use zstd::stream::read::Decoder;
    pub use zstd::stream::write::Encoder;

    /// Reads its input 128 KiB at a time.
    #[buffers]
    pub fn decode_all<R: Read>(source: R) -> Result<Vec<u8>>;

    /// Reads its input 128 KiB at a time.
    #[buffers]
    pub fn encode_all<R: Read>(source: R, level: i32) -> Result<Vec<u8>>;

    /// Moves large blocks.
    #[buffers]
    pub fn copy_decode<R: Read, W: Write>(source: R, destination: W) -> Result<()>;

    /// Moves large blocks.
    #[buffers]
    pub fn copy_encode<R: Read, W: Write>(source: R, destination: W, level: i32) -> Result<()>;

    pub mod read {
        use std::io::{BufRead, BufReader, Read, Result};

        /// Reads its input 128 KiB at a time.
        #[buffers]
        pub struct Decoder<R>;

        /// Reads its input 128 KiB at a time.
        #[buffers]
        pub struct Encoder<R>;

        impl<R: Read> Decoder<BufReader<R>> {
            pub fn new(reader: R) -> Result<Decoder<BufReader<R>>>;
        }

        impl<R: BufRead> Decoder<R> {
            pub fn with_buffer(reader: R) -> Result<Decoder<R>>;
            pub fn with_dictionary(reader: R, dictionary: &[u8]) -> Result<Decoder<R>>;
            pub fn single_frame(self) -> Self;
            pub fn get_ref(&self) -> &R;
            pub fn get_mut(&mut self) -> &mut R;
            pub fn finish(self) -> R;
        }

        impl<R: BufRead> Read for Decoder<R> {}

        impl<R: Read> Encoder<BufReader<R>> {
            pub fn new(reader: R, level: i32) -> Result<Encoder<BufReader<R>>>;
        }

        impl<R: BufRead> Encoder<R> {
            pub fn with_buffer(reader: R, level: i32) -> Result<Encoder<R>>;
            pub fn get_ref(&self) -> &R;
            pub fn get_mut(&mut self) -> &mut R;
            pub fn finish(self) -> R;
        }

        impl<R: BufRead> Read for Encoder<R> {}
    }

    pub mod write {
        use std::io::{Result, Write};

        /// Gathers its output into large blocks; dropped unfinished, it leaves a broken frame.
        #[buffers]
        pub struct Encoder<W>;

        /// Gathers its output into large blocks.
        #[buffers]
        pub struct Decoder<W>;

        /// Gathers its output into large blocks; the last error is lost in its drop.
        #[buffers]
        pub struct AutoFinishEncoder<W>;

        impl<W: Write> Encoder<W> {
            pub fn new(writer: W, level: i32) -> Result<Encoder<W>>;
            pub fn with_dictionary(writer: W, level: i32, dictionary: &[u8]) -> Result<Encoder<W>>;
            pub fn auto_finish(self) -> AutoFinishEncoder<W>;
            pub fn multithread(&mut self, n_workers: u32) -> Result<()>;
            pub fn include_checksum(&mut self, include_checksum: bool) -> Result<()>;
            pub fn get_ref(&self) -> &W;
            pub fn get_mut(&mut self) -> &mut W;
            pub fn finish(self) -> Result<W>;
            pub fn do_finish(&mut self) -> Result<()>;
        }

        impl<W: Write> Decoder<W> {
            pub fn new(writer: W) -> Result<Decoder<W>>;
            pub fn get_ref(&self) -> &W;
            pub fn get_mut(&mut self) -> &mut W;
            pub fn into_inner(self) -> W;
        }

        impl<W: Write> Write for Encoder<W> {}
        impl<W: Write> Write for Decoder<W> {}
        impl<W: Write> Write for AutoFinishEncoder<W> {}
    }
}
