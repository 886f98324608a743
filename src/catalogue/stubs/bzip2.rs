//! `bzip2`: readers and writers that move large blocks; `finish` hands the writer back unflushed.

pub struct Compression;

impl Compression {
    pub fn new(level: u32) -> Compression;
    pub fn none() -> Compression;
    pub fn fast() -> Compression;
    pub fn best() -> Compression;
    pub fn level(&self) -> u32;
}

impl Default for Compression {}

pub mod read {
    use std::io::{Read, Result};

    use bzip2::Compression;

    /// Reads its input in large blocks.
    #[buffers]
    pub struct BzEncoder<R>;

    impl<R: Read> BzEncoder<R> {
        pub fn new(r: R, level: Compression) -> BzEncoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for BzEncoder<R> {}

    /// Reads its input in large blocks.
    #[buffers]
    pub struct BzDecoder<R>;

    impl<R: Read> BzDecoder<R> {
        pub fn new(r: R) -> BzDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for BzDecoder<R> {}

    /// Reads its input in large blocks.
    #[buffers]
    pub struct MultiBzDecoder<R>;

    impl<R: Read> MultiBzDecoder<R> {
        pub fn new(r: R) -> MultiBzDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> Read for MultiBzDecoder<R> {}
}

pub mod write {
    use std::io::{Result, Write};

    use bzip2::Compression;

    /// Gathers its output into large blocks.
    #[buffers]
    pub struct BzEncoder<W>;

    impl<W: Write> BzEncoder<W> {
        pub fn new(r: W, level: Compression) -> BzEncoder<W>;
        pub fn finish(self) -> Result<W>;
        pub fn try_finish(&mut self) -> Result<()>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for BzEncoder<W> {}

    /// Gathers its output into large blocks.
    #[buffers]
    pub struct BzDecoder<W>;

    impl<W: Write> BzDecoder<W> {
        pub fn new(r: W) -> BzDecoder<W>;
        pub fn finish(self) -> Result<W>;
        pub fn try_finish(&mut self) -> Result<()>;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
    }

    impl<W: Write> Write for BzDecoder<W> {}
}

pub mod bufread {
    use std::io::{BufRead, Read, Result};

    use bzip2::Compression;

    pub struct BzEncoder<R>;

    impl<R: BufRead> BzEncoder<R> {
        pub fn new(r: R, level: Compression) -> BzEncoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for BzEncoder<R> {}

    pub struct BzDecoder<R>;

    impl<R: BufRead> BzDecoder<R> {
        pub fn new(r: R) -> BzDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for BzDecoder<R> {}

    pub struct MultiBzDecoder<R>;

    impl<R: BufRead> MultiBzDecoder<R> {
        pub fn new(r: R) -> MultiBzDecoder<R>;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: BufRead> Read for MultiBzDecoder<R> {}
}
