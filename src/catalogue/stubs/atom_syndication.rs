//! `atom_syndication`: writes every tag and every piece of text by itself.

use std::io::{BufRead, Write};

pub struct Feed;
pub struct Error;
pub struct WriteConfig;

impl Feed {
    pub fn read_from<R: BufRead>(reader: R) -> Result<Feed, Error>;

    /// Writes every tag and every piece of text by itself.
    /// ```
    /// let feed: atom_syndication::Feed = Default::default();
    /// let file = std::fs::File::create("f")?;
    /// feed.write_to(file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 254)]
    pub fn write_to<W: Write>(&self, writer: W) -> Result<W, Error>;

    /// Writes every tag and every piece of text by itself, with the indentation that is asked for.
    /// ```
    /// let feed: atom_syndication::Feed = Default::default();
    /// let file = std::fs::File::create("f")?;
    /// feed.write_with_config(file, Default::default())?;
    /// ```
    #[sink(once_per = "token", per_kib = 254)]
    pub fn write_with_config<W: Write>(&self, writer: W, write_config: WriteConfig) -> Result<W, Error>;
}
