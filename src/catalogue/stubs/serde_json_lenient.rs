//! `serde_json_lenient`: the sinks of `serde_json`, which also takes comments and commas too many; nothing is flushed.

pub use de::{Deserializer, from_reader, from_slice, from_str};
pub use error::{Error, Result};
pub use ser::{Serializer, to_string, to_string_pretty, to_vec, to_writer, to_writer_pretty};
pub use value::{Map, Value, from_value, to_value};

pub mod error {
    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;

    impl std::error::Error for Error {}
    impl From<Error> for std::io::Error {}
}

pub mod de {
    use std::io::Read;

    use serde::de::DeserializeOwned;
    use serde_json_lenient::Result;

    /// Asks for one byte at a time, up to the end.
    /// ```
    /// let value: serde_json_lenient::Value = serde_json_lenient::from_reader(std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1024, to_end)]
    pub fn from_reader<R: Read, T: DeserializeOwned>(rdr: R) -> Result<T>;

    pub fn from_str<T: serde::Deserialize>(s: &str) -> Result<T>;
    pub fn from_slice<T: serde::Deserialize>(v: &[u8]) -> Result<T>;

    pub struct Deserializer<R>;
    pub struct StreamDeserializer<R, T>;
    pub struct IoRead<R>;

    impl<R: Read> Deserializer<IoRead<R>> {
        /// Asks for one byte at a time, and stops at the end of the value.
        /// ```
        /// let mut de = serde_json_lenient::Deserializer::from_reader(std::fs::File::open("f")?);
        /// let value: serde_json_lenient::Value = serde::Deserialize::deserialize(&mut de)?;
        /// ```
        #[sink(once_per = "byte", per_kib = 1024)]
        pub fn from_reader(reader: R) -> Self;
    }

    impl<R: Read> serde::Deserializer for &mut Deserializer<IoRead<R>> {
        type Error = serde_json_lenient::Error;
    }

    impl<R> Deserializer<R> {
        pub fn end(&mut self) -> Result<()>;
        pub fn into_iter<T: serde::Deserialize>(self) -> StreamDeserializer<R, T>;
    }

    impl<R, T> Iterator for StreamDeserializer<R, T> {
        type Item = Result<T>;
    }
}

pub mod ser {
    use std::io::Write;

    use serde::Serialize;
    use serde_json_lenient::Result;

    /// Writes every brace, key and number by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// serde_json_lenient::to_writer(&mut file, &[1, 2, 3])?;
    /// ```
    #[sink(once_per = "token", per_kib = 449, one_line)]
    pub fn to_writer<W: Write, T: Serialize>(writer: W, value: &T) -> Result<()>;

    /// Writes every brace, key, number and indent by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// serde_json_lenient::to_writer_pretty(&mut file, &[1, 2, 3])?;
    /// ```
    #[sink(once_per = "token", per_kib = 446)]
    pub fn to_writer_pretty<W: Write, T: Serialize>(writer: W, value: &T) -> Result<()>;

    pub fn to_string<T: Serialize>(value: &T) -> Result<String>;
    pub fn to_string_pretty<T: Serialize>(value: &T) -> Result<String>;
    pub fn to_vec<T: Serialize>(value: &T) -> Result<Vec<u8>>;

    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct Serializer<W>;

    impl<W: Write> Serializer<W> {
        /// Writes every brace, key and number by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut serializer = serde_json_lenient::Serializer::new(&mut file);
        /// serde::Serialize::serialize(&[1, 2, 3], &mut serializer)?;
        /// ```
        #[sink(once_per = "token", per_kib = 449, one_line)]
        pub fn new(writer: W) -> Self;

        pub fn into_inner(self) -> W;
    }

    impl<W: Write> serde::Serializer for &mut Serializer<W> {
        type Ok = ();
        type Error = serde_json_lenient::Error;
    }
}

pub mod value {
    use serde::Serialize;
    use serde::de::DeserializeOwned;
    use serde_json_lenient::Result;

    pub struct Map<K, V>;
    pub struct Number;

    pub enum Value {
        Null,
        Bool(bool),
        Number(Number),
        String(String),
        Array(Vec<Value>),
        Object(Map<String, Value>),
    }

    pub fn to_value<T: Serialize>(value: T) -> Result<Value>;
    pub fn from_value<T: DeserializeOwned>(value: Value) -> Result<T>;
}
