//! `horrorshow`: every tag, attribute and text is written in pieces; nothing is flushed.

use std::io::Write;

pub struct Error;

impl std::error::Error for Error {}

pub trait Template {
    /// Writes every tag, attribute and text in pieces.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// horrorshow::Template::write_to_io("text", &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 703, of = "W")]
    fn write_to_io<W: Write>(self, writer: &mut W) -> Result<(), Error>;

    fn into_string(self) -> Result<String, Error>;
}

impl Template for &str {}

pub mod prelude {
    pub use crate::Template;
}
