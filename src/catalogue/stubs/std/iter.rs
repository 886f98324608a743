//! `std::iter`: what an iterator hands on, by the closure it is given.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

pub trait Iterator {
    type Item;

    /// Is asked for one item after the other.
    #[repeats]
    fn next(&mut self) -> Option<Self::Item>;

    fn size_hint(&self) -> (usize, Option<usize>);
    fn count(self) -> usize;
    fn last(self) -> Option<Self::Item>;
    fn nth(&mut self, n: usize) -> Option<Self::Item>;
    fn step_by(self, step: usize) -> StepBy<Self>;
    fn chain<U: IntoIterator>(self, other: U) -> Chain<Self, U::IntoIter>;
    fn zip<U: IntoIterator>(self, other: U) -> Zip<Self, U::IntoIter>;
    fn map<B, F: FnMut(Self::Item) -> B>(self, f: F) -> Map<Self, B>;
    fn for_each<F: FnMut(Self::Item)>(self, f: F);
    fn filter<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> Filter<Self, P>;
    fn filter_map<B, F: FnMut(Self::Item) -> Option<B>>(self, f: F) -> FilterMap<Self, B>;
    fn enumerate(self) -> Enumerate<Self>;
    fn peekable(self) -> Peekable<Self>;
    fn skip_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> SkipWhile<Self, P>;
    fn take_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> TakeWhile<Self, P>;
    fn map_while<B, P: FnMut(Self::Item) -> Option<B>>(self, predicate: P) -> MapWhile<Self, B>;
    fn skip(self, n: usize) -> Skip<Self>;
    fn take(self, n: usize) -> Take<Self>;
    fn scan<St, B, F: FnMut(&mut St, Self::Item) -> Option<B>>(self, state: St, f: F) -> Scan<Self, St, B>;
    fn flat_map<U: IntoIterator, F: FnMut(Self::Item) -> U>(self, f: F) -> FlatMap<Self, U>;
    fn flatten(self) -> Flatten<Self>;
    fn fuse(self) -> Fuse<Self>;
    fn inspect<F: FnMut(&Self::Item)>(self, f: F) -> Inspect<Self, F>;
    fn by_ref(&mut self) -> &mut Self;
    fn collect<B: FromIterator<Self::Item>>(self) -> B;
    fn partition<B: Default, F: FnMut(&Self::Item) -> bool>(self, f: F) -> (B, B);
    fn try_fold<B, F: FnMut(B, Self::Item) -> R, R>(&mut self, init: B, f: F) -> R;
    fn try_for_each<F: FnMut(Self::Item) -> R, R>(&mut self, f: F) -> R;
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, f: F) -> B;
    fn reduce<F: FnMut(Self::Item, Self::Item) -> Self::Item>(self, f: F) -> Option<Self::Item>;
    fn all<F: FnMut(Self::Item) -> bool>(&mut self, f: F) -> bool;
    fn any<F: FnMut(Self::Item) -> bool>(&mut self, f: F) -> bool;
    fn find<P: FnMut(&Self::Item) -> bool>(&mut self, predicate: P) -> Option<Self::Item>;
    fn find_map<B, F: FnMut(Self::Item) -> Option<B>>(&mut self, f: F) -> Option<B>;
    fn position<P: FnMut(Self::Item) -> bool>(&mut self, predicate: P) -> Option<usize>;
    fn max(self) -> Option<Self::Item>;
    fn min(self) -> Option<Self::Item>;
    fn max_by_key<B, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item>;
    fn min_by_key<B, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item>;
    fn rev(self) -> Rev<Self>;
    fn unzip<A, B, FromA: Default, FromB: Default>(self) -> (FromA, FromB);
    fn copied(self) -> Copied<Self>;
    fn cloned(self) -> Cloned<Self>;
    fn cycle(self) -> Cycle<Self>;
    fn sum<S>(self) -> S;
    fn product<P>(self) -> P;
}

pub trait DoubleEndedIterator: Iterator {
    fn next_back(&mut self) -> Option<Self::Item>;
}

pub trait ExactSizeIterator: Iterator {
    fn len(&self) -> usize;
}

pub trait IntoIterator {
    type Item;
    type IntoIter;
    fn into_iter(self) -> Self::IntoIter;
}

pub trait FromIterator<A> {
    fn from_iter<T: IntoIterator>(iter: T) -> Self;
}

pub trait Extend<A> {
    fn extend<T: IntoIterator>(&mut self, iter: T);
}

impl<I: Iterator> IntoIterator for I {
    type Item = I::Item;
    type IntoIter = I;
}

impl<I: Iterator> Iterator for &mut I {
    type Item = I::Item;
}

pub struct StepBy<I>;
pub struct Chain<A, B>;
pub struct Zip<A, B>;
pub struct Map<I, B>;
pub struct Filter<I, P>;
pub struct FilterMap<I, B>;
pub struct Enumerate<I>;
pub struct Peekable<I>;
pub struct SkipWhile<I, P>;
pub struct TakeWhile<I, P>;
pub struct MapWhile<I, B>;
pub struct Skip<I>;
pub struct Take<I>;
pub struct Scan<I, St, B>;
pub struct FlatMap<I, U>;
pub struct Flatten<I>;
pub struct Fuse<I>;
pub struct Inspect<I, F>;
pub struct Rev<I>;
pub struct Copied<I>;
pub struct Cloned<I>;
pub struct Cycle<I>;
pub struct Once<T>;
pub struct Empty<T>;
pub struct Repeat<T>;
pub struct RepeatN<T>;
pub struct RepeatWith<F>;
pub struct FromFn<F>;
pub struct Successors<T, F>;

