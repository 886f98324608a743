//! `vcd`: every change is written in pieces; readers want a buffer, and nothing is flushed.

use std::io::{BufRead, Result, Write};

pub struct Header;
pub struct IdCode;
pub struct Parser<R>;

pub enum TimescaleUnit {
    S,
    MS,
    US,
    NS,
    PS,
    FS,
}

impl<R: BufRead> Parser<R> {
    pub fn new(reader: R) -> Parser<R>;
    pub fn parse_header(&mut self) -> Result<Header>;
}

/// Passes every piece on as it comes, and does nothing when it is dropped.
#[forwards]
pub struct Writer<W>;

impl<W: Write> Writer<W> {
    /// Writes every number, name and line end of a change by itself.
    /// ```
    /// let file = std::fs::File::create("f")?;
    /// let mut writer = vcd::Writer::new(file);
    /// writer.timescale(1, vcd::TimescaleUnit::NS)?;
    /// ```
    #[sink(once_per = "token", per_kib = 843)]
    pub fn new(writer: W) -> Writer<W>;

    pub fn writer(&mut self) -> &mut W;
    pub fn flush(&mut self) -> Result<()>;
    pub fn header(&mut self, h: &Header) -> Result<()>;
    pub fn timescale(&mut self, ts: u32, unit: TimescaleUnit) -> Result<()>;
    pub fn add_module(&mut self, identifier: &str) -> Result<()>;
    pub fn add_wire(&mut self, width: u32, reference: &str) -> Result<IdCode>;
    pub fn upscope(&mut self) -> Result<()>;
    pub fn enddefinitions(&mut self) -> Result<()>;
    pub fn timestamp(&mut self, ts: u64) -> Result<()>;
    pub fn change_scalar<V>(&mut self, id: IdCode, v: V) -> Result<()>;
    pub fn change_vector<V>(&mut self, id: IdCode, v: V) -> Result<()>;
}
