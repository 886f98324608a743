//! Which impl answers a method call, and which traits a type implements.

use std::borrow::Cow;

use rustc_hash::FxHashSet;
use smol_str::SmolStr;

use crate::index::{FuncId, Generic, ImplId, Index, Kinds, Namespace, Resolved, TraitId, TraitRef, Ty};
use crate::infer::Cx;
use crate::infer::table::Table;
use crate::items::SelfParam;

/// Longest chain of `Deref` that is followed: no compiler follows a longer one, unless a crate has a `recursion_limit` of its
/// own. A method of what lies behind it stays unknown.
const MAX_DEREFS: usize = 128;

/// The type parameters in force around a type, with their bounds.
pub type Bounds<'a> = &'a [Generic];

/// Whether a type implements a trait, by impls and bounds; false where it cannot be told.
pub fn implements(index: &Index, bounds: Bounds<'_>, ty: &Ty, trait_: TraitId) -> bool {
    Solver::new(index, bounds).proves(&mut Table::default(), ty, trait_)
}

/// The search for a proof that a type implements a trait. However many impls lead to a question, it is asked once.
struct Solver<'a> {
    index: &'a Index,
    bounds: Bounds<'a>,
    proved: FxHashSet<(Ty, TraitId)>,
    /// What was asked since something was last proved; asked again, it is either still open or has no proof.
    asked: FxHashSet<(Ty, TraitId)>,
}

impl<'a> Solver<'a> {
    fn new(index: &'a Index, bounds: Bounds<'a>) -> Self {
        Self { index, bounds, proved: FxHashSet::default(), asked: FxHashSet::default() }
    }

    /// A question without a proof is asked again once others have one, on which it may rest.
    fn proves(&mut self, table: &mut Table, ty: &Ty, trait_: TraitId) -> bool {
        loop {
            let n_proved = self.proved.len();
            self.asked.clear();
            if self.implements(table, ty, trait_) {
                return true;
            }
            if self.proved.len() == n_proved {
                break;
            }
        }
        for question in self.asked.drain().filter(|(ty, _)| is_closed(ty)) {
            if !self.proved.contains(&question) {
                self.index.proofs.put(question, false);
            }
        }
        false
    }

    fn implements(&mut self, table: &mut Table, ty: &Ty, trait_: TraitId) -> bool {
        let ty = table.shallow(ty);
        let declared = match &ty {
            Ty::Unknown | Ty::Var(_) => return false,
            Ty::Never => return true,
            _ => declared_bounds(self.index, self.bounds, &ty),
        };
        if declared.iter().any(|it| it.id.is_some_and(|id| self.index.is_a(id, trait_))) {
            return true;
        }
        if self.index.impls_for(trait_, ty.head()).next().is_none() {
            return self.derives(&ty, trait_);
        }
        let question = (table.resolve(&ty), trait_);
        if let Some(answer) = self.index.proofs.get(&question) {
            return answer;
        }
        if self.proved.contains(&question) {
            return true;
        }
        if !self.asked.insert(question.clone()) {
            return false;
        }
        let holds = self.has_impl(table, &ty, trait_) || self.derives(&ty, trait_);
        if holds {
            if is_closed(&question.0) {
                self.index.proofs.put(question.clone(), true);
            }
            self.proved.insert(question);
        }
        holds
    }

    fn has_impl(&mut self, table: &mut Table, ty: &Ty, trait_: TraitId) -> bool {
        let index = self.index;
        index.impls_for(trait_, ty.head()).any(|impl_| {
            let info = index.impl_info(impl_);
            let before = table.snapshot();
            let substs = fresh_substs(table, &info.generics);
            let holds = !is_for_mutable(&info.self_ty, ty)
                && table.unify(&info.self_ty.substitute(&substs), ty)
                && info.generics.iter().zip(&substs).all(|(generic, (_, arg))| {
                    let mut ids = generic.bounds.iter().filter_map(|it| it.id);
                    ids.all(|id| self.holds(table, arg, id))
                });
            table.roll_back(before);
            holds
        })
    }

    /// `#[derive(Serialize)]` is an impl that nobody wrote.
    fn derives(&self, ty: &Ty, trait_: TraitId) -> bool {
        let Some((id, _)) = ty.adt() else { return false };
        let name = &self.index.trait_(trait_).name;
        let derives = |value: &str| {
            let paths = value.split(',').map(str::trim);
            paths.filter_map(|it| it.rsplit("::").next()).any(|it| it == name)
        };
        let attributes = &self.index.ty(id).attributes;
        attributes.iter().any(|it| it.name == "derive" && derives(&it.value))
    }

    /// A bound on an argument that is not known is taken to hold: the code compiles, after all.
    fn holds(&mut self, table: &mut Table, arg: &Ty, trait_: TraitId) -> bool {
        is_taken_to_hold(&table.shallow(arg)) || self.implements(table, arg, trait_)
    }
}

