//! One name or one part of a path against `*`, `?` and `[…]`, as cargo takes them in `members` and `--package`.

use ignore::overrides::{Override, OverrideBuilder};

pub struct Wildcard(Override);

impl Wildcard {
    /// # Errors
    /// What is wrong with the pattern.
    pub fn new(pattern: &str) -> Result<Self, String> {
        let mut builder = OverrideBuilder::new("");
        builder.add(pattern).map_err(|it| it.to_string())?;
        builder.build().map(Self).map_err(|it| it.to_string())
    }

    pub fn matches(&self, name: &str) -> bool {
        self.0.matched(name, true).is_whitelist()
    }

    /// Whether `text` has anything but letters that stand for themselves.
    pub fn is_one(text: &str) -> bool {
        text.contains(['*', '?', '['])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_any_part_of_a_name() {
        let wildcard = Wildcard::new("tokio-*").unwrap();
        assert!(wildcard.matches("tokio-util"));
        assert!(!wildcard.matches("tokio"));
        assert!(!wildcard.matches("my-tokio-util"));
    }

    #[test]
    fn a_name_stands_for_itself() {
        let wildcard = Wildcard::new("serde").unwrap();
        assert!(wildcard.matches("serde"));
        assert!(!wildcard.matches("serde_json"));
    }

    #[test]
    fn an_open_bracket_is_not_a_pattern() {
        assert!(Wildcard::new("a[").is_err());
    }
}
