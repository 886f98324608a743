//! A table for the text of a pull request or the summary of a job.

use std::io;

use crate::repair::Finding;
use crate::report::{Report, Tally, primary, rates, words};
use crate::settings::Severity;

pub fn write(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    let tally = Tally::of(report.findings);
    if tally.total() == 0 {
        return writeln!(out, "buffix found nothing.");
    }
    let found = rates::counted(tally.total(), "finding");
    writeln!(out, "{found}: {} safe, {} for review, {} left.\n", tally.safe, tally.review, tally.left)?;
    write_table(out, report, report.findings, usize::MAX)
}

/// A row for each finding, as many as `max_bytes` have room for, and then how many there are more.
pub fn write_table<'a>(
    out: &mut dyn io::Write,
    report: &Report<'_>,
    findings: impl IntoIterator<Item = &'a Finding>,
    max_bytes: usize,
) -> io::Result<()> {
    writeln!(out, "| place | rule | what | cost | repair |\n|---|---|---|---|---|")?;
    let mut findings = findings.into_iter();
    let mut n_bytes = 0;
    while let Some(finding) = findings.next() {
        let row = row(report, finding);
        n_bytes += row.len();
        if n_bytes > max_bytes {
            let more = rates::counted(findings.count() + 1, "more finding");
            return writeln!(out, "\n{more}, which this table has no room for.");
        }
        out.write_all(row.as_bytes())?;
    }
    Ok(())
}

fn row(report: &Report<'_>, finding: &Finding) -> String {
    let flow = &finding.flow;
    format!(
        "| {} | `{}`{} | {} | {} | {} |\n",
        plain(&report.shown_place(primary(flow))),
        flow.rule.code(),
        graver(report.severity(finding)),
        cell(&words::title(flow)),
        cell(&words::note(flow).into_iter().chain(words::quiet(finding)).collect::<Vec<_>>().join("; ")),
        words::verdict(&finding.verdict),
    )
}

/// What is said of a rule that finds no plain warnings.
fn graver(severity: Severity) -> String {
    match severity {
        Severity::Warning => String::new(),
        other => format!(" ({})", other.name()),
    }
}

/// A sentence that stays within its cell. What stands between backquotes is code, in which only a bar means something.
pub fn cell(text: &str) -> String {
    let pieces: Vec<&str> = text.split('`').collect();
    if pieces.len().is_multiple_of(2) {
        return plain(text);
    }
    let piece = |(at, it): (usize, &&str)| match at % 2 {
        0 => plain(it),
        _ => format!("`{}`", on_one_line(it).replace('|', "\\|")),
    };
    pieces.iter().enumerate().map(piece).collect()
}

/// A text in which nothing means anything.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for it in on_one_line(text).chars() {
        if matches!(it, '|' | '\\' | '*' | '_' | '<' | '>' | '[' | ']' | '`' | '~' | '&') {
            plain.push('\\');
        }
        plain.push(it);
    }
    plain
}

fn on_one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
