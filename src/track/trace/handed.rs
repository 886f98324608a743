//! A function or closure that is given to a function of the workspace: what it is called with there.

use std::rc::Rc;

use crate::items::{ExprId, ExprKind};
use crate::track::StepKind;
use crate::track::facts::{arguments, calls_of_closure, passed_to};
use crate::track::program::{At, Known, Program};
use crate::track::repeat::repeats;
use crate::track::taker::taken;
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
    closures.any(|it| is_outside(it) && calls_in_loop(program, At { expr: it, ..using }))
}

fn calls_in_loop(program: &Program<'_>, closure: At) -> bool {
    let repeats = |call: &At| program.known(call.owner).is_some_and(|it| repeats(it, call.expr, None));
    taken(program, closure).is_some_and(|it| it.calls.iter().any(repeats))
}

/// Argument number `at` of every call that the taker makes of what it is given, and the call that gives it; `None` where
/// the taker is not of the workspace, or does something else with it.
fn arguments_within(program: &Program<'_>, given: At, at: usize) -> Option<(At, Vec<At>)> {
    let taken = taken(program, given).filter(|it| it.is_whole)?;
    let argument = |call: At| match &program.known(call.owner)?.body.expr(call.expr).kind {
        ExprKind::Call { args, .. } => Some(At { expr: *args.get(at)?, ..call }),
        _ => None,
    };
    let found: Vec<At> = taken.calls.into_iter().filter_map(argument).collect();
    (!found.is_empty()).then_some((taken.by, found))
}
