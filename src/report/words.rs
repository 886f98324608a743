//! The wording of findings, once for all formats: what happens, where, and how sure a repair is.

use crate::evidence::Calls;
use crate::file::FileSpan;
use crate::judge::Concern;
use crate::repair::{Finding, Safety, Verdict, is_of_runtime};
use crate::report::rates::{counted, estimate, pace};
use crate::report::{Report, primary};
use crate::track::{
    Direction, Flow, OncePer, PRINT_LOOP, Rule, Sink, Source, Step, StepKind, method_of_unknown,
};

/// What happens, in one sentence that needs no snippet.
pub fn title(flow: &Flow) -> String {
    let ty = type_name(&flow.source.ty);
    match flow.rule {
        _ if is_undescribed(flow) => {
            let api = flow.sinks.first().map_or("", |it| it.api.as_str());
            match method_of_unknown(api) {
                Some(method) => format!("{ty} is given to a method `{method}` of a type that is not known"),
                None => format!("{ty} is given to `{api}`, which nothing describes"),
            }
        }
        Rule::UnbufferedRead => format!("{ty} is read {}", pace(flow)),
        Rule::UnbufferedWrite => format!("{ty} is written {}", pace(flow)),
        Rule::LineBufferedStdout if flow.sinks.iter().all(|it| it.once_per == OncePer::Block) => {
            format!("{ty} splits every block at its last line")
        }
        Rule::LineBufferedStdout => format!("{ty} hands every line to the system by itself"),
        Rule::UnflushedBuffer if is_awaited(flow) => {
            format!("what this {ty} holds at its end is never written")
        }
        Rule::UnflushedBuffer => format!("the last write error of this {ty} is lost"),
        Rule::LostReadAhead => format!("what a BufReader has read ahead of this {ty} is lost"),
        Rule::RedundantBuffer => format!("this {ty} buffers what needs no buffer"),
        Rule::UnusedAllow => match unknown_rule(flow) {
            Some(why) => format!("`allow({})` silences nothing: {why}", flow.source.api),
            None => format!("`allow({})` silences nothing", flow.source.api),
        },
    }
}

/// What happens, how sure its repair is, and the row of what is quiet.
pub fn judged(finding: &Finding) -> String {
    let quiet = finding.quiet.map(|it| format!(", quiet: {}", it.id())).unwrap_or_default();
    format!("{} ({}{quiet})", title(&finding.flow), verdict(&finding.verdict))
}

/// Why a finding is not shown by default.
pub fn quiet(finding: &Finding) -> Option<String> {
    finding.quiet.map(|it| format!("quiet ({}): {}", it.id(), it.says()))
}

/// The same with what it costs, for formats that have one line for all of it.
pub fn line(finding: &Finding) -> String {
    let note = note(&finding.flow).map(|it| format!(": {it}")).unwrap_or_default();
    judged(finding) + &note
}

/// The steps of a flow in their order, from where the value is made to the call that suffers.
pub fn way(flow: &Flow) -> impl Iterator<Item = (FileSpan, String)> {
    let begins = match flow.rule {
        Rule::UnusedAllow => source_label(flow),
        _ if flow.source.comes_in => format!("comes in here, to `{}`", flow.source.api),
        _ => format!("made here by `{}`", flow.source.api),
    };
    let made = (flow.source.at, begins);
    let between = flow.steps.iter().map(|it| (it.at, step_label(it)));
    let asked = flow.sinks.first().map(|it| (it.within.unwrap_or(it.at), sunk_label(it)));
    std::iter::once(made).chain(between).chain(asked)
}

/// Stands under the place that suffers.
pub fn sink_label(flow: &Flow, sink: Option<&Sink>) -> &'static str {
    match flow.rule {
        Rule::UnbufferedRead | Rule::UnbufferedWrite => asks(sink),
        Rule::LineBufferedStdout if sink.is_some_and(|it| it.once_per == OncePer::Block) => asks(sink),
        Rule::LineBufferedStdout => "asks the system once per line",
        Rule::UnflushedBuffer if is_awaited(flow) => "nothing flushes what is left behind this",
        Rule::UnflushedBuffer => "an error of the last write goes unseen here",
        Rule::LostReadAhead => "reads ahead, then the buffer is dropped",
        Rule::RedundantBuffer => "needs no buffer",
        Rule::UnusedAllow if unknown_rule(flow).is_some() => "names no rule",
        Rule::UnusedAllow => "nothing is found where this reaches",
    }
}

