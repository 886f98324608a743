//! `askama`: a template is written piece by piece; nothing is flushed.

use std::io::{Result, Write};

pub struct Error;

impl std::error::Error for Error {}

pub trait Template {
    fn render(&self) -> std::result::Result<String, Error>;
    fn render_into<W: std::fmt::Write>(&self, writer: &mut W) -> std::result::Result<(), Error>;

    /// Writes every piece of the template and every value by itself.
    /// ```
    /// #[derive(askama::Template)]
    /// #[template(source = "{% for it in names %}{{ it }}, {% endfor %}", ext = "txt")]
    /// struct Page {
    ///     names: Vec<String>,
    /// }
    /// let mut file = std::fs::File::create("f")?;
    /// askama::Template::write_into(&Page { names: Vec::new() }, &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 223, of = "W")]
    fn write_into<W: Write>(&self, writer: &mut W) -> Result<()>;
}
