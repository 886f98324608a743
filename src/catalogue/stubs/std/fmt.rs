//! `std::fmt`: formatting into memory. Its `Write` is not that of `std::io` and never asks the system.

pub type Result = std::result::Result<(), Error>;

pub struct Error;
pub struct Formatter;
pub struct Arguments;
pub struct DebugStruct;
pub struct DebugTuple;
pub struct DebugList;
pub struct DebugMap;

pub trait Write {
    /// Is given each piece of a format string.
    #[repeats]
    fn write_str(&mut self, s: &str) -> Result;

    /// Is given each character that is written by itself.
    #[repeats]
    fn write_char(&mut self, c: char) -> Result;

    fn write_fmt(&mut self, args: Arguments) -> Result;
}

pub trait Display {
    fn fmt(&self, f: &mut Formatter) -> Result;
}

pub trait Debug {
    fn fmt(&self, f: &mut Formatter) -> Result;
}

pub trait LowerHex {
    fn fmt(&self, f: &mut Formatter) -> Result;
}

pub trait UpperHex {
    fn fmt(&self, f: &mut Formatter) -> Result;
}

pub trait Binary {
    fn fmt(&self, f: &mut Formatter) -> Result;
}

pub trait Octal {
    fn fmt(&self, f: &mut Formatter) -> Result;
}

pub trait LowerExp {
    fn fmt(&self, f: &mut Formatter) -> Result;
}

pub trait UpperExp {
    fn fmt(&self, f: &mut Formatter) -> Result;
}

pub trait Pointer {
    fn fmt(&self, f: &mut Formatter) -> Result;
}

pub fn format(args: Arguments) -> String;
pub fn write(output: &mut dyn Write, args: Arguments) -> Result;

impl Formatter {
    pub fn pad(&mut self, s: &str) -> Result;
    pub fn write_str(&mut self, data: &str) -> Result;
    pub fn write_fmt(&mut self, fmt: Arguments) -> Result;
    pub fn width(&self) -> Option<usize>;
    pub fn precision(&self) -> Option<usize>;
    pub fn alternate(&self) -> bool;
    pub fn debug_struct(&mut self, name: &str) -> DebugStruct;
    pub fn debug_tuple(&mut self, name: &str) -> DebugTuple;
    pub fn debug_list(&mut self) -> DebugList;
    pub fn debug_map(&mut self) -> DebugMap;
}

impl DebugStruct {
    pub fn field(&mut self, name: &str, value: &dyn Debug) -> &mut Self;
    pub fn finish(&mut self) -> Result;
    pub fn finish_non_exhaustive(&mut self) -> Result;
}

impl DebugTuple {
    pub fn field(&mut self, value: &dyn Debug) -> &mut Self;
    pub fn finish(&mut self) -> Result;
}

impl DebugList {
    pub fn entry(&mut self, entry: &dyn Debug) -> &mut Self;
    pub fn entries<I: IntoIterator>(&mut self, entries: I) -> &mut Self;
    pub fn finish(&mut self) -> Result;
}

impl DebugMap {
    pub fn entry(&mut self, key: &dyn Debug, value: &dyn Debug) -> &mut Self;
    pub fn entries<I: IntoIterator>(&mut self, entries: I) -> &mut Self;
    pub fn finish(&mut self) -> Result;
}

impl Arguments {
    pub fn as_str(&self) -> Option<&str>;
}

impl Write for Formatter {}
impl Write for String {}
impl<W: Write> Write for &mut W {}
impl std::error::Error for Error {}
