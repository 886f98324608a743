//! Handles whose position is set between the calls: each seek throws away what a buffer has read ahead, and writes what it
//! has gathered.

use crate::catalogue::{Direction, OncePer};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind};
use crate::track::facts::arguments;
use crate::track::place::is_same_place;
use crate::track::program::{At, Known, Program};
use crate::track::sink::calls_on;
use crate::track::threshold::FEW_CALLS_AT_A_PLACE;
use crate::track::worth::Pair;

/// The methods that set the position.
pub const SEEKS: [&str; 2] = ["rewind", "seek"];
/// Deepest chain of functions that may seek for the caller. Behind a longer one the position is taken to stay.
const MAX_DEPTH: u32 = 2;

/// Whether a loop of a caller sets the position in each turn, and the sink's function reads or writes no more than a head
/// there.
pub fn is_set_anew(program: &Program<'_>, pair: &Pair) -> bool {
    let is_head = pair.site.once_per == OncePer::Call;
    let calls = match pair.site.direction {
        Direction::Read => "read",
        Direction::Write => "write",
    };
    let Some(known) = program.known(pair.at.owner).filter(|_| is_head) else { return false };
    let body = &known.body;
    let repeats = body.ancestors(pair.site.call).any(|it| body.is_loop(it));
    let path = pair.trace.path.iter().map(|it| it.at).filter(|it| it.owner != pair.at.owner);
    !repeats
        && calls_on(body, pair.site.subject, calls, None) <= FEW_CALLS_AT_A_PLACE
        && path.into_iter().any(|it| is_sought_in_turn(program, it))
        && !is_called_in_a_row(program, pair.at.owner)
}

/// Whether a loop somewhere calls a function again and again without a seek.
fn is_called_in_a_row(program: &Program<'_>, owner: BodyOwner) -> bool {
    let BodyOwner::Func(func) = owner else { return false };
    program.callers(func).iter().any(|call| {
        let Some(known) = program.known(call.owner) else { return true };
        let body = &known.body;
        let repeats = body.ancestors(call.expr).any(|it| body.is_loop(it));
        let mut args = arguments(body, call.expr).into_iter();
        repeats && !args.any(|expr| is_sought_in_turn(program, At { expr, ..*call }))
    })
}

/// Whether the loop around an expression seeks in what the expression is.
fn is_sought_in_turn(program: &Program<'_>, at: At) -> bool {
    let Some(known) = program.known(at.owner) else { return false };
    let body = &known.body;
    let turn = body.ancestors(at.expr).find(|it| body.is_loop(*it));
    turn.is_some_and(|turn| body.within(body.expr(turn).span).any(|it| seeks(program, known, it, at.expr, 0)))
}

/// Whether a call seeks in a subject, itself or within.
fn seeks(program: &Program<'_>, known: &Known, call: ExprId, subject: ExprId, depth: u32) -> bool {
    let body = &known.body;
    if let ExprKind::MethodCall { receiver, name, .. } = &body.expr(call).kind
        && SEEKS.contains(&name.as_str())
    {
        return is_same_place(body, *receiver, subject);
    }
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return false };
    let given = arguments(body, call).iter().position(|it| is_same_place(body, *it, subject));
    let index = program.index;
    let Some(nth) = given.filter(|_| depth < MAX_DEPTH && !index.is_stub(index.func_unit(*func))) else {
        return false;
    };
    let Some(there) = program.known(BodyOwner::Func(*func)) else { return false };
    let param = there.body.param(nth);
    let is_mention =
        |it: &ExprId| matches!(there.body.expr(*it).kind, ExprKind::Local(local) if Some(local) == param);
    let mention = there.body.expr_ids().find(is_mention);
    mention.is_some_and(|it| there.body.expr_ids().any(|call| seeks(program, there, call, it, depth + 1)))
}
