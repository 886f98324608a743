//! Which findings their author means to have, and which comments say so for nothing.

use std::collections::BTreeSet;

use rayon::prelude::*;
use smol_str::SmolStr;

use crate::file::{FileId, FileSpan, RustFile, Span, to_u32};
use crate::items::{Allow, Allowed, allows, line_of};
use crate::judge::Rank;
use crate::judge::Reason;
use crate::repair::{Change, Finding, Repair, Safety, Verdict};
use crate::track::{Cost, Flow, Rule, Source};

/// What silences in the files of a run, and what of it has done so.
#[derive(Debug, Default)]
pub struct Allows {
    /// By file, from its top.
    by_file: Vec<Vec<Allow>>,
    /// The comments that silenced a finding of a rule, by where they begin.
    used: BTreeSet<(FileId, u32, Rule)>,
    /// Files of packages that allow `bytes` as a whole.
    with_bytes: BTreeSet<FileId>,
}

impl Allows {
    /// Looks for them in the current rayon pool. `with_bytes` are the packages whose manifests allow
    /// `clippy::unbuffered_bytes`, by place.
    pub fn of(files: &[RustFile], with_bytes: &BTreeSet<usize>) -> Self {
        let with_bytes = (0..).zip(files).filter(|(_, it)| with_bytes.contains(&it.package));
        Self {
            by_file: files.par_iter().map(allows).collect(),
            used: BTreeSet::new(),
            with_bytes: with_bytes.map(|(at, _)| FileId(at)).collect(),
        }
    }

    fn in_file(&self, file: FileId) -> &[Allow] {
        self.by_file.get(file.0 as usize).map_or(&[], Vec::as_slice)
    }

    /// Whether a flow is silenced where it hurts or where it is made.
    pub fn silence(&mut self, flow: &Flow) -> bool {
        let is_for_package = self.with_bytes.contains(&flow.primary().file) && reads_bytes(flow);
        let found: Vec<(FileId, &Allow)> = self.silencing(flow).collect();
        let is_silenced = !found.is_empty() || is_for_package;
        let is_comment = |it: &&(FileId, &Allow)| matches!(it.1.who, Allowed::Comment { .. });
        let used: Vec<_> =
            found.iter().filter(is_comment).map(|(file, it)| (*file, it.at.start, flow.rule)).collect();
        self.used.extend(used);
        is_silenced
    }

    /// The comment or attribute that silences a flow, where one does.
    pub fn silenced_at(&self, flow: &Flow) -> Option<FileSpan> {
        self.silencing(flow).next().map(|(file, it)| FileSpan { file, span: it.at })
    }

    fn silencing<'a>(&'a self, flow: &'a Flow) -> impl Iterator<Item = (FileId, &'a Allow)> {
        let hurts = flow.primary();
        [hurts, flow.source.at].into_iter().flat_map(move |at| {
            let reaching = self.in_file(at.file).iter().filter(move |it| reaches(it, at.span));
            let silences = move |it: &&Allow| match &it.who {
                Allowed::Comment { codes, .. } => names(codes, flow.rule),
                Allowed::Bytes => at == hurts && reads_bytes(flow),
            };
            reaching.filter(silences).map(move |it| (at.file, it))
        })
    }

    /// A finding for each comment of a file that names a rule among `rules` and silences nothing of it, or names none that
    /// there is.
    pub fn unused(&mut self, id: FileId, file: &RustFile, rules: &BTreeSet<Rule>) -> Vec<Finding> {
        let mut found = Vec::new();
        for allow in self.in_file(id) {
            let Allowed::Comment { start, codes, .. } = &allow.who else { continue };
            let mut kept: Vec<&str> = Vec::new();
            let mut unused: Vec<&str> = Vec::new();
            let said = file.text.get(*start as usize..allow.at.end as usize).unwrap_or_default();
            let at = FileSpan { file: id, span: Span::new(*start, *start + to_u32(said.trim_end().len())) };
            for (code, _) in codes {
                match Rule::named(code) {
                    Ok(rule) if self.is_unused(id, allow, rule, rules) => unused.push(code),
                    Ok(_) => kept.push(code),
                    Err(_) => {
                        kept.push(code);
                        found.push(finding(at, code, Verdict::Left(Reason::UnknownRule)));
                    }
                }
            }
            if !unused.is_empty() || codes.is_empty() {
                let repair = taken_out(id, file, allow, &kept);
                found.push(finding(at, &unused.join(", "), Verdict::Fix(repair, Safety::Safe)));
            }
        }
        found.retain(|it| !self.silence(&it.flow));
        found
    }

    fn is_unused(&self, file: FileId, allow: &Allow, rule: Rule, rules: &BTreeSet<Rule>) -> bool {
        rule != Rule::UnusedAllow
            && rules.contains(&rule)
            && !self.used.contains(&(file, allow.at.start, rule))
    }

    /// Where a further rule can be named in the comment above a line, which begins at the byte `line` of a file.
    pub fn above(&self, id: FileId, file: &RustFile, line: u32) -> Option<u32> {
        let is_next = |it: &&Allow| line_of(&file.text, it.at.end).end + 1 == line;
        self.in_file(id).iter().filter(is_next).find_map(|it| match &it.who {
            Allowed::Comment { codes, is_above: true, .. } if it.reach.start >= line => {
                codes.last().map(|(_, span)| span.end)
            }
            _ => None,
        })
    }
}

