//! `std::vec`.

use std::ops::{Deref, DerefMut, Range};

pub struct Vec<T>;
pub struct IntoIter<T>;
pub struct Drain<T>;

impl<T> Vec<T> {
    pub fn new() -> Vec<T>;
    pub fn with_capacity(capacity: usize) -> Vec<T>;
    pub fn capacity(&self) -> usize;
    pub fn reserve(&mut self, additional: usize);
    pub fn shrink_to_fit(&mut self);
    pub fn into_boxed_slice(self) -> Box<[T]>;
    pub fn truncate(&mut self, len: usize);
    pub fn as_slice(&self) -> &[T];
    pub fn as_mut_slice(&mut self) -> &mut [T];
    pub fn swap_remove(&mut self, index: usize) -> T;
    pub fn insert(&mut self, index: usize, element: T);
    pub fn remove(&mut self, index: usize) -> T;
    pub fn retain<F: FnMut(&T) -> bool>(&mut self, f: F);
    pub fn retain_mut<F: FnMut(&mut T) -> bool>(&mut self, f: F);
    /// Compares the items.
    #[asks]
    pub fn dedup(&mut self);
    pub fn push(&mut self, value: T);
    pub fn pop(&mut self) -> Option<T>;
    pub fn append(&mut self, other: &mut Vec<T>);
    pub fn drain<R>(&mut self, range: R) -> Drain<T>;
    pub fn clear(&mut self);
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn split_off(&mut self, at: usize) -> Vec<T>;
    /// Clones the items.
    #[asks]
    pub fn resize(&mut self, new_len: usize, value: T);
    pub fn resize_with<F: FnMut() -> T>(&mut self, new_len: usize, f: F);
    /// Clones the items.
    #[asks]
    pub fn extend_from_slice(&mut self, other: &[T]);
    /// Clones the items.
    #[asks]
    pub fn extend_from_within<R>(&mut self, src: R);
    pub unsafe fn set_len(&mut self, new_len: usize);

    /// Gives the value away for good: its drop never runs.
    #[forgets]
    pub fn leak(self) -> &mut [T];
}

impl<T> Deref for Vec<T> {
    type Target = [T];
}

impl<T> DerefMut for Vec<T> {}
impl<T> AsRef<[T]> for Vec<T> {}
impl<T> AsRef<Vec<T>> for Vec<T> {}
impl<T> AsMut<[T]> for Vec<T> {}
impl<T: Clone> Clone for Vec<T> {}
impl<T> Default for Vec<T> {}
impl<T: Clone> From<&[T]> for Vec<T> {}
impl<T, const N: usize> From<[T; N]> for Vec<T> {}
impl<T> From<Box<[T]>> for Vec<T> {}
impl From<&str> for Vec<u8> {}
impl From<String> for Vec<u8> {}

impl<T> Iterator for IntoIter<T> {
    type Item = T;
}

impl<T> Iterator for Drain<T> {
    type Item = T;
}

impl<T> IntoIterator for Vec<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;
}

impl<T> IntoIterator for &Vec<T> {
    type Item = &T;
    type IntoIter = std::slice::Iter<T>;
}

impl<T> IntoIterator for &mut Vec<T> {
    type Item = &mut T;
    type IntoIter = std::slice::IterMut<T>;
}

impl<T> std::ops::Index<usize> for Vec<T> {
    type Output = T;
}

impl<T> std::ops::Index<Range<usize>> for Vec<T> {
    type Output = [T];
}

impl<T> std::ops::Index<std::ops::RangeFrom<usize>> for Vec<T> {
    type Output = [T];
}

impl<T> std::ops::Index<std::ops::RangeTo<usize>> for Vec<T> {
    type Output = [T];
}

impl<T> std::ops::Index<std::ops::RangeFull> for Vec<T> {
    type Output = [T];
}
