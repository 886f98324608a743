//! `std::borrow`.

use std::ops::Deref;

pub trait Borrow<Borrowed> {
    /// Gives the same text or path, if in another type.
    #[same]
    fn borrow(&self) -> &Borrowed;
}

pub trait BorrowMut<Borrowed> {
    fn borrow_mut(&mut self) -> &mut Borrowed;
}

pub trait ToOwned {
    type Owned;
    /// Gives the same text or path, if in another type.
    #[same]
    fn to_owned(&self) -> Self::Owned;
}

pub enum Cow<B: ToOwned> {
    Borrowed(&B),
    Owned(B::Owned),
}

impl<B: ToOwned> Cow<B> {
    pub fn to_mut(&mut self) -> &mut B::Owned;
    pub fn into_owned(self) -> B::Owned;
}

impl<B: ToOwned> Deref for Cow<B> {
    type Target = B;
}

impl<B: ToOwned> Clone for Cow<B> {}

impl ToOwned for str {
    type Owned = String;
}

impl ToOwned for std::path::Path {
    type Owned = std::path::PathBuf;
}

impl ToOwned for std::ffi::OsStr {
    type Owned = std::ffi::OsString;
}

impl<T: Clone> ToOwned for [T] {
    type Owned = Vec<T>;
}

impl<T: Clone> ToOwned for T {
    type Owned = T;
}
