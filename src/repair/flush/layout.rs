//! Where a line goes in a text, and how it is set: indentation, line ends, and the comments around a statement.

use crate::infer::BodyOwner;
use crate::repair::scene::Scene;

/// The indentation and line ends of a text.
#[derive(Clone, Copy)]
pub struct Layout<'a> {
    text: &'a str,
}

impl<'a> Layout<'a> {
    pub fn of(scene: Scene<'a>, owner: BodyOwner) -> Option<Self> {
        Some(Self { text: &scene.file(owner)?.text })
    }

    /// Whether a mark stands directly behind an offset.
    pub fn is_followed_by(self, end: u32, mark: char) -> bool {
        self.text.get(end as usize..).is_some_and(|it| it.starts_with(mark))
    }

    fn line_end_mark(self) -> &'static str {
        let has_returns = memchr::memmem::find(self.text.as_bytes(), b"\r\n").is_some();
        if has_returns { "\r\n" } else { "\n" }
    }

    /// The white space that the line of an offset starts with.
    pub fn indentation(self, at: u32) -> &'a str {
        let before = self.text.get(..at as usize).unwrap_or("");
        let start = before.rfind('\n').map_or(0, |it| it + 1);
        let line = self.text.get(start..).unwrap_or("");
        let width = line.len() - line.trim_start_matches([' ', '\t']).len();
        line.get(..width).unwrap_or("")
    }

    /// Where a line goes that is put in front of a statement: above the comment that stands directly over it and
    /// explains it.
    pub fn above(self, statement: u32) -> u32 {
        let indentation = self.indentation(statement);
        let line_start = |at: u32| {
            let before = self.text.get(..at as usize)?;
            Some(before.rfind('\n').map_or(0, |it| it + 1))
        };
        let mut at = statement;
        while let Some(start) = line_start(at).filter(|it| *it + indentation.len() == at as usize) {
            let above = self.text.get(..start).and_then(|it| it.lines().next_back()).unwrap_or("");
            let comment = above.strip_prefix(indentation).filter(|it| it.starts_with("//"));
            if comment.is_none_or(|it| it.starts_with("//!")) {
                break;
            }
            let Some(next) = line_start(crate::file::to_u32(start.saturating_sub(1))) else { break };
            at = crate::file::to_u32(next + indentation.len());
        }
        at
    }

    /// A new line before what stands at `at`, as deep as it.
    pub fn break_before(self, at: u32) -> String {
        format!("{}{}", self.line_end_mark(), self.indentation(at))
    }

    /// The end of the line if only a comment follows, so that the comment stays with its statement.
    pub fn line_end(self, end: u32) -> u32 {
        let rest = self.text.get(end as usize..).unwrap_or("");
        let line = rest.split('\n').next().unwrap_or("");
        let line = line.strip_suffix('\r').unwrap_or(line);
        let follows = line.trim_start();
        if follows.starts_with("//") { end + crate::file::to_u32(line.len()) } else { end }
    }
}
