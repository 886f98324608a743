//! Puts a `use` line of its own among those that stand there, or before the first item.

use super::layout::Layout;
use super::order::Rule;
use crate::file::{Span, to_u32};
use crate::items::{Scope, UseItem, UseTree};

/// The edit that adds the line to a scope.
pub(super) fn new_line(
    text: &str,
    scope: &Scope,
    new: &UseTree,
    mark: &str,
    rule: Rule,
    layout: Layout<'_>,
) -> (Span, String) {
    let line = format!("use {mark}{};", layout.tree(new, 0, ""));
    let groups = groups(text, &scope.uses);
    let shared = |it: &UseItem| it.tree.path.iter().zip(&new.path).take_while(|(a, b)| a == b).count();
    let private = |it: &&UseItem| !it.public && !it.has_attributes;
    let nearest = |group: &&[UseItem]| group.iter().filter(private).map(shared).max().unwrap_or(0);
    let best = groups.iter().copied().rev().max_by_key(nearest).filter(|it| nearest(it) > 0);
    if let Some(group) = best {
        return among(text, group, new, &line, rule, shared, layout);
    }
    let mut open = groups.iter().copied().filter(|it| it.iter().any(|it| !it.public));
    match (open.next(), open.next()) {
        (Some(group), None) => among(text, group, new, &line, rule, shared, layout),
        (Some(group), Some(_)) => {
            before(text, above_comments(text, group[0].span.start), &line, true, layout)
        }
        (None, _) => before(text, scope.first_item, &line, true, layout),
    }
}

/// The uses with no blank line and no other item between them: rustfmt sorts each such group.
pub(super) fn groups<'a>(text: &str, uses: &'a [UseItem]) -> Vec<&'a [UseItem]> {
    let together = |a: &UseItem, b: &UseItem| {
        let between = text.get(a.span.end as usize..b.span.start as usize).unwrap_or_default();
        let mut lines: Vec<_> = between.split('\n').map(str::trim).collect();
        let indent = lines.pop().unwrap_or_default();
        let comment = |it: &&str| it.starts_with("//") || it.starts_with("/*");
        let trailing = lines.first().is_none_or(|it| it.is_empty() || comment(it));
        indent.is_empty() && trailing && lines.iter().skip(1).all(comment)
    };
    uses.chunk_by(together).collect()
}

/// In a group that is sorted where rustfmt would sort it to; in any other after its nearest kin.
fn among(
    text: &str,
    group: &[UseItem],
    new: &UseTree,
    line: &str,
    rule: Rule,
    shared: impl Fn(&UseItem) -> usize,
    layout: Layout<'_>,
) -> (Span, String) {
    let trees: Vec<_> = group.iter().map(|it| &it.tree).collect();
    let at = if rule.is_sorted(&trees) {
        trees.iter().position(|it| rule.compare(it, new).is_gt()).unwrap_or(group.len())
    } else {
        let nearest = group.iter().enumerate().max_by_key(|(_, it)| shared(it));
        nearest.filter(|(_, it)| shared(it) > 0).map_or(0, |(at, _)| at + 1)
    };
    match at.checked_sub(1) {
        Some(previous) => after(text, &group[previous], line, layout),
        None => before(text, group[0].span.start, line, false, layout),
    }
}

fn after(text: &str, item: &UseItem, line: &str, layout: Layout<'_>) -> (Span, String) {
    let end = item.span.end as usize;
    let rest = text[end..].lines().next().unwrap_or_default();
    let is_comment = rest.trim_start().starts_with("//");
    if !rest.trim().is_empty() && !is_comment {
        return (Span::at(item.span.end), format!(" {line}"));
    }
    let indent = indent_at(text, item.span.start);
    (Span::at(to_u32(end + rest.len())), format!("{}{indent}{line}", layout.newline))
}

/// Before the item at `at`, with a blank line between if so wanted.
pub(super) fn before(text: &str, at: u32, line: &str, apart: bool, layout: Layout<'_>) -> (Span, String) {
    let head = &text[..at as usize];
    let newline = layout.newline;
    let line_start = head.rfind('\n').map_or(0, |it| it + 1);
    let has_code_before = !head[line_start..].trim().is_empty();
    if at as usize == text.len() {
        let gap = if has_code_before { newline } else { "" };
        return (Span::at(at), format!("{gap}{line}{newline}"));
    }
    if has_code_before {
        return (Span::at(at), format!("{line} "));
    }
    let gap = if apart { newline } else { "" };
    let indent = indent_at(text, at);
    (Span::at(to_u32(line_start)), format!("{indent}{line}{newline}{gap}"))
}

/// Where the comments begin that stand right above; those at the top of the file speak for the file.
fn above_comments(text: &str, at: u32) -> u32 {
    let mut start = text[..at as usize].rfind('\n').map_or(0, |it| it + 1);
    let below = at;
    while start > 0 {
        let line_start = text[..start - 1].rfind('\n').map_or(0, |it| it + 1);
        let line = text[line_start..start].trim_start();
        if !line.starts_with("//") || line.starts_with("//!") {
            return to_u32(start);
        }
        start = line_start;
    }
    below
}

fn indent_at(text: &str, at: u32) -> &str {
    let line = &text[text[..at as usize].rfind('\n').map_or(0, |it| it + 1)..];
    &line[..line.len() - line.trim_start().len()]
}
