//! `std::result`: moves the value inside along; nothing here costs a call.

use std::iter::IntoIterator;
use std::ops::{Deref, DerefMut};

pub enum Result<T, E> {
    Ok(T),
    Err(E),
}

impl<T, E> Result<T, E> {
    pub fn is_ok(&self) -> bool;
    pub fn is_ok_and<F: FnOnce(T) -> bool>(self, f: F) -> bool;
    pub fn is_err(&self) -> bool;
    pub fn is_err_and<F: FnOnce(E) -> bool>(self, f: F) -> bool;
    pub fn ok(self) -> Option<T>;
    pub fn err(self) -> Option<E>;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn as_ref(&self) -> Result<&T, &E>;
    pub fn as_mut(&mut self) -> Result<&mut T, &mut E>;
    pub fn map<U, F: FnOnce(T) -> U>(self, op: F) -> Result<U, E>;
    pub fn map_or<U, F: FnOnce(T) -> U>(self, default: U, f: F) -> U;
    pub fn map_or_else<U, D: FnOnce(E) -> U, F: FnOnce(T) -> U>(self, default: D, f: F) -> U;
    pub fn map_err<F, O: FnOnce(E) -> F>(self, op: O) -> Result<T, F>;
    pub fn inspect<F: FnOnce(&T)>(self, f: F) -> Self;
    pub fn inspect_err<F: FnOnce(&E)>(self, f: F) -> Self;
    pub fn as_deref(&self) -> Result<&T::Target, &E>
    where
        T: Deref;
    pub fn as_deref_mut(&mut self) -> Result<&mut T::Target, &mut E>
    where
        T: DerefMut;
    pub fn iter(&self) -> std::option::Iter<T>;
    /// Formats the other value where it panics.
    #[asks]
    #[panics]
    #[same]
    pub fn expect(self, msg: &str) -> T;
    /// Formats the other value where it panics.
    #[asks]
    #[panics]
    #[same]
    pub fn unwrap(self) -> T;
    /// Makes a default value.
    #[asks]
    pub fn unwrap_or_default(self) -> T;
    /// Formats the other value where it panics.
    #[asks]
    pub fn expect_err(self, msg: &str) -> E;
    /// Formats the other value where it panics.
    #[asks]
    pub fn unwrap_err(self) -> E;
    pub fn and<U>(self, res: Result<U, E>) -> Result<U, E>;
    pub fn and_then<U, F: FnOnce(T) -> Result<U, E>>(self, op: F) -> Result<U, E>;
    pub fn or<F>(self, res: Result<T, F>) -> Result<T, F>;
    pub fn or_else<F, O: FnOnce(E) -> Result<T, F>>(self, op: O) -> Result<T, F>;
    pub fn unwrap_or(self, default: T) -> T;
    pub fn unwrap_or_else<F: FnOnce(E) -> T>(self, op: F) -> T;
    pub unsafe fn unwrap_unchecked(self) -> T;
}

impl<T, E> Result<&T, E> {
    pub fn copied(self) -> Result<T, E>;
    /// Clones the value.
    #[asks]
    pub fn cloned(self) -> Result<T, E>;
}

impl<T, E> Result<Option<T>, E> {
    pub fn transpose(self) -> Option<Result<T, E>>;
}

impl<T, E> Result<Result<T, E>, E> {
    pub fn flatten(self) -> Result<T, E>;
}

impl<T: Clone, E: Clone> Clone for Result<T, E> {}

impl<T, E> IntoIterator for Result<T, E> {
    type Item = T;
    type IntoIter = std::option::IntoIter<T>;
}

impl<T, E> IntoIterator for &Result<T, E> {
    type Item = &T;
    type IntoIter = std::option::Iter<T>;
}
