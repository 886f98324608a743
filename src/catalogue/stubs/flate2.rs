//! `flate2`: readers and writers that move large blocks; `finish` hands the writer back unflushed.

pub struct Compression;
pub struct Crc;
pub struct GzBuilder;
pub struct GzHeader;

impl Compression {
    pub fn new(level: u32) -> Compression;
    pub fn none() -> Compression;
    pub fn fast() -> Compression;
    pub fn best() -> Compression;
    pub fn level(&self) -> u32;
}

impl Default for Compression {}

impl GzBuilder {
    pub fn new() -> GzBuilder;
    pub fn mtime(self, mtime: u32) -> GzBuilder;
    pub fn filename<T: Into<Vec<u8>>>(self, filename: T) -> GzBuilder;
    pub fn comment<T: Into<Vec<u8>>>(self, comment: T) -> GzBuilder;
    pub fn write<W: std::io::Write>(self, w: W, lvl: Compression) -> write::GzEncoder<W>;
    pub fn read<R: std::io::Read>(self, r: R, lvl: Compression) -> read::GzEncoder<R>;
    pub fn buf_read<R: std::io::BufRead>(self, r: R, lvl: Compression) -> bufread::GzEncoder<R>;
}

pub mod read {
    use std::io::{Read, Result};

    use flate2::Compression;

    /// Reads its input in large blocks.
    #[buffers]
    pub struct GzEncoder<R>;

    impl<R: Read> GzEncoder<R> {
        pub fn new(r: R, level: Compression) -> GzEncoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for GzEncoder<R> {}

    /// Reads its input in large blocks.
    #[buffers]
    pub struct ZlibEncoder<R>;

    impl<R: Read> ZlibEncoder<R> {
        pub fn new(r: R, level: Compression) -> ZlibEncoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for ZlibEncoder<R> {}

    /// Reads its input in large blocks.
    #[buffers]
    pub struct DeflateEncoder<R>;

    impl<R: Read> DeflateEncoder<R> {
        pub fn new(r: R, level: Compression) -> DeflateEncoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for DeflateEncoder<R> {}

    /// Reads its input in large blocks.
    #[buffers]
    pub struct GzDecoder<R>;

    impl<R: Read> GzDecoder<R> {
        pub fn new(r: R) -> GzDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for GzDecoder<R> {}

    /// Reads its input in large blocks.
    #[buffers]
    pub struct ZlibDecoder<R>;

    impl<R: Read> ZlibDecoder<R> {
        pub fn new(r: R) -> ZlibDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for ZlibDecoder<R> {}

    /// Reads its input in large blocks.
    #[buffers]
    pub struct DeflateDecoder<R>;

    impl<R: Read> DeflateDecoder<R> {
        pub fn new(r: R) -> DeflateDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for DeflateDecoder<R> {}

    /// Reads its input in large blocks.
    #[buffers]
    pub struct MultiGzDecoder<R>;

    impl<R: Read> MultiGzDecoder<R> {
        pub fn new(r: R) -> MultiGzDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for MultiGzDecoder<R> {}
}

pub mod write {
    use std::io::{Result, Write};

    use flate2::Compression;

    /// Gathers its output into large blocks, except at the fastest level.
    #[buffers]
    pub struct GzEncoder<W>;

    impl<W: Write> GzEncoder<W> {
        pub fn new(r: W, level: Compression) -> GzEncoder<W>;
        pub fn finish(self) -> Result<W>;
        pub fn try_finish(&mut self) -> Result<()>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for GzEncoder<W> {}

    /// Gathers its output into large blocks, except at the fastest level.
    #[buffers]
    pub struct ZlibEncoder<W>;

    impl<W: Write> ZlibEncoder<W> {
        pub fn new(r: W, level: Compression) -> ZlibEncoder<W>;
        pub fn finish(self) -> Result<W>;
        pub fn try_finish(&mut self) -> Result<()>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for ZlibEncoder<W> {}

    /// Gathers its output into large blocks, except at the fastest level.
    #[buffers]
    pub struct DeflateEncoder<W>;

    impl<W: Write> DeflateEncoder<W> {
        pub fn new(r: W, level: Compression) -> DeflateEncoder<W>;
        pub fn finish(self) -> Result<W>;
        pub fn try_finish(&mut self) -> Result<()>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for DeflateEncoder<W> {}

    /// Gathers its output into large blocks, except at the fastest level.
    #[buffers]
    pub struct GzDecoder<W>;

    impl<W: Write> GzDecoder<W> {
        pub fn new(r: W) -> GzDecoder<W>;
        pub fn finish(self) -> Result<W>;
        pub fn try_finish(&mut self) -> Result<()>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for GzDecoder<W> {}

    /// Gathers its output into large blocks, except at the fastest level.
    #[buffers]
    pub struct ZlibDecoder<W>;

    impl<W: Write> ZlibDecoder<W> {
        pub fn new(r: W) -> ZlibDecoder<W>;
        pub fn finish(self) -> Result<W>;
        pub fn try_finish(&mut self) -> Result<()>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for ZlibDecoder<W> {}

    /// Gathers its output into large blocks, except at the fastest level.
    #[buffers]
    pub struct DeflateDecoder<W>;

    impl<W: Write> DeflateDecoder<W> {
        pub fn new(r: W) -> DeflateDecoder<W>;
        pub fn finish(self) -> Result<W>;
        pub fn try_finish(&mut self) -> Result<()>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for DeflateDecoder<W> {}

    /// Gathers its output into large blocks, except at the fastest level.
    #[buffers]
    pub struct MultiGzDecoder<W>;

    impl<W: Write> MultiGzDecoder<W> {
        pub fn new(r: W) -> MultiGzDecoder<W>;
        pub fn finish(self) -> Result<W>;
        pub fn try_finish(&mut self) -> Result<()>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for MultiGzDecoder<W> {}
}

pub mod bufread {
    use std::io::{BufRead, Read, Result};

    use flate2::Compression;

    pub struct GzEncoder<R>;

    impl<R: BufRead> GzEncoder<R> {
        pub fn new(r: R, level: Compression) -> GzEncoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for GzEncoder<R> {}

    pub struct ZlibEncoder<R>;

    impl<R: BufRead> ZlibEncoder<R> {
        pub fn new(r: R, level: Compression) -> ZlibEncoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for ZlibEncoder<R> {}

    pub struct DeflateEncoder<R>;

    impl<R: BufRead> DeflateEncoder<R> {
        pub fn new(r: R, level: Compression) -> DeflateEncoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for DeflateEncoder<R> {}

    pub struct GzDecoder<R>;

    impl<R: BufRead> GzDecoder<R> {
        pub fn new(r: R) -> GzDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for GzDecoder<R> {}

    pub struct ZlibDecoder<R>;

    impl<R: BufRead> ZlibDecoder<R> {
        pub fn new(r: R) -> ZlibDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for ZlibDecoder<R> {}

    pub struct DeflateDecoder<R>;

    impl<R: BufRead> DeflateDecoder<R> {
        pub fn new(r: R) -> DeflateDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for DeflateDecoder<R> {}

    pub struct MultiGzDecoder<R>;

    impl<R: BufRead> MultiGzDecoder<R> {
        pub fn new(r: R) -> MultiGzDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for MultiGzDecoder<R> {}
}
