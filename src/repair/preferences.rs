//! What a project asks of every repair: how large its buffers are, how their names come in, which rules want a look.
//! Knows nothing of where that is written down.

use std::collections::BTreeSet;

use crate::track::Rule;

/// Without any, repairs are as buffix makes them by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// Of each buffer, in bytes; `None` for what suits the handle: 8 KiB, and 32 KiB in front of Stdout.
    pub capacity: Option<usize>,
    pub imports: Imports,
    /// Rules none of whose repairs is made without a look.
    pub review: BTreeSet<Rule>,
    /// Whether what is quiet is shown too.
    pub all: bool,
}

/// How the name of a buffer comes into a file that does not know it yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Imports {
    /// `use std::io::BufReader;`, but `io::BufReader` where the file spells its types so.
    #[default]
    Item,
    /// `use std::io;` and `io::BufReader`.
    Module,
    /// `std::io::BufReader` without an import.
    Qualified,
}

impl Imports {
    pub const ALL: [Imports; 3] = [Imports::Item, Imports::Module, Imports::Qualified];

    /// As a configuration has it.
    pub fn name(self) -> &'static str {
        match self {
            Imports::Item => "item",
            Imports::Module => "module",
            Imports::Qualified => "qualified",
        }
    }
}
