//! Code as an answer quotes it, and where it stands.

use crate::file::{FileSpan, RustFile, Span};
use crate::infer::BodyOwner;
use crate::track::At;
use crate::why::View;

/// Most of a piece of code that is quoted, in chars.
const QUOTED: usize = 60;

/// A piece of code on one line, shortened where it is long.
pub fn quoted(files: &[RustFile], at: FileSpan) -> String {
    let text = files.get(at.file.0 as usize).and_then(|it| it.text.get(at.span.range())).unwrap_or_default();
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let line = line.replace(" .", ".").replace("( ", "(").replace(" )", ")");
    match line.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", line[..end].trim_end()),
        None => line,
    }
}

impl View<'_> {
    pub(super) fn span(self, at: At) -> Option<FileSpan> {
        let known = self.program.known(at.owner)?;
        self.in_file(at.owner, known.body.expr(at.expr).span)
    }

    pub(super) fn in_file(self, owner: BodyOwner, span: Span) -> Option<FileSpan> {
        let index = self.program.index;
        Some(FileSpan { file: index.file_of(owner.unit(index))?, span })
    }

    /// The code of an expression between backticks.
    pub(super) fn code(self, at: At) -> String {
        self.span(at).map_or_else(|| "`…`".to_owned(), |it| format!("`{}`", quoted(self.files, it)))
    }
}
