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

pub trait Rem<Rhs = Self> {
    type Output;
    fn rem(self, rhs: Rhs) -> Self::Output;
}

pub trait BitAnd<Rhs = Self> {
    type Output;
    fn bitand(self, rhs: Rhs) -> Self::Output;
}

pub trait BitOr<Rhs = Self> {
    type Output;
    fn bitor(self, rhs: Rhs) -> Self::Output;
}

pub trait BitXor<Rhs = Self> {
    type Output;
    fn bitxor(self, rhs: Rhs) -> Self::Output;
}

pub trait Shl<Rhs = Self> {
    type Output;
    fn shl(self, rhs: Rhs) -> Self::Output;
}

pub trait Shr<Rhs = Self> {
    type Output;
    fn shr(self, rhs: Rhs) -> Self::Output;
}

pub trait SubAssign<Rhs = Self> {
    fn sub_assign(&mut self, rhs: Rhs);
}

pub trait MulAssign<Rhs = Self> {
    fn mul_assign(&mut self, rhs: Rhs);
}

pub trait DivAssign<Rhs = Self> {
    fn div_assign(&mut self, rhs: Rhs);
}

pub trait RemAssign<Rhs = Self> {
    fn rem_assign(&mut self, rhs: Rhs);
}

pub trait BitAndAssign<Rhs = Self> {
    fn bitand_assign(&mut self, rhs: Rhs);
}

pub trait BitOrAssign<Rhs = Self> {
    fn bitor_assign(&mut self, rhs: Rhs);
}

pub trait BitXorAssign<Rhs = Self> {
    fn bitxor_assign(&mut self, rhs: Rhs);
}

pub trait ShlAssign<Rhs = Self> {
    fn shl_assign(&mut self, rhs: Rhs);
}

pub trait ShrAssign<Rhs = Self> {
    fn shr_assign(&mut self, rhs: Rhs);
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
    /// Compares the bounds.
    #[asks]
    pub fn contains<U>(&self, item: &U) -> bool;
    pub fn is_empty(&self) -> bool;
}

impl<Idx> RangeInclusive<Idx> {
    pub fn new(start: Idx, end: Idx) -> Self;
    pub fn start(&self) -> &Idx;
    pub fn end(&self) -> &Idx;
    /// Compares the bounds.
    #[asks]
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
