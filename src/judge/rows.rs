//! The rows as a project has turned them over: told all the same, or quiet where they would be told.

use std::collections::BTreeSet;

use crate::judge::Quiet;

/// Without any, rows are as buffix has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// What is quiet by one of these alone is shown.
    pub told: BTreeSet<Quiet>,
    /// What one of `Rows::TO_QUIET` says is not shown.
    pub quiet: BTreeSet<Quiet>,
}

/// As buffix has them.
pub static USUAL: Rows = Rows { told: BTreeSet::new(), quiet: BTreeSet::new() };

/// A row, and whether it holds.
type Asked<'a> = (Quiet, &'a dyn Fn() -> bool);

impl Rows {
    /// The rows that hold of what is shown as well, so that a project may want it quiet.
    pub const TO_QUIET: [Quiet; 2] = [Quiet::Example, Quiet::Warm];

    /// The first row that holds, in the order in which they are given; those that are told decide nothing.
    pub fn first(&self, rows: &[Asked<'_>]) -> Option<Quiet> {
        rows.iter().find(|(row, holds)| !self.told.contains(row) && holds()).map(|it| it.0)
    }
}
