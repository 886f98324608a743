//! The names that the repairs of a file need, brought in by as few lines as can be.

use std::collections::BTreeMap;

use crate::edit::Edit;
use crate::file::{FileId, FileSpan, RustFile, Span, to_u32};
use crate::items::{Items, ScopeId, declarations};
use crate::repair::{ImportNeed, import, import_scope};

/// One edit a scope that takes new names. What the file imports is known to its blocks too, so that comes first.
pub fn imports(needs: &[ImportNeed], files: &[RustFile]) -> Vec<Edit> {
    let mut by_file: BTreeMap<FileId, Vec<&ImportNeed>> = BTreeMap::new();
    for need in needs {
        let of_file = by_file.entry(need.file).or_default();
        if !of_file.iter().any(|it| it.scope == need.scope && it.path == need.path) {
            of_file.push(need);
        }
    }
    let found = by_file.into_iter().filter_map(|(id, needs)| {
        let file = files.get(id.0 as usize)?;
        let edits = of_file(file, &needs)?;
        Some(edits.into_iter().map(move |(span, text)| Edit { at: FileSpan { file: id, span }, text }))
    });
    found.flatten().collect()
}

fn of_file(file: &RustFile, needs: &[&ImportNeed]) -> Option<Vec<(Span, String)>> {
    let items = declarations(&file.text, file.edition)?;
    let mut by_scope: BTreeMap<ScopeId, Vec<&ImportNeed>> = BTreeMap::new();
    for need in needs {
        let scope = import_scope(&file.text, &items, need.scope, need.path);
        by_scope.entry(scope).or_default().push(need);
    }
    let mut edits: Vec<(Span, String)> = Vec::new();
    let mut text = file.text.clone();
    for mut needs in by_scope.into_values() {
        needs.sort();
        let after = imported(file, &text, &needs)?;
        if let Some((span, inserted)) = difference(&text, &after)
            && let Some(span) = original(&edits, span)
        {
            edits.push((span, inserted));
            edits.sort_by_key(|(span, _)| span.start);
            text = after;
        }
    }
    Some(edits)
}

/// A text with the names in it, each put where the ones before it leave it.
fn imported(file: &RustFile, text: &str, needs: &[&ImportNeed]) -> Option<String> {
    let mut text = text.to_owned();
    for need in needs {
        let items: Items = declarations(&text, file.edition)?;
        if let Some((span, inserted)) = import(&text, &items, need.scope, need.path, need.as_trait).insert {
            text.replace_range(span.range(), &inserted);
        }
    }
    Some(text)
}

/// Where a span of the text after some edits lay before them; `None` if it touches what they put in.
fn original(edits: &[(Span, String)], span: Span) -> Option<Span> {
    let (mut added, mut removed) = (0, 0);
    for (before, text) in edits {
        let start = before.start + added - removed;
        let end = start + to_u32(text.len());
        if span.end <= start {
            break;
        }
        if span.start < end {
            return None;
        }
        added += to_u32(text.len());
        removed += before.end - before.start;
    }
    Some(Span::new(span.start + removed - added, span.end + removed - added))
}

/// The one stretch in which two texts differ.
fn difference(before: &str, after: &str) -> Option<(Span, String)> {
    if before == after {
        return None;
    }
    let same = |(a, b): &(char, char)| a == b;
    let prefix: usize = before.chars().zip(after.chars()).take_while(same).map(|(it, _)| it.len_utf8()).sum();
    let rest = (before.get(prefix..)?, after.get(prefix..)?);
    let suffix: usize =
        rest.0.chars().rev().zip(rest.1.chars().rev()).take_while(same).map(|(it, _)| it.len_utf8()).sum();
    let span = Span::new(to_u32(prefix), to_u32(before.len() - suffix));
    Some((span, after.get(prefix..after.len() - suffix)?.to_owned()))
}
