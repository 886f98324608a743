//! `similar`: writes every changed line of a diff in pieces.

pub use udiff::UnifiedDiff;

pub struct TextDiff;

impl TextDiff {
    pub fn from_lines(old: &str, new: &str) -> TextDiff;
    pub fn from_words(old: &str, new: &str) -> TextDiff;
    pub fn from_chars(old: &str, new: &str) -> TextDiff;
    pub fn unified_diff(&self) -> UnifiedDiff;
}

pub mod udiff {
    use std::io::{Result, Write};

    pub struct UnifiedDiff;

    impl UnifiedDiff {
        pub fn context_radius(&mut self, n: usize) -> &mut Self;
        pub fn header(&mut self, a: &str, b: &str) -> &mut Self;
        pub fn missing_newline_hint(&mut self, yes: bool) -> &mut Self;

        /// Writes the sign and the text of every line by themselves.
        /// ```
        /// let diff = similar::TextDiff::from_lines("a\n", "b\n");
        /// let mut file = std::fs::File::create("f")?;
        /// diff.unified_diff().header("old", "new").to_writer(&mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 33.3)]
        pub fn to_writer<W: Write>(&self, w: W) -> Result<()>;
    }
}
