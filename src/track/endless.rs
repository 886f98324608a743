//! Loops that go on until somebody stops the program, and take with them what a buffer holds.

use std::collections::BTreeSet;

use crate::index::{FuncId, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, Literal, LocalId};
use crate::track::api::called_api;
use crate::track::program::{At, Known, Program};
use crate::track::turns::loops;
use crate::track::{StepKind, Way};

/// Calls behind which the buffer is empty.
const EMPTYING: [&str; 5] = ["flush", "into_inner", "shutdown", "sync_all", "sync_data"];
/// Macros that leave the function.
const LEAVING: [&str; 4] = ["anyhow", "bail", "ensure", "throw"];
/// Methods that say what an option is, and change nothing.
const ASKING: [&str; 5] = ["is_err", "is_none", "is_ok", "is_some", "is_empty"];

/// A loop that nothing within it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Endless {
    /// On no way but by an error of what is written.
    Always,
    /// It makes one turn, or goes on: `if !follow { break }`.
    Chosen,
}

/// Whether a loop on one of the ways of a writer goes on for ever, by what the code says, and the writer with it.
pub fn endless(program: &Program<'_>, ways: &[Way]) -> Option<Endless> {
    let of_way = |way: &Way| {
        let around = loops(program, &way.path, way.sink).into_iter();
        around.filter(|it| !begins_within(program, way, *it)).collect::<Vec<_>>()
    };
    let turns: BTreeSet<At> = ways.iter().flat_map(of_way).collect();
    turns.into_iter().filter_map(|it| goes_on(program, ways, it)).min()
}

/// Whether each turn has a handle of its own.
fn begins_within(program: &Program<'_>, way: &Way, turn: At) -> bool {
    let Some(body) = program.known(turn.owner).map(|it| &it.body) else { return true };
    let holds =
        |it: At| it.owner == turn.owner && body.expr(turn.expr).span.contains(body.expr(it.expr).span);
    let returned = way.path.iter().filter(|it| it.step == Some(StepKind::Returned));
    holds(way.made.at) || returned.into_iter().any(|it| holds(it.at))
}

fn goes_on(program: &Program<'_>, ways: &[Way], turn: At) -> Option<Endless> {
    let known = program.known(turn.owner)?;
    let body = &known.body;
    let span = body.expr(turn.expr).span;
    let mut seen = BTreeSet::new();
    let mut within = body.within(span);
    if !is_open(body, turn.expr) || within.any(|it| empties(program, known, it, &mut seen)) {
        return None;
    }
    let on_way = ways.iter().flat_map(|way| way.path.iter().map(|it| it.at).chain([way.sink]));
    let on_way = on_way.filter(|it| it.owner == turn.owner).map(|it| it.expr);
    let on_way: Vec<ExprId> = on_way.collect::<BTreeSet<_>>().into_iter().collect();
    let mut ways_out = body.within(span).filter(|it| leaves(program, known, &on_way, turn, *it)).peekable();
    if ways_out.peek().is_none() {
        return Some(Endless::Always);
    }
    ways_out.all(|it| is_chosen(known, turn.expr, it)).then_some(Endless::Chosen)
}

/// Whether a call empties a buffer, or is of a function of the workspace that calls what does.
fn empties(program: &Program<'_>, known: &Known, call: ExprId, seen: &mut BTreeSet<FuncId>) -> bool {
    if EMPTYING.contains(&called_api(program.index, &known.body, &known.inference, call)) {
        return true;
    }
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return false };
    if program.index.is_stub(program.index.func_unit(*func)) || !seen.insert(*func) {
        return false;
    }
    let called = program.known(BodyOwner::Func(*func));
    called.is_some_and(|it| it.body.expr_ids().any(|call| empties(program, it, call, seen)))
}

