//! The same as one JSON object, for programs.

use std::io;

use serde::Serialize;

use crate::file::FileSpan;
use crate::judge::Concern;
use crate::repair::{Finding, Safety, Verdict};
use crate::report::why::Part;
use crate::report::{Report, words};
use crate::track::{OncePer, Sink};
use crate::why::{Answer, LeftOut, Note, Why, quoted};

/// Places are `src/main.rs:12:5`, lines and columns from 1, columns in chars.
#[derive(Serialize)]
struct Page<'a> {
    reason: &'static str,
    file: &'a str,
    line: u32,
    column: Option<u32>,
    answers: Vec<Told<'a>>,
    /// Where there is no answer.
    nothing: Option<&'a str>,
}

#[derive(Serialize)]
struct Told<'a> {
    place: String,
    code: String,
    kind: &'static str,
    handle: Option<ToldHandle<'a>>,
    call: Option<&'a str>,
    findings: Vec<ToldFinding>,
    reasons: Vec<Said>,
}

#[derive(Serialize)]
struct ToldHandle<'a> {
    code: String,
    #[serde(rename = "type")]
    ty: &'a str,
    means: Option<&'a str>,
}

#[derive(Serialize)]
struct Said {
    says: String,
    place: Option<String>,
}

#[derive(Serialize)]
struct ToldFinding {
    rule: &'static str,
    title: String,
    part: &'static str,
    source: ToldSource,
    flow: Vec<Said>,
    sinks: Vec<ToldSink>,
    calls_per_kib: Option<f64>,
    buffered_per_kib: Option<f64>,
    cost: Option<String>,
    rank: &'static str,
    /// The row of what is quiet, and why.
    row: Option<ToldRow>,
    /// What silences it.
    silenced_at: Option<String>,
    verdict: &'static str,
    help: Option<String>,
    concerns: Vec<Coded>,
    left: Option<Coded>,
}

#[derive(Serialize)]
struct ToldSource {
    api: String,
    #[serde(rename = "type")]
    ty: String,
    place: String,
}

#[derive(Serialize)]
struct ToldSink {
    api: String,
    place: String,
    once_per: &'static str,
    bytes_per_call: Option<u64>,
    in_loop: bool,
}

#[derive(Serialize)]
struct ToldRow {
    id: &'static str,
    says: &'static str,
}

#[derive(Serialize)]
struct Coded {
    id: &'static str,
    says: &'static str,
    place: Option<String>,
}

pub fn write(out: &mut dyn io::Write, report: &Report<'_>, why: &Why) -> io::Result<()> {
    let page = Page {
        reason: "buffix-why",
        file: report.files.get(why.file).map_or("", |it| it.shown.as_str()),
        line: why.line,
        column: why.column,
        answers: why.answers.iter().map(|it| told(report, why, it)).collect(),
        nothing: why.nothing.as_deref(),
    };
    serde_json::to_writer(&mut *out, &page)?;
    writeln!(out)
}

fn told<'a>(report: &Report<'_>, why: &Why, answer: &'a Answer) -> Told<'a> {
    let handle = answer.handle.as_ref().map(|it| ToldHandle {
        code: quoted(report.files, it.at),
        ty: &it.ty,
        means: it.means.as_deref(),
    });
    let findings = answer.findings.iter().filter_map(|at| {
        let left_out = why.left_out.iter().find(|it| it.0 == *at).map(|it| it.1);
        Some(told_finding(report, (answer, left_out), report.findings.get(*at)?))
    });
    Told {
        place: report.shown_place(answer.at),
        code: quoted(report.files, answer.at),
        kind: answer.kind.id(),
        handle,
        call: answer.call.as_ref().map(|it| it.says.as_str()),
        findings: findings.collect(),
        reasons: answer.reasons.iter().map(|it| said(report, it)).collect(),
    }
}

fn said(report: &Report<'_>, note: &Note) -> Said {
    Said { says: note.says.clone(), place: note.at.map(|it| report.shown_place(it)) }
}

fn told_finding(
    report: &Report<'_>,
    (answer, left_out): (&Answer, Option<LeftOut>),
    finding: &Finding,
) -> ToldFinding {
    let flow = &finding.flow;
    let place = |at: FileSpan| report.shown_place(at);
    let is_rate = flow.rule.is_about_calls() && flow.cost.calls_per_kib > 0.0;
    let rate = |of: f64| Some(of).filter(|it| is_rate && it.is_finite());
    let (verdict, help, concerns, left) = match &finding.verdict {
        Verdict::Fix(repair, Safety::Safe) => ("safe", Some(repair.help.clone()), Vec::new(), None),
        Verdict::Fix(repair, Safety::NeedsReview(concerns)) => {
            let concerns = concerns.iter().map(|it| coded(report, *it)).collect();
            ("review", Some(repair.help.clone()), concerns, None)
        }
        Verdict::Left(reason) => {
            let reason = Coded { id: reason.id(), says: reason.sentence(), place: None };
            ("left", None, Vec::new(), Some(reason))
        }
    };
    ToldFinding {
        rule: flow.rule.code(),
        title: words::title(flow),
        part: Part::of(answer, finding).id(),
        source: ToldSource {
            api: flow.source.api.clone(),
            ty: flow.source.ty.clone(),
            place: place(flow.source.at),
        },
        flow: flow
            .steps
            .iter()
            .map(|it| Said { says: words::step_label(it), place: Some(place(it.at)) })
            .collect(),
        sinks: flow.sinks.iter().map(|it| told_sink(report, it)).collect(),
        calls_per_kib: rate(flow.cost.calls_per_kib),
        buffered_per_kib: rate(flow.cost.buffered_per_kib),
        cost: words::note(flow),
        rank: match (left_out, finding.quiet) {
            (Some(LeftOut::Silenced(_) | LeftOut::Allowed), _) => "silenced",
            (Some(LeftOut::NotAskedFor), _) => "left-out",
            (None, Some(_)) => "quiet",
            (None, None) => finding.rank.name(),
        },
        row: finding.quiet.map(|it| ToldRow { id: it.id(), says: it.says() }),
        silenced_at: match left_out {
            Some(LeftOut::Silenced(at)) => Some(place(at)),
            _ => None,
        },
        verdict,
        help,
        concerns,
        left,
    }
}

fn coded(report: &Report<'_>, concern: Concern) -> Coded {
    let place = concern.witness().map(|it| report.shown_place(it));
    Coded { id: concern.id(), says: concern.sentence(), place }
}

fn told_sink(report: &Report<'_>, sink: &Sink) -> ToldSink {
    ToldSink {
        api: sink.api.clone(),
        place: report.shown_place(sink.within.unwrap_or(sink.at)),
        once_per: match sink.once_per {
            OncePer::Byte => "byte",
            OncePer::Token => "token",
            OncePer::Fragment => "fragment",
            OncePer::Call => "call",
            OncePer::Block => "block",
            OncePer::Unsaid => "unsaid",
        },
        bytes_per_call: sink.bytes_per_call,
        in_loop: sink.in_loop,
    }
}
