//! Which files can name each other's items, told by the tree of modules and the dependencies of crates.

use crate::file::to_u32;
use crate::index::names::{Def, Resolved};
use crate::index::{Index, ScopeKey, UnitId};

/// Files of crates that do not know each other lie on different islands.
#[derive(Debug, Default)]
pub struct Islands {
    /// By `ScopeKey`: one that lies nearer to the root of the island, or itself.
    towards: Vec<u32>,
}

impl Islands {
    pub fn of(index: &Index) -> Self {
        let mut islands = Self { towards: (0..to_u32(index.scopes.len())).collect() };
        for (at, scope) in index.scopes.iter().enumerate() {
            if let Some(parent) = scope.parent {
                islands.join(ScopeKey(to_u32(at)), parent);
            }
        }
        // A file that two crates name as a module has one of them as its parent.
        for ((scope, _), defs) in &index.names {
            for def in defs {
                if let Def::Scope(inner) = def {
                    islands.join(*scope, *inner);
                }
            }
        }
        for (root, named) in &index.roots.of_crate {
            for target in named.values() {
                match target {
                    // Every crate may name std and the described crates, which name nobody.
                    Resolved::Scope(target) if !index.roots.stubs.values().any(|it| it == target) => {
                        islands.join(*root, *target);
                    }
                    _ => {}
                }
            }
        }
        islands.towards = (0..to_u32(islands.towards.len())).map(|it| islands.find(ScopeKey(it))).collect();
        islands
    }

    fn find(&self, scope: ScopeKey) -> u32 {
        let mut at = scope.0;
        while let Some(next) = self.towards.get(at as usize).filter(|it| **it != at) {
            at = *next;
        }
        at
    }

    fn join(&mut self, a: ScopeKey, b: ScopeKey) {
        let (a, b) = (self.find(a), self.find(b));
        let (low, high) = (a.min(b), a.max(b));
        if let Some(towards) = self.towards.get_mut(high as usize) {
            *towards = low;
        }
    }
}

impl Index {
    /// Whether code of one unit can name what another one declares.
    pub fn can_meet(&self, a: UnitId, b: UnitId) -> bool {
        let island = |it: UnitId| self.islands.find(ScopeKey(self.unit(it).first_scope));
        self.is_stub(a) || self.is_stub(b) || island(a) == island(b)
    }
}
