//! What is known of one line, for people: a few labelled lines for each call and handle.

use std::io;

use crate::file::FileSpan;
use crate::judge::Quiet;
use crate::repair::{Finding, Safety, Verdict};
use crate::report::{Format, Report, rates, words};
use crate::track::{Flow, OncePer, PRINT_LOOP, Rule, Sink, Source};
use crate::why::{Answer, LeftOut, Note, Why, quoted};

mod json;

/// Sinks and further twins that are named.
const NAMED: usize = 16;
/// Findings of one answer that are said in full.
const FINDINGS: usize = 3;

/// Writes all that there is to say of a line; at least one line of text.
pub fn write_why(out: &mut dyn io::Write, report: &Report<'_>, why: &Why, format: Format) -> io::Result<()> {
    if format == Format::Json {
        return json::write(out, report, why);
    }
    let shown = report.files.get(why.file).map_or("", |it| it.shown.as_str());
    if let Some(nothing) = &why.nothing {
        writeln!(out, "{shown}:{}: {nothing}", why.line)?;
    }
    for (nth, answer) in why.answers.iter().enumerate() {
        if nth > 0 {
            writeln!(out)?;
        }
        write_answer(out, report, why, answer)?;
    }
    Ok(())
}

fn write_answer(out: &mut dyn io::Write, report: &Report<'_>, why: &Why, answer: &Answer) -> io::Result<()> {
    writeln!(out, "{}: `{}`", report.shown_place(answer.at), quoted(report.files, answer.at))?;
    if let Some(says) = type_of(report, answer) {
        labelled(out, "type", &says)?;
    }
    if let Some(call) = &answer.call {
        labelled(out, "call", &placed(report, call))?;
    }
    for (nth, note) in answer.reasons.iter().enumerate() {
        let label = if nth == 0 { answer.kind.label() } else { "" };
        labelled(out, label, &placed(report, note))?;
    }
    let findings = answer.findings.iter().filter_map(|at| Some((*at, report.findings.get(*at)?)));
    for (at, finding) in findings.take(FINDINGS) {
        write_finding(out, report, (answer, left_out(why, at)), finding)?;
    }
    let more = answer.findings.len().saturating_sub(FINDINGS);
    if more > 0 {
        labelled(out, "and", &rates::counted(more, "further finding"))?;
    }
    Ok(())
}

fn labelled(out: &mut dyn io::Write, label: &str, says: &str) -> io::Result<()> {
    writeln!(out, "  {label:<8} {says}")
}

fn left_out(why: &Why, finding: usize) -> Option<LeftOut> {
    why.left_out.iter().find(|it| it.0 == finding).map(|it| it.1)
}

/// A sentence with the place that shows it.
fn placed(report: &Report<'_>, note: &Note) -> String {
    match note.at {
        Some(at) => format!("{} ({})", note.says, report.shown_place(at)),
        None => note.says.clone(),
    }
}

/// `file` is a `std::fs::File`, unbuffered: each call asks the system.
fn type_of(report: &Report<'_>, answer: &Answer) -> Option<String> {
    let handle = answer.handle.as_ref()?;
    let code = quoted(report.files, handle.at);
    if handle.ty == "_" {
        return Some(format!("that of `{code}` is not known"));
    }
    let means = handle.means.as_ref().map(|it| format!(", {it}")).unwrap_or_default();
    let verb = if handle.is_made { "gives" } else { "is" };
    Some(format!("`{code}` {verb} a `{}`{means}", handle.ty))
}

