//! What a call does: by the marks of the catalogue, by the bodies that it may reach, and by what it is given.

use smol_str::SmolStr;

use crate::effects::summary::{Node, Step};
use crate::effects::types::Through;
use crate::effects::{Effect, Place, Query};
use crate::index::{FuncId, TraitId, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, Path};
use crate::marks::Runs;
use crate::track::{At, Def, Known, arguments, is_live};

impl<'a> Query<'a> {
    pub(super) fn is_described(self, func: FuncId) -> bool {
        self.index().is_stub(self.index().func_unit(func))
    }

    /// The bodies that a call of a function in a body may reach: those of impls, and those that other builds have in its place.
    pub(super) fn bodies_of(self, owner: BodyOwner, func: FuncId) -> Vec<BodyOwner> {
        let mut bodies = self.program.bodies_of(func);
        bodies.retain(|it| self.runs_with(owner, *it));
        bodies
    }

    /// What the catalogue says that a function does by itself.
    pub(super) fn described(self, func: FuncId, step: &mut Step) {
        let index = self.index();
        if let Some(marks) = index.func_marks(func) {
            if marks.exits {
                step.does(Effect::Exits);
            }
            // A file that is opened or made is most often another one; what moves or reads one by its path may not be.
            if marks.observes {
                step.does(Effect::Observes);
            }
            match marks.runs {
                Some(Runs::Beside) => step.does(Effect::Runs),
                Some(Runs::ToEnd) => step.does(Effect::RunsToEnd),
                None => {}
            }
            if marks.prints {
                step.does(Effect::Prints);
            }
            if marks.waits {
                step.does(Effect::Waits);
            }
        }
        if !self.is_described(func) {
            return;
        }
        match index.func_path(func).as_str() {
            "std::io::stdout" => step.does(Effect::Prints),
            "std::io::stderr" => step.does(Effect::PrintsErrors),
            "std::io::stdin" => step.does(Effect::ReadsInput),
            path if path.starts_with("std::io::Read::") || path.starts_with("std::io::BufRead::") => {
                step.does(Effect::Reads);
            }
            _ => {}
        }
    }

    /// What calling a function by its name does, whatever it is given.
    pub(super) fn called(self, owner: BodyOwner, func: FuncId, step: &mut Step) {
        if self.is_described(func) {
            self.described(func, step);
        } else {
            step.calls_each(self.bodies_of(owner, func));
        }
    }

    pub(super) fn call(self, place: Place<'a>, call: ExprId, step: &mut Step) {
        match place.known.inference.callees.get(&call) {
            Some(Callee::Func(func, substs)) => self.resolved(place, call, *func, substs, step),
            Some(Callee::Closure(closure)) => {
                step.calls(Node::Closure(At { owner: place.owner, expr: *closure }));
            }
            Some(Callee::Constructor(..)) => {}
            None => {
                self.unresolved(place, call, step);
                self.given(place, call, step);
            }
        }
    }

    fn resolved(
        self,
        place: Place<'a>,
        call: ExprId,
        func: FuncId,
        substs: &[(SmolStr, Ty)],
        step: &mut Step,
    ) {
        if self.is_described(func) {
            self.described(func, step);
            if self.index().func_marks(func).is_some_and(|it| it.by_path) {
                let behind_self = usize::from(self.index().header(func).self_param.is_some());
                let path = arguments(&place.known.body, call).into_iter().nth(behind_self);
                step.opens.extend(path.map(|expr| At { owner: place.owner, expr }));
            }
            let reveals = self.index().func_marks(func).is_some_and(|it| it.reveals);
            if reveals && substs.iter().any(|(_, ty)| self.is_of_io(place.owner, ty)) {
                step.is_opaque(self.span_of(place, call));
            }
            if step.effects.contains(&Effect::Reads) {
                step.effects.retain(|it| *it != Effect::Reads);
                step.does(self.read(place, call));
            }
            if self.is_quiet(func) {
                for arg in arguments(&place.known.body, call) {
                    if self.is_function(place.known.inference.expr(arg)) {
                        self.run_value(place, arg, Through::Foreign, step);
                    }
                }
                return;
            }
            self.given(place, call, step);
            self.made(place, call, func, step);
            return;
        }
        let bodies = self.bodies_of(place.owner, func);
        if !bodies.iter().any(|it| self.has_body(*it)) {
            step.is_opaque(self.span_of(place, call));
            return;
        }
        step.calls_each(bodies);
        // What a parameter of the function can do is done by the value that is given for it here.
        for (_, ty) in substs {
            self.run_through(ty, Through::Foreign, step);
        }
        for arg in arguments(&place.known.body, call) {
            self.run_value(place, arg, Through::Foreign, step);
        }
    }

