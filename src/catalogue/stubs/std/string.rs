//! `std::string`.

use std::borrow::Cow;
use std::fmt::Display;
use std::ops::Deref;

pub struct String;
pub struct FromUtf8Error;
pub struct Drain;

pub trait ToString {
    /// Gives the same text or path, if in another type.
    #[same]
    fn to_string(&self) -> String;
}

impl<T: Display> ToString for T {}

impl String {
    pub fn new() -> String;
    pub fn with_capacity(capacity: usize) -> String;
    pub fn from_utf8(vec: Vec<u8>) -> Result<String, FromUtf8Error>;
    pub fn from_utf8_lossy(v: &[u8]) -> Cow<str>;
    pub fn into_bytes(self) -> Vec<u8>;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn as_str(&self) -> &str;
    pub fn push_str(&mut self, string: &str);
    pub fn push(&mut self, ch: char);
    pub fn pop(&mut self) -> Option<char>;
    pub fn capacity(&self) -> usize;
    pub fn reserve(&mut self, additional: usize);
    pub fn truncate(&mut self, new_len: usize);
    pub fn remove(&mut self, idx: usize) -> char;
    pub fn insert(&mut self, idx: usize, ch: char);
    pub fn insert_str(&mut self, idx: usize, string: &str);
    pub unsafe fn as_mut_vec(&mut self) -> &mut Vec<u8>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn clear(&mut self);
    pub fn drain<R>(&mut self, range: R) -> Drain;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn into_boxed_str(self) -> Box<str>;

    /// Gives the value away for good: its drop never runs.
    #[forgets]
    pub fn leak(self) -> &mut str;
}

impl FromUtf8Error {
    pub fn as_bytes(&self) -> &[u8];
    pub fn into_bytes(self) -> Vec<u8>;
}

impl Deref for String {
    type Target = str;
}

impl Iterator for Drain {
    type Item = char;
}

impl AsRef<str> for String {}
impl AsRef<str> for str {}
impl AsRef<[u8]> for String {}
impl AsRef<[u8]> for str {}
impl Clone for String {}
impl Default for String {}
impl Display for String {}
impl Display for str {}
impl From<&str> for String {}
impl From<&String> for String {}
impl From<char> for String {}
impl From<Box<str>> for String {}
impl From<Cow<str>> for String {}
