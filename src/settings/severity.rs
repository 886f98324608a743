//! How grave the findings of a rule are to a project: what every format says, and nothing else.

use std::collections::BTreeMap;

use crate::track::Rule;

/// The exit code does not ask for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    Note,
    #[default]
    Warning,
    Error,
}

/// Those that a configuration names; the others are warnings.
pub type Severities = BTreeMap<Rule, Severity>;

impl Severity {
    pub const ALL: [Severity; 3] = [Severity::Error, Severity::Warning, Severity::Note];

    /// As rustc calls it, and a configuration.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}
