//! `std::clone`.

pub trait Clone {
    fn clone(&self) -> Self;
    fn clone_from(&mut self, source: &Self);
}

impl<T> Clone for &T {}