/// Why what a comment names is no rule, if it names one thing.
fn unknown_rule(flow: &Flow) -> Option<String> {
    let named = &flow.source.api;
    Rule::named(named).err().filter(|_| !named.is_empty() && !named.contains(','))
}

/// Whether a handle goes to functions of which nothing is known.
fn is_undescribed(flow: &Flow) -> bool {
    flow.sinks.first().is_some_and(|it| it.once_per == OncePer::Unsaid)
}

/// No buffer whose flush is awaited is flushed when it is dropped.
fn is_awaited(flow: &Flow) -> bool {
    is_of_runtime(&flow.source.ty)
}

/// Stands under the place where the value is made.
pub fn source_label(flow: &Flow) -> String {
    let ty = type_name(&flow.source.ty);
    let is_made = if flow.source.comes_in { "comes in" } else { "is made" };
    match flow.rule {
        Rule::UnbufferedRead | Rule::UnbufferedWrite => format!("the unbuffered {ty} {is_made} here"),
        Rule::LineBufferedStdout if flow.source.api == PRINT_LOOP => "this loop prints".to_owned(),
        Rule::LineBufferedStdout => format!("the line-buffered {ty} {is_made} here"),
        Rule::UnflushedBuffer | Rule::LostReadAhead | Rule::RedundantBuffer => {
            format!("the {ty} is made here")
        }
        Rule::UnusedAllow => "allowed here".to_owned(),
    }
}

/// The last of the steps.
pub fn sunk_label(sink: &Sink) -> String {
    match sink.once_per {
        OncePer::Unsaid => format!("given here to `{}`", sink.api),
        _ => format!("{} here by `{}`", done(sink.direction), sink.api),
    }
}

pub fn step_label(step: &Step) -> String {
    let name = &step.name;
    match step.kind {
        StepKind::Bound => format!("bound to `{name}`"),
        StepKind::Stored => format!("stored in `{name}`"),
        StepKind::Passed => format!("passed to `{name}`"),
        StepKind::Called => format!("reached by a call of `{name}`"),
        StepKind::Returned => format!("returned from `{name}`"),
        StepKind::Wrapped => format!("wrapped in `{name}`, which is no buffer"),
    }
}

/// What it costs, or what is at stake where it is not speed.
pub fn note(flow: &Flow) -> Option<String> {
    match flow.rule {
        Rule::UnflushedBuffer if is_awaited(flow) => {
            let krate = flow.source.ty.split("::").next().unwrap_or_default();
            Some(format!(
                "a `BufWriter` of {krate} is not flushed when it is dropped: up to 8 KiB are missing"
            ))
        }
        Rule::UnflushedBuffer => {
            Some("a full disk or a closed pipe goes unnoticed, since drop ignores errors".to_owned())
        }
        Rule::LostReadAhead => {
            Some("the next reader of this handle misses up to 8 KiB that the buffer took".to_owned())
        }
        Rule::RedundantBuffer => flow.sinks.first().map(|it| {
            format!("`{}` works in memory or in large blocks, and each byte is copied once more", it.api)
        }),
        Rule::UnusedAllow => None,
        Rule::UnbufferedRead | Rule::UnbufferedWrite | Rule::LineBufferedStdout => estimate(flow),
    }
}

/// What strace saw of the line that suffers; of a sink on several lines the first that made a call.
pub fn seen(report: &Report<'_>, flow: &Flow) -> Option<String> {
    let (evidence, sink) = (report.evidence?, primary(flow));
    let line = |offset| report.file(sink.file).line_column(offset).line;
    let mut lines = line(sink.span.start)..=line(sink.span.end);
    lines.find_map(|it| evidence.at(sink.file, it)).and_then(saw)
}

fn saw(calls: Calls) -> Option<String> {
    let both = [(calls.reads, "read"), (calls.writes, "write")];
    let made: Vec<String> = both.iter().filter(|it| it.0 > 0).map(|it| counted_wide(it.0, it.1)).collect();
    let total = calls.reads + calls.writes;
    let bytes = counted_wide((calls.bytes + total / 2).checked_div(total)?, "byte");
    let on_average = if total == 1 { "" } else { " on average" };
    Some(format!("strace saw {} of {bytes}{on_average} from this line", made.join(" and ")))
}

fn counted_wide(count: u64, noun: &str) -> String {
    counted(usize::try_from(count).unwrap_or(usize::MAX), noun)
}

