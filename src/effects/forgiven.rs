//! Where an error that a body ends with is no error any more: the program goes on, or ends, as if there were none.

use rustc_hash::FxHashSet;

use crate::effects::Query;
use crate::effects::expanded::is_panic;
use crate::file::FileSpan;
use crate::index::Ty;
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, PatId, PatKind, Statement};
use crate::track::{At, Known, mentions};

impl Query<'_> {
    /// The first place where the error that a body ends with, or a closure of it, is dropped or taken for a normal end. What
    /// is not known to hand it on or to end the program is such a place.
    pub fn forgiven(self, owner: BodyOwner, closure: Option<ExprId>) -> Option<FileSpan> {
        let known = self.program.known(owner)?;
        let mut open = self.got_of(known, owner, closure);
        let mut seen = FxHashSet::default();
        while let Some(at) = open.pop() {
            if seen.insert(at) {
                let known = self.program.known(at.owner)?;
                match self.handed_on(known, at) {
                    Some(next) => open.extend(next),
                    None => return self.place_of(at),
                }
            }
        }
        None
    }

    /// The values that get the error of a value, none where it ends the program; `None` where it is no error any more.
    fn handed_on(self, known: &Known, at: At) -> Option<Vec<At>> {
        let body = &known.body;
        let Some(parent) = body.expr(at.expr).parent else { return Some(self.got_of_body(at.owner)) };
        let outer = At { expr: parent, ..at };
        match &body.expr(parent).kind {
            ExprKind::Block(block) if block.tail == Some(at.expr) => Some(vec![outer]),
            ExprKind::Block(block) => {
                let bound = block.statements.iter().find_map(|it| match it {
                    Statement::Let { pat, value: Some(of), otherwise: None, .. } if *of == at.expr => {
                        Some(*pat)
                    }
                    _ => None,
                });
                let PatKind::Bind { local, inner: None } = body.pat(bound?).kind else { return None };
                let uses = mentions(body, local).into_iter().map(|expr| At { expr, ..at });
                Some(uses.collect::<Vec<_>>()).filter(|it| !it.is_empty())
            }
            ExprKind::If { condition, .. } if *condition != at.expr => Some(vec![outer]),
            ExprKind::Match { value, .. } if *value != at.expr => Some(vec![outer]),
            ExprKind::Match { arms, .. } => {
                let arms = arms.iter().map(|it| (it.pat, it.guard, it.body)).collect::<Vec<_>>();
                self.judged(known, outer, &arms)
            }
            ExprKind::Let { pat, .. } => {
                let ExprKind::If { then, .. } = body.expr(body.expr(parent).parent?).kind else {
                    return None;
                };
                self.judged(known, At { expr: body.expr(parent).parent?, ..at }, &[(*pat, None, then)])
            }
            ExprKind::Closure { .. } => Some(self.got_of_closure(known, outer)),
            ExprKind::Try(_) | ExprKind::Return(_) => Some(self.got_at(known, outer)),
            ExprKind::Await(_) | ExprKind::Ref { .. } => Some(vec![outer]),
            ExprKind::MethodCall { receiver, .. } if *receiver == at.expr => self.asked(known, outer),
            _ => None,
        }
    }

    /// `unwrap` ends the program, and what gives a result has the error in it.
    fn asked(self, known: &Known, call: At) -> Option<Vec<At>> {
        let index = self.index();
        let Some(Callee::Func(func, _)) = known.inference.callees.get(&call.expr) else { return None };
        let is_result =
            known.inference.expr(call.expr).adt().is_some_and(|it| Some(it.0) == index.known.result);
        if is_result {
            return Some(vec![call]);
        }
        let panics = index.func_marks(*func).is_some_and(|it| it.panics);
        panics.then(Vec::new)
    }

    /// A `match` or an `if let` that asks whether there is an error: each arm for one has to end the program or give it back.
    fn judged(self, known: &Known, of: At, arms: &[(PatId, Option<ExprId>, ExprId)]) -> Option<Vec<At>> {
        let is_error = |pat: PatId| known.inference.pats.get(&pat).is_some_and(|it| it.1 == Some(1));
        let (result, body) = (self.index().known.result, &known.body);
        let is_result = |it: ExprId| known.inference.expr(it).adt().is_some_and(|it| Some(it.0) == result);
        let is_ok = |pat: PatId| known.inference.pats.get(&pat).is_some_and(|it| it.1 == Some(0));
        let mut errors = arms.iter().filter(|it| !is_ok(it.0)).peekable();
        errors.peek()?;
        let mut next = Vec::new();
        for (pat, _, arm) in errors {
            let last = last_of(body, *arm);
            match body.expr(last).kind {
                _ if !is_error(*pat) => return None,
                _ if ends_program(known, last) => {}
                ExprKind::Return(Some(value)) if is_result(value) => {
                    next.extend(self.got_at(known, At { expr: last, ..of }));
                }
                _ if is_result(*arm) && is_result(of.expr) => next.push(of),
                _ => return None,
            }
        }
        // What the other arms give is a result as well.
        let gives = is_result(of.expr) && !matches!(body.expr(of.expr).kind, ExprKind::If { .. });
        next.extend(gives.then_some(of));
        Some(next)
    }
}

/// The last thing that an expression does.
fn last_of(body: &Body, expr: ExprId) -> ExprId {
    let ExprKind::Block(block) = &body.expr(expr).kind else { return expr };
    let last = block.statements.iter().rev().find_map(|it| match it {
        Statement::Expr { expr, .. } => Some(*expr),
        Statement::Let { .. } => None,
    });
    block.tail.or(last).map_or(expr, |it| last_of(body, it))
}

/// Whether a call ends the program, or panics.
fn ends_program(known: &Known, expr: ExprId) -> bool {
    match &known.body.expr(expr).kind {
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => *known.inference.expr(expr) == Ty::Never,
        ExprKind::Macro(call) => is_panic(call.path.name()),
        _ => false,
    }
}
