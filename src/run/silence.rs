//! Writes a comment above each finding that says it is meant, as far as one can stand there.

use std::collections::{BTreeMap, BTreeSet};

use crate::discover::{Problem, ProblemKind};
use crate::file::{FileId, RustFile, Span, tokens};
use crate::items::{MARK, line_of};
use crate::repair::{Allows, Finding};
use crate::report::{Outcome, Written};
use crate::track::Rule;
use crate::verify::Key;

use super::chosen::with_bytes;
use super::fix::{guard, hold_back, write};
use super::{Held, Job, MAX_ROUNDS, Round, changed, round};

/// The comment above one line.
#[derive(Default)]
struct Comment {
    rules: BTreeSet<Rule>,
    /// Of the findings that it is for.
    keys: Vec<Key>,
}

/// By file and by the first byte of the line.
type Comments = BTreeMap<(FileId, u32), Comment>;

/// Puts the comments in, and reports what they do not silence.
pub(super) fn silence(job: Job<'_>, first: Round, mut outcome: Outcome) -> anyhow::Result<Outcome> {
    let guard = guard(job.config);
    let original = first.files.clone();
    let mut held = Held { left_out: Some(first.left_out.clone()), ..Held::default() };
    let mut loud: BTreeSet<Key> = BTreeSet::new();
    let mut settled = first;
    let mut silenced = Vec::new();
    for _ in 0..MAX_ROUNDS {
        let mut comments = comments(&settled, &mut loud);
        hold_back(comments.keys().map(|it| it.0), &settled.files, &guard, &mut held, &mut outcome.problems);
        comments.retain(|(file, _), _| !held.files.contains(file));
        if comments.is_empty() {
            break;
        }
        let next = round(job, with(job, &settled.files, &comments), &mut Vec::new(), &held)?;
        let still: BTreeSet<Key> = next.findings.iter().map(|it| Key::of(it, &next.files)).collect();
        let failed: Vec<Key> =
            comments.into_values().flat_map(|it| it.keys).filter(|it| still.contains(it)).collect();
        if failed.is_empty() {
            let gone = settled.findings.iter().filter(|it| !still.contains(&Key::of(it, &settled.files)));
            let file = |it: &Finding| BTreeSet::from([it.flow.primary().file]);
            silenced.extend(gone.filter_map(|it| settled.without(it, file(it))));
            settled = next;
        }
        // A comment that silences nothing is not left behind: the next round does without.
        loud.extend(failed);
    }
    outcome.problems.extend(not_silenced(&settled, &loud));
    let mut disk = original.clone();
    write(&mut disk, &settled.files, &guard, &mut outcome.problems);
    let files = changed(&original, &disk).into_iter().map(|it| it.file).collect();
    outcome.written = Written { repaired: silenced, files, commits: 0 };
    Ok(settled.report(job.config.format, outcome))
}

fn not_silenced(settled: &Round, loud: &BTreeSet<Key>) -> Vec<Problem> {
    let is_loud = |it: &&Finding| loud.contains(&Key::of(it, &settled.files));
    let problem = |it: &Finding| {
        let at = it.flow.primary();
        let file = settled.files.get(at.file.0 as usize)?;
        let line = file.line_column(at.span.start).line;
        Some(Problem { shown: file.shown.clone(), kind: ProblemKind::NotSilenced { line } })
    };
    settled.findings.iter().filter(is_loud).filter_map(problem).collect()
}

/// What is to stand where; a finding in a line that begins inside of a string becomes `loud`.
fn comments(round: &Round, loud: &mut BTreeSet<Key>) -> Comments {
    let mut comments = Comments::new();
    for finding in round.findings.iter().filter(|it| it.flow.rule != Rule::UnusedAllow) {
        let key = Key::of(finding, &round.files);
        let at = finding.flow.primary();
        let Some(file) = round.files.get(at.file.0 as usize).filter(|_| !loud.contains(&key)) else {
            continue;
        };
        let line = line_of(&file.text, at.span.start).start;
        let is_inside = |it: Span| it.start < line && line < it.end;
        if tokens(&file.text, file.edition).iter().any(|it| is_inside(it.span)) {
            loud.insert(key);
            continue;
        }
        let comment = comments.entry((at.file, line)).or_default();
        comment.rules.insert(finding.flow.rule);
        comment.keys.push(key);
    }
    comments
}

/// The files with the comments in them. Where a comment silences another rule in that line already, it names one more.
fn with(job: Job<'_>, files: &[RustFile], comments: &Comments) -> Vec<RustFile> {
    let allows = Allows::of(files, &with_bytes(job.packages));
    let mut files = files.to_vec();
    // From the end of each file, so that the places before stay what they are.
    for ((id, line), comment) in comments.iter().rev() {
        let Some(file) = files.get_mut(id.0 as usize) else { continue };
        let codes: Vec<&str> = comment.rules.iter().map(|it| it.code()).collect();
        let codes = codes.join(", ");
        let mut text = file.text.to_string();
        match allows.above(*id, file, *line) {
            Some(end) => text.insert_str(end as usize, &format!(", {codes}")),
            None => text.insert_str(*line as usize, &spelled(&text, *line, &codes, &job.config.allow_reason)),
        }
        file.text = text.into();
    }
    files
}

/// A line of its own, indented as the one below and ended as that.
fn spelled(text: &str, line: u32, codes: &str, reason: &str) -> String {
    let below = text.get(line as usize..line_of(text, line).end as usize).unwrap_or_default();
    let indent = &below[..below.len() - below.trim_start().len()];
    let is_dos = below.ends_with('\r') || (!text[line as usize..].contains('\n') && text.contains("\r\n"));
    let end = if is_dos { "\r\n" } else { "\n" };
    format!("{indent}// {}{end}", format!("{MARK}{codes}) {reason}").trim_end())
}
