//! What one expression does by itself, and what it may call: one arm for each kind.

use crate::effects::summary::{Node, Step};
use crate::effects::types::{Role, Through};
use crate::effects::{Effect, Place, Query};
use crate::index::Ty;
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, Path, ScopeId};
use crate::track::{self, At, Def, Known};

impl<'a> Query<'a> {
    pub(super) fn step_of_expr(self, place: Place<'a>, expr: ExprId) -> Step {
        let mut step = Step::default();
        let (body, inference) = (&place.known.body, &place.known.inference);
        let ty = |it: ExprId| inference.expr(it);
        if let Some(parent) = body.expr(expr).parent
            && let ExprKind::Macro(call) = &body.expr(parent).kind
        {
            // `write!` calls a method of what it is given first.
            let is_written = matches!(call.path.name(), "write" | "writeln");
            if is_written && call.args.first().is_some_and(|it| it.value == expr) {
                self.run_in(place, expr, Through::Foreign, &mut step);
            } else {
                self.formatted(place, expr, &mut step);
            }
        }
        // What a macro of another crate calls by `$crate` is known by its words alone.
        for (_, name) in body.written_out.iter().filter(|it| it.0 == expr) {
            self.expanded(place, expr, name, &mut step);
        }
        match &body.expr(expr).kind {
            ExprKind::Macro(call) => {
                self.expanded(place, expr, call.path.name(), &mut step);
                self.captured(place, call, &mut step);
            }
            ExprKind::For { iterable, .. } => self.iterated(place, *iterable, &mut step),
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => self.call(place, expr, &mut step),
            // Nobody knows how long that takes.
            ExprKind::Await(_) => step.does(Effect::Awaits),
            ExprKind::Binary { left, right, .. } => {
                self.run_in(place, *left, Through::Operator, &mut step);
                self.run_in(place, *right, Through::Operator, &mut step);
            }
            ExprKind::Index { base: it, .. }
            | ExprKind::Unary(it)
            | ExprKind::Assign { place: it, plain: false, .. } => {
                self.run_in(place, *it, Through::Operator, &mut step);
            }
            ExprKind::Deref(it) => self.run_deref(ty(*it), &mut step),
            ExprKind::Assign { place: it, plain: true, .. } => {
                self.run_in(place, *it, Through::Drop, &mut step);
            }
            ExprKind::Try(inner) => self.converted(place, *inner, &mut step),
            ExprKind::Local(_) => self.named(place, expr, &mut step),
            ExprKind::Field { base, .. } => {
                self.run_deref(ty(*base), &mut step);
                self.named(place, expr, &mut step);
            }
            ExprKind::Path(path, scope) => {
                self.named(place, expr, &mut step);
                self.initialised(place, expr, path, *scope, &mut step);
            }
            ExprKind::TooDeep => step.is_opaque(self.span_of(place, expr)),
            _ => {}
        }
        self.coerced(place, expr, &mut step);
        self.end_of(place.known, At { owner: place.owner, expr }, &mut step);
        step
    }

    /// What a `for` runs over, at each turn. Whether what it reads is live, `live` knows.
    fn iterated(self, place: Place<'a>, iterable: ExprId, step: &mut Step) {
        let ty = place.known.inference.expr(iterable);
        self.run_in(place, iterable, Through::Iterate, step);
        // Connections come when somebody calls.
        let is_incoming = |id| self.index().type_path(id).ends_with("::Incoming");
        if ty.adt().is_some_and(|(id, _)| is_incoming(id)) {
            step.does(Effect::Waits);
        }
        self.run_value(place, iterable, Through::Iterate, step);
    }

    /// The name of a stream, of a function that is handed on, or of a closure.
    fn named(self, place: Place<'a>, expr: ExprId, step: &mut Step) {
        let known = place.known;
        let ty = known.inference.expr(expr);
        // Its handle may have been made long before.
        if self.holds(ty, |it| it.stderr) {
            step.does(Effect::PrintsErrors);
        }
        // In the body that is judged it may be the writer itself.
        if !place.is_judged && self.holds(ty, |it| it.stdout) {
            step.does(if is_param(known, expr) { Effect::PrintsGiven } else { Effect::Prints });
        }
        // What is handed on is called by what takes it.
        match ty {
            Ty::Closure(closure) => step.calls(Node::Closure(At { owner: place.owner, expr: *closure })),
            _ => match known.inference.callees.get(&expr) {
                Some(Callee::Func(func, _)) if !known.body.is_called(expr) => {
                    self.called(place.owner, *func, step);
                }
                _ => {}
            },
        }
    }

