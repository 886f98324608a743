//! `tiff`: strips of a picture are read and written in one piece each.

pub type TiffResult<T> = Result<T, TiffError>;

pub struct TiffError;

impl std::error::Error for TiffError {}

pub mod decoder {
    use std::io::{Read, Seek};

    use tiff::TiffResult;

    /// Reads every strip in one piece.
    #[buffers]
    pub struct Decoder<R>;

    impl<R: Read + Seek> Decoder<R> {
        pub fn new(r: R) -> TiffResult<Decoder<R>>;
    }
}

pub mod encoder {
    use std::io::{Seek, Write};

    use tiff::TiffResult;

    /// Writes every strip in one piece.
    #[buffers]
    pub struct TiffEncoder<W>;

    impl<W: Write + Seek> TiffEncoder<W> {
        pub fn new(writer: W) -> TiffResult<TiffEncoder<W>>;
        pub fn new_big(writer: W) -> TiffResult<TiffEncoder<W>>;
    }
}
