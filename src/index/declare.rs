//! Enters what every unit declares and imports under its scope.

use smol_str::SmolStr;

use crate::file::to_u32;
use crate::index::names::{Def, ScopeInfo};
use crate::index::{FuncId, Index, ScopeKey, TraitId, TypeId, Unit, ValueId};
use crate::items::{ImportKind, Owner, ScopeId, ScopeKind};

impl Index {
    /// Enters every declaration and import of every unit under its scope.
    pub(super) fn declare_names(&mut self) {
        let n_imports = |it: &Unit| it.items.scopes.iter().map(|it| it.imports.len()).sum::<usize>();
        let imports: usize = self.units.iter().map(n_imports).sum();
        self.names.reserve(
            self.types.len() + self.traits.len() + self.funcs.len() / 2 + self.values.len() + imports,
        );
        for unit in 0..self.units.len() {
            let mut entries = Vec::new();
            let Some(it) = self.units.get(unit) else { continue };
            let key = |scope: ScopeId| ScopeKey(it.first_scope + scope.0);
            for (at, def) in it.items.types.iter().enumerate() {
                entries.push((
                    key(def.scope),
                    def.name.clone(),
                    Def::Type(TypeId(it.first_type + to_u32(at))),
                ));
            }
            for (at, def) in it.items.traits.iter().enumerate() {
                entries.push((
                    key(def.scope),
                    def.name.clone(),
                    Def::Trait(TraitId(it.first_trait + to_u32(at))),
                ));
            }
            for (at, def) in it.items.funcs.iter().enumerate().filter(|(_, it)| it.owner == Owner::Scope) {
                entries.push((
                    key(def.scope),
                    def.name.clone(),
                    Def::Func(FuncId(it.first_func + to_u32(at))),
                ));
            }
            for (at, def) in it.items.values.iter().enumerate().filter(|(_, it)| it.owner == Owner::Scope) {
                entries.push((
                    key(def.scope),
                    def.name.clone(),
                    Def::Value(ValueId(it.first_value + to_u32(at))),
                ));
            }
            for (at, scope) in it.items.scopes.iter().enumerate() {
                let here = key(ScopeId(to_u32(at)));
                if let (ScopeKind::Module(name), Some(parent)) = (&scope.kind, scope.parent) {
                    entries.push((key(parent), name.clone(), Def::Scope(here)));
                }
                for (n, import) in scope.imports.iter().enumerate() {
                    if let ImportKind::Named(name) | ImportKind::ExternCrate(name) = &import.kind {
                        entries.push((here, name.clone(), Def::Import(to_u32(n))));
                    }
                }
            }
            for (scope, name, def) in entries {
                self.declare(scope, name, def);
            }
        }
    }

    pub(super) fn declare(&mut self, scope: ScopeKey, name: SmolStr, def: Def) {
        let defs = self.names.entry((scope, name)).or_default();
        if !defs.contains(&def) {
            defs.push(def);
        }
    }

    /// A scope that no file declares: the root of a stubbed crate, a module that was not read.
    pub(super) fn add_scope(&mut self, parent: Option<ScopeKey>, name: SmolStr) -> ScopeKey {
        let key = ScopeKey(to_u32(self.scopes.len()));
        self.scopes.push(ScopeInfo { unit: None, parent, is_block: false, name: Some(name.clone()) });
        if let Some(parent) = parent {
            self.declare(parent, name, Def::Scope(key));
        }
        key
    }
}
