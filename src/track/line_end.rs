//! Whether what is written ends a line: by its text, or by where its last value comes from.

use crate::catalogue::{Direction, OncePer};
use crate::infer::BodyOwner;
use crate::items::{Body, ExprId, ExprKind, Literal, MacroArg};
use crate::track::asked::Seen;
use crate::track::chunk::is_text;
use crate::track::facts::{Def, arguments};
use crate::track::passed::param_of;
use crate::track::program::{At, Known, Program};
use crate::track::repeat::loops_around;
use crate::track::sink::SinkSite;

/// Whether bytes or text that is written says `\n`; `None` for what does not show it.
pub fn of(body: &Body, expr: ExprId) -> Option<bool> {
    match &body.expr(expr).kind {
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) | ExprKind::Cast { inner, .. } => {
            of(body, *inner)
        }
        ExprKind::MethodCall { receiver, args, .. } if args.is_empty() => of(body, *receiver),
        ExprKind::Array(items) => items.last().and_then(|it| of(body, *it)),
        ExprKind::Literal(Literal::Str { value, .. }) => Some(value.contains("\\n") || value.contains('\n')),
        ExprKind::Literal(Literal::Byte(byte)) => Some(*byte == b'\n'),
        ExprKind::Macro(call) if matches!(call.path.name(), "format" | "format_args") => {
            of_format(body, &call.args)
        }
        _ => None,
    }
}

/// The same for what a macro formats: by the format string, or by its last argument if that stands at its end.
pub fn of_format(body: &Body, args: &[MacroArg]) -> Option<bool> {
    let (format, _) = args.split_first()?;
    if of(body, format.value)? {
        return Some(true);
    }
    Some(last_value(body, args).and_then(|it| of(body, it)).unwrap_or(false))
}

/// The argument that a format string ends with.
fn last_value(body: &Body, args: &[MacroArg]) -> Option<ExprId> {
    let (format, values) = args.split_first()?;
    let ExprKind::Literal(Literal::Str { value, .. }) = &body.expr(format.value).kind else { return None };
    let (_, last) = value.strip_suffix('}')?.rsplit_once('{')?;
    let is_named = |it: &&MacroArg| it.name.as_deref() == Some(last);
    let named = || values.iter().find(is_named);
    let value = if last.is_empty() { values.last() } else { named() };
    value.map(|it| it.value)
}

/// Whether a format string is its one value and nothing beside it.
fn is_whole(body: &Body, args: &[MacroArg]) -> bool {
    let format = args.first().map(|it| &body.expr(it.value).kind);
    matches!(format, Some(ExprKind::Literal(Literal::Str { value, .. })) if value == "{}")
}

/// Whether a value is a text of a list that a loop runs over: what is written one after the other with nothing between it is
/// most often lines, each with its end.
fn is_listed(program: &Program<'_>, known: &Known, expr: ExprId) -> bool {
    let ExprKind::Local(local) = known.body.expr(expr).kind else { return false };
    let is_item = known.facts.defs(local).iter().any(|it| matches!(it, Def::Item(_)));
    is_item && is_text(program.index, known.inference.expr(expr))
}

/// Whether a sink is the only one of its loop.
fn is_alone(known: &Known, site: &SinkSite) -> bool {
    let turn = loops_around(known, site.call).next().map(|it| known.body.expr(it).span);
    let is_beside = |it: &SinkSite| {
        it.call != site.call && turn.is_some_and(|turn| turn.contains(known.body.expr(it.call).span))
    };
    turn.is_some() && !known.facts.sinks.iter().any(is_beside)
}

/// Whether the last value that a sink writes may be a line end, by what gives a name, a field or a parameter its value.
pub fn may_end(program: &Program<'_>, call: At, site: &SinkSite) -> bool {
    let is_plain = matches!(site.once_per, OncePer::Call | OncePer::Fragment);
    let Some(known) = program.known(call.owner).filter(|_| is_plain && site.direction == Direction::Write)
    else {
        return false;
    };
    let body = &known.body;
    let last = if let ExprKind::Macro(it) = &body.expr(site.call).kind {
        let is_subject = it.args.first().is_some_and(|it| it.value == site.subject);
        let formatted = it.args.get(usize::from(is_subject)..).unwrap_or_default();
        let last = last_value(body, formatted);
        if last.is_some_and(|it| {
            formatted.len() == 2
                && is_whole(body, formatted)
                && is_listed(program, known, it)
                && is_alone(known, site)
        }) {
            return true;
        }
        last
    } else {
        let args = arguments(body, site.call);
        let subject = args.iter().position(|it| *it == site.subject);
        subject.and_then(|it| args.get(it + 1)).copied()
    };
    last.is_some_and(|expr| is_one(program, At { expr, ..call }, &Seen::default()))
}

fn is_one(program: &Program<'_>, at: At, seen: &Seen<At>) -> bool {
    let Some(known) = program.known(at.owner).filter(|_| seen.enter(at)) else { return false };
    let body = &known.body;
    if let Some(found) = of(body, at.expr) {
        return found;
    }
    let here = |expr: ExprId| is_one(program, At { expr, ..at }, seen);
    let there = |it: &At| is_one(program, *it, seen);
    match &body.expr(at.expr).kind {
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) | ExprKind::Cast { inner, .. } => here(*inner),
        ExprKind::MethodCall { receiver, args, .. } if args.is_empty() => here(*receiver),
        ExprKind::Array(items) => items.last().is_some_and(|it| here(*it)),
        ExprKind::Block(block) => block.tail.is_some_and(here),
        ExprKind::If { then, otherwise, .. } => here(*then) || otherwise.is_some_and(here),
        ExprKind::Match { arms, .. } => arms.iter().any(|it| here(it.body)),
        ExprKind::Local(local) => known.facts.defs(*local).iter().any(|it| match it {
            Def::Value(value) => here(*value),
            Def::Param(_) => given(program, known, at, seen),
            Def::Field(key) => program.writes(key).iter().any(there),
            _ => false,
        }),
        ExprKind::Field { base, name } => {
            let owner = program.field_owner(known.inference.expr(*base), name);
            let of = |ty| program.writes(&(ty, None, name.clone())).iter().any(there);
            owner.is_some_and(of)
        }
        ExprKind::Path(path, scope) => {
            let value = known.inference.unit.and_then(|it| program.index.value_at(it, path, *scope));
            let owner = value.map(BodyOwner::Value);
            let root = |owner| Some(At { owner, expr: program.known(owner)?.body.root? });
            owner.and_then(root).is_some_and(|it| there(&it))
        }
        _ => false,
    }
}

/// Whether a caller passes one for a parameter.
fn given(program: &Program<'_>, known: &Known, at: At, seen: &Seen<At>) -> bool {
    let BodyOwner::Func(func) = at.owner else { return false };
    let Some(param) = param_of(known, at.expr) else { return false };
    program.callers(func).iter().any(|call| {
        let args = program.known(call.owner).map(|it| arguments(&it.body, call.expr));
        let arg = args.and_then(|it| it.get(param).copied());
        arg.is_some_and(|expr| is_one(program, At { expr, ..*call }, seen))
    })
}
