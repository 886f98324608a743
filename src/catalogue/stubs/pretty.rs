//! `pretty`: every text and every line end of a document is written by itself; nothing is flushed.

use std::io::{Result, Write};

pub struct RcDoc;
pub struct BoxDoc;

impl RcDoc {
    pub fn text<U>(data: U) -> RcDoc;

    /// Writes every text, line end and indent by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// pretty::RcDoc::text("text").render(80, &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 271)]
    pub fn render<W: Write + ?Sized>(&self, width: usize, out: &mut W) -> Result<()>;
}

impl BoxDoc {
    pub fn text<U>(data: U) -> BoxDoc;

    /// Writes every text, line end and indent by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// pretty::BoxDoc::text("text").render(80, &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 271)]
    pub fn render<W: Write + ?Sized>(&self, width: usize, out: &mut W) -> Result<()>;
}
