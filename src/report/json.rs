//! Findings as rustc's JSON diagnostics, a line each, bare or as cargo wraps them.
//! A repair is one child, all its spans together, so that editors and `rustfix` apply it whole.

use std::io;
use std::path::Path;

use serde::Serialize;

use crate::edit::Edit;
use crate::file::{Edition, FileSpan, RustFile, Span};
use crate::repair::{Finding, Safety, Verdict};
use crate::report::place::{bounded, lines};
use crate::report::{Look, Offer, PackageOf, Report, further, human, primary, words};
use crate::track::Flow;

pub fn write(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    for finding in 0..report.findings.len() {
        write_line(out, &diagnostic(report, finding))?;
    }
    Ok(())
}

pub fn write_for_cargo(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    for (index, finding) in report.findings.iter().enumerate() {
        let file = report.file(primary(&finding.flow).file);
        write_line(
            out,
            &CompilerMessage::new(report.packages.get(file.package), file, diagnostic(report, index)),
        )?;
    }
    Ok(())
}

fn write_line(out: &mut dyn io::Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// What cargo writes for each message of the compiler.
#[derive(Serialize)]
struct CompilerMessage<'a> {
    reason: &'static str,
    package_id: String,
    manifest_path: &'a Path,
    target: Target<'a>,
    message: Diagnostic,
}

#[derive(Serialize)]
struct Target<'a> {
    kind: [&'static str; 1],
    crate_types: [&'static str; 1],
    name: String,
    src_path: &'a Path,
    edition: &'static str,
    doc: bool,
    doctest: bool,
    test: bool,
}

#[derive(Serialize)]
struct Diagnostic {
    message: String,
    code: Option<Code>,
    level: &'static str,
    spans: Vec<DiagnosticSpan>,
    children: Vec<Diagnostic>,
    rendered: Option<String>,
}

#[derive(Serialize)]
struct Code {
    code: String,
    explanation: Option<String>,
}

/// Bytes count from the start of the file, a byte order mark included; columns are chars from 1; ends are excluded.
#[derive(Serialize)]
struct DiagnosticSpan {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    line_start: usize,
    line_end: usize,
    column_start: usize,
    column_end: usize,
    is_primary: bool,
    text: Vec<DiagnosticLine>,
    label: Option<String>,
    suggested_replacement: Option<String>,
    suggestion_applicability: Option<&'static str>,
    expansion: Option<()>,
}

#[derive(Serialize)]
struct DiagnosticLine {
    text: String,
    highlight_start: usize,
    highlight_end: usize,
}

impl<'a> CompilerMessage<'a> {
    fn new(package: Option<&'a PackageOf>, file: &'a RustFile, message: Diagnostic) -> Self {
        let (name, version, manifest_path) = match package {
            Some(it) => (it.name.as_str(), it.version.as_str(), it.manifest_path.as_path()),
            None => ("", "0.0.0", Path::new("Cargo.toml")),
        };
        let root = manifest_path.parent().unwrap_or(Path::new("")).display();
        CompilerMessage {
            reason: "compiler-message",
            package_id: format!("path+file://{root}#{name}@{version}"),
            manifest_path,
            target: Target {
                kind: ["lib"],
                crate_types: ["lib"],
                name: name.replace('-', "_"),
                src_path: &file.path,
                edition: edition(file.edition),
                doc: true,
                doctest: true,
                test: true,
            },
            message,
        }
    }
}

fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::Edition2015 => "2015",
        Edition::Edition2018 => "2018",
        Edition::Edition2021 => "2021",
        Edition::Edition2024 => "2024",
    }
}

fn diagnostic(report: &Report<'_>, index: usize) -> Diagnostic {
    let finding = &report.findings[index];
    let flow = &finding.flow;
    let mut spans =
        vec![labelled(report, primary(flow), true, words::sink_label(flow, flow.sinks.first()).to_owned())];
    for sink in further(flow) {
        spans.push(labelled(report, sink.at, false, words::sink_label(flow, Some(sink)).to_owned()));
    }
    if !flow.sinks.is_empty() {
        spans.push(labelled(report, flow.source.at, false, words::source_label(flow)));
    }
    let code = format!("buffix::{}", flow.rule.code());
    Diagnostic {
        message: words::title(flow),
        code: Some(Code { code, explanation: None }),
        level: report.severity(finding).name(),
        spans,
        children: children(report, index, finding),
        rendered: Some(format!("{}\n\n", human::rendered(report, index, Look::default()))),
    }
}

fn children(report: &Report<'_>, index: usize, finding: &Finding) -> Vec<Diagnostic> {
    let flow = &finding.flow;
    let notes = words::note(flow).into_iter().chain(words::seen(report, flow));
    let mut children: Vec<Diagnostic> = notes.map(|it| child("note", it, vec![])).collect();
    for step in &flow.steps {
        children.push(child("note", words::step_label(step), vec![span(report, step.at, true)]));
    }
    if let Some(sink) = flow.sinks.first()
        && let Some(within) = sink.within
    {
        children.push(child("note", words::sunk_label(sink), vec![span(report, within, true)]));
    }
    for twin in &finding.twins {
        children.push(child("note", words::twin(report, twin), vec![span(report, twin.at, true)]));
    }
    if let Verdict::Left(reason) = &finding.verdict {
        children.push(child("note", format!("left as it is: {}", reason.sentence()), vec![]));
    }
    children.extend(words::quiet(finding).map(|it| child("note", it, vec![])));
    for offer in report.offers(index) {
        if let Safety::NeedsReview(_) = offer.safety {
            children.push(child("note", words::safety(report, offer.safety), vec![]));
        }
        children.push(help(report, flow, &offer));
    }
    children
}

