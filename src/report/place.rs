//! Where spans lie in the lines of their file.

use std::ops::Range;

use crate::file::{RustFile, Span};

/// Whole lines of a file around some spans, so that no format walks a long file for a short snippet.
#[derive(Clone, Copy)]
pub struct Window<'a> {
    pub text: &'a str,
    /// Number of the first line, from 1.
    pub line_start: u32,
    /// Bytes of the file's text before the window.
    offset: usize,
}

impl<'a> Window<'a> {
    /// From the first line that a span touches to the last, line end included.
    pub fn around(file: &'a RustFile, spans: impl IntoIterator<Item = Span>) -> Self {
        let (mut from, mut to) = (file.text.len(), 0);
        for span in spans {
            let range = bounded(file, span);
            from = from.min(range.start);
            to = to.max(range.end);
        }
        let range = lines_around(&file.text, from..to.max(from));
        let line_start = file.line_column(crate::file::to_u32(range.start)).line;
        Self { text: &file.text[range.clone()], line_start, offset: range.start }
    }

    /// A span as bytes of the window.
    pub fn range(self, file: &RustFile, span: Span) -> Range<usize> {
        let range = bounded(file, span);
        let within = |it: usize| it.saturating_sub(self.offset).min(self.text.len());
        within(range.start)..within(range.end)
    }
}

/// A line that a span touches, and the part of it within the span in chars from 1, the end excluded.
pub struct Line<'a> {
    /// Without its line end.
    pub text: &'a str,
    pub highlight: Range<usize>,
}

/// The lines that a span touches; at least one.
pub fn lines(file: &RustFile, span: Span) -> Vec<Line<'_>> {
    let window = Window::around(file, [span]);
    let range = window.range(file, span);
    let mut lines = Vec::new();
    let mut start = 0;
    for whole in window.text.split_inclusive('\n') {
        let text = whole.trim_end_matches(['\n', '\r']);
        let column = |at: usize| {
            let inside = text.floor_char_boundary(at.saturating_sub(start).min(text.len()));
            text[..inside].chars().count() + 1
        };
        lines.push(Line { text, highlight: column(range.start)..column(range.end) });
        start += whole.len();
    }
    if lines.is_empty() {
        lines.push(Line { text: "", highlight: 1..1 });
    }
    lines
}

/// Within the text and on char boundaries, whatever the span says.
pub fn bounded(file: &RustFile, span: Span) -> Range<usize> {
    let start = file.text.floor_char_boundary(span.start as usize);
    let end = file.text.ceil_char_boundary(span.end as usize);
    start..end.max(start)
}

fn lines_around(text: &str, range: Range<usize>) -> Range<usize> {
    let start = text[..range.start].rfind('\n').map_or(0, |it| it + 1);
    // A span that ends with its line feed does not touch the next line.
    let last =
        if range.end > range.start && text[..range.end].ends_with('\n') { range.end - 1 } else { range.end };
    let end = text[last..].find('\n').map_or(text.len(), |it| last + it + 1);
    start..end
}
