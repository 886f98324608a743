//! `std::pin`.

use std::ops::{Deref, DerefMut};

pub struct Pin<Ptr>;

impl<Ptr: Deref> Pin<Ptr> {
    pub fn new(pointer: Ptr) -> Pin<Ptr>;
    pub fn as_ref(&self) -> Pin<&Ptr::Target>;
    pub fn as_mut(&mut self) -> Pin<&mut Ptr::Target>;
    pub fn into_inner(pin: Pin<Ptr>) -> Ptr;
}

impl<T> Pin<&mut T> {
    pub fn get_mut(self) -> &mut T;
}

impl<Ptr: Deref> Deref for Pin<Ptr> {
    type Target = Ptr::Target;
}

impl<Ptr: Deref> DerefMut for Pin<Ptr> {}