    /// Whether a type is a parameter that stands for readers or writers: what is done by its name, another one may do else.
    fn is_of_io(self, owner: BodyOwner, ty: &Ty) -> bool {
        let index = self.index();
        let Ty::Param(name) = ty.peeled() else { return false };
        let io = [index.known.read, index.known.write];
        let asks = |it: &TraitId| io.into_iter().flatten().any(|of| index.is_a(*it, of));
        self.bounds_of(owner, name).iter().filter_map(|it| it.id).any(|it| asks(&it))
    }

    fn has_body(self, owner: BodyOwner) -> bool {
        match owner {
            BodyOwner::Func(func) => self.index().func(func).opens.is_some(),
            BodyOwner::Value(_) => true,
        }
    }

    /// What code of std or of another crate may ask of the values that it is given.
    fn given(self, place: Place<'a>, call: ExprId, step: &mut Step) {
        for arg in arguments(&place.known.body, call) {
            self.run_in(place, arg, Through::Foreign, step);
            self.run_value(place, arg, Through::Foreign, step);
        }
    }

    /// What it may ask of the type of the value that it makes: `T::default()`, `.parse::<T>()`, `.collect::<T>()`.
    fn made(self, place: Place<'a>, call: ExprId, func: FuncId, step: &mut Step) {
        let index = self.index();
        let ty = place.known.inference.expr(call);
        self.run_in(place, call, Through::Foreign, step);
        let is_open = |it: &Ty| matches!(it, Ty::Param(_));
        let is_associated = index.trait_of(func).is_some() && index.header(func).self_param.is_none();
        if is_associated && place.is_judged && ty.any(&mut |it| is_open(it)) {
            step.calls_each(self.bodies_of(place.owner, func));
        }
    }

    /// A read of a file or of memory waits for nobody; what a caller gives, that caller tells.
    fn read(self, place: Place<'_>, call: ExprId) -> Effect {
        let index = self.index();
        let Some(reader) = arguments(&place.known.body, call).first().copied() else { return Effect::Reads };
        let ty = place.known.inference.expr(reader).peeled();
        let is_open = |ty: &Ty| {
            matches!(ty, Ty::Param(_) | Ty::Dyn(_) | Ty::Opaque(_) | Ty::Unknown | Ty::External(..))
                || ty.adt().is_some_and(|(id, _)| self.is_of_workspace(id))
        };
        if is_live(index, ty) {
            Effect::Reads
        } else if !ty.any(&mut |it| is_open(it)) {
            Effect::ReadsFile
        } else if is_given(place.known, reader) {
            Effect::ReadsGiven
        } else {
            Effect::Reads
        }
    }

    /// A call that leads to no function of the run.
    fn unresolved(self, place: Place<'a>, call: ExprId, step: &mut Step) {
        let body = &place.known.body;
        match &body.expr(call).kind {
            ExprKind::Call { callee, .. } => match &body.expr(*callee).kind {
                ExprKind::Path(path, _) if self.is_of_parameter(place, path) => {
                    self.called_of_parameter(place, call, path, step);
                }
                ExprKind::Path(path, scope) if self.is_named(place, *callee) => {
                    self.unread_path(place, call, &path.names(), *scope, step);
                }
                _ => self.called_value(place, *callee, step),
            },
            ExprKind::MethodCall { receiver, name, .. } => {
                self.unread_method(place, call, *receiver, name, step);
            }
            _ => {}
        }
    }

