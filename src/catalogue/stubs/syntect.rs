//! `syntect`: a dump is compressed and written in large blocks, whose last error is lost in a drop.

pub mod dumps {
    use std::io::{BufRead, Write};

    use serde::Serialize;
    use serde::de::DeserializeOwned;

    pub struct Error;

    impl std::error::Error for Error {}

    /// Writes large blocks.
    /// ```
    /// syntect::dumps::dump_to_writer(&[1, 2, 3], std::fs::File::create("f")?)?;
    /// ```
    #[buffers]
    pub fn dump_to_writer<T: Serialize, W: Write>(to_dump: &T, output: W) -> Result<(), Error>;

    pub fn from_reader<T: DeserializeOwned, R: BufRead>(input: R) -> Result<T, Error>;
    pub fn dump_binary<T: Serialize>(o: &T) -> Vec<u8>;
    pub fn from_binary<T: DeserializeOwned>(v: &[u8]) -> T;
}
