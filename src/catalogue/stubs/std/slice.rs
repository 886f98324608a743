//! `std::slice`.

use std::cmp::Ordering;
use std::ops::{Range, RangeFrom, RangeFull, RangeTo};

pub struct Iter<T>;
pub struct IterMut<T>;
pub struct Chunks<T>;
pub struct ChunksMut<T>;
pub struct ChunksExact<T>;
pub struct Windows<T>;
pub struct Split<T, P>;

pub fn from_ref<T>(s: &T) -> &[T];
pub fn from_mut<T>(s: &mut T) -> &mut [T];
pub unsafe fn from_raw_parts<T>(data: *const T, len: usize) -> &[T];
pub unsafe fn from_raw_parts_mut<T>(data: *mut T, len: usize) -> &mut [T];

impl<T> [T] {
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn first(&self) -> Option<&T>;
    pub fn first_mut(&mut self) -> Option<&mut T>;
    pub fn last(&self) -> Option<&T>;
    pub fn last_mut(&mut self) -> Option<&mut T>;
    pub fn split_first(&self) -> Option<(&T, &[T])>;
    pub fn split_last(&self) -> Option<(&T, &[T])>;
    pub fn get(&self, index: usize) -> Option<&T>;
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T>;
    pub fn as_ptr(&self) -> *const T;
    pub fn as_mut_ptr(&mut self) -> *mut T;
    pub fn swap(&mut self, a: usize, b: usize);
    pub fn reverse(&mut self);
    pub fn iter(&self) -> Iter<T>;
    pub fn iter_mut(&mut self) -> IterMut<T>;
    pub fn windows(&self, size: usize) -> Windows<T>;
    pub fn chunks(&self, chunk_size: usize) -> Chunks<T>;
    pub fn chunks_mut(&mut self, chunk_size: usize) -> ChunksMut<T>;
    pub fn chunks_exact(&self, chunk_size: usize) -> ChunksExact<T>;
    pub fn split_at(&self, mid: usize) -> (&[T], &[T]);
    pub fn split_at_mut(&mut self, mid: usize) -> (&mut [T], &mut [T]);
    pub fn split<F: FnMut(&T) -> bool>(&self, pred: F) -> Split<T, F>;
    /// Compares the items.
    #[asks]
    pub fn contains(&self, x: &T) -> bool;
    /// Compares the items.
    #[asks]
    pub fn starts_with(&self, needle: &[T]) -> bool;
    /// Compares the items.
    #[asks]
    pub fn ends_with(&self, needle: &[T]) -> bool;
    /// Orders the items.
    #[asks]
    pub fn binary_search(&self, x: &T) -> Result<usize, usize>;
    /// Orders the items.
    #[asks]
    pub fn sort(&mut self);
    /// Orders the items.
    #[asks]
    pub fn sort_unstable(&mut self);
    pub fn sort_by<F: FnMut(&T, &T) -> Ordering>(&mut self, compare: F);
    pub fn sort_by_key<K, F: FnMut(&T) -> K>(&mut self, f: F);
    /// Clones the items.
    #[asks]
    pub fn fill(&mut self, value: T);
    pub fn copy_from_slice(&mut self, src: &[T]);
    /// Clones the items.
    #[asks]
    pub fn clone_from_slice(&mut self, src: &[T]);
    /// Clones the items.
    #[asks]
    pub fn to_vec(&self) -> Vec<T>;
    pub fn into_vec(self: Box<Self>) -> Vec<T>;
    /// Clones the items.
    #[asks]
    pub fn repeat(&self, n: usize) -> Vec<T>;
}

impl [u8] {
    pub fn is_ascii(&self) -> bool;
    pub fn to_ascii_lowercase(&self) -> Vec<u8>;
    pub fn trim_ascii(&self) -> &[u8];
}

impl [String] {
    pub fn join(&self, sep: &str) -> String;
    /// Clones the items.
    #[asks]
    pub fn concat(&self) -> String;
}

impl [&str] {
    pub fn join(&self, sep: &str) -> String;
    /// Clones the items.
    #[asks]
    pub fn concat(&self) -> String;
}

impl<T> [Vec<T>] {
    /// Clones the items.
    #[asks]
    pub fn concat(&self) -> Vec<T>;
}

impl<T, const N: usize> [T; N] {
    pub fn as_slice(&self) -> &[T];
    pub fn as_mut_slice(&mut self) -> &mut [T];
    pub fn map<U, F: FnMut(T) -> U>(self, f: F) -> [U; N];
    pub fn each_ref(&self) -> [&T; N];
}

impl<T> AsRef<[T]> for [T] {}
impl<T, const N: usize> AsRef<[T]> for [T; N] {}
impl<T> AsMut<[T]> for [T] {}
impl<T, const N: usize> AsMut<[T]> for [T; N] {}
impl<T: Clone, const N: usize> Clone for [T; N] {}

impl<T> Iterator for Iter<T> {
    type Item = &T;
}

impl<T> Iterator for IterMut<T> {
    type Item = &mut T;
}

impl<T> Iterator for Chunks<T> {
    type Item = &[T];
}

impl<T> Iterator for ChunksMut<T> {
    type Item = &mut [T];
}

impl<T> Iterator for ChunksExact<T> {
    type Item = &[T];
}

impl<T> Iterator for Windows<T> {
    type Item = &[T];
}

impl<T, P> Iterator for Split<T, P> {
    type Item = &[T];
}

impl<T> IntoIterator for &[T] {
    type Item = &T;
    type IntoIter = Iter<T>;
}

impl<T> IntoIterator for &mut [T] {
    type Item = &mut T;
    type IntoIter = IterMut<T>;
}

impl<T, const N: usize> IntoIterator for [T; N] {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;
}

impl<T, const N: usize> IntoIterator for &[T; N] {
    type Item = &T;
    type IntoIter = Iter<T>;
}

impl<T, const N: usize> IntoIterator for &mut [T; N] {
    type Item = &mut T;
    type IntoIter = IterMut<T>;
}

impl<T> std::ops::Index<usize> for [T] {
    type Output = T;
}

impl<T> std::ops::Index<Range<usize>> for [T] {
    type Output = [T];
}

impl<T> std::ops::Index<RangeFrom<usize>> for [T] {
    type Output = [T];
}

impl<T> std::ops::Index<RangeTo<usize>> for [T] {
    type Output = [T];
}

impl<T> std::ops::Index<RangeFull> for [T] {
    type Output = [T];
}
