//! `serde_bencode`: a reader is asked for every byte of a number, and for each text.

pub use error::{Error, Result};

pub mod error {
    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;

    impl std::error::Error for Error {}
}

pub fn from_bytes<T: serde::Deserialize>(b: &[u8]) -> Result<T>;
pub fn to_bytes<T: serde::Serialize>(b: &T) -> Result<Vec<u8>>;

pub mod de {
    use std::io::Read;

    pub struct Deserializer<R>;

    impl<R: Read> Deserializer<R> {
        /// Reads every mark and every digit by itself, and stops at the end of the value.
        /// ```
        /// let mut deserializer = serde_bencode::de::Deserializer::new(std::fs::File::open("f")?);
        /// let numbers: Vec<u32> = serde::Deserialize::deserialize(&mut deserializer)?;
        /// ```
        #[sink(once_per = "token", per_kib = 696)]
        pub fn new(reader: R) -> Deserializer<R>;
    }

    impl<R: Read> serde::Deserializer for &mut Deserializer<R> {
        type Error = serde_bencode::Error;
    }
}
