//! `snafu`: errors that a selector makes, one for each step.

pub struct Whatever;
pub struct NoneError;

pub trait ResultExt<T, E> {
    fn context<C, E2>(self, context: C) -> std::result::Result<T, E2>;
    fn with_context<F: FnOnce(&mut E) -> C, C, E2>(self, context: F) -> std::result::Result<T, E2>;
    fn whatever_context<S, E2>(self, context: S) -> std::result::Result<T, E2>;
    fn with_whatever_context<F: FnOnce(&mut E) -> S, S, E2>(self, context: F) -> std::result::Result<T, E2>;
    fn boxed(self) -> std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;
    fn boxed_local(self) -> std::result::Result<T, Box<dyn std::error::Error>>;
}

impl<T, E> ResultExt<T, E> for std::result::Result<T, E> {}

pub trait OptionExt<T> {
    fn context<C, E>(self, context: C) -> std::result::Result<T, E>;
    fn with_context<F: FnOnce() -> C, C, E>(self, context: F) -> std::result::Result<T, E>;
    fn whatever_context<S, E>(self, context: S) -> std::result::Result<T, E>;
    fn with_whatever_context<F: FnOnce() -> S, S, E>(self, context: F) -> std::result::Result<T, E>;
}

impl<T> OptionExt<T> for Option<T> {}
