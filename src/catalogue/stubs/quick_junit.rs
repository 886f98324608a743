//! `quick_junit`: writes every tag and every piece of text by itself.

use std::io::Write;

pub struct Report;
pub struct SerializeError;

impl Report {
    pub fn new(name: &str) -> Report;

    /// Writes every tag, every indentation and every piece of text by itself.
    /// ```
    /// let report = quick_junit::Report::new("all");
    /// let file = std::fs::File::create("f")?;
    /// report.serialize(file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 88.8)]
    pub fn serialize<W: Write>(&self, writer: W) -> Result<(), SerializeError>;
}
