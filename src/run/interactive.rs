//! Rewrites what somebody accepts who is asked about one repair after the other.
//! Nothing is on disk until all answers are there.

use std::collections::{BTreeMap, BTreeSet};

use crate::cli::{Answer, Ask};
use crate::edit::{self, Rewrite};
use crate::file::{FileId, RustFile};
use crate::repair::{Repair, Safety};
use crate::report::{Outcome, Proposal, Proposed, Report};

use super::fix::in_place;
use super::settle::Settled;
use super::{Held, Job, Round, round, style};

mod memory;

use memory::{Id, Memory};

/// Most rounds of questions: an accepted repair may bring new ones, and nobody answers for ever.
const MAX_ROUNDS: usize = 16;

pub(super) fn interactive(
    job: Job<'_>,
    first: &Round,
    outcome: Outcome,
    ask: &mut Ask<'_>,
) -> anyhow::Result<Outcome> {
    let offers = first.findings.iter().flat_map(edit::offers);
    let touched = offers.flat_map(|(repair, _)| files_of(repair)).collect();
    let shown = Outcome {
        severities: outcome.severities.clone(),
        evidence: outcome.evidence.clone(),
        ..Outcome::default()
    };
    let mut session = Session { job, original: &first.files, ask, shown, memory: Memory::default() };
    let mut outcome = in_place(job, first, outcome, &touched, |held| session.settle(held))?;
    outcome.problems.append(&mut session.memory.lost);
    Ok(outcome)
}

struct Session<'a, 'b> {
    job: Job<'a>,
    original: &'a [RustFile],
    ask: &'a mut Ask<'b>,
    /// What is told of each finding besides.
    shown: Outcome,
    memory: Memory,
}

/// What is accepted in one round so far.
#[derive(Default)]
struct Accepted<'r> {
    repairs: Vec<(usize, &'r Repair)>,
    /// A finding whose files somebody has changed by hand, after which everything is looked at again.
    edited: Option<(usize, BTreeMap<FileId, String>)>,
}

impl Session<'_, '_> {
    /// Asks until nothing is left to be asked about; called once more it gives itself the answers of the first time.
    fn settle(&mut self, held: &Held) -> anyhow::Result<Settled> {
        self.memory.rewind();
        let last = round(self.job, self.original.to_vec(), &mut Vec::new(), held)?;
        let mut settled = Settled::new(last);
        for _ in 0..MAX_ROUNDS {
            settled.last.rewrites = self.rewrites(&settled.last, held)?;
            if settled.last.rewrites.is_empty() {
                break;
            }
            let files = settled.last.rewritten();
            settled.repaired.extend(settled.last.repaired());
            if self.job.config.verify.is_some() {
                settled.steps.push(settled.last.step(&files));
            }
            self.memory.follow(&settled.last.files, &files);
            settled.last = round(self.job, files, &mut Vec::new(), held)?;
            // A trace speaks of the lines of the first round.
            self.shown.evidence = None;
        }
        self.memory.complete();
        Ok(settled)
    }

    fn rewrites(&mut self, round: &Round, held: &Held) -> anyhow::Result<Vec<Rewrite>> {
        let accepted = self.accepted(round, held)?;
        let mut rewrites = edit::made(&round.files, &accepted.repairs, &style);
        let Some((finding, texts)) = accepted.edited else { return Ok(rewrites) };
        rewrites.retain(|it| !texts.contains_key(&it.file));
        for (file, after) in texts {
            let of_file = accepted.repairs.iter().filter(|(_, it)| files_of(it).any(|it| it == file));
            let findings = of_file.map(|(at, _)| *at).chain([finding]).collect();
            rewrites.push(Rewrite { file, after, findings });
        }
        Ok(rewrites)
    }

