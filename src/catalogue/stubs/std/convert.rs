//! `std::convert`.

pub trait From<T> {
    /// Gives the same text or path, if in another type.
    #[same]
    fn from(value: T) -> Self;
}

pub trait Into<T> {
    /// Gives the same text or path, if in another type.
    #[same]
    fn into(self) -> T;
}

pub trait TryFrom<T> {
    type Error;
    /// Gives the same text or path, if in another type.
    #[same]
    fn try_from(value: T) -> Result<Self, Self::Error>;
}

pub trait TryInto<T> {
    type Error;
    /// Gives the same text or path, if in another type.
    #[same]
    fn try_into(self) -> Result<T, Self::Error>;
}

pub trait AsRef<T> {
    /// Gives the same text or path, if in another type.
    #[same]
    fn as_ref(&self) -> &T;
}

pub trait AsMut<T> {
    fn as_mut(&mut self) -> &mut T;
}

pub enum Infallible {}

pub fn identity<T>(x: T) -> T;

impl<T, U: From<T>> Into<U> for T {}

impl<T, U: TryFrom<T>> TryInto<U> for T {
    type Error = U::Error;
}

impl<T, U> AsRef<U> for &T where T: AsRef<U> {}
impl<T, U> AsRef<U> for &mut T where T: AsRef<U> {}
