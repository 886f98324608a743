//! Described crates that another crate hands on: `use deno_core::serde_json`, where nobody reads `deno_core`.

use smol_str::SmolStr;

use crate::index::names::{Namespace, Resolved};
use crate::index::way::Way;
use crate::index::{Index, ScopeKey};

impl Index {
    /// What a path means whose first name nobody knows, if a described crate stands further on in it.
    pub(super) fn re_exported(
        &self,
        path: &[SmolStr],
        namespace: Namespace,
        way: &Way,
    ) -> Option<(Resolved, usize)> {
        let mut names = path.iter().enumerate().skip(1).rev();
        let (at, root) = names.find_map(|(at, name)| Some((at, self.handed_on(name)?)))?;
        let (resolved, n) = self.descend(Resolved::Scope(root), path.get(at..)?, namespace, way);
        let is_lost = matches!(resolved, Resolved::Scope(_)) && at + n < path.len();
        (!is_lost).then_some((resolved, at + n))
    }

    /// What a name means inside a crate that nobody described.
    pub(super) fn member_of_external(&self, path: &str, name: &str) -> Resolved {
        match self.handed_on(name) {
            Some(root) => Resolved::Scope(root),
            None => Resolved::External(SmolStr::from(format!("{path}::{name}"))),
        }
    }

    /// The described crate of a name that is no plain word: a module `csv` or `tokio` of a strange crate is most
    /// often its own.
    fn handed_on(&self, name: &str) -> Option<ScopeKey> {
        let is_telling = name.contains(|it: char| it == '_' || it.is_ascii_digit());
        self.roots.stubs.get(name).copied().filter(|_| is_telling)
    }
}
