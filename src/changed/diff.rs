//! A unified diff as git, diff and hg write it: which lines of which file are new.
//! Knows nothing of the disk; a name is as the diff has it, prefix included.

use std::fmt;
use std::ops::Range;

/// What a diff says of one file that is still there after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileDiff {
    /// With its `b/`, if it has one.
    pub name: String,
    pub hunks: Vec<Hunk>,
}

/// Lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hunk {
    pub old: Range<u32>,
    pub new: Range<u32>,
    /// Lines of the new text that the old one does not have, in their order.
    pub added: Vec<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiffError {
    NoDiff,
    /// Of a merge, against several parents at once.
    Combined(usize),
    /// A line, from 1, that no hunk has.
    Malformed(usize),
}

impl fmt::Display for DiffError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiffError::NoDiff => f.write_str("holds no unified diff; make one with `git diff` or `diff -u`"),
            DiffError::Combined(line) => {
                write!(f, "line {line} is of a combined diff; make one against a single parent")
            }
            DiffError::Malformed(line) => write!(f, "line {line} does not belong to a unified diff"),
        }
    }
}

/// The files that have hunks, in their order. What is deleted, binary or only renamed has no new line.
///
/// # Errors
/// The first line that cannot be understood; a text without a diff, unless it is empty.
pub fn parse(text: &[u8]) -> Result<Vec<FileDiff>, DiffError> {
    let mut reading = Reading::default();
    for (line, number) in text.split(|it| *it == b'\n').zip(1..) {
        reading.line(line, number)?;
    }
    if !reading.is_diff && !text.trim_ascii().is_empty() {
        return Err(DiffError::NoDiff);
    }
    reading.files.retain(|it| !it.hunks.is_empty());
    Ok(reading.files)
}

#[derive(Default)]
struct Reading {
    files: Vec<FileDiff>,
    is_diff: bool,
    is_named: bool,
    /// The file that the next hunks are of is gone.
    is_deleted: bool,
    /// Lines of the hunk that are still to come, old and new.
    left: [u32; 2],
    next_new: u32,
}

impl Reading {
    fn line(&mut self, line: &[u8], number: usize) -> Result<(), DiffError> {
        if self.left != [0, 0] {
            return self.line_of_hunk(line, number);
        }
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if line.starts_with(b"@@@") {
            return Err(DiffError::Combined(number));
        }
        if let Some(name) = line.strip_prefix(b"+++ ") {
            let name = name_of(name);
            (self.is_diff, self.is_named, self.is_deleted) = (true, true, name == "/dev/null");
            if !self.is_deleted {
                self.files.push(FileDiff { name, hunks: Vec::new() });
            }
        } else if line.starts_with(b"diff ") {
            (self.is_diff, self.is_named) = (true, false);
        } else if line.starts_with(b"@@ ") && self.is_diff {
            let hunk = hunk_of(line).filter(|_| self.is_named).ok_or(DiffError::Malformed(number))?;
            self.left = [&hunk.old, &hunk.new].map(|it| it.end - it.start);
            self.next_new = hunk.new.start;
            if let Some(file) = self.files.last_mut().filter(|_| !self.is_deleted) {
                file.hunks.push(hunk);
            }
        }
        Ok(())
    }

    fn line_of_hunk(&mut self, line: &[u8], number: usize) -> Result<(), DiffError> {
        let [old, new] = match line.first() {
            Some(b'+') => [0, 1],
            Some(b'-') => [1, 0],
            // Some mailers take away the blank of an empty line.
            Some(b' ' | b'\r') | None => [1, 1],
            Some(b'\\') => [0, 0],
            Some(_) => return Err(DiffError::Malformed(number)),
        };
        let hunk = self.files.last_mut().filter(|_| !self.is_deleted).and_then(|it| it.hunks.last_mut());
        if let Some(hunk) = hunk.filter(|_| [old, new] == [0, 1]) {
            hunk.added.push(self.next_new);
        }
        self.next_new = self.next_new.saturating_add(new);
        let too_many = || DiffError::Malformed(number);
        self.left[0] = self.left[0].checked_sub(old).ok_or_else(too_many)?;
        self.left[1] = self.left[1].checked_sub(new).ok_or_else(too_many)?;
        Ok(())
    }
}

/// `@@ -1,2 +3,4 @@`; a missing count is 1.
fn hunk_of(line: &[u8]) -> Option<Hunk> {
    let text = String::from_utf8_lossy(line);
    let mut ranges = text.split(' ').skip(1);
    let mut range = |sign: char| {
        let text = ranges.next()?.strip_prefix(sign)?;
        let (start, count) = text.split_once(',').unwrap_or((text, "1"));
        let (start, count): (u32, u32) = (start.parse().ok()?, count.parse().ok()?);
        Some(start..start.checked_add(count)?)
    };
    Some(Hunk { old: range('-')?, new: range('+')?, added: Vec::new() })
}

