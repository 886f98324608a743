//! `aho_corasick`: searches read 64 KiB at a time; what is replaced, and what lies between, are writes of their own.

use std::io::{Read, Result, Write};

pub struct AhoCorasick;
pub struct BuildError;
pub struct Match;
pub struct StreamFindIter<R>;

impl std::error::Error for BuildError {}

impl AhoCorasick {
    pub fn new<I: IntoIterator>(patterns: I) -> std::result::Result<AhoCorasick, BuildError>;

    /// Reads 64 KiB at a time.
    #[buffers]
    pub fn stream_find_iter<R: Read>(&self, rdr: R) -> StreamFindIter<R>;

    /// Writes what takes the place of each match, and what lies between two, by themselves.
    /// ```
    /// let words = aho_corasick::AhoCorasick::new(["one", "two"])?;
    /// let mut file = std::fs::File::create("f")?;
    /// words.try_stream_replace_all(&b"one and two"[..], &mut file, &["1", "2"])?;
    /// ```
    #[sink(once_per = "token", per_kib = 35.7, of = "W")]
    pub fn try_stream_replace_all<R: Read, W: Write, B: AsRef<[u8]>>(
        &self,
        rdr: R,
        wtr: W,
        replace_with: &[B],
    ) -> Result<()>;

    /// Writes what takes the place of each match, and what lies between two, by themselves.
    /// ```
    /// let words = aho_corasick::AhoCorasick::new(["one", "two"])?;
    /// let mut file = std::fs::File::create("f")?;
    /// words.try_stream_replace_all_with(&b"one and two"[..], &mut file, |_, _, _| Ok(()))?;
    /// ```
    #[sink(once_per = "token", per_kib = 35.1, of = "W")]
    pub fn try_stream_replace_all_with<R: Read, W: Write, F>(
        &self,
        rdr: R,
        wtr: W,
        replace_with: F,
    ) -> Result<()>;
}

impl<R: Read> Iterator for StreamFindIter<R> {
    type Item = Result<Match>;
}
