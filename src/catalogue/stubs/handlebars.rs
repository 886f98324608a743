//! `handlebars`: a template is written piece by piece; nothing is flushed.

use std::io::Write;

use serde::Serialize;

pub struct Handlebars;
pub struct RenderError;
pub struct TemplateError;

impl std::error::Error for RenderError {}
impl std::error::Error for TemplateError {}
impl Default for Handlebars {}

impl Handlebars {
    pub fn new() -> Self;
    pub fn register_template_string<S: AsRef<str>>(
        &mut self,
        name: &str,
        tpl_str: S,
    ) -> Result<(), TemplateError>;
    pub fn render<T: Serialize>(&self, name: &str, data: &T) -> Result<String, RenderError>;
    pub fn render_template<T: Serialize>(
        &self,
        template_string: &str,
        data: &T,
    ) -> Result<String, RenderError>;

    /// Writes every piece of the template and every value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// handlebars::Handlebars::new().render_to_write("name", &"data", &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 179)]
    pub fn render_to_write<T: Serialize, W: Write>(
        &self,
        name: &str,
        data: &T,
        writer: W,
    ) -> Result<(), RenderError>;

    /// Writes every piece of the template and every value by itself.
    /// ```
    /// let file = std::fs::File::create("f")?;
    /// handlebars::Handlebars::new().render_template_to_write("{{this}}", &"data", file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 179)]
    pub fn render_template_to_write<T: Serialize, W: Write>(
        &self,
        template_string: &str,
        data: &T,
        writer: W,
    ) -> Result<(), RenderError>;
}
