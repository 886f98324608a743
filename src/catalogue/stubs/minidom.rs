//! `minidom`: readers want a buffer, writers write every mark by itself; nothing is flushed.

pub use element::Element;
pub use error::{Error, Result};

pub mod error {
    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;

    impl std::error::Error for Error {}
}

pub mod element {
    use std::io::{BufRead, Write};

    use minidom::Result;

    pub struct Element;

    impl Element {
        pub fn from_reader<R: BufRead>(reader: R) -> Result<Element>;
        pub fn bare<S, NS>(name: S, namespace: NS) -> Element;

        /// Writes every name, attribute and text in pieces.
        /// ```
        /// let element = minidom::Element::bare("name", "urn:space");
        /// let mut file = std::fs::File::create("f")?;
        /// element.write_to(&mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 156, one_line)]
        pub fn write_to<W: Write>(&self, writer: &mut W) -> Result<()>;

        /// Writes every name, attribute and text in pieces.
        /// ```
        /// let element = minidom::Element::bare("name", "urn:space");
        /// let mut file = std::fs::File::create("f")?;
        /// element.write_to_decl(&mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 156, one_line)]
        pub fn write_to_decl<W: Write>(&self, writer: &mut W) -> Result<()>;
    }
}
