//! `std::boxed`: a box passes every call on.

use std::ops::{Deref, DerefMut};

pub struct Box<T>;

impl<T> Box<T> {
    pub fn new(x: T) -> Box<T>;
    pub fn pin(x: T) -> std::pin::Pin<Box<T>>;
    pub fn into_raw(b: Box<T>) -> *mut T;
    pub unsafe fn from_raw(raw: *mut T) -> Box<T>;
    pub fn into_pin(boxed: Box<T>) -> std::pin::Pin<Box<T>>;
    /// Gives the value away for good: its drop never runs.
    #[forgets]
    pub fn leak(b: Box<T>) -> &mut T;
}

impl<T> Deref for Box<T> {
    type Target = T;
}

impl<T> DerefMut for Box<T> {}
impl<T> AsRef<T> for Box<T> {}
impl<T> AsMut<T> for Box<T> {}
impl<T: Clone> Clone for Box<T> {}
impl<T: Default> Default for Box<T> {}
impl<T> From<T> for Box<T> {}
impl From<&str> for Box<str> {}
impl<E: std::error::Error> From<E> for Box<dyn std::error::Error> {}
impl<E: std::error::Error> From<E> for Box<dyn std::error::Error + Send + Sync> {}
impl From<&str> for Box<dyn std::error::Error> {}
impl From<String> for Box<dyn std::error::Error> {}
impl From<&str> for Box<dyn std::error::Error + Send + Sync> {}
impl From<String> for Box<dyn std::error::Error + Send + Sync> {}

impl<T> Box<[T]> {
    pub fn into_vec(self) -> Vec<T>;
}

impl<I: Iterator> Iterator for Box<I> {
    type Item = I::Item;
}
