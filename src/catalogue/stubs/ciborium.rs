//! `ciborium`: every head and every value is a read or a write of its own; nothing is flushed.

pub use de::from_reader;
pub use ser::into_writer;
pub use value::Value;

pub mod de {
    use std::io::Read;

    use serde::de::DeserializeOwned;

    pub enum Error<T> {
        Io(T),
        Syntax(usize),
        Semantic(Option<usize>, String),
        RecursionLimitExceeded,
    }

    impl<T> std::error::Error for Error<T> {}

    /// Reads every head and every value by itself, and stops at the end of the value.
    /// ```
    /// let value: ciborium::Value = ciborium::from_reader(std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn from_reader<T: DeserializeOwned, R: Read>(reader: R) -> Result<T, Error<std::io::Error>>;

    /// Reads every head and every value by itself, and stops at the end of the value.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let value: ciborium::Value = ciborium::de::from_reader_with_recursion_limit(file, 64)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn from_reader_with_recursion_limit<T: DeserializeOwned, R: Read>(
        reader: R,
        recurse_limit: usize,
    ) -> Result<T, Error<std::io::Error>>;
}

pub mod ser {
    use std::io::Write;

    use serde::Serialize;

    pub enum Error<T> {
        Io(T),
        Value(String),
    }

    impl<T> std::error::Error for Error<T> {}

    /// Writes every head and every value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// ciborium::into_writer(&[1, 2, 3], &mut file)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn into_writer<T: Serialize, W: Write>(value: &T, writer: W) -> Result<(), Error<std::io::Error>>;
}

pub mod value {
    pub enum Value {
        Null,
        Bool(bool),
        Bytes(Vec<u8>),
        Text(String),
        Array(Vec<Value>),
        Map(Vec<(Value, Value)>),
    }
}
