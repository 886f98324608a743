//! `anyhow`: errors that any io error turns into.

use std::convert::Infallible;
use std::fmt::{Debug, Display};

pub type Result<T, E = Error> = std::result::Result<T, E>;

pub struct Error;
pub struct Chain;

impl Error {
    pub fn new<E: std::error::Error>(error: E) -> Self;
    pub fn msg<M: Display + Debug>(message: M) -> Self;
    pub fn from_boxed(boxed_error: Box<dyn std::error::Error + Send + Sync>) -> Self;
    pub fn context<C: Display>(self, context: C) -> Self;
    pub fn chain(&self) -> Chain;
    pub fn root_cause(&self) -> &(dyn std::error::Error);
    pub fn is<E>(&self) -> bool;
    pub fn downcast<E>(self) -> std::result::Result<E, Self>;
    pub fn downcast_ref<E>(&self) -> Option<&E>;
    pub fn downcast_mut<E>(&mut self) -> Option<&mut E>;
}

impl<E: std::error::Error> From<E> for Error {}
impl Display for Error {}
impl Debug for Error {}

impl std::ops::Deref for Error {
    type Target = dyn std::error::Error + Send + Sync;
}

impl Iterator for Chain {
    type Item = &dyn std::error::Error;
}

pub trait Context<T, E> {
    fn context<C: Display>(self, context: C) -> std::result::Result<T, Error>;
    fn with_context<C: Display, F: FnOnce() -> C>(self, f: F) -> std::result::Result<T, Error>;
}

impl<T, E> Context<T, E> for std::result::Result<T, E> {}
impl<T> Context<T, Infallible> for Option<T> {}

pub fn Ok<T>(value: T) -> Result<T>;
