//! `serde_cbor`: every head and every value is a read or a write of its own; nothing is flushed.

pub use de::{Deserializer, StreamDeserializer, from_reader, from_slice};
pub use error::{Error, Result};
pub use ser::{Serializer, to_vec, to_writer};
pub use value::Value;

pub mod error {
    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;

    impl Error {
        pub fn is_eof(&self) -> bool;
        pub fn is_io(&self) -> bool;
    }

    impl std::error::Error for Error {}
    impl From<std::io::Error> for Error {}
}

pub mod de {
    use std::io::Read;

    use serde::de::DeserializeOwned;
    use serde_cbor::Result;

    /// Reads every head and every value by itself.
    /// ```
    /// let value: serde_cbor::Value = serde_cbor::from_reader(std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token", per_kib = 412)]
    pub fn from_reader<T: DeserializeOwned, R: Read>(reader: R) -> Result<T>;

    pub fn from_slice<T: serde::Deserialize>(slice: &[u8]) -> Result<T>;

    pub struct Deserializer<R>;
    pub struct StreamDeserializer<R, T>;
    pub struct IoRead<R>;

    impl<R: Read> Deserializer<IoRead<R>> {
        /// Reads every head and every value by itself, and stops at the end of the value.
        /// ```
        /// let mut deserializer = serde_cbor::Deserializer::from_reader(std::fs::File::open("f")?);
        /// let value: serde_cbor::Value = serde::Deserialize::deserialize(&mut deserializer)?;
        /// ```
        #[sink(once_per = "token", per_kib = 412)]
        pub fn from_reader(reader: R) -> Deserializer<IoRead<R>>;
    }

    impl<R: Read> serde::Deserializer for &mut Deserializer<IoRead<R>> {
        type Error = serde_cbor::Error;
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
    use serde_cbor::Result;

    pub fn to_vec<T: Serialize>(value: &T) -> Result<Vec<u8>>;

    /// Writes every head and every value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// serde_cbor::to_writer(&mut file, &[1, 2, 3])?;
    /// ```
    #[sink(once_per = "token", per_kib = 343, one_line)]
    pub fn to_writer<W: Write, T: Serialize>(writer: W, value: &T) -> Result<()>;

    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct Serializer<W>;

    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct IoWrite<W>;

    impl<W: Write> IoWrite<W> {
        /// Writes every head and every value by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let writer = serde_cbor::ser::IoWrite::new(&mut file);
        /// serde::Serialize::serialize(&[1, 2, 3], &mut serde_cbor::Serializer::new(writer))?;
        /// ```
        #[sink(once_per = "token", per_kib = 343, one_line)]
        pub fn new(w: W) -> IoWrite<W>;
    }

    impl<W> serde::Serializer for &mut Serializer<W> {
        type Ok = ();
        type Error = serde_cbor::Error;
    }

    impl<W> Serializer<W> {
        pub fn new(writer: W) -> Self;
        pub fn packed_format(self) -> Self;
        pub fn self_describe(&mut self) -> Result<()>;
        pub fn into_inner(self) -> W;
    }
}

pub mod value {
    pub enum Value {
        Null,
        Bool(bool),
        Bytes(Vec<u8>),
        Text(String),
        Array(Vec<Value>),
    }
}