/// What the code around says of a type that it does not name: of a parameter, of `dyn` or `impl`, and of `<T as Trait>::Name`.
fn declared_bounds<'t>(index: &Index, bounds: Bounds<'t>, ty: &'t Ty) -> Cow<'t, [TraitRef]> {
    match ty {
        Ty::Param(name) => {
            let mut all = bounds.iter().filter(|it| it.name == *name).map(|it| &it.bounds[..]);
            match (all.next(), all.next()) {
                (None, _) => Cow::Borrowed(&[]),
                (Some(only), None) => Cow::Borrowed(only),
                (Some(first), Some(second)) => {
                    [first, second].into_iter().chain(all).flatten().cloned().collect()
                }
            }
        }
        Ty::Dyn(bounds) | Ty::Opaque(bounds) => Cow::Borrowed(bounds),
        Ty::Projection(base, name) => {
            let of_base = declared_bounds(index, bounds, base);
            Cow::Owned(index.bounds_of_associated(base, &of_base, name))
        }
        _ => Cow::Borrowed(&[]),
    }
}

/// Whether what is asked of a type is taken to hold, since the code compiles: nothing is known of it, or it has no name.
fn is_taken_to_hold(ty: &Ty) -> bool {
    matches!(ty, Ty::Var(_) | Ty::Unknown | Ty::Closure(_))
}

/// Whether a type means the same in every body.
fn is_closed(ty: &Ty) -> bool {
    !ty.has(Kinds::PARAM.or(Kinds::VAR))
}

/// `impl Read for &mut R` says nothing of a shared reference.
fn is_for_mutable(declared: &Ty, ty: &Ty) -> bool {
    matches!((declared, ty), (Ty::Ref(true, _), Ty::Ref(false, _)))
}

/// `impl IntoIterator for &Vec<T>` says nothing of the items of a mutable reference.
fn is_as_mutable(declared: &Ty, ty: &Ty) -> bool {
    !matches!((declared, ty), (Ty::Ref(declared, _), Ty::Ref(given, _)) if declared != given)
}

/// A variable for each type parameter.
pub fn fresh_substs(table: &mut Table, generics: &[Generic]) -> Vec<(SmolStr, Ty)> {
    generics.iter().map(|it| (it.name.clone(), table.fresh())).collect()
}

