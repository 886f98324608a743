//! `std::cell`: shared values that change.

use std::ops::{Deref, DerefMut};

pub struct Cell<T>;
pub struct RefCell<T>;
pub struct Ref<T>;
pub struct RefMut<T>;
pub struct OnceCell<T>;
pub struct LazyCell<T, F = fn() -> T>;
pub struct UnsafeCell<T>;
pub struct BorrowError;
pub struct BorrowMutError;

impl<T> Cell<T> {
    pub fn new(value: T) -> Cell<T>;
    pub fn get(&self) -> T;
    pub fn set(&self, val: T);
    pub fn replace(&self, val: T) -> T;
    /// Makes a default value.
    #[asks]
    pub fn take(&self) -> T;
    pub fn into_inner(self) -> T;
    pub fn get_mut(&mut self) -> &mut T;
}

impl<T> RefCell<T> {
    pub fn new(value: T) -> RefCell<T>;
    pub fn into_inner(self) -> T;
    pub fn borrow(&self) -> Ref<T>;
    pub fn borrow_mut(&self) -> RefMut<T>;
    pub fn try_borrow(&self) -> Result<Ref<T>, BorrowError>;
    pub fn try_borrow_mut(&self) -> Result<RefMut<T>, BorrowMutError>;
    pub fn get_mut(&mut self) -> &mut T;
    pub fn replace(&self, t: T) -> T;
    /// Makes a default value.
    #[asks]
    pub fn take(&self) -> T;
}

impl<T> Ref<T> {
    pub fn map<U, F: FnOnce(&T) -> &U>(orig: Ref<T>, f: F) -> Ref<U>;
}

impl<T> RefMut<T> {
    pub fn map<U, F: FnOnce(&mut T) -> &mut U>(orig: RefMut<T>, f: F) -> RefMut<U>;
}

impl<T> Deref for Ref<T> {
    type Target = T;
}

impl<T> Deref for RefMut<T> {
    type Target = T;
}

impl<T> DerefMut for RefMut<T> {}
impl<T: Default> Default for Cell<T> {}
impl<T: Default> Default for RefCell<T> {}
impl<T> From<T> for RefCell<T> {}

impl<T> OnceCell<T> {
    pub fn new() -> OnceCell<T>;
    pub fn get(&self) -> Option<&T>;
    pub fn get_mut(&mut self) -> Option<&mut T>;
    pub fn set(&self, value: T) -> Result<(), T>;
    pub fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T;
    pub fn into_inner(self) -> Option<T>;
    /// Makes a default value.
    #[asks]
    pub fn take(&mut self) -> Option<T>;
}

impl<T, F: FnOnce() -> T> LazyCell<T, F> {
    pub fn new(f: F) -> LazyCell<T, F>;
}

impl<T, F> Deref for LazyCell<T, F> {
    type Target = T;
}
