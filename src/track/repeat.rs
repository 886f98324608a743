//! Which calls repeat while a value lives: those in a loop that does not make the value anew.

use rustc_hash::FxHashSet;

use crate::index::{Index, Ty};
use crate::infer::{Callee, Inference};
use crate::items::{Body, ExprId, ExprKind, Kind, LocalId, Statement};
use crate::track::api::called_api;
use crate::track::facts::{arguments, passed_to};
use crate::track::program::Known;

/// Whether a loop stands around a use but not around where the value comes from.
pub fn repeats(known: &Known, using: ExprId, made: Option<ExprId>) -> bool {
    let around = |expr: ExprId| {
        std::iter::once(expr)
            .chain(known.body.ancestors(expr))
            .filter(|it| is_loop(known, *it))
            .collect::<Vec<_>>()
    };
    let made = made.map(around).unwrap_or_default();
    around(using).iter().any(|it| !made.contains(it) && !is_once_in(known, *it, using))
}

/// Whether a loop stands around the use of a name that its pattern takes out of something, other than the loop whose
/// item that is.
pub fn repeats_on_part(known: &Known, using: ExprId, part: LocalId) -> bool {
    let mut around = known.body.ancestors(using).filter(|it| is_loop(known, *it));
    around.any(|it| !binds(&known.body, it, part) && !is_once_in(known, it, using))
}

/// Whether a loop stands around the use of an item, within the loop whose item that is.
pub fn repeats_on_item(known: &Known, using: ExprId, item: LocalId) -> bool {
    let around = known.body.ancestors(using).filter(|it| is_loop(known, *it));
    let mut within = around.take_while(|it| !binds(&known.body, *it, item));
    within.any(|it| !is_once_in(known, it, using))
}

/// Whether a name is bound anew in each turn of a loop, by its pattern.
fn binds(body: &Body, repeated: ExprId, local: LocalId) -> bool {
    let name = body.local(local).span;
    match &body.expr(repeated).kind {
        ExprKind::For { pat, .. } => body.pat(*pat).span.contains(name),
        ExprKind::Closure { params, .. } => params.iter().any(|it| body.pat(*it).span.contains(name)),
        _ => false,
    }
}

/// Whether a loop stands around a method call and not around the name that it is called on.
pub fn repeats_on_one(known: &Known, call: ExprId) -> bool {
    // What a reference is to lives on when the name ends.
    let owned = |local: &LocalId| !matches!(known.inference.local(*local), Ty::Ref(..) | Ty::Unknown);
    let Some(name) = owner_of(known, call).filter(owned).map(|it| known.body.local(it).span) else {
        return repeats(known, call, None);
    };
    loops_around(known, call).any(|it| !known.body.expr(it).span.contains(name))
}

/// Whether what a method is called on is there before its function is called and after it.
pub fn outlives(known: &Known, call: ExprId) -> bool {
    owner_of(known, call).is_none_or(|local| {
        let it = known.body.local(local);
        let is_param = known.body.params.iter().any(|pat| known.body.pat(*pat).span.contains(it.span));
        is_param || matches!(known.inference.local(local), Ty::Ref(..) | Ty::Unknown)
    })
}

/// The name that a method is called on, or on a field of which.
pub fn owner_of(known: &Known, call: ExprId) -> Option<LocalId> {
    let mut at = *arguments(&known.body, call).first()?;
    loop {
        at = match &known.body.expr(at).kind {
            ExprKind::Local(local) => return Some(*local),
            ExprKind::Field { base: inner, .. }
            | ExprKind::Ref { inner, .. }
            | ExprKind::Deref(inner)
            | ExprKind::Try(inner)
            | ExprKind::MethodCall { receiver: inner, .. } => *inner,
            _ => return None,
        };
    }
}

/// A loop, or a closure that is called again and again.
pub fn is_loop(known: &Known, expr: ExprId) -> bool {
    known.body.is_loop(expr) || known.facts.is_repeated(expr)
}

/// The loops by which an expression repeats, innermost first.
pub fn loops_around(known: &Known, expr: ExprId) -> impl Iterator<Item = ExprId> {
    let around = known.body.ancestors(expr);
    around.filter(move |it| is_loop(known, *it) && !is_once_in(known, *it, expr))
}

/// Methods of iterators that call what they are given for each item, those aside that `Option` and `Result` have too.
const FOR_EACH: [&str; 19] = [
    "all",
    "any",
    "find",
    "find_map",
    "flat_map",
    "fold",
    "for_each",
    "for_each_with",
    "map_while",
    "max_by_key",
    "min_by_key",
    "position",
    "resize_with",
    "retain",
    "scan",
    "skip_while",
    "take_while",
    "try_fold",
    "try_for_each",
];
const OF_ITERATORS: [&str; 4] = ["filter", "filter_map", "inspect", "map"];
const FUNCTIONS: [&str; 4] = ["from_fn", "repeat_with", "successors", "unfold"];

/// The closures of a body that are called again and again: by what they are passed to, or by their name in a loop.
pub fn repeated_closures(index: &Index, body: &Body, inference: &Inference) -> FxHashSet<ExprId> {
    let closures = body.all_of(Kind::Closure).iter().copied();
    let mut repeated: FxHashSet<ExprId> = closures
        .filter(|it| passed_to(body, *it).is_some_and(|it| calls_for_each(index, body, inference, it)))
        .collect();
    let loops = |expr: ExprId| body.ancestors(expr).filter(|it| body.is_loop(*it));
    for (call, callee) in &inference.callees {
        let Callee::Closure(closure) = callee else { continue };
        if loops(*call).any(|it| !loops(*closure).any(|around| around == it)) {
            repeated.insert(*closure);
        }
    }
    repeated
}

