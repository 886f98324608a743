//! `docx_rs`: writes each part of a document in one piece, and flushes by seeking.

pub struct Docx;
pub struct Paragraph;
pub struct Run;
pub struct XMLDocx;

impl Paragraph {
    pub fn new() -> Paragraph;
    pub fn add_run(self, run: Run) -> Paragraph;
}

impl Run {
    pub fn new() -> Run;
    pub fn add_text<T: Into<String>>(self, text: T) -> Run;
}

impl Docx {
    pub fn new() -> Docx;
    pub fn add_paragraph(self, p: Paragraph) -> Docx;
    pub fn build(&mut self) -> XMLDocx;
}

impl XMLDocx {
    /// Writes each part of the document in one piece.
    /// ```
    /// docx_rs::Docx::new().build().pack(std::fs::File::create("f")?)?;
    /// ```
    #[buffers]
    pub fn pack<W: std::io::Write + std::io::Seek>(self, w: W) -> zip::result::ZipResult<()>;
}