pub fn once<T>(value: T) -> Once<T>;
pub fn empty<T>() -> Empty<T>;
pub fn repeat<T: Clone>(elt: T) -> Repeat<T>;
pub fn repeat_n<T: Clone>(element: T, count: usize) -> RepeatN<T>;
pub fn repeat_with<A, F: FnMut() -> A>(repeater: F) -> RepeatWith<F>;
pub fn from_fn<T, F: FnMut() -> Option<T>>(f: F) -> FromFn<F>;
pub fn successors<T, F: FnMut(&T) -> Option<T>>(first: Option<T>, succ: F) -> Successors<T, F>;
pub fn zip<A: IntoIterator, B: IntoIterator>(a: A, b: B) -> Zip<A::IntoIter, B::IntoIter>;

impl<I: Iterator> Iterator for StepBy<I> {
    type Item = I::Item;
}

impl<A: Iterator, B: Iterator> Iterator for Chain<A, B> {
    type Item = A::Item;
}

impl<A: Iterator, B: Iterator> Iterator for Zip<A, B> {
    type Item = (A::Item, B::Item);
}

impl<I, B> Iterator for Map<I, B> {
    type Item = B;
}

impl<I: Iterator, P> Iterator for Filter<I, P> {
    type Item = I::Item;
}

impl<I, B> Iterator for FilterMap<I, B> {
    type Item = B;
}

impl<I: Iterator> Iterator for Enumerate<I> {
    type Item = (usize, I::Item);
}

impl<I: Iterator> Iterator for Peekable<I> {
    type Item = I::Item;
}

impl<I: Iterator> Peekable<I> {
    pub fn peek(&mut self) -> Option<&I::Item>;
    pub fn peek_mut(&mut self) -> Option<&mut I::Item>;
    pub fn next_if<F: FnOnce(&I::Item) -> bool>(&mut self, func: F) -> Option<I::Item>;
    pub fn next_if_eq<T>(&mut self, expected: &T) -> Option<I::Item>;
}

impl<I: Iterator, P> Iterator for SkipWhile<I, P> {
    type Item = I::Item;
}

impl<I: Iterator, P> Iterator for TakeWhile<I, P> {
    type Item = I::Item;
}

impl<I, B> Iterator for MapWhile<I, B> {
    type Item = B;
}

impl<I: Iterator> Iterator for Skip<I> {
    type Item = I::Item;
}

impl<I: Iterator> Iterator for Take<I> {
    type Item = I::Item;
}

impl<I, St, B> Iterator for Scan<I, St, B> {
    type Item = B;
}

impl<I, U: IntoIterator> Iterator for FlatMap<I, U> {
    type Item = U::Item;
}

impl<I: Iterator> Iterator for Flatten<I>
where
    I::Item: IntoIterator,
{
    type Item = <I::Item as IntoIterator>::Item;
}

impl<I: Iterator> Iterator for Fuse<I> {
    type Item = I::Item;
}

impl<I: Iterator, F> Iterator for Inspect<I, F> {
    type Item = I::Item;
}

impl<I: Iterator> Iterator for Rev<I> {
    type Item = I::Item;
}

impl<T, I: Iterator<Item = &T>> Iterator for Copied<I> {
    type Item = T;
}

impl<T, I: Iterator<Item = &T>> Iterator for Cloned<I> {
    type Item = T;
}

impl<I: Iterator> Iterator for Cycle<I> {
    type Item = I::Item;
}

impl<T> Iterator for Once<T> {
    type Item = T;
}

impl<T> Iterator for Empty<T> {
    type Item = T;
}

impl<T> Iterator for Repeat<T> {
    type Item = T;
}

impl<T> Iterator for RepeatN<T> {
    type Item = T;
}

impl<A, F: FnMut() -> A> Iterator for RepeatWith<F> {
    type Item = A;
}

impl<T, F: FnMut() -> Option<T>> Iterator for FromFn<F> {
    type Item = T;
}

impl<T, F> Iterator for Successors<T, F> {
    type Item = T;
}

impl<T> FromIterator<T> for Vec<T> {}
impl<T> FromIterator<T> for VecDeque<T> {}
impl<T> FromIterator<T> for HashSet<T> {}
impl<T> FromIterator<T> for BTreeSet<T> {}
impl<T> FromIterator<T> for Box<[T]> {}
impl<K, V> FromIterator<(K, V)> for HashMap<K, V> {}
impl<K, V> FromIterator<(K, V)> for BTreeMap<K, V> {}
impl FromIterator<char> for String {}
impl FromIterator<&str> for String {}
impl FromIterator<String> for String {}
impl<A, E, V: FromIterator<A>> FromIterator<Result<A, E>> for Result<V, E> {}
impl<A, V: FromIterator<A>> FromIterator<Option<A>> for Option<V> {}
impl<T> Extend<T> for Vec<T> {}
impl<T> Extend<T> for VecDeque<T> {}
impl<T> Extend<T> for HashSet<T> {}
impl<T> Extend<T> for BTreeSet<T> {}
impl<K, V> Extend<(K, V)> for HashMap<K, V> {}
impl<K, V> Extend<(K, V)> for BTreeMap<K, V> {}
