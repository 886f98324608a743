//! `mustache`: a template is written piece by piece; nothing is flushed.

use std::io::Write;

use serde::Serialize;

pub struct Data;
pub struct Error;
pub struct Template;

pub type Result<T> = std::result::Result<T, Error>;

impl std::error::Error for Error {}

pub fn compile_str(template: &str) -> Result<Template>;
pub fn compile_path<P: AsRef<std::path::Path>>(path: P) -> Result<Template>;

impl Template {
    /// Writes every piece of the template and every value by itself.
    /// ```
    /// let template = mustache::compile_str("text")?;
    /// let mut file = std::fs::File::create("f")?;
    /// template.render(&mut file, &"data")?;
    /// ```
    #[sink(once_per = "token", per_kib = 746)]
    pub fn render<W: Write, T: Serialize>(&self, wr: &mut W, data: &T) -> Result<()>;

    pub fn render_data<W: Write>(&self, wr: &mut W, data: &Data) -> Result<()>;
    pub fn render_to_string<T: Serialize>(&self, data: &T) -> Result<String>;
}
