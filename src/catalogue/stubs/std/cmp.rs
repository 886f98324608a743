//! `std::cmp`.

pub trait PartialEq<Rhs = Self> {
    fn eq(&self, other: &Rhs) -> bool;
    fn ne(&self, other: &Rhs) -> bool;
}

pub trait Eq: PartialEq {}

pub trait PartialOrd<Rhs = Self>: PartialEq<Rhs> {
    fn partial_cmp(&self, other: &Rhs) -> Option<Ordering>;
}

pub trait Ord: Eq + PartialOrd {
    fn cmp(&self, other: &Self) -> Ordering;
    fn max(self, other: Self) -> Self;
    fn min(self, other: Self) -> Self;
    fn clamp(self, min: Self, max: Self) -> Self;
}

pub enum Ordering {
    Less,
    Equal,
    Greater,
}

pub struct Reverse<T>(pub T);

pub fn min<T: Ord>(v1: T, v2: T) -> T;
pub fn max<T: Ord>(v1: T, v2: T) -> T;

impl Ordering {
    pub fn reverse(self) -> Ordering;
    pub fn then(self, other: Ordering) -> Ordering;
    pub fn then_with<F: FnOnce() -> Ordering>(self, f: F) -> Ordering;
    pub fn is_eq(self) -> bool;
    pub fn is_lt(self) -> bool;
}
