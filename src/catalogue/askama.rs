//! `askama`: a template is written piece by piece; nothing is flushed.

use std::io::{Result, Write};

pub struct Error;

impl std::error::Error for Error {}

pub trait Template {
    fn render(&self) -> std::result::Result<String, Error>;
    fn render_into<W: std::fmt::Write>(&self, writer: &mut W) -> std::result::Result<(), Error>;

    /// Writes every piece of the template and every value by itself.
    /// ```
    /// fn save<T: askama::Template>(page: &T) -> std::io::Result<()> {
    ///     askama::Template::write_into(page, &mut std::fs::File::create("f")?)
    /// }
    /// ```
    #[sink(once_per = "token", per_kib = 112.5, of = "W")]
    fn write_into<W: Write>(&self, writer: &mut W) -> Result<()>;
}
