//! How many turns a loop makes, where the code says it: over a list that is written out, or a few of anything.

use std::collections::BTreeSet;

use crate::index::Ty;
use crate::infer::Callee;
use crate::items::{Body, ExprId, ExprKind, Literal};
use crate::track::StepKind;
use crate::track::facts::Def;
use crate::track::program::{At, Known, Program};
use crate::track::repeat::{is_loop, is_once_in};
use crate::track::size::int_of;
use crate::track::trace::{PathNode, Trace};

/// Fewer calls than this are not worth a buffer.
const MANY_TURNS: u64 = 32;
/// The same of lines on stdout.
const FEW_LINES: u64 = 100;
/// So many lines are worth a buffer, whatever else their loop does.
const MANY_LINES: u64 = 1024;
/// The bit of a byte that says that the number goes on (LEB128, and what git and MIDI have).
const CONTINUES: u64 = 0x80;
/// Bytes of seven bits that the largest number takes.
const LONGEST_NUMBER: u64 = 10;
/// What somebody types is no more than this.
const ARGUMENTS: u64 = 16;
/// Longest chain of names and methods that is followed.
const MAX_DEPTH: u32 = 12;

/// Iterator methods that give at most one item for each of their receiver.
const KEEPING: [&str; 20] = [
    "as_ref",
    "as_slice",
    "cloned",
    "copied",
    "enumerate",
    "filter",
    "filter_map",
    "inspect",
    "into_iter",
    "iter",
    "iter_mut",
    "map",
    "map_while",
    "peekable",
    "rev",
    "skip",
    "skip_while",
    "step_by",
    "take_while",
    "zip",
];

/// A `for` over a handful of items, as far as lines go: `for _ in 0..3`, `for name in NAMES`.
pub fn is_short(program: &Program<'_>, known: &Known, repeated: ExprId) -> bool {
    let ExprKind::For { iterable, .. } = known.body.expr(repeated).kind else { return false };
    turns(program, known, iterable, 0).is_some_and(|it| it < FEW_LINES)
}

/// A `for` over very many items, by what the code says.
pub fn is_known_long(program: &Program<'_>, known: &Known, repeated: ExprId) -> bool {
    let ExprKind::For { iterable, .. } = known.body.expr(repeated).kind else { return false };
    turns(program, known, iterable, 0).is_some_and(|it| it >= MANY_LINES)
}

/// Whether a sink repeats for a handful of turns only, by all loops on its way.
pub fn are_few(program: &Program<'_>, trace: &Trace, sink: At) -> bool {
    // What a field holds lives on, unless a name takes it out.
    let is_lent = |it: At| {
        let known = program.known(it.owner);
        known.is_none_or(|known| known.inference.expr(it.expr).any(&mut |it| matches!(it, Ty::Ref(..))))
    };
    let stored = trace.path.iter().rposition(|it| it.step == Some(StepKind::Stored));
    let taken = trace.path.iter().rposition(|it| it.step == Some(StepKind::Bound) && !is_lent(it.at));
    if trace.renewed || stored > taken {
        return false;
    }
    let turns_of = |it: &At| {
        let known = program.known(it.owner)?;
        match known.body.expr(it.expr).kind {
            ExprKind::For { iterable, .. } => turns(program, known, iterable, 0),
            _ => is_of_number(&known.body, it.expr).then_some(LONGEST_NUMBER),
        }
    };
    // Each turn of a loop that makes the handle has one of its own.
    let makes = |it: &At| {
        let span = |it: At| program.known(it.owner).map(|known| known.body.expr(it.expr).span);
        let lines = program.index.type_marks(trace.made.ty).line_buffered;
        !lines
            && it.owner == trace.made.at.owner
            && span(*it).zip(span(trace.made.at)).is_some_and(|(a, b)| a.contains(b))
    };
    let loops = loops(program, &trace.path, sink);
    let all: Option<Vec<u64>> = loops.iter().filter(|it| !makes(it)).map(turns_of).collect();
    all.is_some_and(|it| !it.is_empty() && it.into_iter().fold(1, u64::saturating_mul) < MANY_TURNS)
}

/// Whether a loop goes on as long as the highest bit of a byte says so, which it reads or writes once a turn.
fn is_of_number(body: &Body, repeated: ExprId) -> bool {
    let within = || body.within(body.expr(repeated).span).filter(|it| *it != repeated);
    let asks = |it: ExprId| matches!(body.expr(it).kind, ExprKind::Literal(Literal::Int(CONTINUES)));
    let moves = |it: &ExprId| {
        let name = body.called_name(*it);
        body.is_call(*it) && (name.starts_with("read") || name.starts_with("write"))
    };
    within().any(asks) && within().filter(moves).count() == 1 && !within().any(|it| body.is_loop(it))
}

/// The loops around every place on the way to a sink.
pub fn loops(program: &Program<'_>, path: &[PathNode], sink: At) -> BTreeSet<At> {
    let mut found = BTreeSet::new();
    for at in path.iter().map(|it| it.at).chain([sink]) {
        let Some(known) = program.known(at.owner) else { continue };
        let around = known.body.ancestors(at.expr).filter(|it| is_loop(known, *it));
        let around = around.filter(|it| !is_once_in(known, *it, at.expr));
        found.extend(around.map(|expr| At { expr, ..at }));
    }
    found
}

/// At most this many items.
fn turns(program: &Program<'_>, known: &Known, expr: ExprId, depth: u32) -> Option<u64> {
    if depth > MAX_DEPTH {
        return None;
    }
    if let Ty::Array(_, Some(length)) = known.inference.expr(expr).peeled() {
        return Some(*length);
    }
    let again = |it: ExprId| turns(program, known, it, depth + 1);
    let int = |it: ExprId| int_of(program.index, &known.body, &known.inference, it);
    match &known.body.expr(expr).kind {
        ExprKind::Array(items) => Some(items.len() as u64),
        ExprKind::Repeat { length, .. } => int(*length),
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) => again(*inner),
        ExprKind::Range { start, end, inclusive } => {
            let start = start.and_then(int).unwrap_or(0);
            Some(int((*end)?)?.saturating_sub(start) + u64::from(*inclusive))
        }
        ExprKind::MethodCall { receiver, name, args, .. } => match (name.as_str(), &args[..]) {
            ("take", [most]) => int(*most).or_else(|| again(*receiver)),
            ("chain", [other]) => again(*receiver)?.checked_add(again(*other)?),
            (name, _) => KEEPING.contains(&name).then(|| again(*receiver))?,
        },
        // A list that is mutable may have grown.
        ExprKind::Local(local) if !known.body.local(*local).mutable => match known.facts.defs(*local) {
            [Def::Value(value)] => again(*value),
            _ => None,
        },
        ExprKind::Macro(call) => {
            let is_vec = call.path.name() == "vec";
            let repeats = |it: ExprId| matches!(known.body.expr(it).kind, ExprKind::Repeat { .. });
            (is_vec && call.parsed && !call.args.iter().any(|it| repeats(it.value)))
                .then_some(call.args.len() as u64)
        }
        ExprKind::Call { .. } => match known.inference.callees.get(&expr) {
            Some(Callee::Func(func, _)) => {
                let path = program.index.func_path(*func);
                matches!(path.as_str(), "std::env::args" | "std::env::args_os").then_some(ARGUMENTS)
            }
            _ => None,
        },
        ExprKind::Path(path, scope) => program.index.const_length(known.inference.unit?, path, *scope),
        _ => None,
    }
}
