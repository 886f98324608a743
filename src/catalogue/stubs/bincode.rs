//! `bincode`: every number, length and string is a read or a write of its own; nothing is flushed.

use std::io::{Read, Write};

use ::serde::Serialize;
use ::serde::de::DeserializeOwned;

pub type Result<T> = std::result::Result<T, Error>;
pub type Error = Box<ErrorKind>;

pub enum ErrorKind {
    Io(std::io::Error),
    SizeLimit,
    Custom(String),
}

impl std::error::Error for ErrorKind {}
impl From<std::io::Error> for Error {}

/// Reads every number, length and string by itself, and the bytes of a vector one by one.
/// ```
/// let numbers: Vec<u32> = bincode::deserialize_from(std::fs::File::open("f")?)?;
/// ```
#[sink(once_per = "token")]
pub fn deserialize_from<R: Read, T: DeserializeOwned>(reader: R) -> Result<T>;

/// Writes every number, length and string by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// bincode::serialize_into(&mut file, &[1, 2, 3])?;
/// ```
#[sink(once_per = "token", one_line)]
pub fn serialize_into<W: Write, T: Serialize>(writer: W, value: &T) -> Result<()>;

pub fn serialize<T: Serialize>(value: &T) -> Result<Vec<u8>>;
pub fn deserialize<T: ::serde::Deserialize>(bytes: &[u8]) -> Result<T>;
pub fn serialized_size<T: Serialize>(value: &T) -> Result<u64>;
pub fn options() -> DefaultOptions;

pub struct DefaultOptions;

impl DefaultOptions {
    pub fn new() -> DefaultOptions;
}

impl Options for DefaultOptions {}

pub trait Options {
    fn with_no_limit(self) -> Self;
    fn with_limit(self, limit: u64) -> Self;
    fn with_little_endian(self) -> Self;
    fn with_big_endian(self) -> Self;
    fn with_varint_encoding(self) -> Self;
    fn with_fixint_encoding(self) -> Self;
    fn reject_trailing_bytes(self) -> Self;
    fn allow_trailing_bytes(self) -> Self;
    fn serialize<S: Serialize>(self, t: &S) -> Result<Vec<u8>>;
    fn serialized_size<T: Serialize>(self, t: &T) -> Result<u64>;
    fn deserialize<T: ::serde::Deserialize>(self, bytes: &[u8]) -> Result<T>;

    /// Writes every number, length and string by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// bincode::Options::serialize_into(bincode::options(), &mut file, &[1, 2, 3])?;
    /// ```
    #[sink(once_per = "token", of = "W", one_line)]
    fn serialize_into<W: Write, T: Serialize>(self, w: W, t: &T) -> Result<()>;

    /// Reads every number, length and string by itself, and the bytes of a vector one by one.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let numbers: Vec<u32> = bincode::Options::deserialize_from(bincode::options(), file)?;
    /// ```
    #[sink(once_per = "token", of = "R")]
    fn deserialize_from<R: Read, T: DeserializeOwned>(self, reader: R) -> Result<T>;
}

pub mod config {
    pub struct Configuration;

    pub fn standard() -> Configuration;
    pub fn legacy() -> Configuration;

    impl Configuration {
        pub fn with_big_endian(self) -> Configuration;
        pub fn with_little_endian(self) -> Configuration;
        pub fn with_variable_int_encoding(self) -> Configuration;
        pub fn with_fixed_int_encoding(self) -> Configuration;
    }
}

pub mod enc {
    pub trait Encode {}
}

pub mod de {
    pub trait Decode {}
}

pub mod error {
    pub struct DecodeError;
    pub struct EncodeError;

    impl std::error::Error for DecodeError {}
    impl std::error::Error for EncodeError {}
}

/// Reads every number, length and string by itself.
/// ```
/// let mut file = std::fs::File::open("f")?;
/// let numbers: Vec<u32> = bincode::decode_from_std_read(&mut file, bincode::config::standard())?;
/// ```
#[sink(once_per = "token")]
pub fn decode_from_std_read<D: de::Decode, C, R: Read>(
    src: &mut R,
    config: C,
) -> std::result::Result<D, error::DecodeError>;

/// Writes every number, length and string by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// bincode::encode_into_std_write(&[1u32, 2, 3], &mut file, bincode::config::standard())?;
/// ```
#[sink(once_per = "token", one_line)]
pub fn encode_into_std_write<E: enc::Encode, C, W: Write>(
    val: E,
    dst: &mut W,
    config: C,
) -> std::result::Result<usize, error::EncodeError>;

pub mod serde {
    use std::io::{Read, Write};

    use ::serde::Serialize;
    use ::serde::de::DeserializeOwned;
    use bincode::error::{DecodeError, EncodeError};

    /// Reads every number, length and string by itself.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// let numbers: Vec<u32> = bincode::serde::decode_from_std_read(&mut file, bincode::config::standard())?;
    /// ```
    #[sink(once_per = "token")]
    pub fn decode_from_std_read<D: DeserializeOwned, C, R: Read>(
        src: &mut R,
        config: C,
    ) -> Result<D, DecodeError>;

    /// Writes every number, length and string by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// bincode::serde::encode_into_std_write(&[1u32, 2, 3], &mut file, bincode::config::standard())?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn encode_into_std_write<E: Serialize, C, W: Write>(
        val: E,
        dst: &mut W,
        config: C,
    ) -> Result<usize, EncodeError>;
}
