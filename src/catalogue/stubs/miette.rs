//! `miette`: reports that an error turns into by `into_diagnostic`.

use std::fmt::{Debug, Display};

pub type Result<T, E = Report> = std::result::Result<T, E>;
pub type Error = Report;

pub struct Report;

impl Report {
    pub fn msg<M: Display + Debug>(message: M) -> Self;
    pub fn wrap_err<D: Display>(self, msg: D) -> Self;
    pub fn context<D: Display>(self, msg: D) -> Self;
}

impl Display for Report {}
impl Debug for Report {}

pub trait IntoDiagnostic<T, E> {
    fn into_diagnostic(self) -> std::result::Result<T, Report>;
}

impl<T, E> IntoDiagnostic<T, E> for std::result::Result<T, E> {}

pub trait WrapErr<T, E> {
    fn wrap_err<D: Display>(self, msg: D) -> std::result::Result<T, Report>;
    fn wrap_err_with<D: Display, F: FnOnce() -> D>(self, f: F) -> std::result::Result<T, Report>;
    fn context<D: Display>(self, msg: D) -> std::result::Result<T, Report>;
    fn with_context<D: Display, F: FnOnce() -> D>(self, f: F) -> std::result::Result<T, Report>;
}

impl<T, E> WrapErr<T, E> for std::result::Result<T, E> {}

pub use WrapErr as Context;
