//! `rust_xlsxwriter`: a sheet is packed into blocks of 32 KiB.

use std::io::Write;

pub struct Workbook;
pub struct Worksheet;
pub struct XlsxError;

impl std::error::Error for XlsxError {}

impl Workbook {
    pub fn new() -> Workbook;
    pub fn add_worksheet(&mut self) -> &mut Worksheet;

    /// Writes blocks of 32 KiB.
    /// ```
    /// rust_xlsxwriter::Workbook::new().save_to_writer(std::fs::File::create("f")?)?;
    /// ```
    #[buffers]
    pub fn save_to_writer<W: Write>(&mut self, writer: W) -> Result<(), XlsxError>;

    pub fn save_to_buffer(&mut self) -> Result<Vec<u8>, XlsxError>;
}
