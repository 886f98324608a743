//! What globs open: the modules they lead to, and the names that may be seen from where the glob stands.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::file::to_u32;
use crate::index::names::{Def, Namespace, Resolved};
use crate::index::way::Way;
use crate::index::{Index, ScopeKey};
use crate::items::ImportKind;

/// What the globs of a scope lead to, and whether each hands it on.
pub type Globs = FxHashMap<ScopeKey, Vec<(Resolved, bool)>>;

impl Index {
    /// What a glob in `from` brings in: imports that are private to `scope` only if that is around it.
    fn lookup_from(
        &self,
        from: ScopeKey,
        scope: ScopeKey,
        name: &str,
        namespace: Namespace,
        way: &Way,
    ) -> Option<Resolved> {
        let is_open = |def: &&Def| match def {
            Def::Import(at) => {
                let import = self.declared(scope).and_then(|it| it.imports.get(*at as usize));
                import.is_none_or(|it| it.public) || self.is_below(from, scope)
            }
            _ => true,
        };
        let mut defs = self.defs(scope, name).iter().filter(is_open);
        defs.find_map(|def| self.def(scope, *def, namespace, way))
    }

    fn is_below(&self, scope: ScopeKey, outer: ScopeKey) -> bool {
        std::iter::successors(Some(scope), |it| self.scope(*it).parent).any(|it| it == outer)
    }

    /// `from` is where the name is used; `scope` is what has the globs.
    pub(super) fn through_globs(
        &self,
        (from, scope): (ScopeKey, ScopeKey),
        name: &str,
        namespace: Namespace,
        way: &Way,
        seen: &mut FxHashSet<ScopeKey>,
    ) -> Option<Resolved> {
        for (target, public) in self.globs.get(&scope)? {
            if !public && !self.is_below(from, scope) {
                continue;
            }
            let found = match target {
                Resolved::Scope(target) if seen.insert(*target) => self
                    .lookup_from(from, *target, name, namespace, way)
                    .or_else(|| self.through_globs((from, *target), name, namespace, way, seen)),
                Resolved::Type(ty) => self.variant(*ty, name, way),
                _ => None,
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Finds out once what every glob opens; the second round knows what the first one brought in.
    pub(super) fn find_globs(&mut self) {
        for _ in 0..2 {
            let mut globs = Globs::default();
            for at in 0..to_u32(self.scopes.len()) {
                let key = ScopeKey(at);
                let imports = self.declared(key).map(|it| it.imports.as_slice()).unwrap_or_default();
                for import in imports.iter().filter(|it| it.kind == ImportKind::Glob) {
                    // A glob of an unknown crate may hold anything; it never explains a name.
                    match self.import_target(key, import, Namespace::Types, &Way::default()) {
                        None | Some(Resolved::External(_)) => {}
                        Some(target) => globs.entry(key).or_default().push((target, import.public)),
                    }
                }
            }
            self.globs = globs;
        }
        self.globs_found = true;
    }
}
