//! One answer: the findings that a call or a handle is a part of, or why it is part of none.

use std::collections::BTreeSet;

use crate::catalogue::Direction;
use crate::file::FileSpan;
use crate::index::Ty;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind};
use crate::repair::Finding;
use crate::track::{At, Exposure, Known, Made, head, traces};
use crate::why::bounds::{Bound, of_param};
use crate::why::call::{flushes, says, subject};
use crate::why::line::{Asked, What};
use crate::why::reason::{of_call, of_value_at};
use crate::why::types::{UNNAMED, is_io, is_unnamed, meaning, unwrapped, written};
use crate::why::{Answer, Handle, Kind, Note, View};

/// `None` where nothing is known of the body any more.
pub fn answer(view: View<'_>, asked: Asked) -> Option<Answer> {
    let known = view.program.known(asked.owner)?;
    match asked.what {
        What::Call(expr) => of_asked_call(view, known, At { owner: asked.owner, expr }),
        What::Handle(expr) => of_handle(view, known, At { owner: asked.owner, expr }),
        What::Param(nth) => of_asked_param(view, known, asked, nth),
    }
}

fn of_asked_call(view: View<'_>, known: &Known, at: At) -> Option<Answer> {
    let index = view.program.index;
    let subject = subject(index, at.owner, known, at.expr);
    let bounds = at.owner.generics(index);
    let is_handle = |it: &ExprId| is_io(index, bounds, known.inference.expr(*it));
    let given = subject.filter(is_handle).and_then(|expr| handle(view, known, At { expr, ..at }));
    let given = given.or_else(|| made(view, known, at));
    let handle = given.or_else(|| subject.and_then(|expr| handle(view, known, At { expr, ..at })));
    let findings = findings(view, known, at, subject);
    let call = says(view, known, at).map(Note::new);
    let (kind, reasons) =
        if findings.is_empty() { of_call(view, known, at, subject) } else { (Kind::Finding, Vec::new()) };
    // What a reason says already, or what would be said of another handle.
    let is_said = matches!(kind, Kind::Buffered | Kind::Memory) && !flushes(index, known, at.expr);
    let call = call.filter(|it| !is_said && !reasons.contains(it));
    Some(Answer { at: view.span(at)?, handle, call, kind, findings, reasons })
}

fn of_handle(view: View<'_>, known: &Known, at: At) -> Option<Answer> {
    let handle = handle(view, known, at);
    let findings = findings(view, known, at, Some(at.expr));
    let (kind, reasons) = if findings.is_empty() {
        of_value_at(view, known, at).unwrap_or_else(|| (Kind::NotSmall, vec![unread()]))
    } else {
        (Kind::Finding, Vec::new())
    };
    Some(Answer { at: view.span(at)?, handle, call: None, kind, findings, reasons })
}

fn unread() -> Note {
    Note::new("no small read or write on it is in sight")
}

fn of_asked_param(view: View<'_>, known: &Known, asked: Asked, nth: usize) -> Option<Answer> {
    let local = known.body.param(nth)?;
    let span = view.in_file(asked.owner, known.body.local(local).span)?;
    let ty = known.inference.local(local);
    let handle = Some(described(view, asked, span, ty));
    let first = known.body.mentions(local).first().copied();
    let Some(expr) = first else {
        let reasons = vec![Note::new("the function does not use it")];
        return Some(Answer {
            at: span,
            handle,
            call: None,
            kind: Kind::NotSmall,
            findings: Vec::new(),
            reasons,
        });
    };
    let at = At { owner: asked.owner, expr };
    let mut findings = findings(view, known, at, Some(expr));
    let whole = view.in_file(asked.owner, known.body.pat(*known.body.params.get(nth)?).span);
    findings.extend((0..view.findings.len()).filter(|it| Some(view.findings[*it].flow.source.at) == whole));
    findings.dedup();
    let (kind, reasons) = if findings.is_empty() {
        of_value_at(view, known, at).unwrap_or_else(|| (Kind::NotSmall, vec![unread()]))
    } else {
        (Kind::Finding, Vec::new())
    };
    Some(Answer { at: span, handle, call: None, kind, findings, reasons })
}

