//! What was answered in a run: so that nobody is asked twice, and so that all of it can be done again without what a
//! build refuses. Remembers nothing that it was not told, and nothing past the run.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::cli::Answer;
use crate::discover::{Problem, ProblemKind};
use crate::file::{FileId, RustFile};
use crate::repair::Finding;
use crate::report::Proposal;
use crate::track::Rule;
use crate::verify::{Key, lines_after, lines_of};

/// A finding of a round, known again when the same round comes once more; those with the same lines are counted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Id {
    key: Key,
    nth: usize,
}

impl Id {
    pub fn of_all(findings: &[Finding], files: &[RustFile]) -> Vec<Id> {
        let mut seen: BTreeMap<Key, usize> = BTreeMap::new();
        let id = |finding| {
            let key = Key::of(finding, files);
            let n_before = seen.entry(key.clone()).or_default();
            *n_before += 1;
            Id { key, nth: *n_before }
        };
        findings.iter().map(id).collect()
    }
}

#[derive(Debug, Default)]
pub struct Memory {
    /// What is not asked about again, by where it stands in the text of now.
    settled: Vec<(Rule, FileId, Range<usize>)>,
    /// What holds for the rest of a file: to make its repairs, or to leave them.
    standing: BTreeMap<FileId, bool>,
    has_stopped: bool,
    /// Each with the place of the repair among those of its finding.
    made: BTreeSet<(Id, usize)>,
    edited: BTreeMap<Id, Edited>,
    /// All answers are given.
    is_complete: bool,
    /// What was edited and cannot be made again.
    pub lost: Vec<Problem>,
}

/// What somebody made of some files, and what he was given.
#[derive(Debug)]
struct Edited {
    before: BTreeMap<FileId, String>,
    after: BTreeMap<FileId, String>,
}

impl Memory {
    /// From the first round again, with the answers that are there.
    pub fn rewind(&mut self) {
        self.settled.clear();
        self.has_stopped = false;
        self.lost.clear();
    }

    pub fn complete(&mut self) {
        self.is_complete = true;
    }

    pub fn has_stopped(&self) -> bool {
        self.has_stopped
    }

    /// What is known already of a repair.
    pub fn answer(
        &mut self,
        id: &Id,
        offer: usize,
        proposal: &Proposal<'_>,
        original: &[RustFile],
    ) -> Option<Answer> {
        if !self.is_complete {
            let is_made = self.standing.get(&proposal.file())?;
            return Some(if *is_made { Answer::Make } else { Answer::Leave });
        }
        if self.made.contains(&(id.clone(), offer)) {
            return Some(Answer::Make);
        }
        let Some(edited) = self.edited.get(id) else { return Some(Answer::Leave) };
        if given(proposal) == edited.before {
            return Some(Answer::Edited(edited.after.clone()));
        }
        let why = "it was edited together with another one that was put back".to_owned();
        self.lost.push(Problem { shown: id.key.shown(original), kind: ProblemKind::PutBack(why) });
        Some(Answer::Leave)
    }

    pub fn keep(&mut self, id: &Id, offer: usize, proposal: &Proposal<'_>, answer: &Answer) {
        match answer {
            Answer::Make | Answer::MakeRest => {
                self.made.insert((id.clone(), offer));
            }
            Answer::Edited(after) => {
                let edited = Edited { before: given(proposal), after: after.clone() };
                self.edited.insert(id.clone(), edited);
            }
            Answer::Stop => self.has_stopped = true,
            Answer::Leave | Answer::LeaveRest => {}
        }
        match answer {
            Answer::MakeRest => self.standing.insert(proposal.file(), true),
            Answer::LeaveRest => self.standing.insert(proposal.file(), false),
            _ => None,
        };
    }

    /// Nobody is asked about it again.
    pub fn settle(&mut self, finding: &Finding, files: &[RustFile]) {
        if let Some((rule, file, lines)) = place(finding, files) {
            self.settled.push((rule, file, lines));
        }
    }

    pub fn is_settled(&self, finding: &Finding, files: &[RustFile]) -> bool {
        place(finding, files).is_none_or(|(rule, file, lines)| {
            let is_here = |it: &&(Rule, FileId, Range<usize>)| it.0 == rule && it.1 == file;
            self.settled.iter().filter(is_here).any(|it| it.2.contains(&lines.start))
        })
    }

    /// From the texts of one round to those of the next one.
    pub fn follow(&mut self, before: &[RustFile], after: &[RustFile]) {
        for (_, file, lines) in &mut self.settled {
            let text =
                |of: &[RustFile]| of.get(file.0 as usize).map(|it| it.text.clone()).unwrap_or_default();
            *lines = lines_after(&text(before), &text(after), lines);
        }
    }
}

fn given(proposal: &Proposal<'_>) -> BTreeMap<FileId, String> {
    proposal.texts.iter().map(|it| (it.id, it.before.clone())).collect()
}

/// The rule, and the lines on which the handle is made.
fn place(finding: &Finding, files: &[RustFile]) -> Option<(Rule, FileId, Range<usize>)> {
    let at = finding.flow.source.at;
    let file = files.get(at.file.0 as usize)?;
    Some((finding.flow.rule, at.file, lines_of(&file.text, at)))
}
