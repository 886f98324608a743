//! What each run of a piece of code does, be it in a function that it always calls.

use rustc_hash::FxHashSet;

use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind};
use crate::track::asked::Asked;
use crate::track::program::{At, Known, Program};
use crate::track::repeat::is_once_in;

/// Whether something is done in each turn of a loop, or in each run of a body that its root stands for. `asked` is what
/// `does` finds out.
pub fn always_does(
    program: &Program<'_>,
    of: At,
    asked: Asked,
    does: &dyn Fn(&Known, ExprId) -> bool,
) -> bool {
    program.answers.once(asked, of, || {
        let (mut open, mut seen) = (vec![of], FxHashSet::from_iter([of]));
        while let Some(at) = open.pop() {
            let Some(known) = program.known(at.owner) else { continue };
            let body = &known.body;
            let is_always =
                |it: &ExprId| is_always_run(body, *it, Some(at.expr)) && !is_once_in(known, at.expr, *it);
            for expr in body.within(body.expr(at.expr).span).filter(is_always) {
                if does(known, expr) {
                    return true;
                }
                open.extend(called(program, known, expr).filter(|it| seen.insert(*it)));
            }
        }
        false
    })
}

/// The bodies of the workspace that a call may run, each as its root.
fn called<'a>(program: &'a Program<'_>, known: &Known, call: ExprId) -> impl Iterator<Item = At> + use<'a> {
    let index = program.index;
    let owners = match known.inference.callees.get(&call) {
        Some(Callee::Func(func, _)) if !index.is_stub(index.func_unit(*func)) => program.bodies_of(*func),
        _ => Vec::new(),
    };
    owners.into_iter().filter_map(|owner| {
        let is_written = match owner {
            BodyOwner::Func(func) => index.func(func).opens.is_some(),
            BodyOwner::Value(_) => true,
        };
        let expr = is_written.then(|| program.known(owner))??.body.root?;
        Some(At { owner, expr })
    })
}

/// Whether nothing decides about an expression within a turn, or within its function.
pub fn is_always_run(body: &Body, expr: ExprId, turn: Option<ExprId>) -> bool {
    let within = body.ancestors(expr).take_while(|it| Some(*it) != turn);
    within.into_iter().all(|it| match &body.expr(it).kind {
        ExprKind::If { condition, .. } => body.expr(*condition).span.contains(body.expr(expr).span),
        ExprKind::Match { value, .. } => body.expr(*value).span.contains(body.expr(expr).span),
        ExprKind::Closure { .. } => false,
        _ => true,
    })
}
