//! What a failing build takes back: the findings whose edits its errors point at, and no others.
//! Knows texts and lines; whether the build fails, `apply` asks.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

use similar::DiffOp;

use crate::apply::{BuildError, BuildPlace};
use crate::edit::{line_changes, lines};
use crate::file::{FileId, FileSpan, RustFile};
use crate::repair::Finding;
use crate::track::Rule;

/// A finding by what stands on its lines, so that it is known again where they have shifted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    file: FileId,
    rule: Rule,
    source: String,
    sink: String,
}

impl Key {
    /// `files` are those that the finding was made in.
    pub fn of(finding: &Finding, files: &[RustFile]) -> Self {
        let text = |at: FileSpan| files.get(at.file.0 as usize).map_or("", |it| &*it.text);
        let line = |at: FileSpan| line_at(text(at), at).to_owned();
        let flow = &finding.flow;
        let sink = flow.sinks.first().map(|it| line(it.at));
        Self {
            file: flow.source.at.file,
            rule: flow.rule,
            source: line(flow.source.at),
            sink: sink.unwrap_or_default(),
        }
    }

    /// The file and the line, from 1, where the handle is made in `files`, which are as they were before any rewrite.
    pub fn shown(&self, files: &[RustFile]) -> String {
        let Some(file) = files.get(self.file.0 as usize) else { return String::new() };
        let line = file.text.lines().position(|it| it.trim() == self.source);
        match line {
            Some(line) => format!("{}:{}", file.shown, line + 1),
            None => file.shown.clone(),
        }
    }
}

/// The first line that a span stands on, without the blanks around it.
fn line_at(text: &str, at: FileSpan) -> &str {
    let before = text.get(..at.span.start as usize).unwrap_or_default();
    let start = before.rfind('\n').map_or(0, |it| it + 1);
    text.get(start..).and_then(|it| it.lines().next()).unwrap_or_default().trim()
}

/// One round of rewriting: the texts before and after, and where each finding that was repaired has its edits.
#[derive(Clone, Debug, Default)]
pub struct Step {
    pub texts: BTreeMap<FileId, [Arc<str>; 2]>,
    /// Spans of the text before.
    pub edits: Vec<(Key, Vec<FileSpan>)>,
}

/// Which repairs the errors point at, and with which words: by their own place; or else by any place; or else by the
/// file, without words; or else all. Never empty as long as anything was repaired.
pub fn blamed(steps: &[Step], files: &[RustFile], errors: &[BuildError]) -> BTreeMap<Key, Option<String>> {
    let paths: BTreeMap<PathBuf, FileId> = files
        .iter()
        .zip(0..)
        .filter_map(|(file, at)| Some((file.path.canonicalize().ok()?, FileId(at))))
        .collect();
    let file_of = |it: &BuildPlace| paths.get(&it.path.canonicalize().ok()?).copied();
    let by_place = |is_meant: fn(&BuildPlace) -> bool| {
        let places = errors.iter().flat_map(|error| error.places.iter().map(move |it| (it, &error.message)));
        let mut found = BTreeMap::new();
        for (place, message) in places.filter(|(it, _)| is_meant(it)) {
            let keys = file_of(place).map(|it| at_lines(steps, it, &place.lines)).unwrap_or_default();
            found.extend(keys.into_iter().map(|it| (it, Some(message.clone()))));
        }
        found
    };
    let edited = |is_meant: &dyn Fn(FileId) -> bool| {
        let edits = steps.iter().flat_map(|it| &it.edits);
        let meant = edits.filter(|(_, spans)| spans.iter().any(|it| is_meant(it.file)));
        meant.map(|(key, _)| (key.clone(), None)).collect::<BTreeMap<Key, Option<String>>>()
    };
    let named: BTreeSet<FileId> = errors.iter().flat_map(|it| &it.places).filter_map(file_of).collect();
    let mut found = by_place(|it| it.is_primary);
    if found.is_empty() {
        found = by_place(|_| true);
    }
    if found.is_empty() {
        found = edited(&|it| named.contains(&it));
    }
    if found.is_empty() { edited(&|_| true) } else { found }
}

