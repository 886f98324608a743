//! Exit codes, and what decides between them.

use crate::cli::{Config, Mode};
use crate::report::Outcome;

/// How buffix ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// 0: nothing was found, or all of it is repaired.
    Clean,
    /// 1: findings are left, or the diff is not empty.
    Found,
    /// 2: wrong use, or a run that could not look at everything.
    Incomplete,
}

impl Exit {
    pub fn code(self) -> u8 {
        match self {
            Exit::Clean => 0,
            Exit::Found => 1,
            Exit::Incomplete => 2,
        }
    }
}

/// `--diff` is asked what would change, so there the diff decides and not what is left besides.
pub fn exit(config: &Config, outcome: &Outcome) -> Exit {
    let found = match config.mode {
        Mode::Report | Mode::Fix => !outcome.findings.is_empty(),
        Mode::Diff => !outcome.rewrites.is_empty(),
        Mode::FixOnly => false,
    };
    if !outcome.problems.is_empty() {
        Exit::Incomplete
    } else if found && !config.exit_zero {
        Exit::Found
    } else {
        Exit::Clean
    }
}
