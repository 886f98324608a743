//! Paths that lead to what the workspace declares in a file that is not part of the run.

use smol_str::SmolStr;

use crate::index::names::{Namespace, Resolved, is_anchor};
use crate::index::{Index, ScopeKey, UnitId};
use crate::items::ImportKind;

/// Where an item is declared that no file of the run declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outside {
    /// In another file of the same crate.
    Of(UnitId),
    /// In a crate, by the name that code gives it.
    Crate(SmolStr),
}

impl Index {
    /// Where a path leads to that no file of the run declares; `None` where it leads to what is declared or described.
    pub fn leads_out(&self, scope: ScopeKey, path: &[SmolStr]) -> Option<Outside> {
        match self.resolve(scope, path, Namespace::Values) {
            Some((Resolved::Scope(found), n)) => {
                let unit = self.scope(self.root_of(found)).unit.map(|(unit, _)| unit);
                unit.filter(|it| n < path.len() && !self.is_stub(*it)).map(Outside::Of)
            }
            Some((Resolved::External(path), _)) => Some(Outside::Crate(path.split("::").next()?.into())),
            // An impl may stand in another file than its type.
            Some((Resolved::Type(found), n)) => {
                let unit = self.type_unit(found);
                (n < path.len() && !self.is_stub(unit)).then_some(Outside::Of(unit))
            }
            Some(_) => None,
            None => {
                let (first, rest) = path.split_first()?;
                let unit = self.scope(scope).unit.map(|(unit, _)| unit)?;
                match self.brought_in(scope, first) {
                    Some(from) if is_anchor(&from) => Some(Outside::Of(unit)),
                    Some(krate) => Some(Outside::Crate(krate)),
                    // A module whose file is not part of the run.
                    None => (!rest.is_empty()).then_some(Outside::Of(unit)),
                }
            }
        }
    }

    /// How the path of the import begins that may bring in a name around a scope.
    fn brought_in(&self, scope: ScopeKey, name: &str) -> Option<SmolStr> {
        let around = |it: &ScopeKey| self.scope(*it).parent.filter(|_| self.scope(*it).is_block);
        let scopes = std::iter::successors(Some(scope), around);
        let mut imports = scopes.filter_map(|it| self.declared(it)).flat_map(|it| &it.imports);
        let import = imports.find(|it| match &it.kind {
            ImportKind::Named(named) => named == name,
            ImportKind::Glob => it.path.first().is_some_and(|it| is_anchor(it)),
            ImportKind::ExternCrate(_) => false,
        });
        import?.path.first().cloned()
    }
}
