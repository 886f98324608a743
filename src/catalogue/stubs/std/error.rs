//! `std::error`.

use std::fmt::{Debug, Display};

pub trait Error: Debug + Display {
    fn source(&self) -> Option<&(dyn Error + 'static)>;
    fn description(&self) -> &str;
    fn cause(&self) -> Option<&dyn Error>;
}

impl<T: Error> Error for Box<T> {}
impl<T: Error> Error for &T {}
impl Error for std::num::ParseIntError {}
impl Error for std::num::ParseFloatError {}
impl Error for std::num::TryFromIntError {}
impl Error for std::str::Utf8Error {}
impl Error for std::string::FromUtf8Error {}
impl Error for std::env::VarError {}
