//! `rss`: writes every tag and every piece of text by itself.

use std::io::{BufRead, Write};

pub struct Channel;
pub struct Error;

impl Channel {
    pub fn read_from<R: BufRead>(reader: R) -> Result<Channel, Error>;

    /// Writes every tag and every piece of text by itself.
    /// ```
    /// let channel: rss::Channel = Default::default();
    /// let file = std::fs::File::create("f")?;
    /// channel.write_to(file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 230)]
    pub fn write_to<W: Write>(&self, writer: W) -> Result<W, Error>;

    /// Writes every tag, every indentation and every piece of text by itself.
    /// ```
    /// let channel: rss::Channel = Default::default();
    /// let file = std::fs::File::create("f")?;
    /// channel.pretty_write_to(file, b' ', 2)?;
    /// ```
    #[sink(once_per = "token", per_kib = 252)]
    pub fn pretty_write_to<W: Write>(&self, writer: W, indent_char: u8, indent_size: usize) -> Result<W, Error>;
}