/// The findings whose edits made or touched these lines of the last text, from step to step back to the first one.
fn at_lines(steps: &[Step], file: FileId, lines: &Range<u32>) -> BTreeSet<Key> {
    let mut found = BTreeSet::new();
    let mut lines: BTreeSet<usize> = lines.clone().map(|it| it as usize).collect();
    for step in steps.iter().rev() {
        let Some([before, after]) = step.texts.get(&file) else { continue };
        let mut earlier = BTreeSet::new();
        for op in changes(before, after) {
            let (old, new) = (op.old_range(), op.new_range());
            if let DiffOp::Equal { .. } = op {
                earlier
                    .extend(lines.iter().filter(|it| new.contains(it)).map(|it| old.start + it - new.start));
            } else if lines.iter().any(|it| new.contains(it)) {
                // An insertion stands behind the line that it was asked for at.
                let touched =
                    if old.is_empty() { old.start.saturating_sub(1)..old.start + 1 } else { old.clone() };
                let edited = step.edits.iter().filter(|(_, spans)| {
                    spans.iter().any(|it| it.file == file && overlaps(&touched, &lines_in(before, *it)))
                });
                found.extend(edited.map(|(key, _)| key.clone()));
                earlier.extend(old);
            }
        }
        lines = earlier;
    }
    found
}

/// The lines of a text that these lines of the text before became, from 0.
pub fn lines_after(before: &str, after: &str, lines: &Range<usize>) -> Range<usize> {
    let ops = changes(before, after);
    let became = ops.iter().filter(|it| overlaps(&it.old_range(), lines)).map(|it| match it {
        DiffOp::Equal { .. } => {
            let (old, new) = (it.old_range(), it.new_range());
            let from = lines.start.max(old.start) - old.start;
            let to = lines.end.min(old.end) - old.start;
            new.start + from..new.start + to
        }
        _ => it.new_range(),
    });
    became.reduce(|a, b| a.start.min(b.start)..a.end.max(b.end)).unwrap_or(0..0)
}

/// The lines from 0 that a span stands on.
pub fn lines_of(text: &str, at: FileSpan) -> Range<usize> {
    lines_in(text, at)
}

fn changes(before: &str, after: &str) -> Vec<DiffOp> {
    line_changes(&lines(before), &lines(after))
}

/// Lines from 0.
fn lines_in(text: &str, at: FileSpan) -> Range<usize> {
    let line = |offset: u32| text.get(..offset as usize).unwrap_or_default().matches('\n').count();
    line(at.span.start)..line(at.span.end) + 1
}

fn overlaps(one: &Range<usize>, other: &Range<usize>) -> bool {
    one.start < other.end && other.start < one.end
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::Span;

    const BEFORE: &str = "use std::io;\nlet a = make();\nput(a);\n\nlet b = make();\nput(b);\n";
    const AFTER: &str = "use std::io;\nlet a = wrap(make());\nput(a);\na.flush();\n\nlet b = wrap(make());\nput(b);\nb.flush();\n";

    fn key(name: &str) -> Key {
        let name = name.to_owned();
        Key { file: FileId(0), rule: Rule::UnbufferedWrite, source: name.clone(), sink: name }
    }

    fn at(text: &str) -> FileSpan {
        let start = crate::file::to_u32(BEFORE.find(text).unwrap());
        FileSpan { file: FileId(0), span: Span::at(start) }
    }

    fn steps() -> Vec<Step> {
        let texts = BTreeMap::from([(FileId(0), [BEFORE.into(), AFTER.into()])]);
        let edits = vec![
            (key("a"), vec![at("make();\nput(a)"), at("\n\nlet b")]),
            (key("b"), vec![at("make();\nput(b)"), FileSpan { file: FileId(0), span: Span::at(58) }]),
        ];
        vec![Step { texts, edits }]
    }

    fn blamed_at(steps: &[Step], line: u32) -> Vec<String> {
        at_lines(steps, FileId(0), &(line..line + 1)).into_iter().map(|it| it.source).collect()
    }

    #[test]
    fn a_line_of_the_rewrite_names_the_finding_that_made_it() {
        assert_eq!(blamed_at(&steps(), 1), ["a"]);
        assert_eq!(blamed_at(&steps(), 3), ["a"]);
        assert_eq!(blamed_at(&steps(), 5), ["b"]);
        assert_eq!(blamed_at(&steps(), 7), ["b"]);
        assert_eq!(blamed_at(&steps(), 2), [""; 0]);
    }

    #[test]
    fn lines_are_followed_back_through_later_rounds() {
        let mut steps = steps();
        let last = format!("use std::fs;\n{AFTER}");
        let texts = BTreeMap::from([(FileId(0), [AFTER.into(), last.into()])]);
        steps.push(Step { texts, edits: Vec::new() });
        assert_eq!(blamed_at(&steps, 2), ["a"]);
        assert_eq!(blamed_at(&steps, 6), ["b"]);
    }

    #[test]
    fn an_error_that_points_nowhere_takes_everything_back() {
        let error = BuildError { message: "error: no".to_owned(), places: Vec::new() };
        let found = blamed(&steps(), &[], &[error]);
        assert_eq!(found, BTreeMap::from([(key("a"), None), (key("b"), None)]));
    }
}
