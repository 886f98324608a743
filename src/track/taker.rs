//! A function or closure that is given to a function of the workspace: the calls that this makes of it.

use crate::infer::Callee;
use crate::items::{ExprId, ExprKind};
use crate::track::facts::{arguments, passed_to};
use crate::track::program::{At, Known, Program};

/// What a function of the workspace does with a function or closure.
pub struct Taken {
    /// The call that gives it.
    pub by: At,
    /// The calls of it, in all bodies that may be run.
    pub calls: Vec<At>,
    /// Whether all of those bodies are known.
    pub is_whole: bool,
}

/// `None` where it is given to nothing of the workspace.
pub fn taken(program: &Program<'_>, given: At) -> Option<Taken> {
    let known = program.known(given.owner)?;
    let call = passed_to(&known.body, given.expr)?;
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return None };
    if program.index.is_stub(program.index.func_unit(*func)) {
        return None;
    }
    let nth = arguments(&known.body, call).iter().position(|it| *it == given.expr)?;
    let mut taken = Taken { by: At { expr: call, ..given }, calls: Vec::new(), is_whole: true };
    for owner in program.bodies_of(*func) {
        match program.known(owner) {
            Some(there) => taken.calls.extend(calls_of_param(there, nth).map(|expr| At { owner, expr })),
            None => taken.is_whole = false,
        }
    }
    Some(taken)
}

fn calls_of_param(known: &Known, nth: usize) -> impl Iterator<Item = ExprId> {
    let body = &known.body;
    let param = body.param(nth);
    body.expr_ids().filter(move |it| match body.expr(*it).kind {
        ExprKind::Call { callee, .. } => {
            matches!(body.expr(callee).kind, ExprKind::Local(local) if Some(local) == param)
        }
        _ => false,
    })
}