fn write_finding(
    out: &mut dyn io::Write,
    report: &Report<'_>,
    (answer, left_out): (&Answer, Option<LeftOut>),
    finding: &Finding,
) -> io::Result<()> {
    let flow = &finding.flow;
    labelled(out, "finding", &format!("{} ({})", words::title(flow), flow.rule.code()))?;
    labelled(out, "part", &Part::of(answer, finding).says(finding, answer.call.is_some()))?;
    let place = |at: FileSpan| report.shown_place(at);
    let twin = own_twin(answer, finding);
    let own = twin.unwrap_or(&flow.source);
    labelled(out, "source", &format!("{} ({})", source(own), place(own.at)))?;
    if twin.is_some() {
        labelled(
            out,
            "flow",
            &format!("to the calls that the handle made at {} comes to", place(flow.source.at)),
        )?;
    }
    for (nth, step) in flow.steps.iter().filter(|_| twin.is_none()).enumerate() {
        let label = if nth == 0 { "flow" } else { "" };
        labelled(out, label, &format!("{} ({})", words::step_label(step), place(step.at)))?;
    }
    for (nth, sink) in flow.sinks.iter().take(NAMED).enumerate() {
        let label = if nth == 0 { "sinks" } else { "" };
        let at = sink.within.unwrap_or(sink.at);
        labelled(out, label, &format!("`{}`, {} ({})", sink.api, grounds(flow, sink), place(at)))?;
    }
    let more = flow.sinks.len().saturating_sub(NAMED);
    if more > 0 {
        labelled(out, "", &format!("and {}", rates::counted(more, "further call")))?;
    }
    let others = std::iter::once(&flow.source).chain(&finding.twins).filter(|it| *it != own);
    for twin in others.take(NAMED) {
        labelled(out, "twin", &words::twin(report, twin))?;
    }
    let alone = gains_nothing(finding).then(|| rates::estimate_alone(flow)).flatten();
    if let Some(cost) = alone.or_else(|| words::note(flow)) {
        labelled(out, if flow.rule.is_about_calls() { "cost" } else { "stake" }, &cost)?;
    }
    labelled(out, "rank", &rank(report, left_out, finding))?;
    labelled(out, "verdict", &verdict(report, finding))
}

/// Which part of a finding a call or a handle is.
#[derive(Clone, Copy)]
enum Part<'a> {
    /// One of the calls that suffer.
    Sink(&'a Sink),
    /// What makes the handle.
    Source,
    /// What makes another handle that comes to the same calls.
    Twin,
    /// Anything else that is done with the handle.
    Use,
}

impl<'a> Part<'a> {
    fn of(answer: &Answer, finding: &'a Finding) -> Self {
        let is_here = |at: FileSpan| at == answer.at;
        let is_made = |it: &Source| {
            it.at.file == answer.at.file
                && it.at.span.start == answer.at.span.start
                && it.at.span.contains(answer.at.span)
        };
        let flow = &finding.flow;
        let mut sinks = flow.sinks.iter();
        match sinks.find(|it| is_here(it.at) || it.within.is_some_and(is_here)) {
            Some(sink) => Part::Sink(sink),
            None if is_made(&flow.source) => Part::Source,
            None if finding.twins.iter().any(is_made) => Part::Twin,
            None => Part::Use,
        }
    }

    /// As the JSON has it.
    fn id(self) -> &'static str {
        match self {
            Part::Sink(_) => "sink",
            Part::Source => "source",
            Part::Twin => "twin",
            Part::Use => "use",
        }
    }

    /// In words, given whether the catalogue says of the call what it does.
    fn says(self, finding: &Finding, is_described: bool) -> String {
        match self {
            Part::Sink(_) if finding.flow.sinks.len() == 1 => "this is the call".to_owned(),
            Part::Sink(sink) => {
                format!(
                    "this is one of its {} calls, {}",
                    finding.flow.sinks.len(),
                    grounds(&finding.flow, sink)
                )
            }
            Part::Source => "this makes the handle".to_owned(),
            Part::Twin => "this makes one of the handles that come to the same calls".to_owned(),
            Part::Use if is_described => {
                "this works on the handle, and is none of the calls that count".to_owned()
            }
            Part::Use => "this is given the handle, or passes it on".to_owned(),
        }
    }
}

/// Whether the row that keeps a finding quiet says that a buffer would gain next to nothing.
fn gains_nothing(finding: &Finding) -> bool {
    match finding.quiet {
        Some(Quiet::Blocks) => true,
        Some(Quiet::Flushed) => finding.flow.rule != Rule::LineBufferedStdout,
        _ => false,
    }
}

