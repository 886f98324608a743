//! `xmltree`: reads with `xml` and writes with it, piece by piece.

use std::io::{Read, Write};

pub struct Element;
pub struct EmitterConfig;
pub struct Error;
pub struct ParseError;
pub struct ParserConfig;
pub struct XMLNode;

impl EmitterConfig {
    pub fn new() -> EmitterConfig;
    pub fn perform_indent(self, yes: bool) -> EmitterConfig;
    pub fn write_document_declaration(self, yes: bool) -> EmitterConfig;
}

impl Element {
    pub fn new(name: &str) -> Element;

    /// Asks for one byte at a time, up to the end.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let element = xmltree::Element::parse(file)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1024, to_end)]
    pub fn parse<R: Read>(r: R) -> Result<Element, ParseError>;

    pub fn parse_all<R: Read>(r: R) -> Result<Vec<XMLNode>, ParseError>;
    pub fn parse_with_config<R: Read>(r: R, config: ParserConfig) -> Result<Element, ParseError>;

    /// Writes every name, attribute and text in pieces.
    /// ```
    /// let element = xmltree::Element::new("a");
    /// let file = std::fs::File::create("f")?;
    /// element.write(file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 370)]
    pub fn write<W: Write>(&self, w: W) -> Result<(), Error>;

    /// Writes every name, attribute and text in pieces.
    /// ```
    /// let element = xmltree::Element::new("a");
    /// let mut file = std::fs::File::create("f")?;
    /// element.write_with_config(&mut file, xmltree::EmitterConfig::new().perform_indent(true))?;
    /// ```
    #[sink(once_per = "token", per_kib = 421)]
    pub fn write_with_config<W: Write>(&self, w: W, config: EmitterConfig) -> Result<(), Error>;
}
