//! Lists that many types share. Most are empty, and an empty one has nothing on the heap.

use std::ops::Deref;
use std::sync::Arc;

#[derive(Debug, PartialEq, Eq, Hash)]
pub struct List<T>(Option<Arc<[T]>>);

impl<T> Default for List<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> Deref for List<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.0.as_deref().unwrap_or_default()
    }
}

impl<T> FromIterator<T> for List<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let items = items.into_iter();
        if items.size_hint().1 == Some(0) {
            return Self(None);
        }
        Self(Some(items.collect::<Arc<[T]>>()).filter(|it| !it.is_empty()))
    }
}

impl<T> From<Vec<T>> for List<T> {
    fn from(items: Vec<T>) -> Self {
        items.into_iter().collect()
    }
}

impl<T, const N: usize> From<[T; N]> for List<T> {
    fn from(items: [T; N]) -> Self {
        items.into_iter().collect()
    }
}

impl<T: Clone> List<T> {
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

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn only_what_changes_is_made_anew() {
        let list = List::from([1, 2, 3]);
        assert_eq!(list.changed(|_| None), None);
        let changed = list.changed(|it| (*it == 2).then_some(9)).unwrap_or_default();
        assert_eq!(*changed, [1, 9, 3]);
        assert_eq!(List::<u8>::default(), List::from(vec![]));
    }
}
