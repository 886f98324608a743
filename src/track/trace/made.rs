//! What a call of a described function makes of what it is given.

use crate::index::{FuncId, Index, Ty};
use crate::infer::implements;
use crate::items::{ExprId, ExprKind};
use crate::track::exposure::Exposure;
use crate::track::program::Known;
use crate::track::trace::Search;

impl Search<'_> {
    /// `Vec::new()`: what it will hold is made elsewhere.
    pub(super) fn makes_empty(&self, func: FuncId) -> bool {
        let Index { known, .. } = self.program.index;
        match &self.program.index.signature(func).ret {
            ty @ Ty::Adt(id, args) => {
                ![known.option, known.result].contains(&Some(*id))
                    && args.iter().any(|it| matches!(it, Ty::Param(_)))
                    && Exposure::of(self.program, ty, self.direction) == Exposure::Open
            }
            _ => false,
        }
    }

    /// `opened.context("…")` by a trait that nobody described: the value in the `Result` stays what it was.
    pub(super) fn undescribed(&mut self, from: usize, known: &Known, call: ExprId) {
        let ExprKind::MethodCall { receiver, .. } = known.body.expr(call).kind else { return };
        let value = |it: ExprId| match known.inference.expr(it).adt() {
            Some((id, args)) if Some(id) == self.program.index.known.result => args.first(),
            _ => None,
        };
        if value(call).is_some_and(|it| *it != Ty::Unknown && value(receiver) == Some(it)) {
            self.go(from, receiver);
        }
    }

    /// Whether a call puts a reader or writer around a value: `file.take(8)`, but not `open()?`.
    pub(super) fn wraps(&self, known: &Known, call: ExprId, value: ExprId) -> bool {
        let index = self.program.index;
        let (outer, inner) = (known.inference.expr(call), known.inference.expr(value));
        let is_io = |ty: &Ty| {
            let traits = [index.known.read, index.known.write].into_iter().flatten();
            traits.into_iter().any(|it| implements(index, &[], ty, it))
        };
        let adt = |ty: &Ty| ty.adt().map(|(id, _)| id);
        let is_got_out = [index.known.result, index.known.option].contains(&adt(inner.peeled()));
        !is_got_out && adt(outer) != adt(inner.peeled()) && is_io(outer)
    }
}