/// A handle with its type; none for what is no handle by its kind, such as a literal.
fn handle(view: View<'_>, known: &Known, at: At) -> Option<Handle> {
    let ty = known.inference.expr(at.expr);
    if matches!(known.body.expr(at.expr).kind, ExprKind::Literal(_)) {
        return None;
    }
    let place = view.span(at)?;
    Some(described(view, Asked { owner: at.owner, what: What::Handle(at.expr) }, place, ty))
}

fn described(view: View<'_>, asked: Asked, at: FileSpan, ty: &Ty) -> Handle {
    let index = view.program.index;
    let (mut shown, mut means) = (written(index, ty), meaning(index, ty));
    if let Ty::Param(name) = ty.peeled() {
        let bounds = of_param(index, asked.owner, name);
        let bounds = bounds.iter().map(Bound::path).collect::<Vec<_>>().join(" + ");
        if is_unnamed(name) && !bounds.is_empty() {
            shown = shown.replace(UNNAMED, &format!("impl {bounds}"));
        } else if !bounds.is_empty() {
            means = Some(format!("where `{name}: {bounds}`"));
        }
    }
    Handle { at, ty: shown, is_made: false, means }
}

/// What a call makes, if that reads or writes.
fn made(view: View<'_>, known: &Known, at: At) -> Option<Handle> {
    let ty = known.inference.expr(at.expr);
    let index = view.program.index;
    let ty = unwrapped(index, ty);
    meaning(index, ty)?;
    let asked = Asked { owner: at.owner, what: What::Call(at.expr) };
    Some(Handle { is_made: true, ..described(view, asked, view.span(at)?, ty) })
}

/// The findings that have an expression, or what it works on, as source, step or sink, in their order.
fn findings(view: View<'_>, known: &Known, at: At, subject: Option<ExprId>) -> Vec<usize> {
    let own = view.span(at);
    let works_on = subject.and_then(|expr| view.span(At { expr, ..at }));
    let sources = sources(view, known, at, subject);
    let is_part = |it: &Finding| {
        let flow = &it.flow;
        let mut places = flow.sinks.iter().flat_map(|it| [Some(it.at), it.within]).flatten();
        let mut steps = flow.steps.iter().map(|it| it.at);
        let is_source = |of: FileSpan| sources.contains(&of) || own.is_some_and(|own| is_made_by(of, own));
        places.any(|it| Some(it) == own)
            || steps.any(|it| Some(it) == own || Some(it) == works_on)
            || is_source(flow.source.at)
            || it.twins.iter().any(|it| is_source(it.at))
    };
    let is_sink =
        |it: usize| view.findings[it].flow.sinks.iter().any(|it| Some(it.at) == own || it.within == own);
    let mut found: Vec<usize> = (0..view.findings.len()).filter(|it| is_part(&view.findings[*it])).collect();
    found.sort_by_key(|it| !is_sink(*it));
    found
}

/// Whether a source is the call itself, or that with what unwraps it.
fn is_made_by(source: FileSpan, call: FileSpan) -> bool {
    source.file == call.file && source.span.start == call.span.start && source.span.contains(call.span)
}

/// Where the handles are made that come to what a call works on.
fn sources(view: View<'_>, known: &Known, at: At, subject: Option<ExprId>) -> BTreeSet<FileSpan> {
    let Some(expr) = subject else { return BTreeSet::new() };
    let of = At { expr, ..at };
    let directions = [Direction::Read, Direction::Write];
    let may = |it: &Direction| Exposure::of(view.program, known.inference.expr(expr), *it) >= Exposure::Open;
    let found = directions.into_iter().filter(may).flat_map(|it| traces(view.program, of, it));
    found.filter_map(|it| source(view, it.made)).collect()
}

/// Where a handle is made, as a finding has it: a parameter at its name.
fn source(view: View<'_>, made: Made) -> Option<FileSpan> {
    let Some(param) = made.param else { return head(view.program, made.at) };
    let owner = BodyOwner::Func(param.func);
    let body = &view.program.known(owner)?.body;
    view.in_file(owner, body.pat(*body.params.get(param.nth)?).span)
}
