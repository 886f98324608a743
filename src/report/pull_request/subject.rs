//! One line that says what was repaired where, and fits where git and its hosts show it.

use std::collections::BTreeSet;

use crate::report::rates::counted;
use crate::track::Rule;

/// Characters; what is longer is cut in most views.
const MAX_CHARS: usize = 71;

/// The first of some spellings that fits; empty without a rule. A package without a name is one of files alone.
pub fn subject(rules: &BTreeSet<Rule>, packages: &[&str]) -> String {
    let what = match deeds(rules) {
        deeds if deeds.is_empty() => return String::new(),
        deeds => deeds,
    };
    let crates: Vec<String> = packages.iter().filter(|it| !it.is_empty()).map(|it| quoted(it)).collect();
    let (names, count) = (joined(&crates), counted(crates.len(), "crate"));
    let full = |what: &str, place: &str| {
        if crates.is_empty() { what.to_owned() } else { format!("{what} in {place}") }
    };
    let spellings =
        [full(&what, &names), full("Buffer I/O", &names), full(&what, &count), full("Buffer I/O", &count)];
    let fits = |it: &String| it.chars().count() <= MAX_CHARS;
    spellings.into_iter().find(fits).unwrap_or_else(|| "Buffer I/O".to_owned())
}

/// A name that no manifest makes more than a part of the line.
fn quoted(name: &str) -> String {
    let name: String = name.chars().map(|it| if it.is_control() || it == '`' { ' ' } else { it }).collect();
    format!("`{name}`")
}

/// `Buffer reads and writes, flush writers`.
fn deeds(rules: &BTreeSet<Rule>) -> String {
    let objects = [
        (Rule::UnbufferedRead, "reads"),
        (Rule::UnbufferedWrite, "writes"),
        (Rule::LineBufferedStdout, "stdout"),
        (Rule::LostReadAhead, "lasting readers"),
    ];
    let objects = objects.iter().filter(|it| rules.contains(&it.0));
    let objects: Vec<String> = objects.map(|it| it.1.to_owned()).collect();
    let mut deeds: Vec<String> = Vec::new();
    if !objects.is_empty() {
        deeds.push(format!("buffer {}", joined(&objects)));
    }
    let others =
        [(Rule::UnflushedBuffer, "flush writers"), (Rule::RedundantBuffer, "remove needless buffers")];
    deeds.extend(others.iter().filter(|it| rules.contains(&it.0)).map(|it| it.1.to_owned()));
    let text = deeds.join(", ");
    let mut chars = text.chars();
    chars.next().map(|it| it.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// `a`, `a and b`, `a, b and c`.
fn joined(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(rules: &[Rule], packages: &[&str]) -> String {
        subject(&rules.iter().copied().collect(), packages)
    }

    #[test]
    fn the_subject_names_what_was_done_and_the_crates() {
        assert_eq!(of(&[Rule::UnbufferedWrite], &["exporter"]), "Buffer writes in `exporter`");
        let both = [Rule::UnbufferedRead, Rule::UnbufferedWrite];
        assert_eq!(of(&both, &["a", "b"]), "Buffer reads and writes in `a` and `b`");
        let all = [Rule::LineBufferedStdout, Rule::UnflushedBuffer, Rule::UnbufferedRead];
        assert_eq!(of(&all, &["a"]), "Buffer reads and stdout, flush writers in `a`");
        assert_eq!(of(&[Rule::UnflushedBuffer], &[""]), "Flush writers");
        assert_eq!(of(&[Rule::UnbufferedRead], &["a\nchanged=no"]), "Buffer reads in `a changed=no`");
        assert_eq!(of(&[], &["a"]), "");
    }

    #[test]
    fn no_subject_is_too_long() {
        let long = "a".repeat(64);
        let longer = "a".repeat(300);
        assert_eq!(of(&[Rule::UnbufferedRead], &[&long]), "Buffer reads in 1 crate");
        for packages in [&[long.as_str(), &longer][..], &[&longer], &["a"; 40], &[]] {
            let subject = of(&Rule::ALL, packages);
            assert!(subject.chars().count() < 72 && subject.starts_with("Buffer"), "{subject}");
        }
    }
}
