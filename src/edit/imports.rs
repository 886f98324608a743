//! The names that the repairs of a file need, brought in by as few lines as can be.

use std::cell::OnceCell;
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

/// A text on its way to having all names, and what it declares; most are not asked for it.
struct Draft<'a> {
    file: &'a RustFile,
    text: String,
    items: OnceCell<Option<Items>>,
}

impl<'a> Draft<'a> {
    fn new(file: &'a RustFile, text: String) -> Self {
        Self { file, text, items: OnceCell::new() }
    }

    fn items(&self) -> Option<&Items> {
        self.items.get_or_init(|| declarations(&self.text, self.file.edition)).as_ref()
    }

    /// With a name in it; the same where it has the name already.
    fn with(self, need: &ImportNeed) -> Option<Self> {
        let import = import(&self.text, self.items()?, need.scope, need.path, need.as_trait);
        let Some((span, inserted)) = import.insert else { return Some(self) };
        let mut text = self.text;
        text.replace_range(span.range(), &inserted);
        Some(Self::new(self.file, text))
    }
}

fn of_file(file: &RustFile, needs: &[&ImportNeed]) -> Option<Vec<(Span, String)>> {
    let mut draft = Draft::new(file, file.text.to_string());
    let mut by_scope: BTreeMap<ScopeId, Vec<&ImportNeed>> = BTreeMap::new();
    for need in needs {
        let scope = import_scope(&file.text, draft.items()?, need.scope, need.path);
        by_scope.entry(scope).or_default().push(need);
    }
    let mut edits: Vec<(Span, String)> = Vec::new();
    for mut needs in by_scope.into_values() {
        needs.sort();
        let before = draft.text.clone();
        let after = needs.into_iter().try_fold(draft, Draft::with)?;
        draft = match difference(&before, &after.text) {
            Some((span, inserted)) if let Some(span) = original(&edits, span) => {
                edits.push((span, inserted));
                edits.sort_by_key(|(span, _)| span.start);
                after
            }
            _ => Draft::new(file, before),
        };
    }
    Some(edits)
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
