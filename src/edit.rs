//! How a repair is spelled in its file: byte ranges of the original, whole or nothing per finding, parsed again twice.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use crate::discover::Style;
use crate::file::{FileId, FileSpan, RustFile, Span, to_u32};
use crate::repair::{Finding, ImportNeed, Repair, Safety, Verdict};

mod alone;
mod imports;
mod layout;
mod lined;
mod proof;

use imports::imports;
use layout::lines::{end_with_crlf, with_crlf};

pub use alone::laid_out;
pub use lined::{line_changes, lines};

/// Text that takes the place of a span; an empty span inserts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edit {
    pub at: FileSpan,
    pub text: String,
}

/// One file before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewrite {
    pub file: FileId,
    /// The text without a byte order mark.
    pub after: String,
    /// The findings whose edits are in it, by their place in the list.
    pub findings: Vec<usize>,
}

/// How rustfmt would set a file; `None` where that cannot be told, and it is left as the edits make it.
pub type StyleOf<'a> = dyn Fn(&RustFile) -> Option<Style> + Sync + 'a;

/// The edits of each finding, imports included, in the order of the findings; empty for what is left.
pub fn edits(findings: &[Finding], files: &[RustFile], style: &StyleOf<'_>) -> Vec<Vec<Edit>> {
    edits_of(findings.iter().map(decided).collect(), files, style)
}

fn decided(finding: &Finding) -> Option<&Repair> {
    match &finding.verdict {
        Verdict::Fix(repair, _) => Some(repair),
        Verdict::Left(_) => None,
    }
}

/// The same for the stronger repairs; empty where there is none.
pub fn stronger_edits(findings: &[Finding], files: &[RustFile], style: &StyleOf<'_>) -> Vec<Vec<Edit>> {
    edits_of(findings.iter().map(|it| it.stronger.as_ref().map(|(repair, _)| repair)).collect(), files, style)
}

fn edits_of(repairs: Vec<Option<&Repair>>, files: &[RustFile], style: &StyleOf<'_>) -> Vec<Vec<Edit>> {
    let needs: Vec<&[ImportNeed]> =
        repairs.iter().map(|it| it.map_or(&[][..], |it| it.imports.as_slice())).collect();
    let has_crlf = |it: FileId| files.get(it.0 as usize).is_some_and(|it| end_with_crlf(&it.text));
    let whole = |(repair, imported): (Option<&Repair>, Option<Vec<Edit>>)| {
        let Some(imported) = imported else { return Vec::new() };
        let mut edits: Vec<Edit> = repair.map(changes).into_iter().flatten().chain(imported).collect();
        edits.iter_mut().filter(|it| has_crlf(it.at.file)).for_each(|it| it.text = with_crlf(&it.text));
        edits.sort_by_key(|it| (it.at.file, it.at.span.start, it.at.span.end));
        edits
    };
    let imported = imports(&needs, files, style);
    repairs.into_iter().zip(imported).map(whole).collect()
}

/// Whether the repair of each finding fails its proof, and whether the stronger one does.
pub fn unproved(findings: &[Finding], files: &[RustFile], style: &StyleOf<'_>) -> Vec<[bool; 2]> {
    let fails = |it: Option<&Repair>| it.is_some_and(|it| !proved(files, &[it], style));
    let stronger = |it: &Finding| fails(it.stronger.as_ref().map(|(repair, _)| repair));
    // To prove many at once costs little more than to prove one.
    let together = compatible(findings);
    let is_proved = proved(files, &together.values().copied().collect::<Vec<_>>(), style);
    let both = |(at, it): (usize, &Finding)| {
        let is_known = is_proved && together.contains_key(&at);
        [!is_known && fails(decided(it)), stronger(it)]
    };
    findings.par_iter().enumerate().map(both).collect()
}

/// The repairs that can be made in one go, by the places of their findings.
fn compatible(findings: &[Finding]) -> BTreeMap<usize, &Repair> {
    let mut taken = Taken::default();
    let mut together = BTreeMap::new();
    for (at, repair) in findings.iter().enumerate().filter_map(|(at, it)| Some((at, decided(it)?))) {
        let edits = changes(repair);
        if !edits.iter().any(|it| taken.clashes(it)) {
            taken.extend(edits);
            together.insert(at, repair);
        }
    }
    together
}

