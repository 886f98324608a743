//! Commands that a workflow of GitHub turns into annotations.
//! Ten of a kind are shown a step, so that more would push out the gravest and those that cost most; the summary of the
//! step has room.

use std::io;

use crate::repair::Finding;
use crate::report::{Report, by_cost, markdown, primary, rates, words};
use crate::settings::Severity;

/// What GitHub shows of one step.
const SHOWN: usize = 10;

/// GitHub refuses the whole summary of a step above 1 MiB; other commands of the step may add to it.
const MAX_BYTES: usize = 900 * 1024;

pub fn write(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    for finding in gravest(report).into_iter().take(SHOWN) {
        let place = primary(&finding.flow);
        let file = report.file(place.file);
        let (start, end) = (file.line_column(place.span.start), file.line_column(place.span.end));
        let command = match report.severity(finding) {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "notice",
        };
        write!(out, "::{command} file={},line={},endLine={}", property(&file.shown), start.line, end.line)?;
        // Columns of two lines are refused.
        if start.line == end.line {
            write!(out, ",col={},endColumn={}", start.column, end.column)?;
        }
        writeln!(out, ",title=buffix {}::{}", finding.flow.rule.code(), data(&message(finding)))?;
    }
    let rest = report.findings.len().saturating_sub(SHOWN);
    if rest > 0 {
        let further = rates::counted(rest, "further finding");
        writeln!(out, "::notice title=buffix::{further}, which GitHub has no room for")?;
    }
    Ok(())
}

/// A table of the findings that are no annotations, as Markdown; nothing where all are.
pub fn write_summary(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    let rest = gravest(report).split_off(report.findings.len().min(SHOWN));
    if rest.is_empty() {
        return Ok(());
    }
    let further = rates::counted(rest.len(), "further finding");
    writeln!(out, "buffix has {further}, which are no annotations.\n")?;
    markdown::write_table(out, report, rest, MAX_BYTES)
}

fn gravest<'a>(report: &Report<'a>) -> Vec<&'a Finding> {
    let mut findings: Vec<&Finding> = report.findings.iter().collect();
    let severity = |it: &Finding| report.severity(it);
    findings.sort_by(|a, b| severity(b).cmp(&severity(a)).then_with(|| by_cost(a, b)));
    findings
}

fn message(finding: &Finding) -> String {
    let note = words::note(&finding.flow).map(|it| format!("\n{it}")).unwrap_or_default();
    words::judged(finding) + &note
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
