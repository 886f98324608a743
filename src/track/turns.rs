//! How many turns a loop makes, where the code says it: over a list that is written out, or a few of anything.

use std::collections::BTreeSet;

use crate::index::{Index, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, Literal, LocalId, Operator};
use crate::track::StepKind;
use crate::track::asked::Asked;
use crate::track::facts::{Def, passed_to};
use crate::track::passed::{of_callers, param_of};
use crate::track::program::{At, Known, Program};
use crate::track::repeat::{is_loop, loops_around};
use crate::track::size::int_of;
use crate::track::taker::taken;
use crate::track::threshold::{FEW_LINES, MANY_LINES, MANY_TURNS};
use crate::track::trace::{PathNode, Trace};

/// The bit of a byte that says that the number goes on (LEB128, and what git and MIDI have).
const CONTINUES: u64 = 0x80;
/// Bytes of seven bits that the largest number takes.
const LONGEST_NUMBER: u64 = 10;
/// What somebody types is no more than this.
const ARGUMENTS: u64 = 16;
/// Longest chain of names and methods that is followed. Behind it nobody says how many turns there are: they may be many.
const MAX_DEPTH: u32 = 12;
/// How many names and methods a step to the callers counts for.
const PER_CALL: u32 = 4;
/// Most callers that are asked. Where there are more, one of them may say a large number.
const MAX_CALLERS: usize = 16;

