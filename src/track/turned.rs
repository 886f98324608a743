//! The rows of what is quiet, as the project has turned them over.

use crate::judge::{Rows, USUAL};
use crate::track::program::Program;

impl<'a> Program<'a> {
    /// What is quiet, as the project has it.
    pub fn rows(&self) -> &'a Rows {
        if self.is_usual.get() { &USUAL } else { self.knowledge.sources().rows }
    }

    /// What a question about rows comes to where the project has turned none over.
    pub fn as_usual<T>(&self, ask: impl FnOnce() -> T) -> T {
        self.is_usual.set(true);
        let answer = ask();
        self.is_usual.set(false);
        answer
    }
}