/// The files with the repairs of this safety in them, each of which holds alone. A finding that touches what an earlier
/// one changes waits for the next run; what does not hold together is left out.
pub fn rewrite(
    findings: &[Finding],
    files: &[RustFile],
    unsafe_too: bool,
    frozen: &BTreeSet<FileId>,
    style: &StyleOf<'_>,
) -> Vec<Rewrite> {
    let mut accepted: Vec<(usize, &Repair)> = Vec::new();
    let mut taken = Taken::default();
    for (at, finding) in findings.iter().enumerate() {
        let fits = |repair: &&Repair| {
            let edits = changes(repair);
            edits.iter().all(|it| !frozen.contains(&it.at.file)) && !edits.iter().any(|it| taken.clashes(it))
        };
        if let Some(repair) = allowed(finding, unsafe_too).find(fits) {
            taken.extend(changes(repair));
            accepted.push((at, repair));
        }
    }
    while !accepted.is_empty() {
        let repairs: Vec<&Repair> = accepted.iter().map(|(_, it)| *it).collect();
        if proved(files, &repairs, style) {
            break;
        }
        // Each one holds alone; what does not hold with the others waits.
        accepted.pop();
    }
    rewritten(files, &accepted, style)
}

/// The repairs of a finding, those for review too, the strongest first.
pub fn offers(finding: &Finding) -> impl Iterator<Item = (&Repair, &Safety)> {
    let stronger = finding.stronger.as_ref().map(|(repair, safety)| (repair, safety));
    let decided = match &finding.verdict {
        Verdict::Fix(repair, safety) => Some((repair, safety)),
        Verdict::Left(_) => None,
    };
    stronger.into_iter().chain(decided)
}

/// Whether a repair can be made beside others, and holds together with them.
pub fn fits(files: &[RustFile], made: &[&Repair], repair: &Repair, style: &StyleOf<'_>) -> bool {
    let edits = changes(repair);
    let taken = made.iter().flat_map(|it| changes(it));
    let clashes = taken.into_iter().any(|it| edits.iter().any(|edit| clash(&it, edit)));
    !clashes && proved(files, &[made, &[repair]].concat(), style)
}

/// The files with these repairs in them, each by the place of its finding.
pub fn made(files: &[RustFile], repairs: &[(usize, &Repair)], style: &StyleOf<'_>) -> Vec<Rewrite> {
    rewritten(files, repairs, style)
}

/// Whether both parsers accept a text of somebody else's in place of that of a file.
///
/// # Errors
/// Where the first of them stops, line and column from 1.
pub fn accepted(file: &RustFile, text: &str) -> Result<(), (u32, u32)> {
    proof::parses(file, text)
}

/// What may be made of a finding, the strongest first.
fn allowed(finding: &Finding, unsafe_too: bool) -> impl Iterator<Item = &Repair> {
    let stronger = finding.stronger.as_ref().filter(|_| unsafe_too).map(|(repair, _)| repair);
    let decided = match &finding.verdict {
        Verdict::Fix(repair, safety) => (unsafe_too || *safety == Safety::Safe).then_some(repair),
        Verdict::Left(_) => None,
    };
    stronger.into_iter().chain(decided)
}

fn changes(repair: &Repair) -> Vec<Edit> {
    repair.changes.iter().map(|it| Edit { at: it.at, text: it.text.clone() }).collect()
}

/// Edits that are made already, by where they begin.
#[derive(Default)]
struct Taken {
    by_start: BTreeMap<(FileId, u32), Vec<Edit>>,
    /// Bytes that the longest of them replaces.
    longest: u32,
}

impl Taken {
    fn extend(&mut self, edits: Vec<Edit>) {
        for edit in edits {
            let span = edit.at.span;
            self.longest = self.longest.max(span.end.saturating_sub(span.start));
            self.by_start.entry((edit.at.file, span.start)).or_default().push(edit);
        }
    }

    fn clashes(&self, edit: &Edit) -> bool {
        let (file, span) = (edit.at.file, edit.at.span);
        let near = (file, span.start.saturating_sub(self.longest))..=(file, span.end);
        self.by_start.range(near).flat_map(|(_, it)| it).any(|it| clash(it, edit))
    }
}

/// Two edits that cannot both be made. The same edit twice is one.
fn clash(a: &Edit, b: &Edit) -> bool {
    if a.at.file != b.at.file || a == b {
        return false;
    }
    let (x, y) = (a.at.span, b.at.span);
    let inserts = x.start == x.end && y.start == y.end;
    if inserts { x.start == y.start } else { x.start < y.end && y.start < x.end }
}