/// Without quotes as C has them, or without the date behind a tab.
fn name_of(text: &[u8]) -> String {
    let bytes = match text.strip_prefix(b"\"") {
        Some(quoted) => unquoted(quoted),
        None => text.split(|it| *it == b'\t').next().unwrap_or(text).to_vec(),
    };
    String::from_utf8_lossy(&bytes).into_owned()
}

fn unquoted(text: &[u8]) -> Vec<u8> {
    let mut name = Vec::new();
    let mut rest = text.iter().copied().peekable();
    while let Some(byte) = rest.next().filter(|it| *it != b'"') {
        if byte != b'\\' {
            name.push(byte);
            continue;
        }
        match rest.next() {
            Some(digit @ b'0'..=b'3') => {
                let mut value = digit - b'0';
                // Git writes three digits, always.
                for _ in 0..2 {
                    let digit = rest.next_if(|it| (b'0'..=b'7').contains(it)).unwrap_or(b'0');
                    value = value * 8 + (digit - b'0');
                }
                name.push(value);
            }
            Some(b'a') => name.push(7),
            Some(b'b') => name.push(8),
            Some(b't') => name.push(b'\t'),
            Some(b'n') => name.push(b'\n'),
            Some(b'v') => name.push(11),
            Some(b'f') => name.push(12),
            Some(b'r') => name.push(b'\r'),
            Some(other) => name.push(other),
            None => {}
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    fn added(text: &str) -> Vec<(String, Vec<u32>)> {
        let files = parse(text.as_bytes()).unwrap();
        files
            .into_iter()
            .map(|it| (it.name, it.hunks.into_iter().flat_map(|it| it.added).collect()))
            .collect()
    }

    #[test]
    fn the_lines_of_a_hunk_are_counted_and_not_taken_for_headers() {
        let text = "diff --git a/a.rs b/a.rs\n--- a/a.rs\n+++ b/a.rs\n@@ -3,3 +3,4 @@ fn f() {\n one\n--- x\n\
                    +++ y\n+++ z\n two\n@@ -20 +22 @@\n-a\n+b\n\\ No newline at end of file\n";
        assert_eq!(added(text), [("b/a.rs".to_owned(), vec![4, 5, 22])]);
    }

    #[test]
    fn what_is_gone_or_binary_or_only_renamed_has_no_new_line() {
        let text = "diff --git a/a.rs b/a.rs\ndeleted file mode 100644\n--- a/a.rs\n+++ /dev/null\n@@ -1,2 +0,0 @@\n\
                    -a\n-b\ndiff --git a/b b/b\nBinary files a/b and b/b differ\ndiff --git a/c.rs b/d.rs\n\
                    similarity index 100%\nrename from c.rs\nrename to d.rs\n";
        assert_eq!(added(text), []);
    }

    #[test]
    fn a_diff_with_the_line_ends_of_windows_is_read_as_any_other() {
        let text = "--- a/a.rs\r\n+++ b/a.rs\r\n@@ -1,2 +1,3 @@\r\n a\r\n+b\r\n\r\n";
        assert_eq!(added(text), [("b/a.rs".to_owned(), vec![2])]);
    }

    #[test]
    fn names_are_freed_of_quotes_and_dates() {
        let name = |it: &str| name_of(it.as_bytes());
        assert_eq!(name("\"b/\\303\\274ber.rs\""), "b/\u{fc}ber.rs");
        assert_eq!(name("\"b/a\\tb\\\"c.rs\""), "b/a\tb\"c.rs");
        assert_eq!(name("src/a b.rs\t2024-01-01 00:00:00"), "src/a b.rs");
    }

    #[test]
    fn what_is_no_diff_is_an_error_that_says_so() {
        let said = |it: &str| parse(it.as_bytes()).unwrap_err();
        assert_eq!(said("hello\n"), DiffError::NoDiff);
        assert_eq!(
            said("diff --cc a.rs\n--- a/a.rs\n+++ b/a.rs\n@@@ -1 -1 +1 @@@\n"),
            DiffError::Combined(4)
        );
        assert_eq!(said("--- a\n+++ b\n@@ -1 +1 @@\nx\n"), DiffError::Malformed(4));
        assert_eq!(said("diff --git a b\n@@ -1 +1 @@\n-x\n"), DiffError::Malformed(2));
        assert_eq!(parse(b"\n").unwrap(), []);
    }
}
