//! What is unbuffered, what costs a call, what cures it.

use crate::items::Items;
use smol_str::SmolStr;

#[derive(Debug, Default)]
pub struct Catalogue {
    pub stubs: Vec<Stub>,
    /// By stub and place in its types.
    pub type_roles: Vec<(u32, usize, TypeRole)>,
}
#[derive(Debug)]
pub struct Stub {
    pub module: SmolStr,
    pub items: Items,
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeRole {
    Unbuffered { read: bool, write: bool },
    LineBuffered,
    Cure(crate::catalogue::Way),
    Buffers,
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Read,
    Write,
}
