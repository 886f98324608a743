//! `simd_json`: reads all at once, writes token by token; nothing is flushed.

pub use crate::serde::{
    from_reader, from_slice, from_str, to_string, to_string_pretty, to_vec, to_writer, to_writer_pretty,
};

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;

impl std::error::Error for Error {}

pub mod serde {
    use std::io::{Read, Write};

    use ::serde::Serialize;
    use ::serde::de::DeserializeOwned;
    use simd_json::Result;

    /// Reads all there is in a few large blocks.
    /// ```
    /// let value: Vec<String> = simd_json::from_reader(std::fs::File::open("f")?)?;
    /// ```
    #[buffers]
    pub fn from_reader<R: Read, T: DeserializeOwned>(rdr: R) -> Result<T>;

    pub fn from_str<T: ::serde::Deserialize>(s: &mut str) -> Result<T>;
    pub fn from_slice<T: ::serde::Deserialize>(s: &mut [u8]) -> Result<T>;
    pub fn to_string<T: Serialize>(to: &T) -> Result<String>;
    pub fn to_string_pretty<T: Serialize>(to: &T) -> Result<String>;
    pub fn to_vec<T: Serialize>(to: &T) -> Result<Vec<u8>>;

    /// Writes every token by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// simd_json::to_writer(&mut file, &[1, 2, 3])?;
    /// ```
    #[sink(once_per = "token", per_kib = 449)]
    pub fn to_writer<T: Serialize, W: Write>(writer: W, to: &T) -> Result<()>;

    /// Writes every token and every indentation by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// simd_json::to_writer_pretty(&mut file, &[1, 2, 3])?;
    /// ```
    #[sink(once_per = "token", per_kib = 422)]
    pub fn to_writer_pretty<T: Serialize, W: Write>(writer: W, to: &T) -> Result<()>;
}

pub struct BorrowedValue;
pub struct OwnedValue;

pub fn to_borrowed_value(s: &mut [u8]) -> Result<BorrowedValue>;
pub fn to_owned_value(s: &mut [u8]) -> Result<OwnedValue>;

pub mod prelude {
    use std::io::{Result, Write};

    pub trait Writable {
        fn encode(&self) -> String;
        fn encode_pp(&self) -> String;

        /// Writes every token by itself.
        /// ```
        /// let value = simd_json::to_owned_value(&mut std::fs::read("in")?)?;
        /// let mut file = std::fs::File::create("f")?;
        /// simd_json::prelude::Writable::write(&value, &mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 335, one_line)]
        fn write<W: Write>(&self, w: &mut W) -> Result<()>;

        /// Writes every token and every indent by itself.
        /// ```
        /// let value = simd_json::to_owned_value(&mut std::fs::read("in")?)?;
        /// let mut file = std::fs::File::create("f")?;
        /// simd_json::prelude::Writable::write_pp(&value, &mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 625)]
        fn write_pp<W: Write>(&self, w: &mut W) -> Result<()>;
    }

    impl Writable for simd_json::BorrowedValue {}
    impl Writable for simd_json::OwnedValue {}
}
