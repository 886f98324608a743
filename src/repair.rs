//! What to change, and whether it is safe: every flow gets a verdict with its reason.

use crate::file::FileSpan;
use crate::track::Flow;

mod import;

/// A flow, judged.
#[derive(Clone, Debug)]
pub struct Finding {
    pub flow: Flow,
    pub verdict: Verdict,
}

#[derive(Clone, Debug)]
pub enum Verdict {
    Fix(Repair, Safety),
    Left(Reason),
}

/// How sure a repair is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Safety {
    /// Compiles, behaves the same, and makes fewer system calls.
    Safe,
    /// May behave differently; each concern says how.
    NeedsReview(Vec<Concern>),
}

/// What should change, over all files it touches.
#[derive(Clone, Debug)]
pub struct Repair {
    /// One sentence, lower-case, no full stop: `wrap it in a BufReader where it is opened`.
    pub help: String,
    pub changes: Vec<Change>,
}

/// A piece of text to put in place of the span's; whole expressions or whole statements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub at: FileSpan,
    pub text: String,
}

/// Why a repair needs a look, each with the sentence that the user reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Concern {
    ReadAheadLost,
}

impl Concern {
    /// Stable id, as `--explain` and the formats name it.
    pub fn id(self) -> &'static str {
        match self {
            Concern::ReadAheadLost => "read-ahead-lost",
        }
    }

    /// Lower-case, no full stop.
    pub fn sentence(self) -> &'static str {
        match self {
            Concern::ReadAheadLost => {
                "the handle is used again after this call and would miss what the buffer has read ahead"
            }
        }
    }
}

/// Why nothing is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    NoSafePlace,
}

impl Reason {
    pub fn id(self) -> &'static str {
        match self {
            Reason::NoSafePlace => "no-safe-place",
        }
    }

    /// Lower-case, no full stop.
    pub fn sentence(self) -> &'static str {
        match self {
            Reason::NoSafePlace => "no place was found where a buffer could stand",
        }
    }
}
