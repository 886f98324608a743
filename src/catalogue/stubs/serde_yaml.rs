//! `serde_yaml`: reads all at once, writes 16 KiB at a time since 0.9; nothing is flushed.

pub use de::{Deserializer, from_reader, from_slice, from_str};
pub use error::{Error, Result};
pub use ser::{Serializer, to_string, to_writer};
pub use value::{Mapping, Value, from_value, to_value};

pub mod error {
    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;

    impl std::error::Error for Error {}
}

pub mod de {
    use std::io::Read;

    use serde::de::DeserializeOwned;
    use serde_yaml::Result;

    /// Reads all there is in a few large blocks.
    #[buffers]
    pub fn from_reader<R: Read, T: DeserializeOwned>(rdr: R) -> Result<T>;

    pub fn from_str<T: serde::Deserialize>(s: &str) -> Result<T>;
    pub fn from_slice<T: serde::Deserialize>(v: &[u8]) -> Result<T>;

    pub struct Deserializer;

    impl Deserializer {
        /// Reads all there is in a few large blocks.
        #[buffers]
        pub fn from_reader<R: Read>(rdr: R) -> Self;

        pub fn from_str(s: &str) -> Self;
        pub fn from_slice(v: &[u8]) -> Self;
    }

    impl Iterator for Deserializer {
        type Item = Deserializer;
    }
}

pub mod ser {
    use std::io::Write;

    use serde::Serialize;
    use serde_yaml::Result;

    /// Writes every name, value and line end by itself; from 0.9 on 16 KiB at a time.
    /// ```
    /// serde_yaml::to_writer(std::fs::File::create("f")?, &vec!["one", "two"])?;
    /// ```
    #[sink(once_per = "token", per_kib = 500, before = "0.9")]
    pub fn to_writer<W: Write, T: Serialize>(writer: W, value: &T) -> Result<()>;

    pub fn to_string<T: Serialize>(value: &T) -> Result<String>;

    /// Writes 16 KiB at a time.
    #[buffers]
    pub struct Serializer<W>;

    impl<W: Write> Serializer<W> {
        pub fn new(writer: W) -> Self;
        pub fn flush(&mut self) -> Result<()>;
        pub fn into_inner(self) -> Result<W>;
    }
}

pub mod value {
    use serde::Serialize;
    use serde::de::DeserializeOwned;
    use serde_yaml::Result;

    pub struct Mapping;
    pub struct Number;

    pub enum Value {
        Null,
        Bool(bool),
        Number(Number),
        String(String),
        Sequence(Vec<Value>),
        Mapping(Mapping),
    }

    impl Value {
        pub fn get<I>(&self, index: I) -> Option<&Value>;
        pub fn as_str(&self) -> Option<&str>;
    }

    pub fn to_value<T: Serialize>(value: T) -> Result<Value>;
    pub fn from_value<T: DeserializeOwned>(value: Value) -> Result<T>;
}