/// Iterator methods that give at most one item for each of their receiver.
const KEEPING: [&str; 21] = [
    "as_ref",
    "as_slice",
    "cloned",
    "collect",
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
pub fn is_short(program: &Program<'_>, repeated: At) -> bool {
    program
        .answers
        .once(Asked::IsShort, repeated, || turns_of(program, repeated).is_some_and(|it| it < FEW_LINES))
}

/// A `for` over no handful of items, as far as lines go, by what the code says.
pub fn is_known_not_short(program: &Program<'_>, repeated: At) -> bool {
    turns_of(program, repeated).is_some_and(|it| it >= FEW_LINES)
}

/// A `for` over very many items, by what the code says.
pub fn is_known_long(program: &Program<'_>, repeated: At) -> bool {
    turns_of(program, repeated).is_some_and(|it| it >= MANY_LINES)
}

/// What a loop takes one item of in each turn, as far as it says so: `for item in items`, `while let Some(item) =
/// items.next()`, `items.for_each(|item| ..)`.
pub fn items(known: &Known, repeated: ExprId) -> Option<ExprId> {
    match known.body.expr(repeated).kind {
        ExprKind::For { iterable, .. } => Some(iterable),
        ExprKind::While { condition, .. } => taken_from(known, condition),
        ExprKind::Closure { .. } => {
            let call = passed_to(&known.body, repeated)?;
            match known.body.expr(call).kind {
                ExprKind::MethodCall { receiver, .. } => Some(receiver),
                _ => None,
            }
        }
        _ => None,
    }
}

/// What an iterator with a name runs over that the condition of a loop takes from.
fn taken_from(known: &Known, condition: ExprId) -> Option<ExprId> {
    let body = &known.body;
    let ExprKind::Let { value, .. } = body.expr(condition).kind else { return None };
    let ExprKind::MethodCall { receiver, name, .. } = &body.expr(value).kind else { return None };
    let ExprKind::Local(local) = body.expr(*receiver).kind else { return None };
    match known.facts.defs(local) {
        [Def::Value(items)] if name == "next" => Some(*items),
        _ => None,
    }
}

/// At most so many turns of a loop that says what it takes its items of.
fn turns_of(program: &Program<'_>, repeated: At) -> Option<u64> {
    let items = items(program.known(repeated.owner)?, repeated.expr)?;
    turns(program, At { expr: items, ..repeated }, 0)
}

/// The same where the code says it, and not whoever starts the program.
pub fn turns_said(program: &Program<'_>, repeated: At) -> Option<u64> {
    let known = program.known(repeated.owner)?;
    let ExprKind::For { iterable, .. } = known.body.expr(repeated.expr).kind else { return None };
    let is_argument = |it: ExprId| is_arguments(program, known.inference.callees.get(&it));
    let is_typed = || known.body.within(known.body.expr(iterable).span).any(is_argument);
    turns_of(program, repeated).filter(|_| !is_typed())
}

/// Whether a loop here or around a call of the function makes something anew more than a handful of times.
pub fn is_made_again(program: &Program<'_>, made: At) -> bool {
    let (mut seen, mut asked) = (BTreeSet::new(), vec![made]);
    while let Some(at) = asked.pop() {
        let Some(known) = program.known(at.owner).filter(|_| seen.insert(at)) else { continue };
        let mut loops = loops_around(known, at.expr);
        if loops.any(|expr| turns_of(program, At { expr, ..at }).is_none_or(|it| it >= MANY_TURNS)) {
            return true;
        }
        if let BodyOwner::Func(func) = at.owner {
            if program.repeats_mark(func).is_some() {
                return true;
            }
            asked.extend(program.callers_through_traits(func));
        }
    }
    false
}

/// Whether a sink is reached in few of the turns of a loop on its way, by a condition on their number.
pub fn is_in_few(program: &Program<'_>, trace: &Trace, sink: At) -> bool {
    let calls = trace.path.iter().filter(|it| it.step.is_some_and(StepKind::is_call)).map(|it| it.at);
    let is_seldom = |it: At| program.known(it.owner).is_some_and(|known| is_seldom(known, it.expr));
    calls.chain([sink]).any(is_seldom)
}

/// Whether an expression runs in few of the turns of the loop next to it, by a condition on their number:
/// `if row % 1000 == 0`, `if row == 20`.
fn is_seldom(known: &Known, expr: ExprId) -> bool {
    let body = &known.body;
    let span = body.expr(expr).span;
    let mut within = body.ancestors(expr).take_while(|it| !is_loop(known, *it));
    within.any(|it| match body.expr(it).kind {
        ExprKind::If { condition, then, .. } => {
            body.expr(then).span.contains(span)
                && body.within(body.expr(condition).span).any(|it| is_one_of_many(known, it))
        }
        _ => false,
    })
}

/// `row % 1000 == 0`, `row == 20`
fn is_one_of_many(known: &Known, expr: ExprId) -> bool {
    let body = &known.body;
    let ExprKind::Binary { left, right, operator: Operator::Equal } = body.expr(expr).kind else {
        return false;
    };
    let number = |it: ExprId| match body.expr(it).kind {
        ExprKind::Literal(Literal::Int(number, _)) => Some(number),
        _ => None,
    };
    number(right).is_some()
        && match body.expr(left).kind {
            ExprKind::Binary { right: every, operator: Operator::Remainder, .. } => {
                number(every).is_some_and(|it| it >= MANY_TURNS)
            }
            ExprKind::Local(local) => is_counter(known, local),
            _ => false,
        }
}

/// `for (row, line) in lines.enumerate()`, `for row in 0..lines.len()`, `row += 1`
fn is_counter(known: &Known, local: LocalId) -> bool {
    let body = &known.body;
    let is_numbered = |def: &Def| match def {
        Def::Item(list) => match body.expr(*list).kind {
            ExprKind::Range { .. } => true,
            _ => body.called_name(*list) == "enumerate" && known.facts.element_of(local) == Some(0),
        },
        _ => false,
    };
    let is_stepped = |mention: &ExprId| {
        let parent = body.expr(*mention).parent.map(|it| &body.expr(it).kind);
        matches!(parent, Some(ExprKind::Assign { place, plain: false, .. }) if place == mention)
    };
    known.facts.defs(local).iter().any(is_numbered) || body.mentions(local).iter().any(is_stepped)
}

fn is_arguments(program: &Program<'_>, callee: Option<&Callee>) -> bool {
    match callee {
        Some(Callee::Func(func, _)) => {
            let path = program.index.func_path(*func);
            matches!(path.as_str(), "std::env::args" | "std::env::args_os")
        }
        _ => false,
    }
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
    let of_number = |it: &At| {
        let known = program.known(it.owner)?;
        let is_one =
            program.answers.once(Asked::IsOfNumber, *it, || is_of_number(program.index, known, it.expr));
        is_one.then_some(LONGEST_NUMBER)
    };
    let most = |it: &At| turns_of(program, *it).or_else(|| of_number(it));
    // Each turn of a loop that makes the handle has one of its own.
    let makes = |it: &At| {
        let span = |it: At| program.known(it.owner).map(|known| known.body.expr(it.expr).span);
        let lines = program.index.type_marks(trace.made.ty).line_buffered;
        !lines
            && it.owner == trace.made.at.owner
            && span(*it).zip(span(trace.made.at)).is_some_and(|(a, b)| a.contains(b))
    };
    let loops = loops(program, &trace.path, sink);
    let all: Option<Vec<u64>> = loops.iter().filter(|it| !makes(it)).map(most).collect();
    all.is_some_and(|it| !it.is_empty() && it.into_iter().fold(1, u64::saturating_mul) < MANY_TURNS)
}

/// Whether a loop goes on as long as the highest bit of a byte says so, and makes one call a turn that may fail: the one
/// that reads or writes the byte.
fn is_of_number(index: &Index, known: &Known, repeated: ExprId) -> bool {
    let body = &known.body;
    let within = || body.within(body.expr(repeated).span).filter(|it| *it != repeated);
    let asks = |it: ExprId| matches!(body.expr(it).kind, ExprKind::Literal(Literal::Int(CONTINUES, _)));
    let fails = |it: ExprId| {
        let is_result = known.inference.expr(it).adt().is_some_and(|(id, _)| Some(id) == index.known.result);
        let is_made = matches!(known.inference.callees.get(&it), Some(Callee::Constructor(..)));
        body.is_call(it) && !is_made && (is_result || is_tried(body, it))
    };
    // `read(file).map_err(..)` is one call that fails.
    let begins = |it: &ExprId| match body.expr(*it).kind {
        ExprKind::MethodCall { receiver, .. } => fails(*it) && !fails(receiver),
        _ => fails(*it),
    };
    within().any(asks) && within().filter(begins).count() == 1 && !within().any(|it| body.is_loop(it))
}

/// `call()?`, `call().await?`
fn is_tried(body: &Body, call: ExprId) -> bool {
    let parent = |it: ExprId| body.expr(it).parent.map(|it| (it, &body.expr(it).kind));
    match parent(call) {
        Some((_, ExprKind::Try(_))) => true,
        Some((it, ExprKind::Await(_))) => matches!(parent(it), Some((_, ExprKind::Try(_)))),
        _ => false,
    }
}

/// The loops around every place on the way to a sink.
pub fn loops(program: &Program<'_>, path: &[PathNode], sink: At) -> BTreeSet<At> {
    let mut found = BTreeSet::new();
    for at in path.iter().map(|it| it.at).chain([sink]) {
        let Some(known) = program.known(at.owner) else { continue };
        found.extend(loops_around(known, at.expr).map(|expr| At { expr, ..at }));
        found.extend(loops_of_callbacks(program, known, at));
    }
    found
}

/// The loops in which functions of the workspace call the closures that they are given and that an expression stands in.
fn loops_of_callbacks(program: &Program<'_>, known: &Known, within: At) -> Vec<At> {
    let body = &known.body;
    let is_closure = |it: &ExprId| matches!(body.expr(*it).kind, ExprKind::Closure { .. });
    let closures = body.ancestors(within.expr).filter(is_closure);
    let calls = closures.filter_map(|expr| taken(program, At { expr, ..within })).flat_map(|it| it.calls);
    let loops = |call: At| {
        let around = program.known(call.owner).map(|it| loops_around(it, call.expr));
        around.into_iter().flatten().map(move |expr| At { expr, ..call })
    };
    calls.flat_map(loops).collect()
}

/// The loop that repeats a sink: of those around it, or else around the last place on the way to it, the innermost that has
/// more than a handful of turns.
pub fn innermost(program: &Program<'_>, path: &[PathNode], sink: At) -> Option<At> {
    let mut places = std::iter::once(sink).chain(path.iter().rev().map(|it| it.at));
    places.find_map(|at| {
        let mut loops = loops_around(program.known(at.owner)?, at.expr).map(|expr| At { expr, ..at });
        loops.find(|it| turns_of(program, *it).is_none_or(|it| it >= MANY_TURNS))
    })
}

/// At most this many items.
fn turns(program: &Program<'_>, at: At, depth: u32) -> Option<u64> {
    if depth > MAX_DEPTH {
        return None;
    }
    let (known, expr) = (program.known(at.owner)?, at.expr);
    if let Some(length) = known.inference.expr(expr).peeled().length() {
        return Some(length);
    }
    let again = |it: ExprId| turns(program, At { expr: it, ..at }, depth + 1);
    let int = |it: ExprId| number(program, At { expr: it, ..at }, depth);
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
            [Def::Param(_)] => given(program, at, |it| turns(program, it, depth + PER_CALL)),
            _ => None,
        },
        ExprKind::Macro(call) => {
            let is_vec = call.path.name() == "vec";
            let repeats = |it: ExprId| matches!(known.body.expr(it).kind, ExprKind::Repeat { .. });
            (is_vec && call.parsed && !call.args.iter().any(|it| repeats(it.value)))
                .then_some(call.args.len() as u64)
        }
        ExprKind::Call { .. } => {
            is_arguments(program, known.inference.callees.get(&expr)).then_some(ARGUMENTS)
        }
        ExprKind::Path(path, scope) => program.index.const_length(known.inference.unit?, path, *scope),
        _ => None,
    }
}

/// The number that an expression says, or at most that of all callers.
pub fn number(program: &Program<'_>, at: At, depth: u32) -> Option<u64> {
    let known = program.known(at.owner)?;
    let said = int_of(program.index, &known.body, &known.inference, at.expr);
    said.or_else(|| {
        given(program, at, |it| (depth < MAX_DEPTH).then(|| number(program, it, depth + PER_CALL))?)
    })
}

/// What the callers pass for a parameter of a function that they alone can call.
fn given(program: &Program<'_>, at: At, of: impl Fn(At) -> Option<u64>) -> Option<u64> {
    let BodyOwner::Func(func) = at.owner else { return None };
    let param = param_of(program.known(at.owner)?, at.expr)?;
    let index = program.index;
    let is_of_trait = index.trait_of(func).is_some()
        || index.impl_of(func).is_some_and(|it| index.impl_(it).trait_.is_some());
    let is_own = !is_of_trait && !program.is_promise(index.func_unit(func), index.func(func).visibility);
    (is_own && program.callers(func).len() <= MAX_CALLERS).then(|| of_callers(program, func, param, of))?
}