/// A further sink of the same flow.
pub fn also(report: &Report<'_>, sink: &Sink) -> String {
    format!("the same handle is also {} at {}", done(sink.direction), report.shown_place(sink.at))
}

/// Another handle that comes to the same call.
pub fn twin(report: &Report<'_>, source: &Source) -> String {
    let ty = type_name(&source.ty);
    let is_made = if source.comes_in { "that comes in" } else { "made" };
    format!("the same call also works on the `{ty}` {is_made} at {}", report.shown_place(source.at))
}

/// Where the calls stand, if that is in a dependency.
pub fn within(report: &Report<'_>, flow: &Flow) -> Option<String> {
    let within = flow.sinks.first()?.within?;
    Some(format!("the dependency makes the calls at {}", report.shown_place(within)))
}

fn done(direction: Direction) -> &'static str {
    match direction {
        Direction::Read => "read",
        Direction::Write => "written",
    }
}

/// How sure a repair is, as an adjective.
pub fn verdict(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Fix(_, Safety::Safe) => "safe",
        Verdict::Fix(_, Safety::NeedsReview(_)) => "for review",
        Verdict::Left(_) => "left",
    }
}

/// How sure a repair is, with what there is to look at and the code that shows it.
pub fn safety(report: &Report<'_>, safety: &Safety) -> String {
    safety_by(safety, |it| concern(report, it))
}

/// The same without the code.
pub fn safety_alone(safety: &Safety) -> String {
    safety_by(safety, |it| it.sentence().to_owned())
}

fn safety_by(safety: &Safety, sentence: impl Fn(Concern) -> String) -> String {
    match safety {
        Safety::Safe => "safe".to_owned(),
        Safety::NeedsReview(concerns) => {
            let sentences: Vec<String> = concerns.iter().map(|it| sentence(*it)).collect();
            format!("for review: {}", sentences.join("; "))
        }
    }
}

/// A concern, with the code that shows it and where that stands.
fn concern(report: &Report<'_>, concern: Concern) -> String {
    let Some(at) = concern.witness() else { return concern.sentence().to_owned() };
    let text = report.file(at.file).text.get(at.span.range()).unwrap_or_default();
    let line = text.lines().next().unwrap_or_default().trim();
    let shown: String = line.chars().take(WITNESS).collect();
    let more = if shown.len() < text.len() { "…" } else { "" };
    format!("{}: `{shown}{more}` at {}", concern.sentence(), report.shown_place(at))
}

/// Most of the code of a witness that is shown, in chars.
const WITNESS: usize = 60;

fn asks(sink: Option<&Sink>) -> &'static str {
    match sink.map(|it| (it.once_per, it.in_loop)) {
        Some((OncePer::Byte, _)) => "asks the system once per byte",
        Some((OncePer::Token, _)) => "asks the system once per token",
        Some((OncePer::Fragment, _)) => "asks the system once per fragment",
        Some((OncePer::Block, _)) => "asks the system twice per block",
        Some((OncePer::Call, true)) => "asks the system once per call, in a loop",
        Some((OncePer::Unsaid, _)) => "may ask the system in small pieces",
        Some((OncePer::Call, false)) | None => "asks the system once per call",
    }
}

/// `File` of `std::fs::File`, `BufWriter` of `std::io::BufWriter<std::fs::File>`.
fn type_name(ty: &str) -> &str {
    let outer = ty.split('<').next().unwrap_or(ty);
    let name = outer.rsplit("::").next().unwrap_or(outer);
    name.trim_start_matches('&').trim_start_matches("mut ").trim()
}

#[cfg(test)]
mod tests {
    use super::{saw, type_name};
    use crate::evidence::Calls;

    #[test]
    fn what_strace_saw_is_an_average() {
        let of = |reads, writes, bytes| saw(Calls { reads, writes, bytes });
        let sentence = |it: &str| Some(format!("strace saw {it} from this line"));
        assert_eq!(of(1025, 0, 1024), sentence("1,025 reads of 1 byte on average"));
        assert_eq!(of(0, 1, 8192), sentence("1 write of 8,192 bytes"));
        assert_eq!(of(2, 1, 9), sentence("2 reads and 1 write of 3 bytes on average"));
        assert_eq!(of(0, 0, 0), None);
    }

    #[test]
    fn types_lose_path_and_arguments() {
        assert_eq!(type_name("std::fs::File"), "File");
        assert_eq!(type_name("std::io::BufWriter<std::fs::File>"), "BufWriter");
        assert_eq!(type_name("&mut File"), "File");
    }
}
