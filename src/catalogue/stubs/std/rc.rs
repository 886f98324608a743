//! `std::rc`: several owners of one value.

use std::ops::Deref;

pub struct Rc<T>;
pub struct Weak<T>;

impl<T> Rc<T> {
    pub fn new(value: T) -> Rc<T>;
    pub fn new_cyclic<F: FnOnce(&Weak<T>) -> T>(data_fn: F) -> Rc<T>;
    pub fn try_unwrap(this: Rc<T>) -> Result<T, Rc<T>>;
    pub fn into_inner(this: Rc<T>) -> Option<T>;
    /// Clones the value.
    #[asks]
    pub fn unwrap_or_clone(this: Rc<T>) -> T;
    pub fn downgrade(this: &Rc<T>) -> Weak<T>;
    pub fn get_mut(this: &mut Rc<T>) -> Option<&mut T>;
    /// Clones the value.
    #[asks]
    pub fn make_mut(this: &mut Rc<T>) -> &mut T;
    pub fn strong_count(this: &Rc<T>) -> usize;
    pub fn ptr_eq(this: &Rc<T>, other: &Rc<T>) -> bool;
}

impl<T> Weak<T> {
    pub fn new() -> Weak<T>;
    pub fn upgrade(&self) -> Option<Rc<T>>;
}

impl<T> Deref for Rc<T> {
    type Target = T;
}

impl<T> Clone for Rc<T> {}
impl<T> Clone for Weak<T> {}
impl<T> AsRef<T> for Rc<T> {}
impl<T: Default> Default for Rc<T> {}
impl<T> From<T> for Rc<T> {}
impl From<&str> for Rc<str> {}
impl From<String> for Rc<str> {}
