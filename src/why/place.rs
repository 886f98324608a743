//! The place that somebody asks about, as it is typed: `src/main.rs:12`, `src/main.rs:12:9`.

use std::path::PathBuf;

/// A line of a file, or what covers a column of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub path: PathBuf,
    /// From 1.
    pub line: u32,
    /// In chars, from 1.
    pub column: Option<u32>,
}

impl Place {
    /// Reads `FILE:LINE` or `FILE:LINE:COLUMN`; a colon behind it, as `grep -n` prints one, changes nothing.
    ///
    /// # Errors
    /// What is missing, for the user.
    pub fn named(text: &str) -> Result<Self, String> {
        let text = text.strip_suffix(':').unwrap_or(text);
        let (before, last) = text.rsplit_once(':').ok_or(MISSING)?;
        let last = number(last)?;
        let (path, line, column) = match before.rsplit_once(':') {
            Some((path, line)) if line.bytes().all(|it| it.is_ascii_digit()) && !line.is_empty() => {
                (path, number(line)?, Some(last))
            }
            _ => (before, last, None),
        };
        if path.is_empty() {
            return Err(MISSING.to_owned());
        }
        Ok(Self { path: PathBuf::from(path), line, column })
    }
}

const MISSING: &str = "not a place; write FILE:LINE or FILE:LINE:COLUMN, such as src/main.rs:12";

fn number(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(0) => Err("lines and columns count from 1".to_owned()),
        Ok(number) => Ok(number),
        Err(_) if !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit()) => {
            Err(format!("{text} is more than a file can hold"))
        }
        Err(_) => Err(MISSING.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_file_a_line_and_maybe_a_column() {
        let place = |path: &str, line, column| Ok(Place { path: path.into(), line, column });
        assert_eq!(Place::named("src/a.rs:12"), place("src/a.rs", 12, None));
        assert_eq!(Place::named("src/a.rs:12:9"), place("src/a.rs", 12, Some(9)));
        assert_eq!(Place::named("src/a.rs:12:9:"), place("src/a.rs", 12, Some(9)));
        assert_eq!(Place::named("C:\\a.rs:3"), place("C:\\a.rs", 3, None));
        for wrong in ["", "src/a.rs", ":3", "a.rs:", "a.rs:x", "a.rs:0", "a.rs:1:0", "a.rs:99999999999"] {
            assert!(Place::named(wrong).is_err(), "{wrong}");
        }
    }
}
