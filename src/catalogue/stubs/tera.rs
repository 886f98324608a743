//! `tera`: a template is written piece by piece; nothing is flushed.

use std::io::Write;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;
pub struct Tera;
pub struct Context;

impl std::error::Error for Error {}

impl Context {
    pub fn new() -> Self;
    pub fn insert<T: serde::Serialize, S: Into<String>>(&mut self, key: S, val: &T);
}

impl Tera {
    pub fn new(dir: &str) -> Result<Tera>;
    pub fn render(&self, template_name: &str, context: &Context) -> Result<String>;

    /// Writes every piece of the template and every value by itself.
    /// ```
    /// let file = std::fs::File::create("f")?;
    /// tera::Tera::default().render_to("name", &tera::Context::new(), file)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn render_to(&self, template_name: &str, context: &Context, write: impl Write) -> Result<()>;

    pub fn render_str(&mut self, input: &str, context: &Context) -> Result<String>;
    pub fn add_raw_template(&mut self, name: &str, content: &str) -> Result<()>;
}

impl Default for Tera {}
