//! `std::clone`.

pub trait Clone {
    #[same]
    fn clone(&self) -> Self;
    fn clone_from(&mut self, source: &Self);
}

impl<T> Clone for &T {}
