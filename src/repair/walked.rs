//! What was found out about functions for one finding: many ways lead to the same function, which is walked once.

use crate::index::{FuncId, Memo};
use crate::repair::effect::Effect;

/// How deep down a function is called; the deeper, the less far it is looked into.
pub type Depth = u32;

/// Answers for one finding in one round: what is learnt in between may change them.
#[derive(Debug, Default)]
pub struct Walked {
    /// What calling a function does.
    pub effects: Memo<(FuncId, Depth), Vec<Effect>>,
    /// Whether a function looks at the file of a name, spelled as it is inside of it.
    pub looks: Memo<(FuncId, String, Depth), bool>,
}
