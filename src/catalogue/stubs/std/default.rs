//! `std::default`.

pub trait Default {
    fn default() -> Self;
}
