//! `json`: writes every brace, key and value by itself.

use std::io::{Result, Write};

pub struct JsonValue;

impl JsonValue {
    pub fn dump(&self) -> String;
    pub fn pretty(&self, spaces: u16) -> String;

    /// Writes every brace, key and value by itself.
    /// ```
    /// let value: json::JsonValue = json::parse("[1, 2]")?;
    /// let mut file = std::fs::File::create("f")?;
    /// value.write(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 434, one_line)]
    pub fn write<W: Write>(&self, writer: &mut W) -> Result<()>;

    /// Writes every brace, key and value by itself, and every line end.
    /// ```
    /// let value: json::JsonValue = json::parse("[1, 2]")?;
    /// let mut file = std::fs::File::create("f")?;
    /// value.write_pretty(&mut file, 2)?;
    /// ```
    #[sink(once_per = "token", per_kib = 569)]
    pub fn write_pretty<W: Write>(&self, writer: &mut W, spaces: u16) -> Result<()>;
}

pub struct Error;

pub fn parse(source: &str) -> std::result::Result<JsonValue, Error>;
