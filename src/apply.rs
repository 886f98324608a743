//! Writes files, each as a whole, and starts processes: git is asked whether a file may be rewritten and told to commit
//! it, a build is asked whether it compiles, and an editor is opened.
//! The one module that does either.

use std::fmt;

use crate::discover::{Problem, ProblemKind, read_again};
use crate::file::RustFile;

mod build;
mod commit;
mod diff;
mod editor;
mod git;
mod replace;

#[cfg(test)]
mod tests;

pub use build::{Build, BuildError, BuildPlace, Built, MainThread};
pub use commit::{cannot_commit, commit};
pub use diff::{GitError, Repository};
pub use editor::edited;
pub use git::{GitState, dirty_files};
pub use replace::write_whole;

/// A file as it was read, and the text that takes its place, without a byte order mark.
#[derive(Clone, Copy, Debug)]
pub struct Write<'a> {
    pub file: &'a RustFile,
    pub after: &'a str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Written,
    Refused(Refusal),
}

/// Why a file was not written; but for `Torn` it is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The file as it is named to the user.
    pub shown: String,
    pub kind: RefusalKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RefusalKind {
    /// Changes that are not in git's index.
    Dirty,
    /// Not known to git.
    Untracked,
    /// Changes in git's index that are not committed.
    Staged,
    /// In a git repository that git gives no answer about, and what it said.
    NoAnswer(String),
    ChangedMeanwhile,
    ReadOnly,
    /// What the system said.
    Io(String),
    /// Neither the new nor the old text could be written whole; only a file with several names comes to this.
    Torn(String),
}

/// Which of the user's changes in git may be mixed with those of a rewrite.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guard {
    /// Changed or new files, staged or not.
    pub allow_dirty: bool,
    /// Files whose changes are all staged.
    pub allow_staged: bool,
    /// Files in a repository that git gives no answer about. Outside repositories nothing is asked.
    pub allow_no_vcs: bool,
}

/// Why a file may not be written, as far as that is known before.
pub fn objection(file: &RustFile, guard: &Guard) -> Option<Refusal> {
    let state = dirty_files(&[file.path.as_path()]).into_iter().next();
    let refused = state.and_then(|it| guard.objects_to(it));
    let refused = refused.or_else(|| is_unchanged(file).err()).or_else(|| {
        let read_only = file.path.metadata().is_ok_and(|it| it.permissions().readonly());
        read_only.then_some(RefusalKind::ReadOnly)
    });
    refused.map(|kind| Refusal { shown: file.shown.clone(), kind })
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Problem { shown: refusal.shown.clone(), kind: ProblemKind::NotWritten(refusal.to_string()) }
    }
}

/// Writes each file whole or not at all, in order; one outcome per write.
pub fn write_all(writes: &[Write<'_>], guard: &Guard) -> Vec<Outcome> {
    let states = if guard.allow_dirty && guard.allow_no_vcs {
        vec![GitState::Clean; writes.len()]
    } else {
        let paths: Vec<_> = writes.iter().map(|it| it.file.path.as_path()).collect();
        dirty_files(&paths)
    };
    let write = |(write, state): (&Write<'_>, GitState)| {
        let written = match guard.objects_to(state) {
            Some(kind) => Err(kind),
            None => replace::replace(write),
        };
        match written {
            Ok(()) => Outcome::Written,
            Err(kind) => Outcome::Refused(Refusal { shown: write.file.shown.clone(), kind }),
        }
    };
    writes.iter().zip(states).map(write).collect()
}

impl Guard {
    fn objects_to(&self, state: GitState) -> Option<RefusalKind> {
        match state {
            GitState::Dirty if !self.allow_dirty => Some(RefusalKind::Dirty),
            GitState::Untracked if !self.allow_dirty => Some(RefusalKind::Untracked),
            GitState::Staged if !self.allow_dirty && !self.allow_staged => Some(RefusalKind::Staged),
            GitState::Unanswered(why) if !self.allow_no_vcs => Some(RefusalKind::NoAnswer(why)),
            _ => None,
        }
    }
}

/// Whether the file is on disk as it was read.
fn is_unchanged(file: &RustFile) -> Result<(), RefusalKind> {
    match read_again(file) {
        Ok(text) if *text == *file.text => Ok(()),
        Err(ProblemKind::Unreadable(why)) => Err(RefusalKind::Io(why)),
        Ok(_) | Err(_) => Err(RefusalKind::ChangedMeanwhile),
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = &self.shown;
        match &self.kind {
            RefusalKind::Dirty => {
                write!(f, "{shown}: has uncommitted changes; commit or stash them, or pass --allow-dirty")
            }
            RefusalKind::Untracked => {
                write!(f, "{shown}: is not in git yet; commit it, or pass --allow-dirty")
            }
            RefusalKind::Staged => {
                write!(f, "{shown}: has staged changes; commit or stash them, or pass --allow-staged")
            }
            RefusalKind::NoAnswer(why) => {
                write!(f, "{shown}: git does not tell whether it is committed ({why}); pass --allow-no-vcs")
            }
            RefusalKind::ChangedMeanwhile => {
                write!(f, "{shown}: changed while it was worked on; left as it is, run again")
            }
            RefusalKind::ReadOnly => write!(f, "{shown}: is read-only; make it writable and run again"),
            RefusalKind::Io(why) => write!(f, "{shown}: cannot be written ({why}); left as it is"),
            RefusalKind::Torn(why) => {
                write!(f, "{shown}: was written in part ({why}); restore it from git or a copy")
            }
        }
    }
}
