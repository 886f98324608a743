//! Enters what every unit declares and imports under its scope.

use rayon::prelude::*;
use smol_str::SmolStr;

use crate::file::to_u32;
use crate::index::names::{Def, Names, ScopeInfo};
use crate::index::{FuncId, Index, ScopeKey, TraitId, TypeId, Unit, ValueId};
use crate::items::{ImportKind, Owner, ScopeId, ScopeKind};

impl Index {
    /// Enters every declaration and import of every unit under its scope.
    pub(super) fn declare_names(&mut self) {
        let of_units = self.units.par_iter().flat_map_iter(Unit::names);
        self.names = of_units.collect();
    }

    pub(super) fn declare(&mut self, scope: ScopeKey, name: SmolStr, def: Def) {
        if let Some(names) = self.names.get_mut(scope.at()) {
            enter(names, name, def);
        }
    }

    /// A scope that no file declares: the root of a stubbed crate, a module that was not read.
    pub(super) fn add_scope(&mut self, parent: Option<ScopeKey>, name: SmolStr) -> ScopeKey {
        let key = ScopeKey(to_u32(self.scopes.len()));
        self.scopes.push(ScopeInfo { unit: None, parent, is_block: false, name: Some(name.clone()) });
        self.names.push(Names::default());
        if let Some(parent) = parent {
            self.declare(parent, name, Def::Scope(key));
        }
        key
    }
}

impl Unit {
    /// What each of its scopes holds.
    fn names(&self) -> Vec<Names> {
        let items = &self.items;
        let mut names = vec![Names::default(); items.scopes.len()];
        let mut put = |scope: ScopeId, name: &SmolStr, def: Def| {
            if let Some(names) = names.get_mut(scope.0 as usize) {
                enter(names, name.clone(), def);
            }
        };
        for (at, def) in (self.first_type..).zip(&items.types) {
            put(def.scope, &def.name, Def::Type(TypeId(at)));
        }
        for (at, def) in (self.first_trait..).zip(&items.traits) {
            put(def.scope, &def.name, Def::Trait(TraitId(at)));
        }
        for (at, def) in (self.first_func..).zip(&items.funcs).filter(|(_, it)| it.owner == Owner::Scope) {
            put(def.scope, &def.name, Def::Func(FuncId(at)));
        }
        for (at, def) in (self.first_value..).zip(&items.values).filter(|(_, it)| it.owner == Owner::Scope) {
            put(def.scope, &def.name, Def::Value(ValueId(at)));
        }
        for (at, scope) in (0..).zip(&items.scopes) {
            if let (ScopeKind::Module(name), Some(parent)) = (&scope.kind, scope.parent) {
                put(parent, name, Def::Scope(ScopeKey(self.first_scope + at)));
            }
            for (n, import) in (0..).zip(&scope.imports) {
                if let ImportKind::Named(name) | ImportKind::ExternCrate(name) = &import.kind {
                    put(ScopeId(at), name, Def::Import(n));
                }
            }
        }
        names
    }
}

fn enter(names: &mut Names, name: SmolStr, def: Def) {
    let defs = names.entry(name).or_default();
    if !defs.contains(&def) {
        defs.push(def);
    }
}