fn child(level: &'static str, message: String, spans: Vec<DiagnosticSpan>) -> Diagnostic {
    Diagnostic { message, code: None, level, spans, children: vec![], rendered: None }
}

/// The message is short, since editors put the replacements behind it.
fn help(report: &Report<'_>, flow: &Flow, offer: &Offer<'_>) -> Diagnostic {
    let applicability = match offer.safety {
        Safety::Safe => "MachineApplicable",
        Safety::NeedsReview(_) => "MaybeIncorrect",
    };
    let edits = merged(report, &offer.edits, flow);
    let mut spans: Vec<DiagnosticSpan> =
        anchors(&edits, flow).into_iter().map(|it| span(report, it, true)).collect();
    spans.extend(edits.into_iter().map(|edit| DiagnosticSpan {
        suggested_replacement: Some(edit.text),
        suggestion_applicability: Some(applicability),
        ..span(report, edit.at, true)
    }));
    child("help", offer.repair.help.clone(), spans)
}

/// Where a repair is offered besides the places that it changes: rust-analyzer does so where the cursor touches any
/// span of the child, in the file of the first one, and people look at the call that suffers.
fn anchors(edits: &[Edit], flow: &Flow) -> Vec<FileSpan> {
    let sink = primary(flow);
    let is_inside =
        |at: FileSpan| edits.iter().any(|edit| edit.at.file == at.file && edit.at.span.contains(at.span));
    let mut anchors = Vec::new();
    if edits.first().is_some_and(|first| first.at.file != sink.file || !is_inside(sink)) {
        anchors.push(sink);
    }
    let source = flow.source.at;
    if !edits.is_empty() && source.file == sink.file && source != sink && !is_inside(source) {
        anchors.push(source);
    }
    anchors
}

/// Lines that one edit may span for the sake of a whole expression: an editor shows the text of all of them.
const MAX_LINES: usize = 10;

/// Edits with no line end between them become one, with the text between, and so do those of one expression:
/// editors offer a repair only where the cursor touches one of its spans, and an insertion's span is empty.
fn merged(report: &Report<'_>, edits: &[&Edit], flow: &Flow) -> Vec<Edit> {
    let mut merged: Vec<Edit> = Vec::new();
    for &edit in edits {
        if let Some(last) = merged.last_mut()
            && let Some(gap) = gap(report, last.at, edit.at)
            && (!gap.contains('\n') || is_within_one_expression(report, flow, last.at, edit.at))
        {
            last.text.push_str(gap);
            last.text.push_str(&edit.text);
            last.at.span.end = edit.at.span.end;
        } else {
            merged.push(edit.clone());
        }
    }
    merged
}

/// Whether the line ends between two edits of a file are those of the source or the sink.
fn is_within_one_expression(report: &Report<'_>, flow: &Flow, before: FileSpan, after: FileSpan) -> bool {
    let has_line_end = |from: u32, to: u32| {
        let text = report.file(before.file).text.get(Span::new(from, to.max(from)).range());
        text.is_none_or(|it| it.contains('\n'))
    };
    let (from, to) = (before.span.end, after.span.start);
    let is_short = gap(report, before, after).is_some_and(|it| it.lines().count() <= MAX_LINES);
    let mut expressions = [flow.source.at, primary(flow)].into_iter().filter(|it| it.file == before.file);
    is_short && expressions.any(|it| !has_line_end(from, it.span.start) && !has_line_end(it.span.end, to))
}

/// The text between two spans of one file.
fn gap<'a>(report: &Report<'a>, before: FileSpan, after: FileSpan) -> Option<&'a str> {
    let text = &report.file(before.file).text;
    if before.file == after.file {
        text.get(Span::new(before.span.end, after.span.start).range())
    } else {
        None
    }
}

fn labelled(report: &Report<'_>, at: FileSpan, is_primary: bool, label: String) -> DiagnosticSpan {
    DiagnosticSpan { label: Some(label), ..span(report, at, is_primary) }
}

fn span(report: &Report<'_>, at: FileSpan, is_primary: bool) -> DiagnosticSpan {
    let file = report.file(at.file);
    let range = bounded(file, at.span);
    let bom = if file.has_bom { '\u{feff}'.len_utf8() } else { 0 };
    let (start, end) = (file.line_column(at.span.start), file.line_column(at.span.end));
    let text = lines(file, at.span).into_iter().map(|it| DiagnosticLine {
        text: it.text.to_owned(),
        highlight_start: it.highlight.start,
        highlight_end: it.highlight.end,
    });
    DiagnosticSpan {
        file_name: file.shown.clone(),
        byte_start: range.start + bom,
        byte_end: range.end + bom,
        line_start: start.line as usize,
        line_end: end.line as usize,
        column_start: start.column as usize,
        column_end: end.column as usize,
        is_primary,
        text: text.collect(),
        label: None,
        suggested_replacement: None,
        suggestion_applicability: None,
        expansion: None,
    }
}
