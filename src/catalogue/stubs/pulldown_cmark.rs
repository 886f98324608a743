//! `pulldown_cmark`: HTML is written tag by tag; nothing is flushed.

pub struct Parser;

impl Parser {
    pub fn new(text: &str) -> Self;
}

pub mod html {
    use std::io::{Result, Write};

    /// Writes every tag and every piece of text by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// pulldown_cmark::html::write_html_io(&mut file, pulldown_cmark::Parser::new("# Title"))?;
    /// ```
    #[sink(once_per = "token", per_kib = 237)]
    pub fn write_html_io<I, W: Write>(writer: W, iter: I) -> Result<()>;
}
