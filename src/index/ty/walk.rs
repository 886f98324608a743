//! Walks over a type: what stands in it, and what it is with some of it replaced.

use std::hash::Hash;

use smol_str::SmolStr;

use crate::index::ty::inside::{HasInside, Kinds};
use crate::index::ty::list::{Inner, List};
use crate::index::ty::{MAX_SIZE, TraitRef, Ty};

impl Ty {
    /// Replaces what `f` answers for, from the outside in.
    pub fn map(&self, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Ty {
        self.map_in(Kinds::ALL, f)
    }

    /// The same for an `f` that answers for nothing in which no type of these kinds stands.
    pub fn map_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Ty {
        self.changed(kinds, f).unwrap_or_else(|| self.clone())
    }

    /// `None` where `f` answers for nothing.
    fn changed(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Ty> {
        if let Some(replaced) = f(self) {
            return Some(replaced);
        }
        let inner_changed = |it: &Inner, f: &mut dyn FnMut(&Ty) -> Option<Ty>| {
            it.inside().kinds.meet(kinds).then(|| it.changed(kinds, f)).flatten().map(Inner::new)
        };
        match self {
            Ty::Adt(id, args) => all_changed(args, kinds, f).map(|it| Ty::Adt(*id, it)),
            Ty::External(path, args) => all_changed(args, kinds, f).map(|it| Ty::External(path.clone(), it)),
            Ty::Tuple(items) => all_changed(items, kinds, f).map(Ty::Tuple),
            Ty::FnPtr(params, ret) => {
                let (new_params, new_ret) = (all_changed(params, kinds, f), inner_changed(ret, f));
                let is_new = new_params.is_some() || new_ret.is_some();
                let new_ret = new_ret.unwrap_or_else(|| ret.clone());
                is_new.then(|| Ty::FnPtr(new_params.unwrap_or_else(|| params.clone()), new_ret))
            }
            Ty::Ref(mutable, inner) => inner_changed(inner, f).map(|it| Ty::Ref(*mutable, it)),
            Ty::Slice(inner) => inner_changed(inner, f).map(Ty::Slice),
            Ty::Array(inner, length) => {
                let (new_inner, new_length) = (inner_changed(inner, f), inner_changed(length, f));
                let is_new = new_inner.is_some() || new_length.is_some();
                let new_length = new_length.unwrap_or_else(|| length.clone());
                is_new.then(|| Ty::Array(new_inner.unwrap_or_else(|| inner.clone()), new_length))
            }
            Ty::Projection(inner, name) => inner_changed(inner, f).map(|it| Ty::Projection(it, name.clone())),
            Ty::Dyn(bounds) => all_changed(bounds, kinds, f).map(Ty::Dyn),
            Ty::Opaque(bounds) => all_changed(bounds, kinds, f).map(Ty::Opaque),
            Ty::FnItem(id, substs) => all_changed(substs, kinds, f).map(|it| Ty::FnItem(*id, it)),
            _ => None,
        }
    }

    /// Whether `f` holds for it or for any type inside it.
    pub fn any(&self, f: &mut dyn FnMut(&Ty) -> bool) -> bool {
        self.any_in(Kinds::ALL, f)
    }

    /// The same for an `f` that holds for nothing in which no type of these kinds stands.
    pub fn any_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> bool) -> bool {
        if f(self) {
            return true;
        }
        match self {
            Ty::Adt(_, items) | Ty::External(_, items) | Ty::Tuple(items) => {
                items.inside().kinds.meet(kinds) && items.iter().any(|it| it.any_in(kinds, f))
            }
            Ty::FnPtr(params, ret) => params.iter().any(|it| it.any_in(kinds, f)) || ret.any_in(kinds, f),
            Ty::Ref(_, inner) | Ty::Slice(inner) | Ty::Projection(inner, _) => {
                inner.inside().kinds.meet(kinds) && inner.any_in(kinds, f)
            }
            Ty::Array(inner, length) => {
                [inner, length].iter().any(|it| it.inside().kinds.meet(kinds) && it.any_in(kinds, f))
            }
            Ty::Dyn(bounds) | Ty::Opaque(bounds) => bounds.iter().any(|it| {
                it.args.iter().any(|ty| ty.any_in(kinds, f))
                    || it.assoc.iter().any(|(_, ty)| ty.any_in(kinds, f))
            }),
            _ => false,
        }
    }

    /// Whether a type of these kinds is it or stands in it.
    pub fn has(&self, kinds: Kinds) -> bool {
        self.inside().kinds.meet(kinds)
    }

    /// Itself, where it is of a size that can be worked with.
    pub fn bounded(self) -> Self {
        if self.inside().size > MAX_SIZE { Ty::Unknown } else { self }
    }

    /// With type parameters replaced by name.
    pub fn substitute(&self, substs: &[(SmolStr, Ty)]) -> Ty {
        if substs.is_empty() {
            return self.clone();
        }
        self.map_in(Kinds::PARAM, &mut |it| it.substituted(substs))
    }

    /// What stands for it, where it is a type parameter.
    fn substituted(&self, substs: &[(SmolStr, Ty)]) -> Option<Ty> {
        let Ty::Param(name) = self else { return None };
        substs.iter().find(|(it, _)| it == name).map(|(_, ty)| ty.clone())
    }
}

/// What types stand in, and what it is with those replaced that `f` has another for.
trait Changed: Sized + Clone + HasInside + Hash {
    fn changed_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Self>;
}

fn all_changed<T: Changed>(
    items: &List<T>,
    kinds: Kinds,
    f: &mut dyn FnMut(&Ty) -> Option<Ty>,
) -> Option<List<T>> {
    let is_in = items.inside().kinds.meet(kinds);
    is_in.then(|| items.changed(|it| it.changed_in(kinds, f))).flatten()
}

impl Changed for Ty {
    fn changed_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Self> {
        self.changed(kinds, f)
    }
}

impl Changed for (SmolStr, Ty) {
    fn changed_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Self> {
        self.1.changed(kinds, f).map(|it| (self.0.clone(), it))
    }
}

impl Changed for TraitRef {
    fn changed_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<TraitRef> {
        let args = all_changed(&self.args, kinds, f);
        let assoc = all_changed(&self.assoc, kinds, f);
        let is_new = args.is_some() || assoc.is_some();
        is_new.then(|| TraitRef {
            id: self.id,
            name: self.name.clone(),
            args: args.unwrap_or_else(|| self.args.clone()),
            assoc: assoc.unwrap_or_else(|| self.assoc.clone()),
        })
    }
}

impl TraitRef {
    /// With type parameters replaced by name.
    pub fn substitute(&self, substs: &[(SmolStr, Ty)]) -> TraitRef {
        self.changed_in(Kinds::PARAM, &mut |it| it.substituted(substs)).unwrap_or_else(|| self.clone())
    }
}
