//! Findings as rustc prints them: snippets with labels, notes, and the repair as a patch.

use std::io;

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Message, Patch, Renderer, Snippet};

use crate::edit::Edit;
use crate::file::{FileId, FileSpan};
use crate::repair::{Finding, Repair, Safety, Verdict};
use crate::report::place::Window;
use crate::report::{Look, Offer, Report, further, primary, rates, words};
use crate::settings::Severity;

/// Further sinks that are named without `--verbose`.
const ALSO: usize = 3;

/// Edits fewer lines apart are shown together.
const NEAR: u32 = 4;

/// A place and what stands under it.
type Mark = (FileSpan, AnnotationKind, String);

pub fn write(out: &mut dyn io::Write, report: &Report<'_>, look: Look) -> io::Result<()> {
    for finding in 0..report.findings.len() {
        writeln!(out, "{}\n", rendered(report, finding, look))?;
    }
    Ok(())
}

/// One finding, without a line end after its last line.
pub fn rendered(report: &Report<'_>, finding: usize, look: Look) -> String {
    let renderer = if look.styled { Renderer::styled() } else { Renderer::plain() };
    renderer.render(&groups(report, finding, look.verbose))
}

/// One finding with its steps, and one repair of it without its edits.
pub(super) fn asked(
    report: &Report<'_>,
    finding: usize,
    (repair, safety): (&Repair, &Safety),
    look: Look,
) -> String {
    let renderer = if look.styled { Renderer::styled() } else { Renderer::plain() };
    let mut groups = described(report, finding, true);
    let help = format!("{} ({})", repair.help, words::safety(report, safety));
    groups.push(Group::with_title(Level::HELP.secondary_title(help)));
    renderer.render(&groups)
}

fn groups<'a>(report: &Report<'a>, index: usize, verbose: bool) -> Vec<Group<'a>> {
    let mut groups = described(report, index, verbose);
    for Offer { repair, safety, edits } in report.offers(index) {
        let title =
            Level::HELP.secondary_title(format!("{} ({})", repair.help, words::safety(report, safety)));
        groups.push(title.elements(patches(report, &edits)));
    }
    groups
}

fn described<'a>(report: &Report<'a>, index: usize, verbose: bool) -> Vec<Group<'a>> {
    let finding = &report.findings[index];
    let flow = &finding.flow;
    let level = match report.severity(finding) {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let title = level.primary_title(words::title(flow)).id(flow.rule.code());
    let mut groups =
        vec![title.elements(snippets(report, &ends(finding))).elements(notes(report, finding, verbose))];
    if verbose && !flow.steps.is_empty() {
        let title = Level::NOTE.secondary_title("from where it is made to the call");
        groups.push(title.elements(snippets(report, &steps(finding))));
    }
    groups
}

/// The two ends of a flow, the sink first.
fn ends(finding: &Finding) -> Vec<Mark> {
    let flow = &finding.flow;
    let mut marks = vec![(
        primary(flow),
        AnnotationKind::Primary,
        words::sink_label(flow, flow.sinks.first()).to_owned(),
    )];
    if !flow.sinks.is_empty() {
        marks.push((flow.source.at, AnnotationKind::Context, words::source_label(flow)));
    }
    marks
}

fn steps(finding: &Finding) -> Vec<Mark> {
    // The places are shown in the order of the files' lines, so the steps say theirs.
    (1..)
        .zip(words::way(&finding.flow))
        .map(|(nth, (at, label))| (at, AnnotationKind::Context, format!("{nth}. {label}")))
        .collect()
}

fn notes<'a>(report: &Report<'_>, finding: &Finding, verbose: bool) -> Vec<Message<'a>> {
    let flow = &finding.flow;
    let mut notes: Vec<String> = words::note(flow).into_iter().chain(words::seen(report, flow)).collect();
    notes.extend(words::within(report, flow));
    let further = further(flow);
    let named = if verbose { further.len() } else { further.len().min(ALSO) };
    notes.extend(further[..named].iter().map(|it| words::also(report, it)));
    if named < further.len() {
        notes.push(format!("and at {}", rates::counted(further.len() - named, "further place")));
    }
    let twins = if verbose { finding.twins.len() } else { finding.twins.len().min(ALSO) };
    notes.extend(finding.twins[..twins].iter().map(|it| words::twin(report, it)));
    if twins < finding.twins.len() {
        notes.push(format!("and on {}", rates::counted(finding.twins.len() - twins, "further handle")));
    }
    if let Verdict::Left(reason) = &finding.verdict {
        notes.push(format!("left as it is: {}", reason.sentence()));
    }
    notes.extend(words::quiet(finding));
    notes.into_iter().map(|it| Level::NOTE.message(it)).collect()
}

/// One snippet for each file, in the order in which the marks name them.
fn snippets<'a>(report: &Report<'a>, marks: &[Mark]) -> Vec<Snippet<'a, Annotation<'a>>> {
    let mut files: Vec<FileId> = Vec::new();
    for (at, _, _) in marks {
        if !files.contains(&at.file) {
            files.push(at.file);
        }
    }
    files.into_iter().map(|it| snippet(report, it, marks)).collect()
}

fn snippet<'a>(report: &Report<'a>, id: FileId, marks: &[Mark]) -> Snippet<'a, Annotation<'a>> {
    let file = report.file(id);
    let marks: Vec<&Mark> = marks.iter().filter(|(at, _, _)| at.file == id).collect();
    let window = Window::around(file, marks.iter().map(|(at, _, _)| at.span));
    Snippet::source(window.text).line_start(window.line_start as usize).path(file.shown.as_str()).annotations(
        marks
            .into_iter()
            .map(|(at, kind, label)| kind.span(window.range(file, at.span)).label(label.clone())),
    )
}

/// One snippet for each part of a file that the repair touches: an import far above stands by itself.
fn patches<'a>(report: &Report<'a>, edits: &[&'a Edit]) -> Vec<Snippet<'a, Patch<'a>>> {
    edits
        .chunk_by(|one, next| are_near(report, one, next))
        .map(|edits| {
            let file = report.file(edits[0].at.file);
            let window = Window::around(file, edits.iter().map(|it| it.at.span));
            Snippet::source(window.text)
                .line_start(window.line_start as usize)
                .path(file.shown.as_str())
                .patches(edits.iter().map(|it| Patch::new(window.range(file, it.at.span), it.text.as_str())))
        })
        .collect()
}

fn are_near(report: &Report<'_>, one: &Edit, next: &Edit) -> bool {
    let line = |it: &Edit| report.file(it.at.file).line_column(it.at.span.start).line;
    one.at.file == next.at.file && line(next) - line(one) < NEAR && !one.text.ends_with('\n')
}
