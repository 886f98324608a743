//! The names that the repairs of a file need, brought in by as few lines as can be.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rayon::prelude::*;

use crate::discover::Style;
use crate::edit::{Edit, StyleOf};
use crate::file::{FileId, FileSpan, RustFile, Span, to_u32};
use crate::items::{Items, ScopeId, Skeleton};
use crate::repair::{ImportNeed, import, import_into_body, import_scope};

/// The needs of one file, each once.
type Needs = Vec<ImportNeed>;

/// The edits for each list of needs, in their order: one edit a scope that takes new names; `None` where a name of the
/// list cannot be brought in. What the file imports is known to its blocks too, so that comes first.
pub fn imports(lists: &[&[ImportNeed]], files: &[RustFile], style: &StyleOf<'_>) -> Vec<Option<Vec<Edit>>> {
    let lists: Vec<BTreeMap<FileId, Needs>> = lists.iter().map(|it| by_file(it)).collect();
    // Many findings of a file need the same names, and each look at its imports is a parse.
    let mut wanted: BTreeMap<FileId, BTreeSet<&Needs>> = BTreeMap::new();
    for (file, needs) in lists.iter().flatten() {
        wanted.entry(*file).or_default().insert(needs);
    }
    let edits_in = |(id, lists): (FileId, BTreeSet<&Needs>)| {
        let file = files.get(id.0 as usize);
        let draft = file.and_then(|it| Draft::of(it, style(it)));
        let edits = |needs| draft.as_ref().and_then(|it| of_file(it, needs));
        let edit = |(span, text)| Edit { at: FileSpan { file: id, span }, text };
        let all = |needs| Some(edits(needs)?.into_iter().map(edit).collect());
        let found = lists.into_iter().map(|it| (it.clone(), all(it)));
        (id, found.collect::<BTreeMap<Needs, Option<Vec<Edit>>>>())
    };
    let found: BTreeMap<FileId, BTreeMap<Needs, Option<Vec<Edit>>>> =
        wanted.into_par_iter().map(edits_in).collect();
    let edits = |(file, needs): (&FileId, &Needs)| found.get(file)?.get(needs)?.clone();
    lists.iter().map(|it| Some(it.iter().map(edits).collect::<Option<Vec<_>>>()?.concat())).collect()
}

fn by_file(needs: &[ImportNeed]) -> BTreeMap<FileId, Needs> {
    let mut by_file: BTreeMap<FileId, Needs> = BTreeMap::new();
    for need in needs {
        let of_file = by_file.entry(need.file).or_default();
        // Two blocks that some builds leave out each need a line of their own.
        let is_same =
            |it: &ImportNeed| (it.scope, it.path, it.inside) == (need.scope, need.path, need.inside);
        if !of_file.iter().any(is_same) {
            of_file.push(*need);
        }
    }
    by_file
}

/// A text on its way to having all names, and what it declares; most are not asked for it.
#[derive(Clone)]
struct Draft {
    text: String,
    skeleton: Skeleton,
    items: OnceCell<Option<Arc<Items>>>,
    style: Option<Style>,
}

impl Draft {
    fn of(file: &RustFile, style: Option<Style>) -> Option<Self> {
        let (skeleton, items) = Skeleton::of(&file.text, file.edition)?;
        let items = OnceCell::from(Some(Arc::new(items)));
        Some(Self { text: file.text.to_string(), skeleton, items, style })
    }

    fn items(&self) -> Option<&Items> {
        self.items.get_or_init(|| self.skeleton.items().map(Arc::new)).as_deref()
    }

    /// With a name in it; the same where it has the name already.
    fn with(mut self, need: &ImportNeed) -> Option<Self> {
        let import = import(&self.text, self.items()?, need.scope, need.path, need.as_trait, self.style);
        let Some((span, inserted)) = import.insert else { return Some(self) };
        self.text.replace_range(span.range(), &inserted);
        self.skeleton.replace(span, &inserted);
        Some(Self { items: OnceCell::new(), ..self })
    }
}

fn of_file(before: &Draft, needs: &Needs) -> Option<Vec<(Span, String)>> {
    let (inside, needs): (Vec<&ImportNeed>, Vec<&ImportNeed>) =
        needs.iter().partition(|it| it.inside.is_some());
    let mut by_scope: BTreeMap<ScopeId, Vec<&ImportNeed>> = BTreeMap::new();
    for need in needs {
        let scope = import_scope(&before.text, before.items()?, need.scope, need.path);
        by_scope.entry(scope).or_default().push(need);
    }
    let mut draft = before.clone();
    let mut edits: Vec<(Span, String)> = Vec::new();
    for mut needs in by_scope.into_values() {
        needs.sort();
        let after = needs.into_iter().try_fold(draft.clone(), Draft::with)?;
        if let Some((span, inserted)) = difference(&draft.text, &after.text) {
            edits.push((original(&edits, span)?, inserted));
            edits.sort_by_key(|(span, _)| span.start);
            draft = after;
        }
    }
    edits.extend(inside_of_bodies(before, &draft, &inside)?);
    Some(edits)
}

/// A line in each body for the names that it does not know, where `after` has the imports above it.
fn inside_of_bodies(draft: &Draft, after: &Draft, needs: &[&ImportNeed]) -> Option<Vec<(Span, String)>> {
    let items = after.items()?;
    let mut by_body: BTreeMap<(u32, &[&str]), BTreeSet<&str>> = BTreeMap::new();
    for need in needs {
        let known = import(&after.text, items, need.scope, need.path, need.as_trait, None);
        if let (Some(opens), Some((name, module)), Some(_)) =
            (need.inside, need.path.split_last(), known.insert)
        {
            by_body.entry((opens, module)).or_default().insert(name);
        }
    }
    let line = |((opens, module), names): (&(u32, &[&str]), &BTreeSet<&str>)| {
        let names: Vec<&str> = names.iter().copied().collect();
        import_into_body(&draft.text, *opens, module, &names, draft.style)
    };
    by_body.iter().map(line).collect()
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
