//! Which files there are to read, and what was wrong with those that cannot be read.

use std::fmt;

/// A file that is left as it is, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file as the user is told of it.
    pub shown: String,
    pub kind: ProblemKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    NotUtf8,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.shown, self.kind)
    }
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ProblemKind::NotUtf8 => "not UTF-8, left as it is",
        })
    }
}
