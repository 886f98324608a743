//! Types, and lists of them, that many types share. Most lists are empty, and an empty one has nothing on the heap.

use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use rustc_hash::FxHasher;
use smallvec::SmallVec;
use triomphe::ThinArc;

use crate::index::Ty;
use crate::index::ty::inside::{HasInside, Inside};

/// Items, with what stands in all of them: that of a type within types is asked for with each step of inference.
#[derive(Clone, Debug)]
pub struct List<T>(Option<ThinArc<Known, T>>);

/// What is found once, when a list is made.
#[derive(Clone, Copy, Debug)]
struct Known {
    inside: Inside,
    hash: u64,
}

impl<T> List<T> {
    /// What stands in the items.
    pub fn inside(&self) -> Inside {
        self.0.as_ref().map(|it| it.header.header.inside).unwrap_or_default()
    }

    /// Whether they share their items.
    pub fn is_same(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(own), Some(other)) => std::ptr::eq::<[T]>(&raw const own.slice, &raw const other.slice),
            (own, other) => own.is_none() && other.is_none(),
        }
    }

    fn hash_of_items(&self) -> u64 {
        self.0.as_ref().map_or(0, |it| it.header.header.hash)
    }
}

impl<T> Default for List<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: PartialEq> PartialEq for List<T> {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other) || self.hash_of_items() == other.hash_of_items() && **self == **other
    }
}

impl<T: Eq> Eq for List<T> {}

impl<T> Hash for List<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash_of_items());
    }
}

impl<T> Deref for List<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.0.as_ref().map(|it| &it.slice).unwrap_or_default()
    }
}

impl<T: HasInside + Hash> FromIterator<T> for List<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let items: SmallVec<[T; 4]> = items.into_iter().collect();
        if items.is_empty() {
            return Self(None);
        }
        let mut hasher = FxHasher::default();
        items.hash(&mut hasher);
        let inside = items.iter().fold(Inside::default(), |sum, it| sum.and(it.inside()));
        Self(Some(ThinArc::from_header_and_iter(Known { inside, hash: hasher.finish() }, items.into_iter())))
    }
}

impl<T: HasInside + Hash> From<Vec<T>> for List<T> {
    fn from(items: Vec<T>) -> Self {
        items.into_iter().collect()
    }
}

impl<T: HasInside + Hash, const N: usize> From<[T; N]> for List<T> {
    fn from(items: [T; N]) -> Self {
        items.into_iter().collect()
    }
}

impl<T: Clone + HasInside + Hash> List<T> {
    /// With every item replaced that `f` has another for; `None` where it has none.
    pub fn changed(&self, mut f: impl FnMut(&T) -> Option<T>) -> Option<Self> {
        let mut items: Option<Vec<T>> = None;
        for (at, item) in self.iter().enumerate() {
            match (f(item), &mut items) {
                (Some(new), Some(items)) => items.push(new),
                (Some(new), None) => {
                    let mut before = Vec::with_capacity(self.len());
                    before.extend_from_slice(&self[..at]);
                    before.push(new);
                    items = Some(before);
                }
                (None, Some(items)) => items.push(item.clone()),
                (None, None) => {}
            }
        }
        items.map(|it| it.into_iter().collect())
    }
}

/// A type within another, which many share: what it refers to, or has many of.
#[derive(Clone, Debug)]
pub struct Inner(Arc<(Known, Ty)>);

impl Inner {
    pub fn new(ty: Ty) -> Self {
        let mut hasher = FxHasher::default();
        ty.hash(&mut hasher);
        Self(Arc::new((Known { inside: ty.inside(), hash: hasher.finish() }, ty)))
    }

    /// What stands in it.
    pub fn inside(&self) -> Inside {
        self.0.0.inside
    }
}

impl From<Ty> for Inner {
    fn from(ty: Ty) -> Self {
        Self::new(ty)
    }
}

impl AsRef<Ty> for Inner {
    fn as_ref(&self) -> &Ty {
        self
    }
}

impl Deref for Inner {
    type Target = Ty;

    fn deref(&self) -> &Ty {
        &self.0.1
    }
}

impl PartialEq for Inner {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.0.hash == other.0.0.hash && **self == **other
    }
}

impl Eq for Inner {}

impl Hash for Inner {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.0.hash);
    }
}

#[cfg(test)]
mod tests {
    use super::List;
    use crate::index::ty::inside::Kinds;
    use crate::index::{Ty, TypeId};

    fn number(nth: u32) -> Ty {
        Ty::Var(nth)
    }

    #[test]
    fn only_what_changes_is_made_anew() {
        let list = List::from([number(1), number(2), number(3)]);
        assert_eq!(list.changed(|_| None), None);
        let changed = list.changed(|it| (*it == number(2)).then_some(Ty::Never)).unwrap_or_default();
        assert_eq!(*changed, [number(1), Ty::Never, number(3)]);
        assert_eq!(List::<Ty>::default(), List::from(vec![]));
    }

    #[test]
    fn a_list_tells_of_what_stands_in_lists_within() {
        let within = Ty::Adt(TypeId(0), [Ty::Param("T".into()), Ty::Never].into());
        let list = List::from([Ty::Unknown, within]);
        assert!(list.inside().kinds.meet(Kinds::PARAM));
        assert!(!list.inside().kinds.meet(Kinds::VAR));
        assert_eq!(list.inside().size, 4);
    }

    #[test]
    fn equal_lists_that_were_made_apart_are_equal() {
        let make = |last| List::from([Ty::Tuple([Ty::Never, last].into())]);
        assert_eq!(make(Ty::Unknown), make(Ty::Unknown));
        assert_ne!(make(Ty::Unknown), make(Ty::Never));
    }
}
