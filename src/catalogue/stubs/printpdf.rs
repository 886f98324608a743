//! `printpdf`: every token of the file is a write of its own; errors are not reported, and nothing is flushed.

use std::io::Write;

pub struct Mm(pub f32);
pub struct Op;
pub struct PdfDocument;
pub struct PdfPage;
pub struct PdfSaveOptions;
pub struct PdfWarnMsg;

impl PdfPage {
    pub fn new(width: Mm, height: Mm, ops: Vec<Op>) -> Self;
}

impl Default for PdfSaveOptions {}

impl PdfDocument {
    pub fn new(name: &str) -> Self;
    pub fn with_pages(&mut self, pages: Vec<PdfPage>) -> &mut Self;
    pub fn save(&self, opts: &PdfSaveOptions, warnings: &mut Vec<PdfWarnMsg>) -> Vec<u8>;

    /// Writes every token by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let document = printpdf::PdfDocument::new("Title");
    /// document.save_writer(&mut file, &printpdf::PdfSaveOptions::default(), &mut Vec::new());
    /// ```
    #[sink(once_per = "token", per_kib = 279)]
    pub fn save_writer<W: Write>(&self, w: &mut W, opts: &PdfSaveOptions, warnings: &mut Vec<PdfWarnMsg>);
}
