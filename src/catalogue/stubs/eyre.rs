//! `eyre`: errors that any io error turns into.

use std::fmt::{Debug, Display};

pub type Result<T, E = Report> = std::result::Result<T, E>;

pub struct Report;

impl Report {
    pub fn new<E: std::error::Error>(error: E) -> Self;
    pub fn msg<M: Display + Debug>(message: M) -> Self;
    pub fn wrap_err<D: Display>(self, msg: D) -> Self;
    pub fn root_cause(&self) -> &(dyn std::error::Error);
    pub fn is<E>(&self) -> bool;
    pub fn downcast<E>(self) -> std::result::Result<E, Self>;
    pub fn downcast_ref<E>(&self) -> Option<&E>;
}

impl<E: std::error::Error> From<E> for Report {}
impl Display for Report {}
impl Debug for Report {}

pub trait WrapErr<T, E> {
    fn wrap_err<D: Display>(self, msg: D) -> std::result::Result<T, Report>;
    fn wrap_err_with<D: Display, F: FnOnce() -> D>(self, f: F) -> std::result::Result<T, Report>;
    fn context<D: Display>(self, msg: D) -> std::result::Result<T, Report>;
    fn with_context<D: Display, F: FnOnce() -> D>(self, f: F) -> std::result::Result<T, Report>;
}

impl<T, E> WrapErr<T, E> for std::result::Result<T, E> {}

pub trait OptionExt<T> {
    fn ok_or_eyre<M: Debug + Display>(self, message: M) -> Result<T>;
}

impl<T> OptionExt<T> for Option<T> {}

pub trait ContextCompat<T> {
    fn context<D: Display>(self, msg: D) -> std::result::Result<T, Report>;
    fn with_context<D: Display, F: FnOnce() -> D>(self, f: F) -> std::result::Result<T, Report>;
}

impl<T> ContextCompat<T> for Option<T> {}
