//! Reviewdog's format, as one object or a line for each finding.
//! Columns are bytes of UTF-8 from 1, as its definition has them; a field that it does not define is an error there.

use std::io;

use serde::Serialize;

use crate::edit::Edit;
use crate::file::{FileSpan, RustFile, Span};
use crate::report::{Report, primary, words};

/// Lines that a suggestion may replace: one far from its import would replace all between the two.
const MAX_LINES: u32 = 20;

#[derive(Serialize)]
struct All<'a> {
    source: Source,
    severity: &'static str,
    diagnostics: Vec<Diagnostic<'a>>,
}

#[derive(Serialize)]
struct Source {
    name: &'static str,
    url: &'static str,
}

#[derive(Serialize)]
struct Diagnostic<'a> {
    message: String,
    location: Location<'a>,
    severity: &'static str,
    code: Code,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    suggestions: Vec<Suggestion>,
}

#[derive(Serialize)]
struct Location<'a> {
    path: &'a str,
    range: Range,
}

#[derive(Serialize)]
struct Code {
    value: &'static str,
}

#[derive(Serialize)]
struct Suggestion {
    range: Range,
    text: String,
}

#[derive(Serialize)]
struct Range {
    start: Position,
    end: Position,
}

#[derive(Serialize)]
struct Position {
    line: u32,
    column: usize,
}

pub fn write(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    let source = Source { name: "buffix", url: env!("CARGO_PKG_REPOSITORY") };
    let all = All { source, severity: WARNING, diagnostics: diagnostics(report).collect() };
    serde_json::to_writer_pretty(&mut *out, &all)?;
    out.write_all(b"\n")
}

pub fn write_lines(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    for diagnostic in diagnostics(report) {
        serde_json::to_writer(&mut *out, &diagnostic)?;
        out.write_all(b"\n")?;
    }
    Ok(())
}

const WARNING: &str = "WARNING";

fn diagnostics<'a>(report: &'a Report<'a>) -> impl Iterator<Item = Diagnostic<'a>> {
    report.findings.iter().enumerate().map(|(at, finding)| {
        let flow = &finding.flow;
        let place = primary(flow);
        let file = report.file(place.file);
        Diagnostic {
            message: words::line(finding),
            location: Location { path: &file.shown, range: range(file, place.span) },
            severity: WARNING,
            code: Code { value: flow.rule.code() },
            suggestions: report.offers(at).filter_map(|it| suggestion(report, &it.edits, place)).collect(),
        }
    })
}

/// A repair as one piece of text, since each suggestion is taken by itself: that of one file and a few lines.
fn suggestion(report: &Report<'_>, edits: &[&Edit], place: FileSpan) -> Option<Suggestion> {
    let (first, last) = (edits.first()?, edits.last()?);
    let whole = Span::new(first.at.span.start, last.at.span.end);
    if edits.iter().any(|it| it.at.file != place.file) {
        return None;
    }
    let file = report.file(place.file);
    let lines = file.line_column(whole.end).line - file.line_column(whole.start).line;
    if lines > MAX_LINES {
        return None;
    }
    let mut text = String::new();
    let mut from = whole.start;
    for edit in edits {
        text.push_str(file.text.get(Span::new(from, edit.at.span.start).range())?);
        text.push_str(&edit.text);
        from = edit.at.span.end;
    }
    Some(Suggestion { range: range(file, whole), text })
}

fn range(file: &RustFile, span: Span) -> Range {
    Range { start: position(file, span.start), end: position(file, span.end) }
}

fn position(file: &RustFile, offset: u32) -> Position {
    let offset = file.text.floor_char_boundary(offset as usize);
    let before = &file.text[..offset];
    let column = offset - before.rfind('\n').map_or(0, |it| it + 1) + 1;
    Position { line: file.line_column(crate::file::to_u32(offset)).line, column }
}
