//! The types and traits of std that inference and repairs ask for by name.

use crate::index::{Index, Resolved, TraitId, TraitRef, TypeId};

/// Items of std that the language itself knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known {
    pub option: Option<TypeId>,
    pub result: Option<TypeId>,
    pub vec: Option<TypeId>,
    pub boxed: Option<TypeId>,
    pub string: Option<TypeId>,
    pub read: Option<TraitId>,
    pub write: Option<TraitId>,
    pub buf_read: Option<TraitId>,
    pub deref: Option<TraitId>,
    pub from_iterator: Option<TraitId>,
    pub iterator: Option<TraitId>,
    pub into_iterator: Option<TraitId>,
    pub fn_traits: [Option<TraitId>; 3],
    pub buf_writer: Option<TypeId>,
}

impl Index {
    pub(super) fn find_known(&mut self) {
        let ty = |path: &[&str]| match self.std_item(path) {
            Some(Resolved::Type(id)) => Some(id),
            _ => None,
        };
        let of_trait = |path: &[&str]| match self.std_item(path) {
            Some(Resolved::Trait(id)) => Some(id),
            _ => None,
        };
        self.known = Known {
            option: ty(&["option", "Option"]),
            result: ty(&["result", "Result"]),
            vec: ty(&["vec", "Vec"]),
            boxed: ty(&["boxed", "Box"]),
            string: ty(&["string", "String"]),
            read: of_trait(&["io", "Read"]),
            write: of_trait(&["io", "Write"]),
            buf_read: of_trait(&["io", "BufRead"]),
            deref: of_trait(&["ops", "Deref"]),
            from_iterator: of_trait(&["iter", "FromIterator"]),
            iterator: of_trait(&["iter", "Iterator"]),
            into_iterator: of_trait(&["iter", "IntoIterator"]),
            fn_traits: [of_trait(&["ops", "Fn"]), of_trait(&["ops", "FnMut"]), of_trait(&["ops", "FnOnce"])],
            buf_writer: ty(&["io", "BufWriter"]),
        };
    }

    /// `Fn`, `FnMut` or `FnOnce`.
    pub fn is_fn_trait(&self, bound: &TraitRef) -> bool {
        bound.id.is_some_and(|id| self.known.fn_traits.contains(&Some(id)))
            || matches!(bound.name.as_str(), "Fn" | "FnMut" | "FnOnce")
    }
}