/// The handle of an answer, where that is made here or given here, and is not the one that the finding tells of first.
fn own_twin<'f>(answer: &Answer, finding: &'f Finding) -> Option<&'f Source> {
    let is_here = |it: &&Source| {
        let (own, made) = (answer.at, it.at);
        own.file == made.file && (own.span.contains(made.span) || made.span.contains(own.span))
    };
    finding.twins.iter().find(is_here)
}

/// Where a handle comes from.
fn source(source: &Source) -> String {
    let Source { api, ty, comes_in, .. } = source;
    if *comes_in {
        format!("a `{ty}` that comes in as a parameter of `{api}`")
    } else if api == PRINT_LOOP {
        "this loop prints".to_owned()
    } else if api == ty {
        format!("a `{ty}`")
    } else {
        format!("a `{ty}`, made by `{api}`")
    }
}

/// What the cost rests on: how much a call moves, and whether it repeats.
fn grounds(flow: &Flow, sink: &Sink) -> String {
    let size = match (sink.once_per, sink.bytes_per_call) {
        (OncePer::Byte, _) => "once for each byte".to_owned(),
        (OncePer::Token, _) => "once for each token".to_owned(),
        (OncePer::Fragment, _) if sink.pieces > 1 => format!("{} pieces each time", sink.pieces),
        (OncePer::Fragment, _) => "once for each piece of the format".to_owned(),
        (OncePer::Block, _) => "in blocks".to_owned(),
        (OncePer::Unsaid, _) => "in pieces that nothing tells of".to_owned(),
        (OncePer::Call, Some(1)) => "1 byte each time".to_owned(),
        (OncePer::Call, Some(bytes)) => format!("{bytes} bytes each time"),
        (OncePer::Call, None) => "of a size that is not known".to_owned(),
    };
    let repeated = if sink.in_loop || flow.source.api == PRINT_LOOP { "in a loop" } else { "in no loop" };
    format!("{size}, {repeated}")
}

/// Whether a usual run shows a finding, and what decides that.
fn rank(report: &Report<'_>, left_out: Option<LeftOut>, finding: &Finding) -> String {
    let rank = words::quiet(finding).unwrap_or_else(|| finding.rank.name().to_owned());
    match left_out {
        Some(LeftOut::Silenced(at)) => {
            format!("silenced by `{}` ({})", quoted(report.files, at), report.shown_place(at))
        }
        Some(LeftOut::Allowed) => {
            "silenced: the lints of the package allow `clippy::unbuffered_bytes`".to_owned()
        }
        Some(LeftOut::NotAskedFor) if finding.flow.rule == Rule::RedundantBuffer => {
            "not looked for; `--select redundant_buffer` does".to_owned()
        }
        Some(LeftOut::NotAskedFor) => "left out by `select`, `ignore` or `min-cost`".to_owned(),
        None => rank,
    }
}

fn verdict(report: &Report<'_>, finding: &Finding) -> String {
    let flow = &finding.flow;
    let is_one_call = flow.rule.is_about_calls() && rates::is_one_call(flow);
    let gains_nothing = is_one_call || gains_nothing(finding);
    match &finding.verdict {
        Verdict::Fix(repair, Safety::Safe) if gains_nothing => {
            format!("nothing to gain by a repair, which would be safe: {}", repair.help)
        }
        Verdict::Fix(repair, _) if gains_nothing => {
            format!("nothing to gain by a repair, which would have to be looked at: {}", repair.help)
        }
        Verdict::Fix(repair, Safety::Safe) => format!("safe to fix: {}", repair.help),
        Verdict::Fix(repair, safety) => format!("{} ({})", repair.help, words::safety(report, safety)),
        Verdict::Left(_) if is_one_call => "left as it is: of one call there is nothing to gather".to_owned(),
        Verdict::Left(reason) => format!("left as it is: {}", reason.sentence()),
    }
}