    /// What is accepted of the repairs of one round.
    fn accepted<'r>(&mut self, round: &'r Round, held: &Held) -> anyhow::Result<Accepted<'r>> {
        if self.memory.has_stopped() {
            return Ok(Accepted::default());
        }
        let ids = Id::of_all(&round.findings, &round.files);
        let may_be_asked = |at: &usize| {
            let finding = &round.findings[*at];
            edit::offers(finding).next().is_some() && !self.memory.is_settled(finding, &round.files)
        };
        let open: Vec<usize> = (0..round.findings.len()).filter(may_be_asked).collect();
        let mut accepted = Accepted::default();
        for (n_before, at) in open.iter().enumerate() {
            let nth = (n_before + 1, open.len());
            self.decide(round, held, (*at, &ids[*at], nth), &mut accepted)?;
            if self.memory.has_stopped() || accepted.edited.is_some() {
                break;
            }
        }
        Ok(accepted)
    }

    /// Asks about each repair of a finding, the strongest first, until one is accepted.
    fn decide<'r>(
        &mut self,
        round: &'r Round,
        held: &Held,
        (at, id, nth): (usize, &Id, (usize, usize)),
        accepted: &mut Accepted<'r>,
    ) -> anyhow::Result<()> {
        let finding = &round.findings[at];
        for (offer, (repair, safety)) in edit::offers(finding).enumerate() {
            if files_of(repair).any(|it| held.files.contains(&it)) {
                continue;
            }
            // What clashes with an accepted one is offered again in the next round, as far as it is still there.
            let Some(texts) = proposed(&round.files, &accepted.repairs, (at, repair)) else { continue };
            // Where nothing changes any more, an accepted one has done it.
            let answer = if texts.is_empty() {
                Answer::Make
            } else {
                self.answer(round, (at, id, nth), (offer, repair, safety), &texts)?
            };
            match answer {
                Answer::Make | Answer::MakeRest => {
                    accepted.repairs.push((at, repair));
                    return Ok(());
                }
                Answer::Edited(texts) => {
                    self.memory.settle(finding, &round.files);
                    accepted.edited = Some((at, texts));
                    return Ok(());
                }
                Answer::Leave | Answer::LeaveRest => self.memory.settle(finding, &round.files),
                Answer::Stop => return Ok(()),
            }
        }
        Ok(())
    }

    fn answer(
        &mut self,
        round: &Round,
        (finding, id, nth): (usize, &Id, (usize, usize)),
        (offer, repair, safety): (usize, &Repair, &Safety),
        texts: &[Proposed<'_>],
    ) -> anyhow::Result<Answer> {
        let report = Report { files: &round.files, findings: &round.findings, ..self.shown.report() };
        let proposal = Proposal { report, finding, repair, safety, texts, nth };
        let answer = match self.memory.answer(id, offer, &proposal, self.original) {
            Some(answer) => answer,
            None => (self.ask)(&proposal)?,
        };
        self.memory.keep(id, offer, &proposal, &answer);
        Ok(answer)
    }
}

fn files_of(repair: &Repair) -> impl Iterator<Item = FileId> {
    let imported = repair.imports.iter().map(|it| it.file);
    repair.changes.iter().map(|it| it.at.file).chain(imported)
}

/// The files that a repair changes beside the accepted ones; `None` where it has to wait for them.
fn proposed<'f>(
    files: &'f [RustFile],
    accepted: &[(usize, &Repair)],
    (at, repair): (usize, &Repair),
) -> Option<Vec<Proposed<'f>>> {
    let touched: BTreeSet<FileId> = files_of(repair).collect();
    let is_beside = |it: &Repair| files_of(it).any(|it| touched.contains(&it));
    let beside: Vec<(usize, &Repair)> = accepted.iter().filter(|(_, it)| is_beside(it)).copied().collect();
    let others: Vec<&Repair> = beside.iter().map(|(_, it)| *it).collect();
    if !edit::fits(files, &others, repair, &style) {
        return None;
    }
    let texts = |repairs: &[(usize, &Repair)]| {
        let rewrites = edit::made(files, repairs, &style).into_iter();
        rewrites.map(|it| (it.file, it.after)).collect::<BTreeMap<FileId, String>>()
    };
    let (mut without, mut with) = (texts(&beside), texts(&[&beside[..], &[(at, repair)]].concat()));
    let changed = touched.into_iter().filter_map(|id| {
        let file = files.get(id.0 as usize)?;
        let text =
            |of: &mut BTreeMap<FileId, String>| of.remove(&id).unwrap_or_else(|| file.text.to_string());
        let (before, after) = (text(&mut without), text(&mut with));
        (before != after).then_some(Proposed { id, file, before, after })
    });
    Some(changed.collect())
}
