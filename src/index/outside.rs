//! Paths that lead to what the workspace declares in a file that is not part of the run.

use smol_str::SmolStr;

use crate::index::names::{Namespace, Resolved, is_anchor};
use crate::index::{Index, ScopeKey, TypeId, UnitId};
use crate::items::{Import, ImportKind, TypeDef, TypeDefKind, TypeKind, TypeRef};

/// Where an item is declared that no file of the run declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outside {
    /// In another file of the same crate.
    Of(UnitId),
    /// In a crate, by the name that code gives it.
    Crate(SmolStr),
}

impl Index {
    /// Whether some file may name the variants of an enum without its name: by what it imports, or by an alias.
    pub fn has_other_names(&self, id: TypeId) -> bool {
        let name = &self.ty(id).name;
        let is_other = |it: &Import| {
            let through = it.path.iter().any(|of| of == name);
            through
                && match &it.kind {
                    ImportKind::Named(as_name) => as_name != name,
                    ImportKind::Glob | ImportKind::ExternCrate(_) => true,
                }
        };
        let is_alias = |it: &TypeDef| matches!(&it.kind, TypeDefKind::Alias(TypeRef { kind: TypeKind::Path(of), .. }) if of.name() == name);
        self.file_items().any(|items| {
            items.scopes.iter().any(|it| it.imports.iter().any(is_other)) || items.types.iter().any(is_alias)
        })
    }

    /// Where a path leads to that no file of the run declares, each with its names there; none where it leads to what is
    /// declared or described.
    pub fn leads_out(&self, scope: ScopeKey, path: &[SmolStr]) -> Vec<(Outside, Vec<SmolStr>)> {
        let at = |outside: Outside| vec![(outside, path.to_vec())];
        match self.resolve(scope, path, Namespace::Values) {
            Some((Resolved::Scope(found), n)) if n < path.len() => {
                let unit = self.scope(self.root_of(found)).unit.map(|(unit, _)| unit);
                unit.filter(|it| !self.is_stub(*it)).map(|it| at(Outside::Of(it))).unwrap_or_default()
            }
            // An impl may stand in another file than its type.
            Some((Resolved::Type(found), n)) if n < path.len() => {
                let unit = self.type_unit(found);
                if self.is_stub(unit) { Vec::new() } else { at(Outside::Of(unit)) }
            }
            // Its first name is one in the file that brings it in, whichever that is.
            Some((Resolved::External(name), _)) => {
                let names: Vec<SmolStr> = name.split("::").map(SmolStr::from).collect();
                let itself = names.first().map(|it| Outside::Crate(it.clone()));
                let others = self.brought_in(scope, path).into_iter().map(|(outside, _)| outside);
                itself.into_iter().chain(others).map(|it| (it, names.clone())).collect()
            }
            Some(_) => Vec::new(),
            None => self.brought_in(scope, path),
        }
    }

    /// Whether a path leads into a crate that is described, be it to something of which the stub says nothing: by its
    /// first name, or by what every import of that name says.
    pub fn leads_into_stub(&self, scope: ScopeKey, path: &[SmolStr]) -> bool {
        let begins_in_stub = |path: &[SmolStr]| {
            let first = path.get(..1).unwrap_or_default();
            let found = self.resolve(scope, first, Namespace::Types);
            found.is_some_and(|(found, _)| self.is_described_scope(&found))
        };
        let named =
            |it: &&Import| matches!(&it.kind, ImportKind::Named(named) if path.first() == Some(named));
        let mut imports = self.imports_around(scope).filter(named).peekable();
        match imports.peek() {
            Some(_) => imports.all(|it| begins_in_stub(&it.path)),
            None => begins_in_stub(path),
        }
    }

    /// What is imported where a path stands.
    fn imports_around(&self, scope: ScopeKey) -> impl Iterator<Item = &Import> {
        let around = |it: &ScopeKey| self.scope(*it).parent.filter(|_| self.scope(*it).is_block);
        let scopes = std::iter::successors(Some(scope), around);
        scopes.filter_map(|it| self.declared(it)).flat_map(|it| &it.imports)
    }

    /// Where a path leads whose first name nobody knows: what imports may bring in, and else a module whose file is
    /// not part of the run.
    fn brought_in(&self, scope: ScopeKey, path: &[SmolStr]) -> Vec<(Outside, Vec<SmolStr>)> {
        let Some((first, rest)) = path.split_first() else { return Vec::new() };
        let Some((unit, _)) = self.scope(scope).unit else { return Vec::new() };
        let outside =
            |first: &SmolStr| match self.resolve(scope, std::slice::from_ref(first), Namespace::Types) {
                _ if is_anchor(first) => Outside::Of(unit),
                Some((Resolved::Scope(found), _)) => {
                    let found = self.scope(self.root_of(found)).unit.map(|(unit, _)| unit);
                    Outside::Of(found.filter(|it| !self.is_stub(*it)).unwrap_or(unit))
                }
                _ => Outside::Crate(first.clone()),
            };
        let found = self.imports_around(scope).filter_map(|it| {
            let names = match &it.kind {
                ImportKind::Named(named) if named == first => [&it.path, rest].concat(),
                ImportKind::Glob => path.to_vec(),
                ImportKind::Named(_) | ImportKind::ExternCrate(_) => return None,
            };
            Some((outside(it.path.first()?), names))
        });
        let own = (!rest.is_empty()).then(|| (outside(first), path.to_vec()));
        found.chain(own).collect()
    }
}
