//! `umya_spreadsheet`: writes a book in one piece; nothing is flushed.

pub struct Workbook;
pub struct XlsxError;

impl std::error::Error for XlsxError {}

pub fn new_file() -> Workbook;

pub mod reader {
    pub mod xlsx {
        use std::io::{Read, Seek};
        use std::path::Path;

        use umya_spreadsheet::{Workbook, XlsxError};

        pub fn read<P: AsRef<Path>>(path: P) -> Result<Workbook, XlsxError>;

        /// Reads blocks of some KiB.
        /// ```
        /// let file = std::fs::File::open("f")?;
        /// let book = umya_spreadsheet::reader::xlsx::read_reader(file, true)?;
        /// ```
        #[buffers]
        pub fn read_reader<R: Read + Seek>(reader: R, with_sheet_read: bool) -> Result<Workbook, XlsxError>;
    }
}

pub mod writer {
    pub mod xlsx {
        use std::io::Write;
        use std::path::Path;

        use umya_spreadsheet::{Workbook, XlsxError};

        pub fn write<P: AsRef<Path>>(wb: &Workbook, path: P) -> Result<(), XlsxError>;

        /// Writes the book in one piece.
        /// ```
        /// let file = std::fs::File::create("f")?;
        /// umya_spreadsheet::writer::xlsx::write_writer(&umya_spreadsheet::new_file(), file)?;
        /// ```
        #[buffers]
        pub fn write_writer<W: Write>(wb: &Workbook, writer: W) -> Result<(), XlsxError>;
    }
}
