//! `std::collections`: maps and queues that hold handles.

use std::ops::Index;

pub struct HashMap<K, V, S = std::hash::RandomState>;
pub struct HashSet<T, S = std::hash::RandomState>;
pub struct BTreeMap<K, V>;
pub struct BTreeSet<T>;
pub struct VecDeque<T>;
pub struct BinaryHeap<T>;
pub struct LinkedList<T>;

impl<K, V> HashMap<K, V> {
    pub fn new() -> HashMap<K, V>;
    pub fn with_capacity(capacity: usize) -> HashMap<K, V>;
}

impl<K, V, S> HashMap<K, V, S> {
    pub fn with_hasher(hash_builder: S) -> HashMap<K, V, S>;
    pub fn keys(&self) -> hash_map::Keys<K, V>;
    pub fn into_keys(self) -> hash_map::IntoKeys<K, V>;
    pub fn values(&self) -> hash_map::Values<K, V>;
    pub fn values_mut(&mut self) -> hash_map::ValuesMut<K, V>;
    pub fn into_values(self) -> hash_map::IntoValues<K, V>;
    pub fn iter(&self) -> hash_map::Iter<K, V>;
    pub fn iter_mut(&mut self) -> hash_map::IterMut<K, V>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn drain(&mut self) -> hash_map::IntoIter<K, V>;
    pub fn retain<F: FnMut(&K, &mut V) -> bool>(&mut self, f: F);
    pub fn clear(&mut self);
    /// Hashes and compares the keys.
    #[asks]
    pub fn reserve(&mut self, additional: usize);
    /// Hashes and compares the keys.
    #[asks]
    pub fn entry(&mut self, key: K) -> hash_map::Entry<K, V>;
    /// Hashes and compares the keys.
    #[asks]
    pub fn get<Q>(&self, k: &Q) -> Option<&V>;
    /// Hashes and compares the keys.
    #[asks]
    pub fn get_key_value<Q>(&self, k: &Q) -> Option<(&K, &V)>;
    /// Hashes and compares the keys.
    #[asks]
    pub fn contains_key<Q>(&self, k: &Q) -> bool;
    /// Hashes and compares the keys.
    #[asks]
    pub fn get_mut<Q>(&mut self, k: &Q) -> Option<&mut V>;
    /// Hashes and compares the keys.
    #[asks]
    pub fn insert(&mut self, k: K, v: V) -> Option<V>;
    /// Hashes and compares the keys.
    #[asks]
    pub fn remove<Q>(&mut self, k: &Q) -> Option<V>;
    /// Hashes and compares the keys.
    #[asks]
    pub fn remove_entry<Q>(&mut self, k: &Q) -> Option<(K, V)>;
}

impl<K, V> BTreeMap<K, V> {
    pub fn new() -> BTreeMap<K, V>;
    pub fn clear(&mut self);
    /// Orders the keys.
    #[asks]
    pub fn get<Q>(&self, key: &Q) -> Option<&V>;
    /// Orders the keys.
    #[asks]
    pub fn get_mut<Q>(&mut self, key: &Q) -> Option<&mut V>;
    pub fn first_key_value(&self) -> Option<(&K, &V)>;
    pub fn last_key_value(&self) -> Option<(&K, &V)>;
    pub fn pop_first(&mut self) -> Option<(K, V)>;
    pub fn pop_last(&mut self) -> Option<(K, V)>;
    /// Orders the keys.
    #[asks]
    pub fn contains_key<Q>(&self, key: &Q) -> bool;
    /// Orders the keys.
    #[asks]
    pub fn insert(&mut self, key: K, value: V) -> Option<V>;
    /// Orders the keys.
    #[asks]
    pub fn remove<Q>(&mut self, key: &Q) -> Option<V>;
    pub fn retain<F: FnMut(&K, &mut V) -> bool>(&mut self, f: F);
    /// Orders the keys.
    #[asks]
    pub fn entry(&mut self, key: K) -> btree_map::Entry<K, V>;
    /// Orders the keys.
    #[asks]
    pub fn range<T, R>(&self, range: R) -> btree_map::Iter<K, V>;
    pub fn iter(&self) -> btree_map::Iter<K, V>;
    pub fn iter_mut(&mut self) -> btree_map::IterMut<K, V>;
    pub fn keys(&self) -> btree_map::Keys<K, V>;
    pub fn values(&self) -> btree_map::Values<K, V>;
    pub fn values_mut(&mut self) -> btree_map::ValuesMut<K, V>;
    pub fn into_values(self) -> btree_map::IntoValues<K, V>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
}

