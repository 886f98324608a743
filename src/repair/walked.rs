//! What was found out once: many findings, and many ways of one, lead to the same function and the same place.

use crate::effects;
use crate::file::FileId;
use crate::index::{FuncId, Memo};
use crate::items::ScopeId;
use crate::repair::ImportNeed;

/// Answers for one finding in one round: what is learnt in between may change them.
#[derive(Debug, Default)]
pub struct Walked {
    /// What code does besides its value.
    pub effects: effects::Memory,
}

/// Answers for all findings, which nothing that is learnt changes.
#[derive(Default)]
pub struct Shared {
    pub steps: effects::Steps,
    /// How the code of a scope spells what a path means, a trait for its methods alone, and what is imported for that.
    pub names: Memo<(FileId, ScopeId, &'static [&'static str], bool), Option<(String, ImportNeed)>>,
    /// The functions that a test, or a file that is not part of the run, may call.
    pub used_unseen: Memo<FuncId, bool>,
}
