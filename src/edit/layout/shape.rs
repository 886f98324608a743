//! The room an expression has: where its lines begin, how far its first one is used up, and what is left of it.

use crate::discover::Style;

/// Counted in columns.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Where a line of its own would begin.
    pub indent: usize,
    /// What stands before it on its first line, past the indentation.
    pub offset: usize,
    pub width: usize,
}

impl Shape {
    pub fn indented(indent: usize, style: Style) -> Option<Shape> {
        Some(Shape { indent, offset: 0, width: style.max_width.checked_sub(indent)? })
    }

    /// Room is taken at its start.
    pub fn after(self, columns: usize) -> Option<Shape> {
        let width = self.width.checked_sub(columns)?;
        Some(Shape { offset: self.offset + columns, width, ..self })
    }

    /// Room is kept at its end.
    pub fn keep(self, columns: usize) -> Option<Shape> {
        Some(Shape { width: self.width.checked_sub(columns)?, ..self })
    }

    /// Nothing kept at the end of its line.
    pub fn free(self, style: Style) -> Shape {
        Shape { width: self.width + self.kept(style), ..self }
    }

    /// The whole of a line one level deeper.
    pub fn nested(self, style: Style) -> Option<Shape> {
        Shape::indented(self.indent + style.tab_spaces, style)
    }

    /// What is kept free at the end of the line: a semicolon, a comma.
    pub fn kept(self, style: Style) -> usize {
        style.max_width.saturating_sub(self.indent + self.offset + self.width)
    }

    /// Whether a text stays within it: its first line here, the others on the page, its end before what is kept.
    pub fn holds(self, text: &str, style: Style) -> bool {
        let mut lines = text.lines().map(width);
        let first = lines.next().unwrap_or(0);
        let mut last = None;
        let within = lines.all(|it| {
            last = Some(it);
            it <= style.max_width
        });
        first <= self.width && within && last.is_none_or(|it| it <= self.indent + self.offset + self.width)
    }
}

pub fn width(text: &str) -> usize {
    text.chars().count()
}

pub fn first_line(text: &str) -> &str {
    text.split('\n').next().unwrap_or("")
}

/// What stands on the line of a byte before it.
pub fn before_on_line(text: &str, at: u32) -> &str {
    last_line(text.get(..at as usize).unwrap_or(""))
}

pub fn last_line(text: &str) -> &str {
    text.rsplit('\n').next().unwrap_or("")
}

/// A new line and spaces; tabs are put in once everything stands, by `with_tabs`.
pub fn new_line(indent: usize) -> String {
    format!("\n{}", " ".repeat(indent))
}

/// With spaces for the tabs that its lines begin with.
pub fn without_tabs(text: &str, style: Style) -> String {
    if !style.hard_tabs {
        return text.to_owned();
    }
    let step = " ".repeat(style.tab_spaces);
    let spaced = |line: &str| {
        let rest = line.trim_start_matches('\t');
        step.repeat(line.len() - rest.len()) + rest
    };
    text.split('\n').map(spaced).collect::<Vec<_>>().join("\n")
}

/// With tabs for the spaces that its lines begin with, if the style has them.
pub fn with_tabs(text: &str, style: Style) -> String {
    if !style.hard_tabs || style.tab_spaces == 0 {
        return text.to_owned();
    }
    let tabbed = |line: &str| {
        let spaces = line.len() - line.trim_start_matches(' ').len();
        let (tabs, rest) = (spaces / style.tab_spaces, spaces % style.tab_spaces);
        "\t".repeat(tabs) + &line[spaces - rest..]
    };
    text.split('\n').map(tabbed).collect::<Vec<_>>().join("\n")
}

/// Whether no string goes on over a line's end.
pub fn are_closed(text: &str) -> bool {
    !text.contains(['\r', '\t']) && text.lines().all(|it| it.matches('"').count() % 2 == 0)
}

/// Whether the last line holds closing brackets only.
pub fn can_go_on_behind(text: &str) -> bool {
    last_line(text).chars().all(|it| matches!(it, '(' | ')' | ']' | '}' | '?' | '>' | ' '))
}

/// Whether a comment may stand in a text, or a string that looks like one.
pub fn may_hold_comment(text: &str) -> bool {
    text.contains("//") || text.contains("/*")
}
