//! `serde_json`: readers ask for one byte at a time, writers for one token at a time; nothing is flushed.

pub use de::{Deserializer, StreamDeserializer, from_reader, from_slice, from_str};
pub use error::{Error, Result};
pub use map::Map;
pub use ser::{Serializer, to_string, to_string_pretty, to_vec, to_vec_pretty, to_writer, to_writer_pretty};
pub use value::{Number, Value, from_value, to_value};

pub mod error {
    use std::io;

    pub type Result<T> = std::result::Result<T, Error>;

    pub struct Error;

    pub enum Category {
        Io,
        Syntax,
        Data,
        Eof,
    }

    impl Error {
        pub fn line(&self) -> usize;
        pub fn column(&self) -> usize;
        pub fn classify(&self) -> Category;
        pub fn is_io(&self) -> bool;
        pub fn is_syntax(&self) -> bool;
        pub fn is_data(&self) -> bool;
        pub fn is_eof(&self) -> bool;
        pub fn io_error_kind(&self) -> Option<io::ErrorKind>;
        pub fn io(error: io::Error) -> Self;
    }

    impl std::error::Error for Error {}
    impl std::fmt::Display for Error {}
    impl From<Error> for io::Error {}
}

pub mod de {
    use std::io::Read;

    use serde::de::DeserializeOwned;
    use serde_json::Result;

    /// Asks for one byte at a time, up to the end of the input.
    /// ```
    /// let value: serde_json::Value = serde_json::from_reader(std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1024, to_end)]
    pub fn from_reader<R: Read, T: DeserializeOwned>(rdr: R) -> Result<T>;

    pub fn from_slice<T: serde::Deserialize>(v: &[u8]) -> Result<T>;
    pub fn from_str<T: serde::Deserialize>(s: &str) -> Result<T>;

    pub struct Deserializer<R>;
    pub struct StreamDeserializer<R, T>;
    pub struct IoRead<R>;
    pub struct SliceRead;
    pub struct StrRead;

    impl<R: Read> Deserializer<IoRead<R>> {
        /// Asks for one byte at a time, and stops at the end of the value.
        /// ```
        /// let mut deserializer = serde_json::Deserializer::from_reader(std::fs::File::open("f")?);
        /// let value: serde_json::Value = serde::Deserialize::deserialize(&mut deserializer)?;
        /// ```
        #[sink(once_per = "byte", per_kib = 1024)]
        pub fn from_reader(reader: R) -> Deserializer<IoRead<R>>;
    }

    impl Deserializer<SliceRead> {
        pub fn from_slice(bytes: &[u8]) -> Deserializer<SliceRead>;
    }

    impl Deserializer<StrRead> {
        pub fn from_str(s: &str) -> Deserializer<StrRead>;
    }

    impl<R: Read> serde::Deserializer for &mut Deserializer<IoRead<R>> {
        type Error = Error;
    }

    impl<R> Deserializer<R> {
        pub fn new(read: R) -> Deserializer<R>;
        pub fn end(&mut self) -> Result<()>;
        pub fn into_iter<T: serde::Deserialize>(self) -> StreamDeserializer<R, T>;
        pub fn disable_recursion_limit(&mut self);
    }

    impl<R: Read> IoRead<R> {
        /// Asks for one byte at a time.
        /// ```
        /// let reader = serde_json::de::IoRead::new(std::fs::File::open("f")?);
        /// for value in serde_json::StreamDeserializer::<_, serde_json::Value>::new(reader) {}
        /// ```
        #[sink(once_per = "byte", per_kib = 1024)]
        pub fn new(reader: R) -> IoRead<R>;
    }

    impl<R, T> StreamDeserializer<R, T> {
        pub fn new(read: R) -> StreamDeserializer<R, T>;
        pub fn byte_offset(&self) -> usize;
    }

    impl<R, T> Iterator for StreamDeserializer<R, T> {
        type Item = Result<T>;
    }
}

pub mod ser {
    use std::io::Write;

    use serde::Serialize;
    use serde_json::Result;

    /// Writes every bracket, comma, number and piece of a string by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// serde_json::to_writer(&mut file, &[1, 2, 3])?;
    /// ```
    #[sink(once_per = "token", per_kib = 450.1, one_line)]
    pub fn to_writer<W: Write, T: Serialize>(writer: W, value: &T) -> Result<()>;

    /// Writes every bracket, comma, number, indent and piece of a string by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// serde_json::to_writer_pretty(&mut file, &[1, 2, 3])?;
    /// ```
    #[sink(once_per = "token", per_kib = 458.3)]
    pub fn to_writer_pretty<W: Write, T: Serialize>(writer: W, value: &T) -> Result<()>;

    pub fn to_vec<T: Serialize>(value: &T) -> Result<Vec<u8>>;
    pub fn to_vec_pretty<T: Serialize>(value: &T) -> Result<Vec<u8>>;
    pub fn to_string<T: Serialize>(value: &T) -> Result<String>;
    pub fn to_string_pretty<T: Serialize>(value: &T) -> Result<String>;

    /// Passes every token on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct Serializer<W, F = CompactFormatter>;
    pub struct CompactFormatter;
    pub struct PrettyFormatter;