impl Cx<'_> {
    pub(super) fn implements(&mut self, ty: &Ty, trait_: TraitId) -> bool {
        let ty = self.table.resolve(ty);
        Solver::new(self.index, &self.bounds).proves(&mut self.table, &ty, trait_)
    }

    /// The type itself and what it dereferences to, in order.
    pub(super) fn derefs(&mut self, ty: &Ty) -> Vec<Ty> {
        let mut all = vec![self.normal_shallow(ty)];
        while all.len() <= MAX_DEREFS {
            let Some(last) = all.last().cloned() else { break };
            let Some(next) = self.deref(&last) else { break };
            let next = self.normal_shallow(&next);
            // A reference is larger than what it refers to; an impl of `Deref` may lead back.
            if matches!(last, Ty::Adt(..)) && all.contains(&next) {
                break;
            }
            all.push(next);
        }
        all
    }

    fn deref(&mut self, ty: &Ty) -> Option<Ty> {
        match ty {
            Ty::Ref(_, inner) => Some(inner.as_ref().clone()),
            Ty::Array(inner, _) => Some(Ty::Slice(inner.clone())),
            Ty::Adt(..) => {
                let target = self.assoc_of_impl(ty, self.index.known.deref?, "Target")?;
                Some(target)
            }
            _ => None,
        }
    }

    /// The function that `receiver.name(…)` reaches, and the type that is its `Self`.
    pub(super) fn method(&mut self, receiver: &Ty, name: &str) -> Option<(FuncId, Ty)> {
        let index = self.index;
        for ty in self.derefs(receiver) {
            // As the compiler does: what takes the receiver as it is, then what takes a reference to it.
            if let Ty::Ref(_, inner) = &ty {
                let inner = self.normal_shallow(inner);
                if let Some(func) = self.method_where(&inner, name, &|it| takes_reference(index, it)) {
                    return Some((func, inner));
                }
            }
            if let Some(func) = self.method_where(&ty, name, &|it| index.header(it).self_param.is_some()) {
                return Some((func, ty));
            }
        }
        None
    }

    /// The function of that name for exactly this type.
    pub(super) fn method_at(&mut self, ty: &Ty, name: &str) -> Option<FuncId> {
        self.method_where(ty, name, &|_| true)
    }

    /// The function of a type that an impl of a trait declares, or else the trait.
    pub(super) fn method_of(&mut self, ty: &Ty, name: &str, of: TraitId) -> Option<FuncId> {
        let index = self.index;
        let of_impl = |it: FuncId| index.impl_info(index.impl_of(it)?).trait_.as_ref()?.id;
        self.method_where(ty, name, &|it| index.trait_of(it).or_else(|| of_impl(it)) == Some(of))
    }

    fn method_where(&mut self, ty: &Ty, name: &str, fits: &dyn Fn(FuncId) -> bool) -> Option<FuncId> {
        let head = match ty {
            Ty::Unknown | Ty::Var(_) => return None,
            ty => ty.head(),
        };
        let index = self.index;
        if let Some(head) = head {
            let candidates = index.methods_of(head, name).iter().copied();
            let trait_of = |func| index.impl_info(index.impl_of(func)?).trait_.as_ref()?.id;
            let may_import = |it: FuncId| trait_of(it).is_none_or(|it| index.may_import(self.unit, it));
            let mut candidates: Vec<FuncId> = candidates.filter(|it| fits(*it) && may_import(*it)).collect();
            self.put_named_first(&mut candidates, |it| trait_of(*it));
            let found = candidates.into_iter().find(|it| self.impl_matches(*it, ty));
            if found.is_some() {
                return found;
            }
        }
        self.trait_method(ty, name, fits)
    }

    fn trait_method(&mut self, ty: &Ty, name: &str, fits: &dyn Fn(FuncId) -> bool) -> Option<FuncId> {
        let index = self.index;
        let candidates = index.trait_methods(name).iter().copied().filter(|it| fits(*it));
        let candidates = candidates.filter_map(|it| Some((it, index.trait_of(it)?)));
        let may_import = |it: &(FuncId, TraitId)| index.may_import(self.unit, it.1);
        let mut candidates: Vec<(FuncId, TraitId)> = candidates.filter(may_import).collect();
        self.put_named_first(&mut candidates, |(_, trait_)| Some(*trait_));
        candidates.into_iter().find(|(_, trait_)| self.implements(ty, *trait_)).map(|(func, _)| func)
    }

    /// Crates and modules that know nothing of each other may call their traits and methods alike: those of a type itself and
    /// of the traits that are imported here come first.
    fn put_named_first<T>(&self, candidates: &mut [T], trait_of: impl Fn(&T) -> Option<TraitId>) {
        if candidates.len() > 1 {
            candidates.sort_by_cached_key(|it| trait_of(it).is_some_and(|it| !self.is_in_scope(it)));
        }
    }

    /// Whether code here can name a trait by its own name.
    fn is_in_scope(&self, trait_: TraitId) -> bool {
        let name = std::slice::from_ref(&self.index.trait_(trait_).name);
        let found = self.index.resolve(self.context.scope, name, Namespace::Types);
        matches!(found, Some((Resolved::Trait(it), _)) if it == trait_)
    }

    fn impl_matches(&mut self, func: FuncId, ty: &Ty) -> bool {
        self.index.impl_of(func).is_some_and(|it| self.impl_fits(it, ty))
    }

    /// Whether an impl may be one for a type, as far as that is known.
    pub(super) fn impl_fits(&mut self, impl_: ImplId, ty: &Ty) -> bool {
        let info = self.index.impl_info(impl_);
        let before = self.table.snapshot();
        let substs = fresh_substs(&mut self.table, &info.generics);
        let same = self.table.unify(&info.self_ty.substitute(&substs), ty)
            && self.bounds_hold(&info.generics, &substs);
        self.table.roll_back(before);
        same
    }

    /// Whether what stands for each type parameter has all that the parameter asks for.
    fn bounds_hold(&mut self, generics: &[Generic], substs: &[(SmolStr, Ty)]) -> bool {
        generics.iter().zip(substs).all(|(generic, (_, arg))| {
            if is_taken_to_hold(&self.table.shallow(arg)) {
                return true;
            }
            let mut ids = generic.bounds.iter().filter_map(|it| it.id);
            ids.all(|id| Solver::new(self.index, &self.bounds).proves(&mut self.table, arg, id))
        })
    }

    /// An associated type of a type, by the impls of a trait.
    pub(super) fn assoc_of_impl(&mut self, ty: &Ty, trait_: TraitId, name: &str) -> Option<Ty> {
        let ty = self.table.resolve(ty);
        let head = ty.head();
        let impls: Vec<_> = self.index.impls_for(trait_, head).collect();
        impls.into_iter().find_map(|impl_| {
            let info = self.index.impl_info(impl_);
            let (_, target) = info.assoc.iter().find(|(it, _)| it == name)?;
            let before = self.table.snapshot();
            let substs = fresh_substs(&mut self.table, &info.generics);
            let holds = is_as_mutable(&info.self_ty, &ty)
                && self.table.unify(&info.self_ty.substitute(&substs), &ty)
                && self.bounds_hold(&info.generics, &substs);
            let found = holds.then(|| self.table.resolve(&target.substitute(&substs)));
            self.table.roll_back(before);
            found
        })
    }

    /// The bounds of a parameter, of `dyn`, of `impl` or of an associated type.
    pub(super) fn bounds_of(&self, ty: &Ty) -> Vec<TraitRef> {
        declared_bounds(self.index, &self.bounds, ty).into_owned()
    }
}

fn takes_reference(index: &Index, func: FuncId) -> bool {
    matches!(index.header(func).self_param, Some(SelfParam::Ref | SelfParam::RefMut))
}
