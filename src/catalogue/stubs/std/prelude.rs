//! `std::prelude`: the names every file has without importing them.

pub mod v1 {
    pub use std::borrow::ToOwned;
    pub use std::boxed::Box;
    pub use std::clone::Clone;
    pub use std::cmp::{Eq, Ord, PartialEq, PartialOrd};
    pub use std::convert::{AsMut, AsRef, From, Into};
    pub use std::default::Default;
    pub use std::iter::{DoubleEndedIterator, ExactSizeIterator, Extend, IntoIterator, Iterator};
    pub use std::mem::drop;
    pub use std::ops::{Drop, Fn, FnMut, FnOnce};
    pub use std::option::Option::{self, None, Some};
    pub use std::result::Result::{self, Err, Ok};
    pub use std::string::{String, ToString};
    pub use std::vec::Vec;
}

pub mod rust_2021 {
    pub use std::convert::{TryFrom, TryInto};
    pub use std::iter::FromIterator;
    pub use std::prelude::v1::*;
}

pub mod rust_2024 {
    pub use std::future::{Future, IntoFuture};
    pub use std::prelude::rust_2021::*;
}
