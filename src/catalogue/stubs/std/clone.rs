//! `std::clone`.

pub trait Clone {
    /// Gives the same text or path, if in another type.
    #[same]
    fn clone(&self) -> Self;
    fn clone_from(&mut self, source: &Self);
}

impl<T> Clone for &T {}
