//! The two forms of XML that build servers read: checkstyle's list of errors by file, and the failed tests of `JUnit`.

use std::io;

use crate::file::FileId;
use crate::repair::Finding;
use crate::report::{Report, primary, words};
use crate::settings::Severity;

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";

/// Checkstyle 4.3: a `file` for each file with findings, an `error` for each finding.
pub fn write_checkstyle(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    writeln!(out, "{HEAD}\n<checkstyle version=\"4.3\">")?;
    for (file, findings) in by_file(report) {
        writeln!(out, "  <file name=\"{}\">", escaped(&report.file(file).shown))?;
        for finding in findings {
            let start = report.file(file).line_column(primary(&finding.flow).span.start);
            writeln!(
                out,
                "    <error line=\"{}\" column=\"{}\" severity=\"{}\" message=\"{}\" source=\"buffix.{}\"/>",
                start.line,
                start.column,
                checkstyle_severity(report.severity(finding)),
                escaped(&words::line(finding)),
                finding.flow.rule.code(),
            )?;
        }
        writeln!(out, "  </file>")?;
    }
    writeln!(out, "</checkstyle>")
}

fn checkstyle_severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "info",
    }
}

/// A test suite for each file with findings, in which each finding is a test that failed; where nothing was found one
/// test that passed, since a report without tests is taken for a run that never was.
pub fn write_junit(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    let n_tests = report.findings.len().max(1);
    let n_failed = report.findings.len();
    writeln!(
        out,
        "{HEAD}\n<testsuites name=\"buffix\" tests=\"{n_tests}\" failures=\"{n_failed}\" errors=\"0\">"
    )?;
    if report.findings.is_empty() {
        writeln!(out, "  <testsuite name=\"buffix\" tests=\"1\" failures=\"0\" errors=\"0\">")?;
        writeln!(out, "    <testcase name=\"no findings\" classname=\"buffix\"/>\n  </testsuite>")?;
    }
    for (file, findings) in by_file(report) {
        let name = escaped(&report.file(file).shown);
        let n = findings.len();
        writeln!(out, "  <testsuite name=\"{name}\" tests=\"{n}\" failures=\"{n}\" errors=\"0\">")?;
        for finding in findings {
            let start = report.file(file).line_column(primary(&finding.flow).span.start);
            let (rule, line, column) = (finding.flow.rule.code(), start.line, start.column);
            let message = escaped(&words::line(finding));
            let severity = report.severity(finding).name();
            writeln!(out, "    <testcase name=\"{rule} at {line}:{column}\" classname=\"{name}\">")?;
            writeln!(
                out,
                "      <failure message=\"{message}\" type=\"{rule}\">{name}:{line}:{column}: {severity}</failure>"
            )?;
            writeln!(out, "    </testcase>")?;
        }
        writeln!(out, "  </testsuite>")?;
    }
    writeln!(out, "</testsuites>")
}

/// The files in the order of their first findings, each with all of its own.
fn by_file<'a>(report: &Report<'a>) -> Vec<(FileId, Vec<&'a Finding>)> {
    let mut files: Vec<(FileId, Vec<&Finding>)> = Vec::new();
    for finding in report.findings {
        let file = primary(&finding.flow).file;
        match files.iter_mut().find(|it| it.0 == file) {
            Some((_, findings)) => findings.push(finding),
            None => files.push((file, vec![finding])),
        }
    }
    files
}

/// For an attribute or a text; what XML 1.0 cannot hold at all becomes a space.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for it in text.chars() {
        match it {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' => escaped.push_str("&#9;"),
            '\n' => escaped.push_str("&#10;"),
            '\r' => escaped.push_str("&#13;"),
            it if it.is_control() || matches!(it, '\u{fffe}' | '\u{ffff}') => escaped.push(' '),
            it => escaped.push(it),
        }
    }
    escaped
}
