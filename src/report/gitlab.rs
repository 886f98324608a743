//! GitLab's code quality report: an array that the merge request compares with that of its target by fingerprint.

use std::io;

use serde::Serialize;

use crate::report::{Report, fingerprint, primary, words};
use crate::settings::Severity;

#[derive(Serialize)]
struct Entry<'a> {
    description: String,
    check_name: &'static str,
    fingerprint: String,
    severity: &'static str,
    location: Location<'a>,
}

#[derive(Serialize)]
struct Location<'a> {
    /// Without a leading `./`.
    path: &'a str,
    lines: Lines,
}

/// From 1.
#[derive(Serialize)]
struct Lines {
    begin: u32,
    end: u32,
}

pub fn write(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    let fingerprints = fingerprint::fingerprints(report);
    let entries = report.findings.iter().zip(fingerprints).map(|(finding, fingerprint)| {
        let place = primary(&finding.flow);
        let file = report.file(place.file);
        let line = |offset: u32| file.line_column(offset).line;
        Entry {
            description: words::judged(finding),
            check_name: finding.flow.rule.code(),
            fingerprint,
            severity: match report.severity(finding) {
                Severity::Error => "critical",
                Severity::Warning if finding.flow.rule.is_about_calls() => "minor",
                Severity::Warning => "major",
                Severity::Note => "info",
            },
            location: Location {
                path: &file.shown,
                lines: Lines { begin: line(place.span.start), end: line(place.span.end) },
            },
        }
    });
    serde_json::to_writer_pretty(&mut *out, &entries.collect::<Vec<_>>())?;
    out.write_all(b"\n")
}