    /// Whether a function of std moves and counts the values that it is given, and can call nothing of theirs: no bound lets
    /// it, but those for the functions that it is given.
    fn is_quiet(self, func: FuncId) -> bool {
        let index = self.index();
        let bounds = index.signature(func).generics.iter().flat_map(|it| &it.bounds);
        index.func_path(func).starts_with("std::")
            && !index.is_of_trait(func)
            && !index.func_marks(func).is_some_and(|it| it.asks)
            && bounds.into_iter().all(|it| index.is_fn_trait(it))
    }

    /// What a trait of the workspace has under a name that is asked of a type parameter.
    fn called_of_parameter(self, place: Place<'a>, call: ExprId, path: &Path, step: &mut Step) {
        let index = self.index();
        let Some(param) = path.segments.first() else { return };
        let own = |id: &TraitId| !index.is_stub(index.trait_unit(*id));
        let traits = self.bounds_of(place.owner, &param.name).iter().filter_map(|it| it.id).filter(own);
        for id in traits {
            let funcs = index.all_impls_of(id).filter_map(|it| index.impl_func(it, path.name()));
            let bodies: Vec<BodyOwner> =
                funcs.map(BodyOwner::Func).filter(|it| self.runs_with(place.owner, *it)).collect();
            if bodies.is_empty() {
                step.is_opaque(self.span_of(place, call));
            }
            step.calls_each(bodies);
        }
    }

    /// Whether a path begins with a type parameter of its function or impl: `C::CALL`.
    fn is_of_parameter(self, place: Place<'_>, path: &Path) -> bool {
        let BodyOwner::Func(func) = place.owner else { return false };
        let params = self.index().context_of(func).params;
        path.segments.len() > 1 && path.segments.first().is_some_and(|it| params.contains(&it.name))
    }

    /// Whether what is called is named as a function, and not a value that may be called.
    fn is_named(self, place: Place<'_>, callee: ExprId) -> bool {
        let ExprKind::Path(path, scope) = &place.known.body.expr(callee).kind else { return false };
        let index = self.index();
        let is_value = matches!(place.known.inference.expr(callee).peeled(), Ty::FnPtr(..) | Ty::Dyn(_));
        !is_value && index.value_at(place.owner.unit(index), path, *scope).is_none()
    }

    /// A value that is called: all that may lie in it.
    fn called_value(self, place: Place<'a>, callee: ExprId, step: &mut Step) {
        let ty = place.known.inference.expr(callee);
        if *ty == Ty::Unknown {
            // `(table.run)(row)` of a type of another crate is code of that crate.
            if !is_foreign(place, callee) {
                step.is_opaque(self.span_of(place, callee));
            }
            return;
        }
        self.run_value(place, callee, Through::Foreign, step);
    }
}

/// Whether a value without a type comes out of a value of another crate.
fn is_foreign(place: Place<'_>, value: ExprId) -> bool {
    match &place.known.body.expr(value).kind {
        ExprKind::Field { base, .. } => match place.known.inference.expr(*base).peeled() {
            Ty::External(..) => true,
            Ty::Unknown => is_foreign(place, *base),
            _ => false,
        },
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } | ExprKind::Macro(_) => true,
        _ => false,
    }
}

/// Whether a value, or what it is a part of, is a parameter.
fn is_given(known: &Known, mut expr: ExprId) -> bool {
    loop {
        expr = match &known.body.expr(expr).kind {
            ExprKind::Ref { inner, .. }
            | ExprKind::Deref(inner)
            | ExprKind::Field { base: inner, .. }
            | ExprKind::Index { base: inner, .. }
            | ExprKind::MethodCall { receiver: inner, .. } => *inner,
            ExprKind::Local(local) => {
                let defs = known.facts.defs(*local);
                return !defs.is_empty() && defs.iter().all(|it| matches!(it, Def::Param(_)));
            }
            _ => return false,
        };
    }
}
