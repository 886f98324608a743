//! `std::ops`: the traits behind operators, and ranges.

pub trait Deref {
    type Target;
    fn deref(&self) -> &Self::Target;
}

pub trait DerefMut: Deref {
    fn deref_mut(&mut self) -> &mut Self::Target;
}

pub trait Drop {
    fn drop(&mut self);
}

pub trait FnOnce<Args> {
    type Output;
}

pub trait FnMut<Args>: FnOnce<Args> {}
pub trait Fn<Args>: FnMut<Args> {}

pub trait Index<Idx> {
    type Output;
    fn index(&self, index: Idx) -> &Self::Output;
}

pub trait IndexMut<Idx>: Index<Idx> {
    fn index_mut(&mut self, index: Idx) -> &mut Self::Output;
}

pub trait Add<Rhs = Self> {
    type Output;
    fn add(self, rhs: Rhs) -> Self::Output;
}

pub trait AddAssign<Rhs = Self> {
    fn add_assign(&mut self, rhs: Rhs);
}

pub trait Sub<Rhs = Self> {
    type Output;
    fn sub(self, rhs: Rhs) -> Self::Output;
}

pub trait Mul<Rhs = Self> {
    type Output;
    fn mul(self, rhs: Rhs) -> Self::Output;
}

pub trait Div<Rhs = Self> {
    type Output;
    fn div(self, rhs: Rhs) -> Self::Output;
}

pub trait Not {
    type Output;
    fn not(self) -> Self::Output;
}

pub trait Neg {
    type Output;
    fn neg(self) -> Self::Output;
}

pub struct Range<Idx> {
    pub start: Idx,
    pub end: Idx,
}

pub struct RangeFrom<Idx> {
    pub start: Idx,
}

pub struct RangeTo<Idx> {
    pub end: Idx,
}

pub struct RangeToInclusive<Idx> {
    pub end: Idx,
}

pub struct RangeFull;
pub struct RangeInclusive<Idx>;

pub enum Bound<T> {
    Included(T),
    Excluded(T),
    Unbounded,
}

pub enum ControlFlow<B, C = ()> {
    Continue(C),
    Break(B),
}

impl<Idx> Range<Idx> {
    pub fn contains<U>(&self, item: &U) -> bool;
    pub fn is_empty(&self) -> bool;
}

impl<Idx> RangeInclusive<Idx> {
    pub fn new(start: Idx, end: Idx) -> Self;
    pub fn start(&self) -> &Idx;
    pub fn end(&self) -> &Idx;
    pub fn contains<U>(&self, item: &U) -> bool;
}

impl<A> Iterator for Range<A> {
    type Item = A;
}

impl<A> Iterator for RangeFrom<A> {
    type Item = A;
}

impl<A> Iterator for RangeInclusive<A> {
    type Item = A;
}