/// Formatting may break what a comment stands behind, so the last line of a place counts as well as the first.
fn reaches(allow: &Allow, place: Span) -> bool {
    let is_in = |it: u32| allow.reach.start <= it && it <= allow.reach.end;
    is_in(place.start) || is_in(place.end.saturating_sub(1).max(place.start))
}

fn names(codes: &[(SmolStr, Span)], rule: Rule) -> bool {
    codes.iter().any(|(it, _)| Rule::named(it) == Ok(rule))
}

/// What clippy tells of too.
fn reads_bytes(flow: &Flow) -> bool {
    flow.rule == Rule::UnbufferedRead
        && !flow.sinks.is_empty()
        && flow.sinks.iter().all(|it| it.api == "std::io::Read::bytes")
}

fn finding(at: FileSpan, codes: &str, verdict: Verdict) -> Finding {
    let source = Source { at, comes_in: false, api: codes.to_owned(), ty: String::new() };
    let flow =
        Flow { rule: Rule::UnusedAllow, source, steps: Vec::new(), sinks: Vec::new(), cost: Cost::NONE };
    Finding { flow, verdict, twins: Vec::new(), stronger: None, rank: Rank::Warm, quiet: None }
}

/// A comment with no other codes than these, or without itself where there are none.
fn taken_out(id: FileId, file: &RustFile, allow: &Allow, kept: &[&str]) -> Repair {
    let Allowed::Comment { start, codes, .. } = &allow.who else { return Repair::default() };
    let text = |from: u32, to: u32| file.text.get(from as usize..to as usize).unwrap_or_default();
    let (help, span, text) = match codes.first().zip(codes.last()) {
        Some(((_, first), (_, last))) if !kept.is_empty() => {
            let (before, behind) = (text(allow.at.start, first.start), text(last.end, allow.at.end));
            ("take the rule out of the comment", allow.at, format!("{before}{}{behind}", kept.join(", ")))
        }
        _ => {
            let words = text(allow.at.start, *start).trim_end();
            let span = without(&file.text, allow.at, words.is_empty());
            // The parser takes the first half of such a line end for a part of the comment.
            let half =
                if span.end == allow.at.end && text(*start, span.end).ends_with('\r') { "\r" } else { "" };
            ("take the comment out", span, format!("{words}{half}"))
        }
    };
    Repair {
        help: help.to_owned(),
        changes: vec![Change { at: FileSpan { file: id, span }, text }],
        imports: Vec::new(),
    }
}

/// A comment with the white space that is there for its sake: its whole line, or what parts it from the code before.
fn without(text: &str, at: Span, goes_whole: bool) -> Span {
    let line = line_of(text, at.start);
    let before = text.get(line.start as usize..at.start as usize).unwrap_or_default();
    let behind = text.get(at.end as usize..line_of(text, at.end).end as usize).unwrap_or_default();
    if !goes_whole || !behind.trim().is_empty() {
        return at;
    }
    if before.trim().is_empty() {
        let end = line_of(text, at.end).end + 1;
        return Span::new(line.start, end.min(to_u32(text.len())));
    }
    Span::new(line.start + to_u32(before.trim_end().len()), at.end)
}