/// The texts with these repairs in them, by file, each as `finish` makes it; none where a name cannot be brought in.
fn applied(
    files: &[RustFile],
    repairs: &[&Repair],
    style: &StyleOf<'_>,
    finish: impl Fn(&RustFile, Vec<Edit>) -> Option<String>,
) -> BTreeMap<FileId, String> {
    let mut edits: Vec<Edit> = Vec::new();
    let mut needs: Vec<ImportNeed> = Vec::new();
    for repair in repairs {
        for edit in changes(repair) {
            if !edits.contains(&edit) || is_repeated_insert(repair, &edit) {
                edits.push(edit);
            }
        }
        needs.extend(&repair.imports);
    }
    let Some(imported) = imports(&[&needs], files, style).into_iter().collect::<Option<Vec<_>>>() else {
        return BTreeMap::new();
    };
    edits.extend(imported.into_iter().flatten());
    let mut by_file: BTreeMap<FileId, Vec<Edit>> = BTreeMap::new();
    for edit in edits {
        by_file.entry(edit.at.file).or_default().push(edit);
    }
    for edits in by_file.values_mut() {
        // Stable: insertions at one place stay in the order in which they were asked for.
        edits.sort_by_key(|it| (it.at.span.start, it.at.span.end));
    }
    by_file
        .into_iter()
        .filter_map(|(file, edits)| Some((file, finish(files.get(file.0 as usize)?, edits)?)))
        .collect()
}

fn plain(file: &RustFile, edits: Vec<Edit>) -> Option<String> {
    placed(&file.text, edits).map(|(text, _)| text)
}

/// A file with its edits made, and the statements that they touch laid out anew where that can be told.
fn settled(file: &RustFile, edits: Vec<Edit>, style: Option<Style>) -> Option<String> {
    let old: Vec<Span> = edits.iter().map(|it| it.at.span).collect();
    let (mut after, new) = placed(&file.text, edits)?;
    let laid_out = style.and_then(|it| layout::settled(file, &after, &old, &new, it));
    for (span, text) in laid_out.into_iter().flatten().rev() {
        after.replace_range(span.range(), &text);
    }
    Some(after)
}

/// One repair may close two parentheses at one place.
fn is_repeated_insert(repair: &Repair, edit: &Edit) -> bool {
    repair.changes.iter().filter(|it| it.at == edit.at && it.text == edit.text).count() > 1
}

/// A text with its edits made, and where the new text of each stands, white space around it left out; `None` where
/// one lies outside of it or two overlap. The edits are in order, those at one place as they were asked for.
fn placed(before: &str, edits: Vec<Edit>) -> Option<(String, Vec<Span>)> {
    let mut after = String::with_capacity(before.len() + 256);
    let mut spans = Vec::with_capacity(edits.len());
    let mut at = 0;
    for edit in edits {
        let range = edit.at.span.range();
        after.push_str(before.get(at..range.start)?);
        let text = edit.text.trim();
        let indent = edit.text.len() - edit.text.trim_start().len();
        let start = to_u32(after.len() + indent);
        after.push_str(&edit.text);
        spans.push(Span::new(start, start + to_u32(text.len())));
        at = range.end;
    }
    after.push_str(before.get(at..)?);
    Some((after, spans))
}

fn proved(files: &[RustFile], repairs: &[&Repair], style: &StyleOf<'_>) -> bool {
    let texts = applied(files, repairs, style, plain);
    let touched = repairs.iter().flat_map(|it| &it.changes).map(|it| it.at.file);
    if touched.into_iter().any(|it| !texts.contains_key(&it)) {
        return false;
    }
    texts.par_iter().all(|(file, after)| holds(files, repairs, *file, after))
}

fn holds(files: &[RustFile], repairs: &[&Repair], file: FileId, after: &str) -> bool {
    let Some(before) = files.get(file.0 as usize) else { return false };
    let changes = repairs.iter().flat_map(|it| &it.changes);
    let replaced: Vec<Span> = changes.filter(|it| it.at.file == file).map(|it| it.at.span).collect();
    proof::holds(before, after, &replaced)
}

fn rewritten(files: &[RustFile], accepted: &[(usize, &Repair)], style: &StyleOf<'_>) -> Vec<Rewrite> {
    let repairs: Vec<&Repair> = accepted.iter().map(|(_, it)| *it).collect();
    let mut texts = applied(files, &repairs, style, plain);
    for (file, laid_out) in applied(files, &repairs, style, |file, edits| settled(file, edits, style(file))) {
        if holds(files, &repairs, file, &laid_out) {
            texts.insert(file, laid_out);
        }
    }
    texts
        .into_iter()
        .map(|(file, after)| {
            let touches = |repair: &Repair| repair.changes.iter().any(|it| it.at.file == file);
            let findings = accepted.iter().filter(|(_, it)| touches(it)).map(|(at, _)| *at).collect();
            Rewrite { file, after, findings }
        })
        .filter(|it| files.get(it.file.0 as usize).is_some_and(|file| *file.text != *it.after))
        .collect()
}
