//! What was found out about functions for one finding: many ways lead to the same function, which is walked once.

use crate::effects;

/// Answers for one finding in one round: what is learnt in between may change them.
#[derive(Debug, Default)]
pub struct Walked {
    /// What code does besides its value.
    pub effects: effects::Memory,
}
