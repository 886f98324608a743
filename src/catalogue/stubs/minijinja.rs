//! `minijinja`: a template is written piece by piece; nothing is flushed.

use std::io::Write;

use serde::Serialize;

pub struct Environment;
pub struct Template;
pub struct State;
pub struct Error;

impl std::error::Error for Error {}
impl Default for Environment {}

impl Environment {
    pub fn new() -> Environment;
    pub fn add_template(&mut self, name: &str, source: &str) -> Result<(), Error>;
    pub fn get_template(&self, name: &str) -> Result<Template, Error>;
    pub fn template_from_str(&self, source: &str) -> Result<Template, Error>;
    pub fn render_str<S: Serialize>(&self, source: &str, ctx: S) -> Result<String, Error>;
}

impl Template {
    pub fn render<S: Serialize>(&self, ctx: S) -> Result<String, Error>;

    /// Writes every piece of the template and every value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let environment = minijinja::Environment::new();
    /// let template = environment.template_from_str("{{ name }}")?;
    /// template.render_to_write((), &mut file)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn render_to_write<S: Serialize, W: Write>(&self, ctx: S, w: W) -> Result<State, Error>;
}