    fn holds(self, ty: &Ty, is_one: impl Fn(Role) -> bool) -> bool {
        ty.any(&mut |it| it.adt().is_some_and(|(id, _)| is_one(self.role_of(id))))
    }

    /// A static or const, whose value may be worked out where it is named first.
    fn initialised(self, place: Place<'a>, expr: ExprId, path: &Path, scope: ScopeId, step: &mut Step) {
        let index = self.index();
        match index.value_at(place.owner.unit(index), path, scope) {
            Some(value) => step.calls(Node::Body(BodyOwner::Value(value))),
            None if !place.known.body.is_called(expr) && *place.known.inference.expr(expr) == Ty::Unknown => {
                self.unread_path(place, expr, &path.names(), scope, step);
            }
            None => {}
        }
    }

    /// `?` makes the error that its function returns of the one at hand.
    fn converted(self, place: Place<'a>, inner: ExprId, step: &mut Step) {
        let BodyOwner::Func(func) = place.owner else { return };
        let error = |ty: &Ty| match ty.adt() {
            Some((id, args)) if Some(id) == self.index().known.result => args.get(1).cloned(),
            _ => None,
        };
        let Some(to) = error(&self.index().signature(func).ret) else { return };
        if error(place.known.inference.expr(inner)).as_ref() != Some(&to) {
            self.run_through(&to, Through::Convert, step);
        }
    }

    /// A reference that is given where what it dereferences to is wanted, and the receiver of a method.
    fn coerced(self, place: Place<'a>, expr: ExprId, step: &mut Step) {
        let body = &place.known.body;
        let is_receiver = body.expr(expr).parent.is_some_and(
            |it| matches!(body.expr(it).kind, ExprKind::MethodCall { receiver, .. } if receiver == expr),
        );
        if is_receiver || matches!(body.expr(expr).kind, ExprKind::Ref { .. }) {
            self.run_deref(place.known.inference.expr(expr), step);
        }
    }

    /// What a macro formats, or whatever else it does with an argument.
    fn formatted(self, place: Place<'a>, value: ExprId, step: &mut Step) {
        self.run_in(place, value, Through::Format, step);
        self.format_open(place, place.known.inference.expr(value), step);
    }

    /// Of a type that the callers of the judged body choose, all that may be formatted.
    fn format_open(self, place: Place<'a>, ty: &Ty, step: &mut Step) {
        match ty.peeled() {
            Ty::Param(name) if place.is_judged => {
                if let BodyOwner::Func(func) = place.owner {
                    let bounds = self.index().signature(func).bounds(name);
                    self.run_through_bounds(place.owner, bounds, Through::Format, step);
                }
            }
            Ty::Dyn(bounds) | Ty::Opaque(bounds) => {
                self.run_through_bounds(place.owner, bounds, Through::Format, step);
            }
            _ => {}
        }
    }

    /// `{size}` captures whatever is called so.
    fn captured(self, place: Place<'a>, call: &crate::items::MacroCall, step: &mut Step) {
        let locals = call.idents.iter().filter_map(|it| track::captured(&place.known.body, it, call));
        for ty in locals.map(|it| place.known.inference.local(it)) {
            self.run_through(ty, Through::Format, step);
            self.format_open(place, ty, step);
        }
    }

    /// What formatting the arguments and the captured names of a macro call does.
    pub(super) fn formatting(self, place: Place<'a>, call: ExprId, step: &mut Step) {
        let ExprKind::Macro(macro_call) = &place.known.body.expr(call).kind else { return };
        for arg in &macro_call.args {
            self.formatted(place, arg.value, step);
        }
        self.captured(place, macro_call, step);
    }
}

/// A parameter of its function.
fn is_param(known: &Known, expr: ExprId) -> bool {
    match known.body.expr(expr).kind {
        ExprKind::Local(local) => matches!(known.facts.defs(local), [Def::Param(_)]),
        _ => false,
    }
}
