//! A function or closure that is given to a function of the workspace: what it is called with there.

use std::rc::Rc;

use crate::infer::Callee;
use crate::items::{ExprId, ExprKind};
use crate::track::StepKind;
use crate::track::facts::{arguments, calls_of_closure, passed_to};
use crate::track::program::{At, Known, Program};
use crate::track::repeat::repeats;
use crate::track::trace::{Frame, Search};

impl Search<'_> {
    pub(super) fn closure_param(&mut self, from: usize, known: &Known, closure: ExprId, at: usize) {
        for call in calls_of_closure(&known.inference, closure) {
            if let ExprKind::Call { args, .. } = &known.body.expr(call).kind
                && let Some(arg) = args.get(at)
            {
                self.go_by(from, *arg, Some(StepKind::Passed));
            }
        }
        let (given, frame) = (At { expr: closure, ..self.nodes[from].at }, self.nodes[from].frame.clone());
        if self.within_taker(from, given, at, frame.as_ref()) {
            return;
        }
        let Some(call) = passed_to(&known.body, closure) else { return };
        for arg in arguments(&known.body, call).into_iter().filter(|it| *it != closure) {
            self.go(from, arg);
        }
    }

    /// What a function or closure is called with by who takes it; false where that is not seen.
    pub(super) fn within_taker(
        &mut self,
        from: usize,
        given: At,
        at: usize,
        frame: Option<&Rc<Frame>>,
    ) -> bool {
        let Some((call, args)) = arguments_within(self.program, given, at) else { return false };
        let entered = Rc::new(Frame { call, through: false, outer: frame.cloned() });
        let in_loop = self.nodes[from].in_loop;
        for arg in args {
            self.push(arg, Some(from), Some(StepKind::Passed), Some(entered.clone()), in_loop);
        }
        true
    }
}

/// Whether a closure around a use, and not around where the value comes from, is given to a function of the workspace
/// that calls it in a loop.
pub(super) fn is_called_again(program: &Program<'_>, using: At, made: Option<ExprId>) -> bool {
    let Some(known) = program.known(using.owner) else { return false };
    let body = &known.body;
    let is_outside = |closure: ExprId| made.is_none_or(|it| !body.ancestors(it).any(|of| of == closure));
    let closures = body.ancestors(using.expr);
    let mut closures = closures.filter(|it| matches!(body.expr(*it).kind, ExprKind::Closure { .. }));
    closures.any(|it| is_outside(it) && calls_in_loop(program, known, it))
}

fn calls_in_loop(program: &Program<'_>, known: &Known, closure: ExprId) -> bool {
    let Some(call) = passed_to(&known.body, closure) else { return false };
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return false };
    let Some(nth) = arguments(&known.body, call).iter().position(|it| *it == closure) else { return false };
    if program.index.is_stub(program.index.func_unit(*func)) {
        return false;
    }
    program.bodies_of(*func).into_iter().any(|owner| {
        let Some(there) = program.known(owner) else { return false };
        let param = there.body.param(nth);
        there.body.expr_ids().any(|it| match there.body.expr(it).kind {
            ExprKind::Call { callee, .. } => match there.body.expr(callee).kind {
                ExprKind::Local(local) => Some(local) == param && repeats(there, it, None),
                _ => false,
            },
            _ => false,
        })
    })
}

/// Argument number `at` of every call that the taker makes of what it is given, and the call that gives it; `None` where
/// the taker is not of the workspace, or does something else with it.
fn arguments_within(program: &Program<'_>, given: At, at: usize) -> Option<(At, Vec<At>)> {
    let known = program.known(given.owner)?;
    let call = passed_to(&known.body, given.expr)?;
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return None };
    let nth = arguments(&known.body, call).iter().position(|it| *it == given.expr)?;
    let mut found = Vec::new();
    for owner in program.bodies_of(*func) {
        let there = program.known(owner)?;
        found.extend(calls_of_param(there, nth).filter_map(|args| Some(At { owner, expr: *args.get(at)? })));
    }
    (!found.is_empty()).then_some((At { expr: call, ..given }, found))
}

/// The arguments of each call of a parameter.
fn calls_of_param(known: &Known, nth: usize) -> impl Iterator<Item = &[ExprId]> {
    let body = &known.body;
    let param = body.param(nth);
    body.exprs.iter().filter_map(move |it| match &it.kind {
        ExprKind::Call { callee, args } => match body.expr(*callee).kind {
            ExprKind::Local(local) if Some(local) == param => Some(&args[..]),
            _ => None,
        },
        _ => None,
    })
}
