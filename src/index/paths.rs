//! How people name an item, and what a path to a const is worth.

use crate::index::names::{Namespace, Resolved};
use crate::index::{FuncId, Index, TraitId, TraitRef, Ty, TypeId, UnitId, ValueId};
use crate::items::{Path, ScopeId, Value};

impl Index {
    /// The value of a const that is an integer literal.
    pub fn const_int(&self, unit: UnitId, path: &Path, scope: ScopeId) -> Option<u64> {
        self.named_value(unit, path, scope)?.int
    }

    /// How many items a const or static lists.
    pub fn const_length(&self, unit: UnitId, path: &Path, scope: ScopeId) -> Option<u64> {
        self.named_value(unit, path, scope)?.length
    }

    /// The text of a const that is a string literal.
    pub fn const_text(&self, unit: UnitId, path: &Path, scope: ScopeId) -> Option<&str> {
        self.named_value(unit, path, scope)?.text.as_deref()
    }

    fn named_value(&self, unit: UnitId, path: &Path, scope: ScopeId) -> Option<&Value> {
        let names = path.names();
        if let [own, name] = names.as_slice()
            && own == "Self"
        {
            return self.unit(unit).items.values.iter().find(|it| it.name == *name);
        }
        self.value_at(unit, path, scope).map(|it| self.value(it))
    }

    /// The const or static that a path names.
    pub fn value_at(&self, unit: UnitId, path: &Path, scope: ScopeId) -> Option<ValueId> {
        let names = path.names();
        match self.resolve(self.scope_key(unit, scope), &names, Namespace::Values)? {
            (Resolved::Value(id), n) if n == names.len() => Some(id),
            _ => None,
        }
    }

    /// How people name a function: `std::fs::File::open`, `crate::index::load`.
    pub fn func_path(&self, id: FuncId) -> String {
        let unit = self.func_unit(id);
        let func = self.func(id);
        let owner = match (self.impl_of(id), self.trait_of(id)) {
            (Some(impl_), _) => {
                self.impl_info(impl_).self_ty.peeled().adt().map(|(ty, _)| self.type_path(ty))
            }
            (None, Some(trait_)) => {
                let def = self.trait_(trait_);
                Some(self.path_of(unit, def.scope, &def.name))
            }
            (None, None) => return self.path_of(unit, func.scope, &func.name),
        };
        owner.map_or_else(|| func.name.to_string(), |owner| format!("{owner}::{}", func.name))
    }

    /// Whether two functions stand under one path, on one type and in impls of one trait: only `cfg` can keep both from
    /// being there at once.
    pub fn have_one_path(&self, a: FuncId, b: FuncId) -> bool {
        let impls = (self.impl_of(a), self.impl_of(b));
        let is_on_one = match impls {
            (Some(a), Some(b)) if a == b => true,
            (Some(a), Some(b)) => {
                let (a, b) = (self.impl_info(a), self.impl_info(b));
                let traits = match (&a.trait_, &b.trait_) {
                    (Some(a), Some(b)) => {
                        let path = |it: &TraitRef| it.id.map(|it| self.trait_path(it));
                        a.name == b.name && path(a) == path(b) && self.have_one_path_each(&a.args, &b.args)
                    }
                    (None, None) => true,
                    _ => false,
                };
                traits && self.is_one_by_path(&a.self_ty, &b.self_ty)
            }
            (None, None) => true,
            _ => false,
        };
        is_on_one && self.func_path(a) == self.func_path(b)
    }

    /// Whether two types are one, those that `cfg` declares under one path being one.
    fn is_one_by_path(&self, a: &Ty, b: &Ty) -> bool {
        match (a, b) {
            (Ty::Adt(a, of_a), Ty::Adt(b, of_b)) => {
                (a == b || self.type_path(*a) == self.type_path(*b)) && self.have_one_path_each(of_a, of_b)
            }
            (Ty::Ref(_, a), Ty::Ref(_, b)) => self.is_one_by_path(a, b),
            (Ty::Param(_), Ty::Param(_)) => true,
            _ => a == b,
        }
    }

    fn have_one_path_each(&self, a: &[Ty], b: &[Ty]) -> bool {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.is_one_by_path(a, b))
    }

    /// `std::fmt::Display`.
    pub fn trait_path(&self, id: TraitId) -> String {
        let def = self.trait_(id);
        self.path_of(self.trait_unit(id), def.scope, &def.name)
    }

    /// `std::fs::File`.
    pub fn type_path(&self, id: TypeId) -> String {
        let def = self.ty(id);
        self.path_of(self.type_unit(id), def.scope, &def.name)
    }

    /// The path of an item's scope and its name: `std::fs::File`, `crate::log::Writer`.
    pub fn path_of(&self, unit: UnitId, scope: ScopeId, name: &str) -> String {
        let mut names = vec![name.to_owned()];
        let mut at = Some(self.scope_key(unit, scope));
        while let Some(key) = at {
            names.extend(self.scope(key).name.as_ref().map(ToString::to_string));
            at = self.scope(key).parent;
        }
        names.reverse();
        names.join("::")
    }
}
