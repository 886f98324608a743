//! The names that are being looked up for a path, so that those that lead back to themselves end.

use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::index::names::{Namespace, Resolved};
use crate::index::{ScopeKey, TypeId};

pub type Key = (ScopeKey, SmolStr, Namespace);

/// Most names that one leads to, one behind the other: there is stack for no more. Those behind stay unknown.
const MAX_OPEN: u32 = 4_000;

enum Looked {
    /// It is being looked up.
    Open,
    Up(Option<Resolved>),
}

/// The way from a path to what it means.
#[derive(Default)]
pub struct Way {
    names: RefCell<FxHashMap<Key, Looked>>,
    n_open: Cell<u32>,
    /// Aliases whose variants are being looked up, each with the name of one.
    aliases: RefCell<Vec<(TypeId, SmolStr)>>,
    is_cut: Cell<bool>,
}

impl Way {
    /// Goes on where a name is to be looked up; else with what is known of it, nothing where it leads back to itself.
    pub fn begin(&self, key: &Key) -> ControlFlow<Option<Resolved>> {
        let mut names = self.names.borrow_mut();
        let is_over = self.n_open.get() >= MAX_OPEN;
        match names.get(key) {
            Some(Looked::Up(earlier)) => return ControlFlow::Break(earlier.clone()),
            None if !is_over => {}
            Some(Looked::Open) | None => {
                self.is_cut.set(true);
                return ControlFlow::Break(None);
            }
        }
        names.insert(key.clone(), Looked::Open);
        self.n_open.set(self.n_open.get() + 1);
        ControlFlow::Continue(())
    }

    /// Whether what a name came to holds for whoever looks it up, and not only for those that it leads back to.
    pub fn end(&self, key: Key, resolved: Option<Resolved>) -> bool {
        let mut names = self.names.borrow_mut();
        self.n_open.set(self.n_open.get() - 1);
        if self.n_open.get() == 0 {
            names.clear();
            // What led back to it was found by what else it may be.
            return !self.is_cut.replace(false) || self.aliases.borrow().is_empty();
        }
        names.insert(key, Looked::Up(resolved));
        !self.is_cut.get()
    }

    /// Looks for a variant behind an alias, unless that goes on already.
    pub fn behind(
        &self,
        alias: TypeId,
        name: &str,
        look: impl FnOnce() -> Option<Resolved>,
    ) -> Option<Resolved> {
        let question = (alias, SmolStr::new(name));
        if self.aliases.borrow().contains(&question) {
            self.is_cut.set(true);
            return None;
        }
        self.aliases.borrow_mut().push(question);
        let found = look();
        self.aliases.borrow_mut().pop();
        found
    }
}
