//! `elementtree`: reads with `xml` and writes with it, piece by piece.

use std::io::{Read, Write};

pub struct Element;
pub struct Error;
pub struct WriteOptions;

impl std::error::Error for Error {}

impl WriteOptions {
    pub fn new() -> WriteOptions;
}

impl Element {
    pub fn new<T>(tag: T) -> Element;

    /// Asks for one byte at a time, and stops at the end of the element.
    /// ```
    /// let element = elementtree::Element::from_reader(std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1024)]
    pub fn from_reader<R: Read>(r: R) -> Result<Element, Error>;

    /// Writes every name, attribute and text in pieces.
    /// ```
    /// let element = elementtree::Element::new("name");
    /// let mut file = std::fs::File::create("f")?;
    /// element.to_writer(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 295)]
    pub fn to_writer<W: Write>(&self, w: W) -> Result<(), Error>;

    /// Writes every name, attribute and text in pieces.
    /// ```
    /// let element = elementtree::Element::new("name");
    /// let mut file = std::fs::File::create("f")?;
    /// element.to_writer_with_options(&mut file, elementtree::WriteOptions::new())?;
    /// ```
    #[sink(once_per = "token", per_kib = 295)]
    pub fn to_writer_with_options<W: Write>(&self, w: W, options: WriteOptions) -> Result<(), Error>;

    pub fn from_bytes(b: &[u8]) -> Result<Element, Error>;
}
