//! `rmpv`: every marker and every value is a read or a write of its own; nothing is flushed.

pub enum Value {
    Nil,
    Boolean(bool),
    Binary(Vec<u8>),
    Array(Vec<Value>),
    Map(Vec<(Value, Value)>),
}

pub mod decode {
    use std::io::Read;

    use rmpv::Value;

    pub struct Error;

    impl std::error::Error for Error {}

    /// Reads every marker and every value by itself, and stops at the end of the value.
    /// ```
    /// let value = rmpv::decode::read_value(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token", per_kib = 386)]
    pub fn read_value<R: Read>(rd: &mut R) -> Result<Value, Error>;
}

pub mod encode {
    use std::io::Write;

    use rmpv::Value;

    pub struct Error;

    impl std::error::Error for Error {}

    /// Writes every marker and every value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmpv::encode::write_value(&mut file, &rmpv::Value::Nil)?;
    /// ```
    #[sink(once_per = "token", per_kib = 386, one_line)]
    pub fn write_value<W: Write>(wr: &mut W, val: &Value) -> Result<(), Error>;
}
