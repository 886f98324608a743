//! What gets the value that a body is left with, be it by its end, by `return`, by `?` or by a panic.

use rustc_hash::FxHashSet;

use crate::effects::Query;
use crate::file::FileSpan;
use crate::infer::{BodyOwner, Callee};
use crate::items::{BlockKind, ExprId, ExprKind};
use crate::track::{At, Known, arguments, calls_of_closure, mentions, passed_to};

impl Query<'_> {
    /// What gets that with which a `return` or a `?` leaves a closure, an `async` or `try` block, or else the whole body.
    pub(super) fn got_at(self, known: &Known, leaving: At) -> Vec<At> {
        let body = &known.body;
        let around = body.ancestors(leaving.expr).find_map(|expr| {
            let at = At { expr, ..leaving };
            match &body.expr(expr).kind {
                ExprKind::Closure { .. } => Some(self.got_of_closure(known, at)),
                ExprKind::Block(it) if matches!(it.kind, BlockKind::Async | BlockKind::Try) => Some(vec![at]),
                _ => None,
            }
        });
        around.unwrap_or_else(|| self.got_of_body(leaving.owner))
    }

    /// What gets the value of a body, or of the closure of it that is given.
    pub(super) fn got_of(self, known: &Known, owner: BodyOwner, closure: Option<ExprId>) -> Vec<At> {
        match closure {
            Some(expr) => self.got_of_closure(known, At { owner, expr }),
            None => self.got_of_body(owner),
        }
    }

    /// The expressions whose value is that of a function: its calls, and those that are given it as a value.
    pub(super) fn got_of_body(self, owner: BodyOwner) -> Vec<At> {
        let BodyOwner::Func(func) = owner else { return Vec::new() };
        let program = self.program;
        let got = program.callers_through_traits(func).into_iter().filter_map(|at| {
            let body = &program.known(at.owner)?.body;
            let passed = passed_to(body, at.expr).filter(|_| !body.is_call(at.expr));
            Some(At { expr: passed.unwrap_or(at.expr), ..at })
        });
        got.collect()
    }

    /// The same for a closure: its calls by a name, here or in the function that it is given to, and else the call that it
    /// is given to.
    pub(super) fn got_of_closure(self, known: &Known, closure: At) -> Vec<At> {
        let named = calls_of_closure(&known.inference, closure.expr);
        let mut got: Vec<At> = named.into_iter().map(|expr| At { expr, ..closure }).collect();
        let Some(call) = passed_to(&known.body, closure.expr) else { return got };
        let called = match known.inference.callees.get(&call) {
            Some(Callee::Func(func, _)) => Some(*func),
            _ => None,
        };
        let Some(func) = called.filter(|it| !self.is_described(*it)) else {
            got.push(At { expr: call, ..closure });
            return got;
        };
        let nth = arguments(&known.body, call).iter().position(|it| *it == closure.expr);
        for owner in self.program.bodies_of(func) {
            let Some(body) = self.program.known(owner).map(|it| &it.body) else { continue };
            let name = nth.and_then(|it| body.param(it));
            let uses = name.map(|it| mentions(body, it)).unwrap_or_default();
            let calls =
                uses.into_iter().filter(|it| body.is_called(*it)).filter_map(|it| body.expr(it).parent);
            got.extend(calls.map(|expr| At { owner, expr }));
        }
        got
    }

    /// The call that catches a panic which leaves an expression, in whatever calls its body.
    pub fn caught(self, at: At) -> Option<FileSpan> {
        let (mut seen, mut open) = (FxHashSet::default(), vec![at]);
        while let Some(at) = open.pop() {
            let Some(known) = self.program.known(at.owner) else { continue };
            let catches = |it: &ExprId| match known.inference.callees.get(it) {
                Some(Callee::Func(func, _)) => self.index().func_marks(*func).is_some_and(|it| it.catches),
                _ => false,
            };
            if let Some(call) = known.body.ancestors(at.expr).find(catches) {
                return self.place_of(At { expr: call, ..at });
            }
            if seen.insert(at.owner) {
                open.extend(self.got_of_body(at.owner));
            }
        }
        None
    }

    pub(super) fn place_of(self, at: At) -> Option<FileSpan> {
        let span = self.program.known(at.owner)?.body.expr(at.expr).span;
        Some(FileSpan { file: self.file_id(at.owner)?, span })
    }
}
