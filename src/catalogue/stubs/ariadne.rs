//! `ariadne`: a report is written character by character where it draws, and word by word elsewhere.

use std::io::{Result, Write};

pub struct Report;
pub struct ReportBuilder;
pub struct Source;

pub enum ReportKind {
    Error,
    Warning,
    Advice,
}

impl Report {
    pub fn build<S>(kind: ReportKind, span: S) -> ReportBuilder;

    /// Writes every word and every piece of a frame by itself.
    /// ```
    /// let report = ariadne::Report::build(ariadne::ReportKind::Error, 0..3).finish();
    /// let mut file = std::fs::File::create("f")?;
    /// report.write(ariadne::Source::from("let one = 1;"), &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 481)]
    pub fn write<C, W: Write>(&self, cache: C, w: W) -> Result<()>;

    pub fn write_for_stdout<C, W: Write>(&self, cache: C, w: W) -> Result<()>;
}

impl ReportBuilder {
    pub fn with_message<M>(self, msg: M) -> ReportBuilder;
    pub fn finish(self) -> Report;
}

impl Source {
    pub fn from(text: &str) -> Source;
}