/// A loop whose head ends it never.
fn is_open(body: &Body, repeated: ExprId) -> bool {
    match body.expr(repeated).kind {
        ExprKind::Loop { .. } => true,
        ExprKind::While { condition, .. } => {
            matches!(body.expr(condition).kind, ExprKind::Literal(Literal::Bool(true)))
        }
        ExprKind::For { iterable, .. } => {
            matches!(body.expr(iterable).kind, ExprKind::Range { end: None, .. })
        }
        _ => false,
    }
}

/// Whether an expression may lead out of a loop, the errors of the writer itself left out, which is handed on at these
/// places.
fn leaves(program: &Program<'_>, known: &Known, on_way: &[ExprId], turn: At, expr: ExprId) -> bool {
    let body = &known.body;
    let closure =
        |it: ExprId| body.ancestors(it).find(|it| matches!(body.expr(*it).kind, ExprKind::Closure { .. }));
    let writes = |inner: ExprId| body.any_within(on_way, body.expr(inner).span);
    let leaves = match &body.expr(expr).kind {
        ExprKind::Return(_) => true,
        ExprKind::Break { target, .. } => !target.is_some_and(|it| is_within(body, it, turn.expr)),
        ExprKind::Continue { target } => {
            !target.is_some_and(|it| it == turn.expr || is_within(body, it, turn.expr))
        }
        ExprKind::Try(inner) => !writes(*inner),
        ExprKind::Macro(call) => LEAVING.contains(&call.path.name()),
        ExprKind::Call { .. } => {
            *known.inference.expr(expr) == Ty::Never
                || called_api(program.index, body, &known.inference, expr) == "exit"
        }
        _ => false,
    };
    leaves && closure(expr) == closure(turn.expr)
}

/// Whether an expression stands inside of another.
fn is_within(body: &Body, inner: ExprId, outer: ExprId) -> bool {
    inner != outer && body.expr(outer).span.contains(body.expr(inner).span)
}

/// Whether a way out is taken by what was decided before the loop began.
fn is_chosen(known: &Known, repeated: ExprId, way_out: ExprId) -> bool {
    let body = &known.body;
    let mut inner = way_out;
    let mut chosen = false;
    for around in body.ancestors(way_out).take_while(|it| *it != repeated) {
        match body.expr(around).kind {
            ExprKind::If { condition, .. } if condition != inner => {
                if !is_settled(known, repeated, condition) {
                    return false;
                }
                chosen = true;
            }
            ExprKind::Block(_) => {}
            _ => return false,
        }
        inner = around;
    }
    chosen
}

/// Whether a condition holds in each turn or in none.
fn is_settled(known: &Known, repeated: ExprId, condition: ExprId) -> bool {
    let body = &known.body;
    let again = |it: ExprId| is_settled(known, repeated, it);
    match &body.expr(condition).kind {
        ExprKind::Local(local) => is_from_before(known, repeated, *local),
        ExprKind::Literal(_) | ExprKind::Path(..) => true,
        ExprKind::Unary(inner) | ExprKind::Deref(inner) | ExprKind::Ref { inner, .. } => again(*inner),
        ExprKind::Field { base, .. } => again(*base),
        ExprKind::Binary { left, right, .. } => again(*left) && again(*right),
        ExprKind::Let { value, .. } => again(*value),
        ExprKind::MethodCall { receiver, name, .. } => ASKING.contains(&name.as_str()) && again(*receiver),
        _ => false,
    }
}

/// A name that stands before the loop, and that nothing in it can change.
fn is_from_before(known: &Known, repeated: ExprId, local: LocalId) -> bool {
    let body = &known.body;
    let named = body.local(local);
    let mut types =
        body.expr_ids().filter(|it| matches!(body.expr(*it).kind, ExprKind::Local(it) if it == local));
    let is_lent = types.next().is_some_and(|it| matches!(known.inference.expr(it), Ty::Ref(true, _)));
    !named.mutable && !is_lent && !body.expr(repeated).span.contains(named.span)
}
