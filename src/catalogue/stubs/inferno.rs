//! `inferno`: writes every tag and attribute of a picture by itself.

pub mod flamegraph {
    use std::io::{Read, Result, Write};
    use std::path::PathBuf;

    pub struct Options;

    /// Writes every tag and every piece of text by itself, and flushes at the end.
    /// ```
    /// let mut options = inferno::flamegraph::Options::default();
    /// let file = std::fs::File::create("f")?;
    /// inferno::flamegraph::from_lines(&mut options, ["a;b 1"], file)?;
    /// ```
    #[flushes]
    #[sink(once_per = "token", per_kib = 118)]
    pub fn from_lines<I, W: Write>(opt: &mut Options, lines: I, writer: W) -> Result<()>;

    pub fn from_files<W: Write>(opt: &mut Options, files: &[PathBuf], writer: W) -> Result<()>;
}
