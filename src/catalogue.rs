//! What is unbuffered, what each call costs and what cures it, as stubs in Rust syntax.
//! The stubs are read like any other file and never compiled.

mod entry;
mod lowered;
mod measured;
mod stub_words;
mod stubs;
mod texts;

#[cfg(test)]
mod agreement;
#[cfg(test)]
mod tests;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use smol_str::SmolStr;

use crate::items::Items;

pub use self::entry::{Entry, Marks, entries};
pub use self::measured::{Measured, measured};
#[cfg(test)]
pub use self::stubs::STUBS;
pub use self::texts::{StubText, StubTexts};
pub use crate::marks::{Direction, FuncMarks, OncePer, RepeatsMark, Runs, SinkMark, TypeMarks};

/// All that is known before any user code is read.
#[derive(Debug, Default)]
pub struct Catalogue {
    pub stubs: Vec<Arc<Stub>>,
}

/// A module of a crate as its stub describes it.
#[derive(Debug)]
pub struct Stub {
    /// `std::io`.
    pub module: SmolStr,
    /// The user's file; `None` for what comes with buffix.
    pub file: Option<PathBuf>,
    pub text: SmolStr,
    pub items: Arc<Items>,
    /// By place in `items.types`.
    pub types: Vec<(usize, TypeMarks)>,
    /// By place in `items.funcs`.
    pub funcs: Vec<(usize, FuncMarks)>,
}

/// What is wrong in a stub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StubError {
    pub module: SmolStr,
    /// The user's file; `None` for what comes with buffix.
    pub file: Option<PathBuf>,
    /// From 1; `None` where it is about the file as a whole.
    pub line: Option<usize>,
    pub what: String,
}

impl StubError {
    fn of_file(file: &Path, what: String) -> Self {
        Self { module: SmolStr::default(), file: Some(file.to_owned()), line: None, what }
    }
}

impl fmt::Display for StubError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.file {
            Some(file) => write!(f, "{}", file.display())?,
            None => write!(f, "stub of {}", self.module)?,
        }
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.what)
    }
}

impl std::error::Error for StubError {}

impl Catalogue {
    /// The stubs of the crates that `is_wanted`, std among them; each is read once a run. What the user wrote is read in
    /// any case, so that no mistake in it goes unseen.
    ///
    /// # Errors
    /// The first stub that does not parse or that carries an attribute outside the vocabulary.
    pub fn of(texts: &StubTexts, is_wanted: impl Fn(&str) -> bool + Sync) -> Result<Self, StubError> {
        let is_read = |stub: &&StubText| {
            let krate = stub.module.split("::").next().unwrap_or_default();
            stub.file.is_some() || is_wanted(krate)
        };
        let read: Vec<&StubText> = texts.iter().filter(is_read).collect();
        let stubs = read.into_par_iter().with_max_len(1).map(StubText::stub);
        Ok(Self { stubs: stubs.collect::<Result<_, _>>()? })
    }
}
