//! What went wrong with one file, manifest or argument while the run went on.
//! Every sentence about it stands here.

use std::fmt;

/// What went wrong with one file; it is left as it is and the run goes on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file as it is named to the user, or the argument that is wrong.
    pub shown: String,
    pub kind: ProblemKind,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ProblemKind {
    NotUtf8,
    /// It holds a NUL byte.
    Binary,
    /// What the system said.
    Unreadable(String),
    /// Over `MAX_BYTES`.
    TooLarge,
    /// Nested deeper than the parser can follow.
    TooDeep,
    /// The first syntax error; line and column from 1, the column in chars.
    DoesNotParse {
        line: u32,
        column: u32,
    },
    /// A Cargo.toml or Cargo.lock, and why it cannot be used.
    BadManifest(String),
    ChangedMeanwhile,
    /// A rewrite that was refused, as the user reads it.
    NotWritten(String),
    /// A path on the command line that is not there.
    NoSuchPath,
    /// A `--package` that no member of the workspace matches.
    NoSuchPackage,
    /// A wildcard that is not one, and why.
    BadPattern(String),
    /// A repair that does not compile, and the compiler's first line.
    PutBack(String),
    /// A repair whose text another parser refuses, or that changes more than it says; the line from 1.
    Unproved {
        line: u32,
    },
    /// A file that each round of repairs changes again.
    Unsettled,
    /// A build that fails, or cannot be run, before anything is rewritten, and why.
    NotVerified(String),
    /// A finding that no comment silences; the line from 1.
    NotSilenced {
        line: u32,
    },
    /// A trace of system calls, and why nothing is taken from it.
    NoEvidence(String),
}

impl ProblemKind {
    /// Whether one file or one finding is left as it is, and nobody asked for that very one: the rest of a run is as
    /// good without it.
    pub fn is_local(&self) -> bool {
        match self {
            ProblemKind::NotUtf8
            | ProblemKind::Binary
            | ProblemKind::Unreadable(_)
            | ProblemKind::TooLarge
            | ProblemKind::TooDeep
            | ProblemKind::DoesNotParse { .. }
            | ProblemKind::BadManifest(_)
            | ProblemKind::PutBack(_)
            | ProblemKind::Unproved { .. }
            | ProblemKind::Unsettled
            | ProblemKind::NotSilenced { .. } => true,
            ProblemKind::ChangedMeanwhile
            | ProblemKind::NotWritten(_)
            | ProblemKind::NoSuchPath
            | ProblemKind::NoSuchPackage
            | ProblemKind::BadPattern(_)
            | ProblemKind::NotVerified(_)
            | ProblemKind::NoEvidence(_) => false,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = &self.shown;
        match &self.kind {
            ProblemKind::NotUtf8 => write!(f, "{shown}: is not UTF-8; left as it is"),
            ProblemKind::Binary => write!(f, "{shown}: holds a NUL byte; left as it is"),
            ProblemKind::Unreadable(why) => write!(f, "{shown}: cannot be read ({why}); left as it is"),
            ProblemKind::TooLarge => write!(f, "{shown}: is larger than 16 MiB; left as it is"),
            ProblemKind::TooDeep => write!(f, "{shown}: is nested too deep to be parsed; left as it is"),
            ProblemKind::DoesNotParse { line, column } => {
                write!(f, "{shown}:{line}:{column}: does not parse; left as it is")
            }
            ProblemKind::BadManifest(why) => {
                write!(f, "{shown}: {why}; what it says of its package is not used")
            }
            ProblemKind::ChangedMeanwhile => {
                write!(f, "{shown}: changed while it was worked on; left as it is, run again")
            }
            ProblemKind::NotWritten(why) => f.write_str(why),
            ProblemKind::NoSuchPath => write!(f, "{shown}: there is no such file or folder"),
            ProblemKind::NoSuchPackage => {
                write!(f, "`{shown}` is no package of this workspace; see `members` in its Cargo.toml")
            }
            ProblemKind::BadPattern(why) => write!(f, "`{shown}` is not a pattern: {why}"),
            ProblemKind::PutBack(why) => {
                write!(f, "{shown}: the repair was put back, since it does not build ({why})")
            }
            ProblemKind::Unproved { line } => {
                write!(
                    f,
                    "{shown}:{line}: the repair does not hold its proof; left as it is, please report this as a bug of buffix"
                )
            }
            ProblemKind::Unsettled => {
                write!(
                    f,
                    "{shown}: the repairs come to no end; left as it is, please report this as a bug of buffix"
                )
            }
            ProblemKind::NotVerified(why) => {
                write!(
                    f,
                    "`{shown}` fails before anything is rewritten ({why}); the repairs were not verified"
                )
            }
            ProblemKind::NotSilenced { line } => {
                write!(
                    f,
                    "{shown}:{line}: no comment above this line would silence it; put one on its item or its file"
                )
            }
            ProblemKind::NoEvidence(why) => write!(f, "{shown}: {why}"),
        }
    }
}
