//! How the lines of one text became those of another.

use similar::DiffOp;
use similar::algorithms::{Capture, Compact, Replace, histogram};

/// The lines of a text, each with its end: a line feed only, a carriage return, form feed or U+2028 is part of its line.
pub fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

/// Which lines stayed, and what was put in the place of the others, as git's histogram has it.
pub fn line_changes(old: &[&str], new: &[&str]) -> Vec<DiffOp> {
    let mut changes = Compact::new(Replace::new(Capture::new()), old, new);
    match histogram::diff(&mut changes, old, 0..old.len(), new, 0..new.len()) {
        Ok(()) => changes.into_inner().into_inner().into_ops(),
    }
}
