//! Type variables and unification, forgiving by design: an unknown type agrees with everything.

use rustc_hash::FxHashMap;

use crate::index::{Kinds, List, TraitRef, Ty};

/// Most pairs of types that are made equal for one pair: types that double with every step end here. The rest is taken to
/// agree, and no variable in it is bound.
const MAX_PAIRS: u32 = 4_000;

#[derive(Debug, Default)]
pub struct Table {
    vars: Vec<Option<Ty>>,
    /// Variables in the order they were bound, so that a trial can be undone.
    trail: Vec<u32>,
    /// Pairs of types that were looked at since two were to be made equal.
    n_pairs: u32,
}

/// A point to return to.
#[derive(Clone, Copy, Debug)]
pub struct Snapshot {
    trail: usize,
}

impl Table {
    pub fn fresh(&mut self) -> Ty {
        self.vars.push(None);
        Ty::Var(crate::file::to_u32(self.vars.len() - 1))
    }

    pub fn snapshot(&self) -> Snapshot {
        Snapshot { trail: self.trail.len() }
    }

    pub fn roll_back(&mut self, to: Snapshot) {
        for var in self.trail.drain(to.trail..) {
            if let Some(slot) = self.vars.get_mut(var as usize) {
                *slot = None;
            }
        }
    }

    /// The type behind a variable, one level deep.
    pub fn shallow(&self, ty: &Ty) -> Ty {
        let mut at = ty;
        // No variable is bound to itself, nor to one that is bound to it.
        while let Ty::Var(var) = at
            && let Some(Some(bound)) = self.vars.get(*var as usize)
        {
            at = bound;
        }
        at.clone()
    }

    /// The type with every bound variable replaced; what would be too large is unknown.
    pub fn resolve(&self, ty: &Ty) -> Ty {
        self.resolve_in(ty, &mut FxHashMap::default())
    }

    fn resolve_in(&self, ty: &Ty, resolved: &mut FxHashMap<u32, Ty>) -> Ty {
        ty.map_in(Kinds::VAR, &mut |it| match it {
            Ty::Var(var) => self.resolved(*var, resolved),
            _ => None,
        })
    }

    /// Each variable is looked through once, whatever types it stands in. `None` for one that stands for nothing yet.
    fn resolved(&self, var: u32, resolved: &mut FxHashMap<u32, Ty>) -> Option<Ty> {
        if let Some(earlier) = resolved.get(&var) {
            return Some(earlier.clone());
        }
        let bound = self.vars.get(var as usize)?.as_ref()?;
        // One that contains itself ends here.
        resolved.insert(var, Ty::Unknown);
        let ty = self.resolve_in(bound, resolved).bounded();
        resolved.insert(var, ty.clone());
        Some(ty)
    }

    /// The same once nothing more is to be found: each variable is looked through once, whatever types it stands in.
    pub fn settle(&mut self, ty: &Ty) -> Ty {
        ty.map_in(Kinds::VAR, &mut |it| match it {
            Ty::Var(var) => Some(self.settled(*var)),
            _ => None,
        })
    }

    fn settled(&mut self, var: u32) -> Ty {
        // Without a type for as long as that is settled, so that one that contains itself ends here.
        let Some(bound) = self.vars.get_mut(var as usize).and_then(Option::take) else { return Ty::Var(var) };
        let ty = self.settle(&bound).bounded();
        if let Some(slot) = self.vars.get_mut(var as usize) {
            *slot = Some(ty.clone());
        }
        ty
    }

    /// Whether a variable stands somewhere inside a type.
    fn occurs(&self, var: u32, ty: &Ty) -> bool {
        self.resolve(ty).any_in(Kinds::VAR, &mut |it| matches!(it, Ty::Var(it) if *it == var))
    }

    /// Makes two types equal where that is possible; false where they can never be.
    pub fn unify(&mut self, a: &Ty, b: &Ty) -> bool {
        self.n_pairs = 0;
        self.unify_at(a, b)
    }

    fn unify_at(&mut self, a: &Ty, b: &Ty) -> bool {
        self.n_pairs += 1;
        if self.n_pairs > MAX_PAIRS {
            return true;
        }
        let (a, b) = (self.shallow(a), self.shallow(b));
        match (&a, &b) {
            (Ty::Var(x), Ty::Var(y)) if x == y => true,
            (Ty::Unknown | Ty::Const(_) | Ty::Never, _) | (_, Ty::Unknown | Ty::Const(_) | Ty::Never) => true,
            (Ty::Var(var), other) | (other, Ty::Var(var)) => {
                // A type that contains itself is a misunderstanding, and would be endless.
                if matches!(other, Ty::Var(_)) || !self.occurs(*var, other) {
                    self.bind(*var, other);
                }
                true
            }
            (Ty::Primitive(x), Ty::Primitive(y)) => x == y || is_literal(x) || is_literal(y),
            (Ty::Adt(x, xs), Ty::Adt(y, ys)) => x == y && self.unify_lists(xs, ys),
            (Ty::External(x, xs), Ty::External(y, ys)) => x == y && self.unify_lists(xs, ys),
            (Ty::Tuple(xs), Ty::Tuple(ys)) => xs.len() == ys.len() && self.unify_lists(xs, ys),
            (Ty::Ref(_, x), Ty::Ref(_, y)) => self.unify_at(x, y),
            (Ty::Slice(x), Ty::Slice(y) | Ty::Array(y, _)) | (Ty::Array(x, _), Ty::Slice(y)) => {
                self.unify_at(x, y)
            }
            (Ty::Array(x, n), Ty::Array(y, m)) => self.unify_at(n, m) && self.unify_at(x, y),
            (Ty::FnPtr(xs, x), Ty::FnPtr(ys, y)) => {
                xs.len() == ys.len() && self.unify_lists(xs, ys) && self.unify_at(x, y)
            }
            (Ty::Dyn(xs), Ty::Dyn(ys)) | (Ty::Opaque(xs), Ty::Opaque(ys)) => same_traits(xs, ys),
            (Ty::Projection(..), _) | (_, Ty::Projection(..)) => true,
            // A closure is seen as what it can be called through.
            (Ty::Closure(_), Ty::Dyn(_) | Ty::Opaque(_) | Ty::FnPtr(..))
            | (Ty::Dyn(_) | Ty::Opaque(_) | Ty::FnPtr(..), Ty::Closure(_)) => true,
            _ => a == b,
        }
    }

    fn unify_lists(&mut self, xs: &List<Ty>, ys: &List<Ty>) -> bool {
        if xs.is_same(ys) {
            return true;
        }
        // No short cut: later arguments may still be found when an earlier one disagrees.
        xs.iter().zip(&**ys).fold(true, |same, (x, y)| self.unify_at(x, y) && same)
    }

    /// Says what a variable stands for.
    pub fn bind(&mut self, var: u32, ty: &Ty) {
        if let Some(slot) = self.vars.get_mut(var as usize) {
            *slot = Some(ty.clone());
            self.trail.push(var);
        }
    }
}

fn is_literal(name: &str) -> bool {
    name.starts_with('{')
}

fn same_traits(xs: &[TraitRef], ys: &[TraitRef]) -> bool {
    match (xs.first(), ys.first()) {
        (Some(x), Some(y)) => x.name == y.name,
        _ => true,
    }
}
