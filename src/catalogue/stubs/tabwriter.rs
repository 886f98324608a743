//! `tabwriter`: keeps a table until it is flushed, and then writes every cell and its padding by itself.

use std::io::Write;

/// Gathers the whole table until it is flushed.
#[compresses]
pub struct TabWriter<W>;
pub struct IntoInnerError<W>;

impl<W: Write> TabWriter<W> {
    /// Writes every cell, its padding and every line end by itself once it is flushed.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let mut table = tabwriter::TabWriter::new(&mut file);
    /// std::io::Write::write_all(&mut table, b"one\ttwo\n")?;
    /// std::io::Write::flush(&mut table)?;
    /// ```
    #[sink(once_per = "token", per_kib = 178)]
    pub fn new(w: W) -> TabWriter<W>;

    pub fn minwidth(self, minwidth: usize) -> TabWriter<W>;
    pub fn padding(self, padding: usize) -> TabWriter<W>;
    pub fn tab_indent(self, yes: bool) -> TabWriter<W>;
    pub fn ansi(self, yes: bool) -> TabWriter<W>;
    pub fn into_inner(self) -> std::result::Result<W, IntoInnerError<TabWriter<W>>>;
}

impl<W: Write> Write for TabWriter<W> {}
