//! `liquid`: a template is written piece by piece; nothing is flushed.

use std::io::Write;

pub struct Error;
pub struct Object;
pub struct Parser;
pub struct ParserBuilder;
pub struct Template;

impl std::error::Error for Error {}

impl Object {
    pub fn new() -> Object;
}

impl ParserBuilder {
    pub fn new() -> ParserBuilder;
    pub fn with_stdlib() -> ParserBuilder;
    pub fn build(self) -> Result<Parser, Error>;
}

impl Parser {
    pub fn parse(&self, text: &str) -> Result<Template, Error>;
}

impl Template {
    pub fn render(&self, globals: &Object) -> Result<String, Error>;

    /// Writes every piece of the template and every value by itself.
    /// ```
    /// let template = liquid::ParserBuilder::with_stdlib().build()?.parse("text")?;
    /// let mut file = std::fs::File::create("f")?;
    /// template.render_to(&mut file, &liquid::Object::new())?;
    /// ```
    #[sink(once_per = "token", per_kib = 208)]
    pub fn render_to<W: Write>(&self, writer: &mut W, globals: &Object) -> Result<(), Error>;
}
