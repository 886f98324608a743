//! `std::option`: moves the value inside along; nothing here costs a call.

use std::iter::IntoIterator;
use std::ops::{Deref, DerefMut};

pub enum Option<T> {
    None,
    Some(T),
}

impl<T> Option<T> {
    pub fn is_some(&self) -> bool;
    pub fn is_some_and<F: FnOnce(T) -> bool>(self, f: F) -> bool;
    pub fn is_none(&self) -> bool;
    pub fn is_none_or<F: FnOnce(T) -> bool>(self, f: F) -> bool;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn as_ref(&self) -> Option<&T>;
    pub fn as_mut(&mut self) -> Option<&mut T>;
    /// Gives the same text or path, if in another type.
    #[panics]
    #[same]
    pub fn expect(self, msg: &str) -> T;
    /// Gives the same text or path, if in another type.
    #[panics]
    #[same]
    pub fn unwrap(self) -> T;
    pub fn unwrap_or(self, default: T) -> T;
    pub fn unwrap_or_else<F: FnOnce() -> T>(self, f: F) -> T;
    /// Makes a default value.
    #[asks]
    pub fn unwrap_or_default(self) -> T;
    pub unsafe fn unwrap_unchecked(self) -> T;
    pub fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Option<U>;
    pub fn inspect<F: FnOnce(&T)>(self, f: F) -> Self;
    pub fn map_or<U, F: FnOnce(T) -> U>(self, default: U, f: F) -> U;
    pub fn map_or_else<U, D: FnOnce() -> U, F: FnOnce(T) -> U>(self, default: D, f: F) -> U;
    pub fn ok_or<E>(self, err: E) -> Result<T, E>;
    pub fn ok_or_else<E, F: FnOnce() -> E>(self, err: F) -> Result<T, E>;
    pub fn as_deref(&self) -> Option<&T::Target>
    where
        T: Deref;
    pub fn as_deref_mut(&mut self) -> Option<&mut T::Target>
    where
        T: DerefMut;
    pub fn iter(&self) -> Iter<T>;
    pub fn iter_mut(&mut self) -> IterMut<T>;
    pub fn and<U>(self, optb: Option<U>) -> Option<U>;
    pub fn and_then<U, F: FnOnce(T) -> Option<U>>(self, f: F) -> Option<U>;
    pub fn filter<P: FnOnce(&T) -> bool>(self, predicate: P) -> Self;
    pub fn or(self, optb: Option<T>) -> Option<T>;
    pub fn or_else<F: FnOnce() -> Option<T>>(self, f: F) -> Option<T>;
    pub fn xor(self, optb: Option<T>) -> Option<T>;
    pub fn insert(&mut self, value: T) -> &mut T;
    pub fn get_or_insert(&mut self, value: T) -> &mut T;
    pub fn get_or_insert_with<F: FnOnce() -> T>(&mut self, f: F) -> &mut T;
    pub fn take(&mut self) -> Option<T>;
    pub fn take_if<P: FnOnce(&mut T) -> bool>(&mut self, predicate: P) -> Option<T>;
    pub fn replace(&mut self, value: T) -> Option<T>;
    pub fn zip<U>(self, other: Option<U>) -> Option<(T, U)>;
}

impl<T, U> Option<(T, U)> {
    pub fn unzip(self) -> (Option<T>, Option<U>);
}

impl<T> Option<&T> {
    pub fn copied(self) -> Option<T>;
    /// Clones the value.
    #[asks]
    pub fn cloned(self) -> Option<T>;
}

impl<T> Option<&mut T> {
    pub fn copied(self) -> Option<T>;
    /// Clones the value.
    #[asks]
    pub fn cloned(self) -> Option<T>;
}

impl<T, E> Option<Result<T, E>> {
    pub fn transpose(self) -> Result<Option<T>, E>;
}

impl<T> Option<Option<T>> {
    pub fn flatten(self) -> Option<T>;
}

impl<T: Clone> Clone for Option<T> {}
impl<T> Default for Option<T> {}
impl<T> From<T> for Option<T> {}

pub struct Iter<A>;
pub struct IterMut<A>;
pub struct IntoIter<A>;

impl<A> Iterator for Iter<A> {
    type Item = &A;
}

impl<A> Iterator for IterMut<A> {
    type Item = &mut A;
}

impl<A> Iterator for IntoIter<A> {
    type Item = A;
}

impl<T> IntoIterator for Option<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;
}

impl<T> IntoIterator for &Option<T> {
    type Item = &T;
    type IntoIter = Iter<T>;
}

impl<T> IntoIterator for &mut Option<T> {
    type Item = &mut T;
    type IntoIter = IterMut<T>;
}
