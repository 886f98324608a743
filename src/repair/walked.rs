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

/// What is to be named: the file and the scope, the path, and whether it is that of a trait whose methods alone are called.
pub type Meant = (FileId, ScopeId, &'static [&'static str], bool);
/// How code spells it, and what is imported for that.
pub type Spelled = (String, ImportNeed);

/// Answers for all findings, which nothing that is learnt changes.
#[derive(Default)]
pub struct Shared {
    pub steps: effects::Steps,
    pub names: Memo<Meant, Option<Spelled>>,
    /// The functions that a test, or a file that is not part of the run, may call.
    pub used_unseen: Memo<FuncId, bool>,
}
