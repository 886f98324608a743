//! `deku`: every field is a read or a write of its own, and a list of bytes one of each byte; nothing is flushed.

use std::io::{Read, Seek};

pub struct DekuError;

impl std::error::Error for DekuError {}

pub mod no_std_io {
    pub use std::io::{Cursor, Read, Seek, Write};
}

pub mod reader {
    use std::io::{Read, Seek};

    pub struct Reader<R>;

    impl<R: Read + Seek> Reader<R> {
        /// Reads every field by itself.
        /// ```
        /// let mut file = std::fs::File::open("f")?;
        /// let mut reader = deku::reader::Reader::new(&mut file);
        /// for _ in 0..100 {
        ///     let number: u32 = deku::DekuReader::from_reader_with_ctx(&mut reader, ())?;
        /// }
        /// ```
        #[sink(once_per = "token", per_kib = 176)]
        pub fn new(inner: R) -> Self;

        pub fn end(&mut self) -> bool;
        pub fn into_inner(self) -> R;
    }
}

pub mod writer {
    use std::io::{Seek, Write};

    use deku::DekuError;

    /// Passes every field on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct Writer<W>;

    impl<W: Write + Seek> Writer<W> {
        /// Writes every field by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut writer = deku::writer::Writer::new(&mut file);
        /// for number in 0..100u32 {
        ///     deku::DekuWriter::to_writer(&number, &mut writer, ())?;
        /// }
        /// ```
        #[sink(once_per = "token", per_kib = 256)]
        pub fn new(inner: W) -> Self;

        pub fn finalize(&mut self) -> Result<(), DekuError>;
    }
}

pub trait DekuReader<Ctx = ()> {
    fn from_reader_with_ctx<R>(reader: &mut reader::Reader<R>, ctx: Ctx) -> Result<Self, DekuError>;
}

pub trait DekuContainerRead {
    fn from_reader<R: Read + Seek>(input: (&mut R, usize)) -> Result<(usize, Self), DekuError>;

    fn from_bytes(input: (&[u8], usize)) -> Result<((&[u8], usize), Self), DekuError>;
}

pub trait DekuWriter<Ctx = ()> {
    fn to_writer<W>(&self, writer: &mut writer::Writer<W>, ctx: Ctx) -> Result<(), DekuError>;
}

pub trait DekuContainerWrite {
    fn to_bytes(&self) -> Result<Vec<u8>, DekuError>;
    fn to_slice(&self, buf: &mut [u8]) -> Result<usize, DekuError>;
}
