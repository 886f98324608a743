//! `std::mem`: moving and dropping values.

use std::ops::{Deref, DerefMut};

pub struct ManuallyDrop<T>;
pub struct MaybeUninit<T>;

pub fn drop<T>(x: T);
pub fn take<T: Default>(dest: &mut T) -> T;
pub fn replace<T>(dest: &mut T, src: T) -> T;
pub fn swap<T>(x: &mut T, y: &mut T);
/// Tells which type it is given.
#[reveals]
pub fn size_of<T>() -> usize;
/// Tells which type it is given.
#[reveals]
pub fn size_of_val<T>(val: &T) -> usize;
pub fn align_of<T>() -> usize;
pub fn needs_drop<T>() -> bool;
pub unsafe fn zeroed<T>() -> T;
pub unsafe fn transmute<Src, Dst>(src: Src) -> Dst;

/// Takes the value and never runs its drop.
#[forgets]
pub fn forget<T>(t: T);

impl<T> ManuallyDrop<T> {
    /// Keeps the value and never runs its drop by itself.
    #[forgets]
    pub fn new(value: T) -> ManuallyDrop<T>;
    pub fn into_inner(slot: ManuallyDrop<T>) -> T;
    pub unsafe fn take(slot: &mut ManuallyDrop<T>) -> T;
    pub unsafe fn drop(slot: &mut ManuallyDrop<T>);
}

impl<T> Deref for ManuallyDrop<T> {
    type Target = T;
}

impl<T> DerefMut for ManuallyDrop<T> {}
