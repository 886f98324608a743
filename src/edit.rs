//! How a repair is spelled in its file: byte ranges of the original, parsed again, twice.

use crate::file::{FileId, FileSpan};

/// Text that takes the place of a span; an empty span inserts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edit {
    pub at: FileSpan,
    pub text: String,
}

/// One file before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewrite {
    pub file: FileId,
    /// The text without a byte order mark.
    pub after: String,
    /// The findings whose edits are in it, by their place in the list.
    pub findings: Vec<usize>,
}
