//! Commands that a workflow of GitHub turns into annotations.
//! Ten warnings a step are shown, so that more would push out those that cost most.

use std::cmp::Ordering;
use std::io;

use crate::repair::Finding;
use crate::report::{Report, primary, words};

/// What GitHub shows of one step.
const SHOWN: usize = 10;

pub fn write(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    let mut costliest: Vec<&Finding> = report.findings.iter().collect();
    costliest.sort_by(|a, b| by_cost(b, a));
    for finding in costliest.iter().take(SHOWN) {
        let place = primary(&finding.flow);
        let file = report.file(place.file);
        let (start, end) = (file.line_column(place.span.start), file.line_column(place.span.end));
        write!(out, "::warning file={},line={},endLine={}", property(&file.shown), start.line, end.line)?;
        // Columns of two lines are refused.
        if start.line == end.line {
            write!(out, ",col={},endColumn={}", start.column, end.column)?;
        }
        writeln!(out, ",title=buffix {}::{}", finding.flow.rule.code(), data(&message(finding)))?;
    }
    let rest = report.findings.len().saturating_sub(SHOWN);
    if rest > 0 {
        let further = words::counted(rest, "further finding");
        writeln!(out, "::notice title=buffix::{further}, which GitHub has no room for")?;
    }
    Ok(())
}

fn by_cost(a: &Finding, b: &Finding) -> Ordering {
    a.flow.cost.calls_per_kib.total_cmp(&b.flow.cost.calls_per_kib)
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
