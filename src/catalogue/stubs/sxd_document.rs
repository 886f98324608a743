//! `sxd_document`: every name, attribute and text is written in pieces; nothing is flushed.

pub struct Package;

impl Package {
    pub fn new() -> Package;
    pub fn as_document(&self) -> dom::Document;
}

pub mod dom {
    pub struct Document;
}

pub mod writer {
    use std::io::{Result, Write};

    use sxd_document::dom::Document;

    pub struct Writer;

    impl Writer {
        pub fn new() -> Writer;
        pub fn set_single_quotes(self, single_quotes: bool) -> Writer;

        /// Writes every name, attribute and text in pieces.
        /// ```
        /// let package = sxd_document::Package::new();
        /// let mut file = std::fs::File::create("f")?;
        /// sxd_document::writer::Writer::new().format_document(&package.as_document(), &mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 320)]
        pub fn format_document<W: Write + ?Sized>(&self, doc: &Document, writer: &mut W) -> Result<()>;
    }

    /// Writes every name, attribute and text in pieces.
    /// ```
    /// let package = sxd_document::Package::new();
    /// let mut file = std::fs::File::create("f")?;
    /// sxd_document::writer::format_document(&package.as_document(), &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 320)]
    pub fn format_document<W: Write + ?Sized>(doc: &Document, writer: &mut W) -> Result<()>;
}
