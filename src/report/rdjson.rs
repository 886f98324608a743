//! Reviewdog's format, as one object or a line for each finding.
//! Columns are bytes of UTF-8 from 1, as its definition has them; a field that it does not define is an error there.

use std::io;

use serde::Serialize;

use crate::edit::Edit;
use crate::file::{Edition, FileId, FileSpan, RustFile, Span};
use crate::report::{Offer, Report, primary, words};
use crate::settings::Severity;

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
    let all =
        All { source, severity: severity(Severity::Warning), diagnostics: diagnostics(report).collect() };
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

fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "ERROR",
        Severity::Warning => "WARNING",
        Severity::Note => "INFO",
    }
}

fn diagnostics<'a>(report: &'a Report<'a>) -> impl Iterator<Item = Diagnostic<'a>> {
    report.findings.iter().enumerate().map(|(at, finding)| {
        let flow = &finding.flow;
        let place = primary(flow);
        let file = report.file(place.file);
        Diagnostic {
            message: words::line(finding),
            location: Location { path: &file.shown, range: range(file, place.span) },
            severity: severity(report.severity(finding)),
            code: Code { value: flow.rule.code() },
            suggestions: report.offers(at).filter_map(|it| suggestion(report, &it, place)).collect(),
        }
    })
}

/// A repair as one piece of text, since each suggestion is taken by itself. What reaches over fewer lines is taken: all
/// of it, or what it is without its imports, the names written out.
fn suggestion(report: &Report<'_>, offer: &Offer<'_>, place: FileSpan) -> Option<Suggestion> {
    let file = report.file(place.file);
    let written_out = written_out(offer, file.edition);
    let both = [Some(offer.edits.clone()), written_out.as_ref().map(|it| it.iter().collect())];
    let suggestions = both.into_iter().flatten().filter_map(|it| in_one_piece(file, &it, place.file));
    suggestions.min_by_key(|it| it.range.end.line - it.range.start.line)
}

/// The changes of a repair with the paths of what it would import; `None` where a trait must be imported.
fn written_out(offer: &Offer<'_>, edition: Edition) -> Option<Vec<Edit>> {
    let imports = &offer.repair.imports;
    if imports.is_empty() || imports.iter().any(|it| it.as_trait) {
        return None;
    }
    // The paths of the 2015 edition begin at the module.
    let mark = if edition == Edition::Edition2015 { "::" } else { "" };
    let mut edits: Vec<Edit> = Vec::new();
    for change in &offer.repair.changes {
        let text = imports.iter().fold(change.text.clone(), |text, it| match it.path.last() {
            Some(name) => with_path(&text, name, &format!("{mark}{}", it.path.join("::"))),
            None => text,
        });
        edits.push(Edit { at: change.at, text });
    }
    // Stable: insertions at one place stay in the order in which they were asked for.
    edits.sort_by_key(|it| (it.at.file, it.at.span.start, it.at.span.end));
    Some(edits)
}

/// The text with a path for each word that is the name, unless it stands at the end of a path already.
fn with_path(text: &str, name: &str, path: &str) -> String {
    let is_in_word = |it: char| it.is_alphanumeric() || it == '_';
    let mut out = String::with_capacity(text.len() + path.len());
    let mut rest = text;
    while let Some(at) = rest.find(name) {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        out.push_str(before);
        let is_alone = !out.ends_with(is_in_word) && !out.ends_with("::") && !after.starts_with(is_in_word);
        out.push_str(if is_alone { path } else { name });
        rest = after;
    }
    out + rest
}

/// Edits of one file and a few lines as one.
fn in_one_piece(file: &RustFile, edits: &[&Edit], id: FileId) -> Option<Suggestion> {
    let (first, last) = (edits.first()?, edits.last()?);
    let whole = Span::new(first.at.span.start, last.at.span.end);
    if edits.iter().any(|it| it.at.file != id) {
        return None;
    }
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
    // Its readers take a line as it lies in the file, where a byte order mark is part of the first one.
    let bom = if file.has_bom { '\u{feff}'.len_utf8() } else { 0 };
    let column =
        offset + 1 - before.rfind('\n').map_or(0, |it| it + 1) + if before.contains('\n') { 0 } else { bom };
    Position { line: file.line_column(crate::file::to_u32(offset)).line, column }
}

#[cfg(test)]
mod tests {
    use super::with_path;

    #[test]
    fn a_name_is_written_out_where_it_stands_alone() {
        let with_path = |text| with_path(text, "BufReader", "std::io::BufReader");
        assert_eq!(with_path("BufReader::new("), "std::io::BufReader::new(");
        assert_eq!(with_path("Option<BufReader<File>>"), "Option<std::io::BufReader<File>>");
        assert_eq!(with_path("io::BufReader::new("), "io::BufReader::new(");
        assert_eq!(with_path("MyBufReader, BufReaders, b"), "MyBufReader, BufReaders, b");
    }
}
