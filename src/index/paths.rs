//! How people name an item, and what a path to a const is worth.

use std::fmt::Write;

use crate::index::names::{Namespace, Resolved};
use crate::index::{FuncId, Index, TraitId, Ty, TypeId, UnitId, ValueId};
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

    /// Where a function stands, as a text that no other has of the same crate and build: its path, and of one in an impl the
    /// type and the trait with their arguments. What `cfg` declares several times stands in one place.
    pub fn place_of_func(&self, func: FuncId) -> String {
        let mut place = self.func_path(func);
        if let Some(info) = self.impl_of(func).map(|it| self.impl_info(it)) {
            place.push('@');
            self.push_type(&info.self_ty, &mut place);
            if let Some(of) = &info.trait_ {
                place.push(':');
                place.push_str(&of.id.map_or_else(|| of.name.to_string(), |it| self.trait_path(it)));
                of.args.iter().for_each(|it| self.push_type(it, &mut place));
            }
        }
        place
    }

    /// A type by its paths, since `cfg` may declare several under one; what stands for any type has no name.
    fn push_type(&self, ty: &Ty, place: &mut String) {
        place.push(' ');
        match ty {
            Ty::Adt(id, args) => {
                place.push_str(&self.type_path(*id));
                place.push('<');
                args.iter().for_each(|it| self.push_type(it, place));
                place.push('>');
            }
            Ty::Ref(_, inner) => {
                place.push('&');
                self.push_type(inner, place);
            }
            Ty::Param(_) => place.push('_'),
            other => {
                // Writing to a string cannot fail.
                let _ = write!(place, "{other:?}");
            }
        }
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