impl<T> VecDeque<T> {
    pub fn new() -> VecDeque<T>;
    pub fn with_capacity(capacity: usize) -> VecDeque<T>;
    pub fn get(&self, index: usize) -> Option<&T>;
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T>;
    pub fn front(&self) -> Option<&T>;
    pub fn front_mut(&mut self) -> Option<&mut T>;
    pub fn back(&self) -> Option<&T>;
    pub fn back_mut(&mut self) -> Option<&mut T>;
    pub fn push_front(&mut self, value: T);
    pub fn push_back(&mut self, value: T);
    pub fn pop_front(&mut self) -> Option<T>;
    pub fn pop_back(&mut self) -> Option<T>;
    pub fn iter(&self) -> std::slice::Iter<T>;
    pub fn iter_mut(&mut self) -> std::slice::IterMut<T>;
    pub fn drain<R>(&mut self, range: R) -> std::vec::Drain<T>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn clear(&mut self);
    pub fn make_contiguous(&mut self) -> &mut [T];
}

impl<T> HashSet<T> {
    pub fn new() -> HashSet<T>;
    pub fn with_capacity(capacity: usize) -> HashSet<T>;
}

impl<T, S> HashSet<T, S> {
    pub fn iter(&self) -> std::slice::Iter<T>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    /// Hashes and compares the items.
    #[asks]
    pub fn contains<Q>(&self, value: &Q) -> bool;
    /// Hashes and compares the items.
    #[asks]
    pub fn get<Q>(&self, value: &Q) -> Option<&T>;
    /// Hashes and compares the items.
    #[asks]
    pub fn insert(&mut self, value: T) -> bool;
    /// Hashes and compares the items.
    #[asks]
    pub fn remove<Q>(&mut self, value: &Q) -> bool;
    /// Hashes and compares the items.
    #[asks]
    pub fn take<Q>(&mut self, value: &Q) -> Option<T>;
    pub fn clear(&mut self);
}

impl<T> BTreeSet<T> {
    pub fn new() -> BTreeSet<T>;
    pub fn iter(&self) -> std::slice::Iter<T>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    /// Orders the items.
    #[asks]
    pub fn contains<Q>(&self, value: &Q) -> bool;
    /// Orders the items.
    #[asks]
    pub fn insert(&mut self, value: T) -> bool;
    /// Orders the items.
    #[asks]
    pub fn remove<Q>(&mut self, value: &Q) -> bool;
}

impl<T> BinaryHeap<T> {
    pub fn new() -> BinaryHeap<T>;
    /// Orders the items.
    #[asks]
    pub fn push(&mut self, item: T);
    /// Orders the items.
    #[asks]
    pub fn pop(&mut self) -> Option<T>;
    pub fn peek(&self) -> Option<&T>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
}

pub mod hash_map {
    pub struct Iter<K, V>;
    pub struct IterMut<K, V>;
    pub struct IntoIter<K, V>;
    pub struct Keys<K, V>;
    pub struct Values<K, V>;
    pub struct ValuesMut<K, V>;
    pub struct IntoKeys<K, V>;
    pub struct IntoValues<K, V>;
    pub struct OccupiedEntry<K, V>;
    pub struct VacantEntry<K, V>;

    pub enum Entry<K, V> {
        Occupied(OccupiedEntry<K, V>),
        Vacant(VacantEntry<K, V>),
    }

    impl<K, V> Entry<K, V> {
        /// May hash the keys again.
        #[asks]
        pub fn or_insert(self, default: V) -> &mut V;
        /// May hash the keys again.
        #[asks]
        pub fn or_insert_with<F: FnOnce() -> V>(self, default: F) -> &mut V;
        /// May hash the keys again.
        #[asks]
        pub fn or_insert_with_key<F: FnOnce(&K) -> V>(self, default: F) -> &mut V;
        /// Makes a default value.
        #[asks]
        pub fn or_default(self) -> &mut V;
        pub fn key(&self) -> &K;
        pub fn and_modify<F: FnOnce(&mut V)>(self, f: F) -> Self;
    }

