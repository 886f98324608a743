//! `bson`: a document is read and written in one piece; a stream of documents one by one.

use std::io::{Read, Write};

use serde::de::DeserializeOwned;

pub struct Document;

pub mod de {
    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;

    impl std::error::Error for Error {}
}

pub mod ser {
    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;

    impl std::error::Error for Error {}
}

impl Document {
    pub fn new() -> Document;

    /// Reads the length and the document, each in one piece.
    pub fn from_reader<R: Read>(reader: R) -> de::Result<Document>;

    /// Writes the document in one piece.
    pub fn to_writer<W: Write>(&self, writer: W) -> ser::Result<()>;
}

/// Reads the length and the document, each in one piece.
pub fn from_reader<R: Read, T: DeserializeOwned>(reader: R) -> de::Result<T>;
