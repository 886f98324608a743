//! The version of a package: its numbers, and which of two cargo takes for compatible.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The numbers of a version, as many as are written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Version(Vec<u64>);

impl Version {
    /// The first that stands in a text: 1 and 2 of `^1.2-alpha, <3`.
    pub fn first_in(text: &str) -> Option<Self> {
        let start = text.find(|it: char| it.is_ascii_digit())?;
        let rest = &text[start..];
        let end = rest.find(|it: char| !it.is_ascii_digit() && it != '.').unwrap_or(rest.len());
        rest[..end]
            .trim_end_matches('.')
            .split('.')
            .map(|it| it.parse().ok())
            .collect::<Option<_>>()
            .map(Self)
    }

    /// All that cargo takes for compatible: `1.x`, `0.13.x`.
    pub fn series(&self) -> String {
        let numbers = Self(self.0.get(..self.leading()).unwrap_or(&self.0).to_vec());
        format!("{numbers}.x")
    }

    /// How many numbers cargo looks at: those up to the first that is not zero.
    fn leading(&self) -> usize {
        self.0.iter().position(|it| *it != 0).map_or(self.0.len(), |it| it + 1)
    }

    /// As cargo sees it: the same leftmost number that is not zero.
    pub fn is_compatible_with(&self, least: &Version) -> bool {
        let leading = least.leading();
        self.0.get(..leading) == least.0.get(..leading)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.0.iter().map(u64::to_string).collect();
        f.write_str(&numbers.join("."))
    }
}