/// Whether a call calls the closure that it is given for each of many items.
fn calls_for_each(index: &Index, body: &Body, inference: &Inference, call: ExprId) -> bool {
    let is_of_iterator = || match inference.callees.get(&call) {
        Some(Callee::Func(func, _)) => {
            index.trait_of(*func).is_some_and(|it| Some(it) == index.known.iterator)
        }
        _ => false,
    };
    let name = called_api(index, body, inference, call);
    match &body.expr(call).kind {
        ExprKind::MethodCall { .. } => {
            FOR_EACH.contains(&name) || (OF_ITERATORS.contains(&name) && is_of_iterator())
        }
        ExprKind::Call { .. } => FUNCTIONS.contains(&name),
        _ => false,
    }
}

/// Whether an expression runs at most once each time that a loop around it runs: what a `for` runs over, and what
/// stands in a block that always leaves the loop.
pub fn is_once_in(known: &Known, of: ExprId, expr: ExprId) -> bool {
    is_head(known, of, expr) || leaves(known, of, expr)
}

/// What a `for` runs over is evaluated once.
fn is_head(known: &Known, of: ExprId, expr: ExprId) -> bool {
    match &known.body.expr(of).kind {
        ExprKind::For { iterable, .. } => {
            expr == *iterable || known.body.ancestors(expr).any(|it| it == *iterable)
        }
        _ => false,
    }
}

/// `Err(e) => { println!("{e}"); break }`
fn leaves(known: &Known, of: ExprId, expr: ExprId) -> bool {
    let body = &known.body;
    if !body.is_loop(of) {
        return false;
    }
    // What an iterator is told to do with each of its items is done where it is told; who leaves that stays in the loop.
    let is_run_here = |it: ExprId| known.facts.is_repeated(it) && passed_to(body, it).is_some();
    let mut within = Vec::new();
    for around in body.ancestors(expr).take_while(|it| *it != of) {
        match body.expr(around).kind {
            ExprKind::Closure { .. } if is_run_here(around) => within.clear(),
            ExprKind::Closure { .. } => break,
            _ => within.push(around),
        }
    }
    let goes_on = |it: ExprId| {
        let continues =
            |it: ExprId| matches!(body.expr(it).kind, ExprKind::Continue { target } if target == Some(of));
        // One on another way of a branch is not come to behind it.
        let follows = |it: &ExprId| !body.are_alternatives(expr, *it);
        body.those_within(body.all_of(Kind::Continue), body.expr(it).span).filter(follows).any(continues)
    };
    let is_block = |it: ExprId| matches!(body.expr(it).kind, ExprKind::Block(_));
    within.into_iter().any(|it| is_block(it) && known.facts.always_leaves(it, of) && !goes_on(it))
}

/// Whether the program ends in a block that an expression stands in, behind it: `println!("{it}"); std::process::exit(1)`.
/// Behind what ends it there is nothing.
pub fn ends_program(known: &Known, expr: ExprId) -> bool {
    let body = &known.body;
    let end = body.expr(expr).span.end;
    let diverges = |it: ExprId| {
        let is_behind = body.expr(it).span.start >= end;
        is_behind && body.is_call(it) && *known.inference.expr(it) == Ty::Never
    };
    body.ancestors(expr).any(|it| match &body.expr(it).kind {
        ExprKind::Block(block) => {
            let last = block.statements.last().and_then(|it| match it {
                Statement::Expr { expr, .. } => Some(*expr),
                Statement::Let { .. } => None,
            });
            block.tail.or(last).is_some_and(diverges)
        }
        _ => false,
    })
}

/// Where evaluating an expression always leads in the end, as far as its own parts say; one that leads further out is less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Leaving {
    /// Out of its function or closure, or the program.
    Body,
    /// Behind a loop or a block around it, or to the next turn of the loop; what is around has the lower number.
    Turn(ExprId, Part),
    /// On to what stands behind it.
    Nothing,
}

/// What of a loop is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    AllTurns,
    OneTurn,
}

impl Leaving {
    /// Whether a loop around the expression is left.
    pub fn leaves(self, of: ExprId) -> bool {
        self <= Leaving::Turn(of, Part::AllTurns)
    }
}

/// By `ExprId`.
pub fn leaving(body: &Body, inference: &Inference) -> Vec<Leaving> {
    let mut found = vec![Leaving::Nothing; body.exprs.len()];
    // The parts of a block, an `if` or a `match` have higher numbers than it has.
    for id in body.expr_ids().collect::<Vec<_>>().into_iter().rev() {
        let of = |it: ExprId| found[it.0 as usize];
        let leaving = match &body.expr(id).kind {
            ExprKind::Return(_) => Leaving::Body,
            ExprKind::Break { target: Some(turn), .. } => Leaving::Turn(*turn, Part::AllTurns),
            ExprKind::Continue { target: Some(turn) } => Leaving::Turn(*turn, Part::OneTurn),
            ExprKind::Block(block) => {
                let exprs = block.statements.iter().filter_map(|it| match it {
                    Statement::Expr { expr, .. } => Some(*expr),
                    Statement::Let { .. } => None,
                });
                exprs.chain(block.tail).map(of).min().unwrap_or(Leaving::Nothing)
            }
            ExprKind::If { then, otherwise: Some(otherwise), .. } => of(*then).max(of(*otherwise)),
            // What has no arms has no value, and is never left.
            ExprKind::Match { arms, .. } => arms.iter().map(|it| of(it.body)).max().unwrap_or(Leaving::Body),
            ExprKind::Call { .. } | ExprKind::Macro(_) if *inference.expr(id) == Ty::Never => Leaving::Body,
            _ => Leaving::Nothing,
        };
        found[id.0 as usize] = leaving;
    }
    found
}
