//! What somebody reads who is asked about one repair: the finding, its way, its concern, and its own part of the diff.

use std::io;

use crate::file::{FileId, RustFile};
use crate::repair::{Repair, Safety};
use crate::report::{Look, Report, diff, human, primary};

/// A repair of one finding, as it would change the files after those that were accepted before it.
#[derive(Clone, Copy, Debug)]
pub struct Proposal<'a> {
    pub report: Report<'a>,
    /// The place of the finding in the report.
    pub finding: usize,
    pub repair: &'a Repair,
    pub safety: &'a Safety,
    /// Each file that it changes.
    pub texts: &'a [Proposed<'a>],
    /// From 1, and of how many.
    pub nth: (usize, usize),
}

/// A file without the repair and with it.
#[derive(Clone, Debug)]
pub struct Proposed<'a> {
    pub id: FileId,
    pub file: &'a RustFile,
    pub before: String,
    pub after: String,
}

impl Proposal<'_> {
    /// The file of the place that suffers.
    pub fn file(&self) -> FileId {
        primary(&self.report.findings[self.finding].flow).file
    }
}

/// Writes all but the question.
pub fn write_proposal(out: &mut dyn io::Write, proposal: &Proposal<'_>, look: Look) -> io::Result<()> {
    let Proposal { report, finding, repair, safety, .. } = proposal;
    writeln!(out, "{}\n", human::asked(report, *finding, (repair, safety), look))?;
    for Proposed { file, before, after, .. } in proposal.texts {
        for line in diff::shown(&file.shown, before, after).lines() {
            match style_of(line).filter(|_| look.styled) {
                Some(style) => writeln!(out, "{style}{line}\x1b[0m")?,
                None => writeln!(out, "{line}")?,
            }
        }
    }
    Ok(())
}

/// The colours of git.
fn style_of(line: &str) -> Option<&'static str> {
    match line.as_bytes() {
        [b'@', b'@', ..] => Some("\x1b[36m"),
        [b'-', b'-', b'-', ..] | [b'+', b'+', b'+', ..] => Some("\x1b[1m"),
        [b'-', ..] => Some("\x1b[31m"),
        [b'+', ..] => Some("\x1b[32m"),
        _ => None,
    }
}
