//! Which element of a tuple is meant: `let (log, mut out) = open()?` and `pair.1` lead to one of those that are made.

use crate::index::Ty;
use crate::items::ExprId;
use crate::track::StepKind;
use crate::track::program::{At, Known};
use crate::track::trace::Search;

impl Search<'_> {
    /// Another expression of the same body that has the same value, of which the same element is meant.
    pub(super) fn go_on(&mut self, from: usize, expr: ExprId) {
        let element = self.nodes[from].element;
        self.go_to(from, expr, None, element);
    }

    pub(super) fn go_on_to(&mut self, from: usize, exprs: impl IntoIterator<Item = ExprId>) {
        for expr in exprs {
            self.go_on(from, expr);
        }
    }

    pub(super) fn go_to(
        &mut self,
        from: usize,
        expr: ExprId,
        step: Option<StepKind>,
        element: Option<usize>,
    ) {
        let node = &self.nodes[from];
        let (at, frame, in_loop) = (At { expr, ..node.at }, node.frame.clone(), node.in_loop);
        self.push_element(at, (Some(from), step), frame, in_loop, element);
    }

    /// The element that is meant of what stands in a tuple, or all of them.
    pub(super) fn tuple(&mut self, from: usize, items: &[ExprId]) {
        match self.nodes[from].element.and_then(|it| items.get(it)) {
            Some(item) => self.go(from, *item),
            None => items.iter().for_each(|it| self.go(from, *it)),
        }
    }

    /// A field of a value whose type declares none by name: one of a tuple, or of a type that was not read.
    pub(super) fn part(&mut self, from: usize, known: &Known, base: ExprId, name: &str) {
        let is_tuple = matches!(known.inference.expr(base).peeled(), Ty::Tuple(_));
        self.go_to(from, base, None, name.parse().ok().filter(|_| is_tuple));
    }

    /// Whether a call gives out what lies in its argument, and no part or container of that: `open()?.unwrap()`.
    pub(super) fn gives_out(&self, known: &Known, call: ExprId, value: ExprId) -> bool {
        let index = self.program.index;
        let inner = match known.inference.expr(value) {
            Ty::Adt(id, args) if [index.known.result, index.known.option].contains(&Some(*id)) => {
                args.first()
            }
            ty => Some(ty),
        };
        let found = known.inference.expr(call);
        *found != Ty::Unknown && inner == Some(found)
    }
}