    impl<W: Write> Serializer<W> {
        /// Writes every bracket, comma, number and piece of a string by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut serializer = serde_json::Serializer::new(&mut file);
        /// serde::Serialize::serialize(&[1, 2, 3], &mut serializer)?;
        /// ```
        #[sink(once_per = "token", per_kib = 450.1, one_line)]
        pub fn new(writer: W) -> Serializer<W>;

        /// Writes every bracket, comma, number, indent and piece of a string by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut serializer = serde_json::Serializer::pretty(&mut file);
        /// serde::Serialize::serialize(&[1, 2, 3], &mut serializer)?;
        /// ```
        #[sink(once_per = "token", per_kib = 456.3)]
        pub fn pretty(writer: W) -> Serializer<W, PrettyFormatter>;
    }

    impl<W: Write, F> serde::Serializer for &mut Serializer<W, F> {
        type Ok = ();
        type Error = Error;
    }

    impl<W: Write, F> Serializer<W, F> {
        /// Writes every bracket, comma, number and piece of a string by itself.
        /// ```
        /// let formatter = serde_json::ser::PrettyFormatter::with_indent(b"\t");
        /// let file = std::fs::File::create("f")?;
        /// let mut serializer = serde_json::Serializer::with_formatter(file, formatter);
        /// serde::Serialize::serialize(&[1, 2, 3], &mut serializer)?;
        /// ```
        #[sink(once_per = "token", one_line)]
        pub fn with_formatter(writer: W, formatter: F) -> Serializer<W, F>;

        pub fn into_inner(self) -> W;
    }

    impl PrettyFormatter {
        pub fn new() -> PrettyFormatter;
        pub fn with_indent(indent: &[u8]) -> PrettyFormatter;
    }
}

pub mod map {
    use serde_json::Value;

    pub struct Map<K, V>;

    impl Map<String, Value> {
        pub fn new() -> Self;
        pub fn with_capacity(capacity: usize) -> Self;
        pub fn get<Q>(&self, key: &Q) -> Option<&Value>;
        pub fn get_mut<Q>(&mut self, key: &Q) -> Option<&mut Value>;
        pub fn contains_key<Q>(&self, key: &Q) -> bool;
        pub fn insert(&mut self, k: String, v: Value) -> Option<Value>;
        pub fn remove<Q>(&mut self, key: &Q) -> Option<Value>;
        pub fn len(&self) -> usize;
        pub fn is_empty(&self) -> bool;
        pub fn iter(&self) -> Iter;
        pub fn keys(&self) -> Keys;
        pub fn values(&self) -> Values;
    }

    pub struct Iter;
    pub struct IntoIter;
    pub struct Keys;
    pub struct Values;

    impl Iterator for Iter {
        type Item = (&String, &Value);
    }

    impl Iterator for IntoIter {
        type Item = (String, Value);
    }

    impl Iterator for Keys {
        type Item = &String;
    }

    impl Iterator for Values {
        type Item = &Value;
    }

    impl IntoIterator for Map<String, Value> {
        type Item = (String, Value);
        type IntoIter = IntoIter;
    }

    impl IntoIterator for &Map<String, Value> {
        type Item = (&String, &Value);
        type IntoIter = Iter;
    }
}

pub mod value {
    use serde::Serialize;
    use serde::de::DeserializeOwned;
    use serde_json::{Map, Result};

    pub enum Value {
        Null,
        Bool(bool),
        Number(Number),
        String(String),
        Array(Vec<Value>),
        Object(Map<String, Value>),
    }

    pub struct Number;

    impl Value {
        pub fn get<I>(&self, index: I) -> Option<&Value>;
        pub fn get_mut<I>(&mut self, index: I) -> Option<&mut Value>;
        pub fn is_object(&self) -> bool;
        pub fn as_object(&self) -> Option<&Map<String, Value>>;
        pub fn as_object_mut(&mut self) -> Option<&mut Map<String, Value>>;
        pub fn is_array(&self) -> bool;
        pub fn as_array(&self) -> Option<&Vec<Value>>;
        pub fn as_array_mut(&mut self) -> Option<&mut Vec<Value>>;
        pub fn is_string(&self) -> bool;
        pub fn as_str(&self) -> Option<&str>;
        pub fn is_number(&self) -> bool;
        pub fn as_i64(&self) -> Option<i64>;
        pub fn as_u64(&self) -> Option<u64>;
        pub fn as_f64(&self) -> Option<f64>;
        pub fn as_bool(&self) -> Option<bool>;
        pub fn is_null(&self) -> bool;
        pub fn pointer(&self, pointer: &str) -> Option<&Value>;
        pub fn take(&mut self) -> Value;
    }

    impl<I> std::ops::Index<I> for Value {
        type Output = Value;
    }

    impl Clone for Value {}
    impl Default for Value {}
    impl std::fmt::Display for Value {}
    impl Serialize for Value {}

    pub fn to_value<T: Serialize>(value: T) -> Result<Value>;
    pub fn from_value<T: DeserializeOwned>(value: Value) -> Result<T>;
}