    impl<K, V> OccupiedEntry<K, V> {
        pub fn key(&self) -> &K;
        pub fn get(&self) -> &V;
        pub fn get_mut(&mut self) -> &mut V;
        pub fn into_mut(self) -> &mut V;
        pub fn insert(&mut self, value: V) -> V;
        pub fn remove(self) -> V;
    }

    impl<K, V> VacantEntry<K, V> {
        pub fn key(&self) -> &K;
        /// May hash the keys again.
        #[asks]
        pub fn insert(self, value: V) -> &mut V;
    }

    impl<K, V> Iterator for Iter<K, V> {
        type Item = (&K, &V);
    }

    impl<K, V> Iterator for IterMut<K, V> {
        type Item = (&K, &mut V);
    }

    impl<K, V> Iterator for IntoIter<K, V> {
        type Item = (K, V);
    }

    impl<K, V> Iterator for Keys<K, V> {
        type Item = &K;
    }

    impl<K, V> Iterator for Values<K, V> {
        type Item = &V;
    }

    impl<K, V> Iterator for ValuesMut<K, V> {
        type Item = &mut V;
    }

    impl<K, V> Iterator for IntoKeys<K, V> {
        type Item = K;
    }

    impl<K, V> Iterator for IntoValues<K, V> {
        type Item = V;
    }
}

pub mod btree_map {
    pub use std::collections::hash_map::{
        Entry, IntoIter, IntoKeys, IntoValues, Iter, IterMut, Keys, OccupiedEntry, VacantEntry, Values,
        ValuesMut,
    };
}

impl<K, V, S> IntoIterator for HashMap<K, V, S> {
    type Item = (K, V);
    type IntoIter = hash_map::IntoIter<K, V>;
}

impl<K, V, S> IntoIterator for &HashMap<K, V, S> {
    type Item = (&K, &V);
    type IntoIter = hash_map::Iter<K, V>;
}

impl<K, V, S> IntoIterator for &mut HashMap<K, V, S> {
    type Item = (&K, &mut V);
    type IntoIter = hash_map::IterMut<K, V>;
}

impl<K, V> IntoIterator for BTreeMap<K, V> {
    type Item = (K, V);
    type IntoIter = hash_map::IntoIter<K, V>;
}

impl<K, V> IntoIterator for &BTreeMap<K, V> {
    type Item = (&K, &V);
    type IntoIter = hash_map::Iter<K, V>;
}

impl<K, V> IntoIterator for &mut BTreeMap<K, V> {
    type Item = (&K, &mut V);
    type IntoIter = hash_map::IterMut<K, V>;
}

impl<T> IntoIterator for VecDeque<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;
}

impl<T> IntoIterator for &VecDeque<T> {
    type Item = &T;
    type IntoIter = std::slice::Iter<T>;
}

impl<T> IntoIterator for &mut VecDeque<T> {
    type Item = &mut T;
    type IntoIter = std::slice::IterMut<T>;
}

impl<T, S> IntoIterator for HashSet<T, S> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;
}

impl<T, S> IntoIterator for &HashSet<T, S> {
    type Item = &T;
    type IntoIter = std::slice::Iter<T>;
}

impl<T> IntoIterator for BTreeSet<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;
}

impl<T> IntoIterator for &BTreeSet<T> {
    type Item = &T;
    type IntoIter = std::slice::Iter<T>;
}

impl<K, V, Q, S> Index<&Q> for HashMap<K, V, S> {
    type Output = V;
}

impl<K, V, Q> Index<&Q> for BTreeMap<K, V> {
    type Output = V;
}

impl<T> Index<usize> for VecDeque<T> {
    type Output = T;
}

impl<K, V, S> Default for HashMap<K, V, S> {}
impl<K, V> Default for BTreeMap<K, V> {}
impl<T> Default for VecDeque<T> {}
impl<T, S> Default for HashSet<T, S> {}
impl<T> Default for BTreeSet<T> {}
impl<K: Clone, V: Clone, S> Clone for HashMap<K, V, S> {}
impl<K: Clone, V: Clone> Clone for BTreeMap<K, V> {}
impl<T: Clone> Clone for VecDeque<T> {}
impl<T> From<Vec<T>> for VecDeque<T> {}
impl<T, const N: usize> From<[T; N]> for VecDeque<T> {}
impl<K, V, const N: usize> From<[(K, V); N]> for HashMap<K, V> {}
impl<K, V, const N: usize> From<[(K, V); N]> for BTreeMap<K, V> {}
