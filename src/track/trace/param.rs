//! Parameters: what the callers pass for them, or they themselves where nobody does.

use std::rc::Rc;

use crate::infer::BodyOwner;
use crate::items::ExprKind;
use crate::track::exposure::Exposure;
use crate::track::facts::{arguments, mentions, passed_to};
use crate::track::program::At;
use crate::track::trace::{Frame, Search};
use crate::track::{Incoming, Made, StepKind};

impl Search<'_> {
    /// A parameter: where the call that was entered stands, or every caller.
    pub(super) fn param(&mut self, from: usize, owner: BodyOwner, at: usize) {
        let BodyOwner::Func(func) = owner else { return };
        if let Some(frame) = self.nodes[from].frame.clone() {
            self.argument(from, frame.call, at, frame.through, frame.outer.clone());
            return;
        }
        let callers = self.program.callers_through_traits(func);
        // A function that calls itself does so again and again.
        self.nodes[from].in_loop |= self.program.callers(func).iter().any(|it| it.owner == owner);
        for call in &callers {
            let through =
                self.program.known(call.owner).is_some_and(|it| arguments(&it.body, call.expr).is_empty());
            self.argument(from, *call, at, through, None);
        }
        // What takes a function out of a table is not followed.
        let stands_for_callers = callers.iter().any(|it| matches!(it.owner, BodyOwner::Func(_)));
        let param = Incoming { func, nth: at, stands_for_callers };
        if stands_for_callers {
            self.params.push((from, param));
        } else {
            self.open_param(from, param);
        }
    }

    /// An argument of a call; for a function that was passed on, what its call works on.
    pub(super) fn argument(
        &mut self,
        from: usize,
        call: At,
        at: usize,
        through: bool,
        frame: Option<Rc<Frame>>,
    ) {
        let Some(known) = self.program.known(call.owner) else { return };
        let in_loop = self.nodes[from].in_loop;
        if through {
            let is_value = arguments(&known.body, call.expr).is_empty();
            if is_value && self.within_taker(from, call, at, frame.as_ref()) {
                return;
            }
            let Some(outer) = (if is_value { passed_to(&known.body, call.expr) } else { Some(call.expr) })
            else {
                return;
            };
            if let Some(receiver) = arguments(&known.body, outer).first() {
                let at = At { owner: call.owner, expr: *receiver };
                self.push(at, Some(from), Some(StepKind::Passed), frame, in_loop);
            }
            return;
        }
        if let Some(arg) = arguments(&known.body, call.expr).get(at) {
            let at = At { owner: call.owner, expr: *arg };
            // A loop around the call counts once the argument turns out to outlive it.
            self.push(at, Some(from), Some(StepKind::Passed), frame, in_loop);
        }
    }

    /// A parameter of an unbuffered type, as what the handle comes from.
    pub(super) fn open_param(&mut self, from: usize, param: Incoming) {
        let index = self.program.index;
        let Some(ty) = index.signature(param.func).params.get(param.nth) else { return };
        if let Exposure::Unbuffered(id) = Exposure::of(self.program, ty, self.direction) {
            let made = self.first_named(self.nodes[from].at);
            self.finish(from, Made { at: made, by: None, ty: id, param: Some(param) });
        }
    }

    /// Where a name that nothing is bound to here is used first: all its uses are those of one handle.
    fn first_named(&self, used: At) -> At {
        let first = self.program.known(used.owner).and_then(|known| {
            let ExprKind::Local(local) = known.body.expr(used.expr).kind else { return None };
            mentions(&known.body, local).into_iter().min_by_key(|it| known.body.expr(*it).span.start)
        });
        At { expr: first.unwrap_or(used.expr), ..used }
    }
}
