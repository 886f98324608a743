//! Rounds of rewriting in memory, until nothing is left to do. Nothing is written.

use std::collections::BTreeSet;

use crate::discover::{Problem, ProblemKind};
use crate::file::{FileId, RustFile};
use crate::report::Repaired;
use crate::verify;

use super::{Held, Job, MAX_ROUNDS, Round, round};

/// Where rewriting in memory came to an end.
pub(super) struct Settled {
    pub last: Round,
    pub repaired: Vec<Repaired>,
    /// How it came there, if somebody is to ask.
    pub steps: Vec<verify::Step>,
    /// What no round would have been the last for, and was left.
    pub unsettled: BTreeSet<FileId>,
}

impl Settled {
    pub fn new(last: Round) -> Self {
        Self { last, repaired: Vec::new(), steps: Vec::new(), unsettled: BTreeSet::new() }
    }

    pub fn problems(&self) -> impl Iterator<Item = Problem> {
        let files = self.unsettled.iter().filter_map(|it| self.last.files.get(it.0 as usize));
        files.map(|it| Problem { shown: it.shown.clone(), kind: ProblemKind::Unsettled })
    }
}

/// Rewrites in memory until nothing is left to do, from the original or what the first round has made of it.
pub(super) fn settle(
    job: Job<'_>,
    original: &[RustFile],
    files: Vec<RustFile>,
    held: &Held,
) -> anyhow::Result<Settled> {
    let settled = rewrite(job, files, held)?;
    let unsettled: BTreeSet<FileId> = settled.last.rewrites.iter().map(|it| it.file).collect();
    if unsettled.is_empty() {
        return Ok(settled);
    }
    let held = Held { files: held.files.union(&unsettled).copied().collect(), ..held.clone() };
    Ok(Settled { unsettled, ..rewrite(job, original.to_vec(), &held)? })
}

fn rewrite(job: Job<'_>, files: Vec<RustFile>, held: &Held) -> anyhow::Result<Settled> {
    let mut settled = Settled::new(round(job, files, &mut Vec::new(), held)?);
    for _ in 1..MAX_ROUNDS {
        if settled.last.rewrites.is_empty() {
            break;
        }
        let files = settled.last.rewritten();
        settled.repaired.extend(settled.last.repaired());
        if job.config.verify.is_some() {
            settled.steps.push(settled.last.step(&files));
        }
        settled.last = round(job, files, &mut Vec::new(), held)?;
    }
    Ok(settled)
}
