//! Calls: type parameters are found from arguments, closures last, since their parameters come from the others.

use smol_str::SmolStr;

use crate::index::{FuncId, Kinds, TraitId, TraitRef, Ty};
use crate::infer::method::fresh_substs;
use crate::infer::{Callee, Cx};
use crate::items::{ExprId, ExprKind, ScopeId, TypeRef};

/// Methods by which a result or an option is handled, and which few other types have.
const OF_RESULTS: [&str; 8] = [
    "context",
    "expect",
    "map_err",
    "unwrap",
    "unwrap_or_default",
    "unwrap_or_else",
    "with_context",
    "wrap_err",
];
/// Methods by which error crates, described or not, say more of an error and keep the value.
pub const ADDS: [&str; 7] = [
    "chain_err",
    "context",
    "whatever_context",
    "with_context",
    "with_whatever_context",
    "wrap_err",
    "wrap_err_with",
];

impl Cx<'_> {
    pub(super) fn call(&mut self, id: ExprId, callee: ExprId, args: &[ExprId], expected: Option<&Ty>) -> Ty {
        let ty = self.expr(callee, None);
        match self.table.shallow(&ty) {
            Ty::FnItem(func, substs) => {
                let ret = self.apply(func, &substs, None, args, expected);
                self.callees.insert(id, Callee::Func(func, substs.to_vec()));
                ret
            }
            Ty::Constructor(ty, variant) => {
                let (params, whole) = self.constructor_signature(ty, variant);
                if let Some(expected) = expected {
                    let before = self.table.snapshot();
                    if !self.unify(&whole, expected) {
                        self.table.roll_back(before);
                    }
                }
                self.args(&params, args);
                self.callees.insert(id, Callee::Constructor(ty, variant));
                self.table.settle(&whole)
            }
            Ty::Closure(closure) => {
                let (params, ret) = self.closures.get(&closure).cloned().unwrap_or((Vec::new(), Ty::Unknown));
                self.args(&params, args);
                self.callees.insert(id, Callee::Closure(closure));
                ret
            }
            Ty::FnPtr(params, ret) => {
                self.args(&params, args);
                ret.as_ref().clone()
            }
            other => {
                let bound = self.fn_bound(&other);
                let params = bound.as_ref().map_or_else(Vec::new, |it| it.args.to_vec());
                self.args(&params, args);
                bound.map_or_else(|| self.made_unread(callee), |it| output(&it))
            }
        }
    }

    /// What a function of a type returns that no file of the run declares: most often one of the type.
    fn made_unread(&mut self, callee: ExprId) -> Ty {
        let ExprKind::Path(path, scope) = &self.body.expr(callee).kind else { return Ty::Unknown };
        self.type_before(path, *scope).filter(|it| self.is_of_workspace(it)).unwrap_or(Ty::Unknown)
    }

    /// What `?` leaves of a value.
    pub(super) fn tried(&mut self, ty: &Ty) -> Ty {
        let ty = self.normal_shallow(ty);
        let known = self.index.known;
        match ty.adt() {
            Some((id, args)) if Some(id) == known.option || Some(id) == known.result => {
                args.first().cloned().unwrap_or(Ty::Unknown)
            }
            // See `made_unread`: types of a workspace have no `?` of their own.
            _ if self.is_of_workspace(&ty) => ty,
            _ => Ty::Unknown,
        }
    }

    pub(super) fn is_of_workspace(&self, ty: &Ty) -> bool {
        ty.adt().is_some_and(|(id, _)| !self.index.is_stub(self.index.type_unit(id)))
    }

    pub(super) fn method_call(
        &mut self,
        id: ExprId,
        receiver: ExprId,
        name: &SmolStr,
        generics: (&[TypeRef], ScopeId),
        args: &[ExprId],
        expected: Option<&Ty>,
    ) -> Ty {
        let receiver = self.expr(receiver, None);
        let receiver = self.table.shallow(&receiver);
        let Some((func, self_ty)) = self.method(&receiver, name) else {
            self.args(&[], args);
            return self.undescribed(&receiver, name);
        };
        let signature = self.index.signature(func);
        let substs = fresh_substs(&mut self.table, &signature.generics);
        let (written, scope) = generics;
        for (at, ty) in written.iter().enumerate() {
            let given = self.lower(ty, scope);
            if let Some((_, var)) = substs.get(signature.n_outer + at) {
                self.unify(var, &given);
            }
        }
        self.settle_trait(func, &self_ty, &substs);
        let ret = self.apply(func, &substs, Some(&self_ty), args, expected);
        self.callees.insert(id, Callee::Func(func, substs));
        ret
    }

    /// A method that nobody described: an unknown type keeps being one.
    fn undescribed(&self, receiver: &Ty, name: &str) -> Ty {
        // `clone`, `borrow` and the like of an unknown type say nothing; of a known one they keep it.
        match (name, receiver) {
            ("clone" | "to_owned", Ty::Ref(_, inner)) => inner.as_ref().clone(),
            ("clone", other) => other.clone(),
            (name, Ty::Adt(id, args)) if Some(*id) == self.index.known.result && ADDS.contains(&name) => {
                let value = args.first().cloned().unwrap_or(Ty::Unknown);
                Ty::Adt(*id, [value, Ty::Unknown].into())
            }
            // See `made_unread`: it may as well have been the result of making one.
            (name, ty) if OF_RESULTS.contains(&name) && self.is_of_workspace(ty) => ty.clone(),
            _ => Ty::Unknown,
        }
    }

    /// A trait's own parameters come from the impl: `Context<T, E> for Result<T, E>`; of a trait without any the impl may say
    /// what is not known of the type.
    fn settle_trait(&mut self, func: FuncId, self_ty: &Ty, substs: &[(SmolStr, Ty)]) {
        let index = self.index;
        let Some(trait_) = index.trait_of(func) else { return };
        let self_ty = self.table.resolve(self_ty);
        if index.trait_(trait_).generics.params.is_empty() {
            return self.settle_by_only_impl(trait_, &self_ty);
        }
        for impl_ in index.impls_for(trait_, self_ty.head()) {
            let info = index.impl_info(impl_);
            let before = self.table.snapshot();
            let own = fresh_substs(&mut self.table, &info.generics);
            if self.unify(&info.self_ty.substitute(&own), &self_ty) {
                let given = info.trait_.iter().flat_map(|it| it.args.iter());
                for (arg, (_, var)) in given.zip(substs) {
                    self.unify(var, &arg.substitute(&own));
                }
                return;
            }
            self.table.roll_back(before);
        }
    }

    /// What has a trait, or is asked to have it, and is not wholly known is what the only impl that fits says: a `Vec<_>` that
    /// is written to, and a `Cursor<Vec<_>>` that is given as an `impl Write`, hold bytes.
    fn settle_by_only_impl(&mut self, trait_: TraitId, ty: &Ty) {
        let ty = self.table.resolve(ty);
        let ty = ty.peeled();
        if !matches!(ty, Ty::Adt(..)) || !ty.has(Kinds::VAR) || !self.is_for_one(trait_, ty) {
            return;
        }
        let index = self.index;
        let fits = index.impls_for(trait_, ty.head()).find(|it| self.impl_fits(*it, ty));
        if let Some(info) = fits.map(|it| index.impl_info(it)) {
            let own = fresh_substs(&mut self.table, &info.generics);
            self.unify(&info.self_ty.substitute(&own), ty);
        }
    }

    /// Whether a type, as far as it is known, is one for which a single impl of a trait may be.
    fn is_for_one(&mut self, trait_: TraitId, ty: &Ty) -> bool {
        let index = self.index;
        index.impls_for(trait_, ty.head()).filter(|it| self.impl_fits(*it, ty)).count() == 1
    }

    /// Calls a function: `self_ty` is the type that a method was found on; returns what comes out.
    fn apply(
        &mut self,
        func: FuncId,
        substs: &[(SmolStr, Ty)],
        self_ty: Option<&Ty>,
        args: &[ExprId],
        expected: Option<&Ty>,
    ) -> Ty {
        let signature = self.index.signature(func);
        if let (Some(declared), Some(found)) = (&signature.self_ty, self_ty) {
            self.unify(&declared.substitute(substs), found);
        }
        let mut params: Vec<Ty> = signature.params.iter().map(|it| it.substitute(substs)).collect();
        if self_ty.is_some() && signature.has_self {
            params.remove(0);
        }
        let ret = signature.ret.substitute(substs);
        let late = self.early_args(&params, args);
        self.settle_bounds(func, substs);
        for &at in &late {
            let (Some(arg), param) = (args.get(at), params.get(at)) else { continue };
            self.late_arg(*arg, param, func, substs);
        }
        if let Some(expected) = expected {
            let before = self.table.snapshot();
            if !self.unify(&ret, expected) {
                self.table.roll_back(before);
            }
        }
        self.settle_bounds(func, substs);
        for at in late {
            let (Some(arg), Some(param)) = (args.get(at), params.get(at)) else { continue };
            // The type of a closure has no name: nothing that comes later says more of it.
            if let (Ty::Var(var), ExprKind::Closure { .. }) =
                (self.table.shallow(param), &self.body.expr(*arg).kind)
            {
                self.table.bind(var, &Ty::Closure(*arg));
            }
        }
        self.normalise(&ret)
    }

    fn args(&mut self, params: &[Ty], args: &[ExprId]) {
        for (at, arg) in args.iter().enumerate() {
            let found = self.expr(*arg, params.get(at));
            if let Some(param) = params.get(at) {
                self.unify(param, &found);
            }
        }
    }

    /// Infers every argument but closures, whose places are returned.
    fn early_args(&mut self, params: &[Ty], args: &[ExprId]) -> Vec<usize> {
        let mut late = Vec::new();
        for (at, arg) in args.iter().enumerate() {
            if matches!(self.body.expr(*arg).kind, ExprKind::Closure { .. }) {
                late.push(at);
                continue;
            }
            let param = params.get(at).map(|it| self.normalise(it));
            let found = self.expr(*arg, param.as_ref());
            if let Some(param) = param {
                self.unify(&param, &found);
            }
            if matches!(found, Ty::FnItem(..) | Ty::Constructor(..) | Ty::Closure(_)) {
                late.push(at);
            }
        }
        late
    }

    /// A closure or function as an argument: its parameters come from the bound, its result goes there.
    fn late_arg(&mut self, arg: ExprId, param: Option<&Ty>, func: FuncId, substs: &[(SmolStr, Ty)]) {
        let bound = param.and_then(|it| self.bound_of_param(it, func, substs));
        let (inputs, out) = match &bound {
            Some(bound) => (Some(bound.args.to_vec()), output(bound)),
            None => (None, Ty::Unknown),
        };
        let inputs = inputs.map(|it| it.iter().map(|ty| self.normalise(ty)).collect::<Vec<_>>());
        if matches!(self.body.expr(arg).kind, ExprKind::Closure { .. }) {
            let ty = self.closure(arg, Some((inputs.as_deref().unwrap_or(&[]), &out)));
            if let Some(slot) = self.exprs.get_mut(arg.0 as usize) {
                *slot = ty;
            }
            return;
        }
        let Some(inputs) = inputs else { return };
        let ty = self.exprs.get(arg.0 as usize).cloned().unwrap_or(Ty::Unknown);
        let (params, ret) = match self.table.shallow(&ty) {
            Ty::FnItem(func, substs) => {
                let signature = self.index.signature(func);
                let params = signature.params.iter().map(|it| it.substitute(&substs)).collect();
                (params, signature.ret.substitute(&substs))
            }
            Ty::Constructor(id, variant) => self.constructor_signature(id, variant),
            Ty::Closure(closure) => self.closures.get(&closure).cloned().unwrap_or((Vec::new(), Ty::Unknown)),
            _ => return,
        };
        for (param, input) in params.iter().zip(&inputs) {
            self.unify(param, input);
        }
        let ret = self.normalise(&ret);
        self.unify(&out, &ret);
    }

    /// The `Fn` bound on the parameter that this argument is for, with the call's types put in.
    fn bound_of_param(&mut self, param: &Ty, func: FuncId, substs: &[(SmolStr, Ty)]) -> Option<TraitRef> {
        let signature = self.index.signature(func);
        let param = match param {
            Ty::Ref(_, inner) => inner.as_ref(),
            other => other,
        };
        let name = substs.iter().find(|(_, ty)| ty == param).map(|(name, _)| name);
        let declared = match (name, param) {
            (Some(name), _) => signature.bounds(name).to_vec(),
            (None, Ty::Adt(id, args)) if Some(*id) == self.index.known.boxed => {
                return args.first().cloned().and_then(|it| self.fn_bound(&it));
            }
            (None, other) => return self.fn_bound(other),
        };
        let found = declared.into_iter().find(|it| self.index.is_fn_trait(it))?;
        Some(found.substitute(substs))
    }

    /// The `Fn` bound of a parameter of the function at hand, of `dyn Fn` or of `impl Fn`.
    fn fn_bound(&mut self, ty: &Ty) -> Option<TraitRef> {
        self.derefs(ty).into_iter().find_map(|ty| {
            let bounds = self.bounds_of(&ty);
            bounds.into_iter().find(|it| self.index.is_fn_trait(it))
        })
    }

    /// Bounds such as `I: Iterator<Item = T>` say more about what was found.
    fn settle_bounds(&mut self, func: FuncId, substs: &[(SmolStr, Ty)]) {
        let index = self.index;
        for (generic, (_, ty)) in index.signature(func).generics.iter().zip(substs) {
            for trait_ in generic.bounds.iter().filter(|it| it.args.is_empty()).filter_map(|it| it.id) {
                self.settle_by_only_impl(trait_, ty);
            }
            for bound in generic.bounds.iter().filter(|it| !it.assoc.is_empty() && !index.is_fn_trait(it)) {
                for (name, declared) in bound.assoc.iter() {
                    let found = self.normalise(&Ty::Projection(ty.clone().into(), name.clone()));
                    if !matches!(found, Ty::Projection(..)) {
                        self.unify(&declared.substitute(substs), &found);
                    }
                }
            }
            for bound in
                generic.bounds.iter().filter(|it| it.id.is_some() && it.id == index.known.from_iterator)
            {
                let item = bound.args.first().map(|it| it.substitute(substs));
                self.settle_collected(ty, &item.unwrap_or(Ty::Unknown), &mut Vec::new());
            }
        }
    }

    /// What is collected from items: `Result<Vec<File>, Error>` from `Result<File, Error>`.
    /// `around` holds the types that are being collected into already.
    fn settle_collected(&mut self, collected: &Ty, item: &Ty, around: &mut Vec<Ty>) {
        let index = self.index;
        let (collected, item) = (self.normal_shallow(collected), self.normalise(item));
        let head = collected.head().filter(|_| !around.contains(&collected));
        let Some((trait_, head)) = index.known.from_iterator.zip(head) else { return };
        around.push(collected.clone());
        for impl_ in index.impls_for(trait_, Some(head)) {
            let info = index.impl_info(impl_);
            let before = self.table.snapshot();
            let own = fresh_substs(&mut self.table, &info.generics);
            let given = info.trait_.iter().flat_map(|it| it.args.iter()).next();
            let declared = given.map_or(Ty::Unknown, |it| it.substitute(&own));
            if !self.unify(&info.self_ty.substitute(&own), &collected) || !self.unify(&declared, &item) {
                self.table.roll_back(before);
                continue;
            }
            for (generic, (_, ty)) in info.generics.iter().zip(&own) {
                let inner = generic.bounds.iter().find(|it| it.id == Some(trait_));
                if let Some(inner) = inner.and_then(|it| it.args.first()) {
                    self.settle_collected(ty, &inner.substitute(&own), around);
                }
            }
            return;
        }
    }
}

/// What a `Fn` bound returns.
fn output(bound: &TraitRef) -> Ty {
    bound.assoc.iter().find(|(name, _)| name == "Output").map_or_else(Ty::unit, |(_, ty)| ty.clone())
}
