//! Bodies that are learnt before they are asked for, where question has followed upon question: one that calls the next,
//! which calls the next, would have all that asks about the first done again for each of them.

use rayon::prelude::*;

use crate::infer::{BodyOwner, Callee};
use crate::track::knowledge::{BODIES_PER_JOB, Candidate, Knowledge, Learnt, Reading};
use crate::track::program::{Program, Question};

/// Rounds of questions that most work needs; what asks more often is answered ahead of it.
const ROUNDS: u32 = 2;

/// How many calls deep a round is answered: twice as deep as the round before, so that a chain of any length needs few
/// rounds, and no more is read in vain than was asked for.
pub(super) fn depth_at(round: u32) -> u32 {
    round.checked_sub(ROUNDS).map_or(0, |it| 1u32.checked_shl(it).unwrap_or(u32::MAX))
}

impl Knowledge<'_> {
    /// Learns what the bodies call that were asked for, and what that calls.
    pub(super) fn learn_callees<'q>(&mut self, asked: impl Iterator<Item = &'q Question>, depth: u32) {
        let mut calling: Vec<BodyOwner> = asked
            .filter_map(|it| match it {
                Question::Body(owner) => Some(*owner),
                _ => None,
            })
            .collect();
        for _ in 0..depth {
            let callees = self.callees_of(&calling);
            if callees.is_empty() {
                return;
            }
            let wanted: Vec<&Candidate> = callees.iter().filter_map(|it| self.candidate_of(*it)).collect();
            let learnt: Vec<Learnt> = wanted
                .into_par_iter()
                .with_max_len(BODIES_PER_JOB)
                .filter_map(|it| self.learn(Reading::Text(it), |_, _, _| true))
                .collect();
            self.take_in(learnt);
            calling = callees;
        }
    }

    /// The bodies that calls in others may reach, in their order, those left out that are known.
    fn callees_of(&self, callers: &[BodyOwner]) -> Vec<BodyOwner> {
        let program = Program::new(self);
        let calls =
            callers.iter().filter_map(|it| self.bodies.get(it)).flat_map(|it| it.inference.callees.values());
        let funcs = calls.filter_map(|it| match it {
            Callee::Func(func, _) => Some(*func),
            _ => None,
        });
        let mut funcs: Vec<_> = funcs.filter(|it| !self.index.is_stub(self.index.func_unit(*it))).collect();
        funcs.sort_unstable();
        funcs.dedup();
        let mut found: Vec<BodyOwner> = funcs.into_iter().flat_map(|it| program.bodies_of(it)).collect();
        found.retain(|it| !self.bodies.contains_key(it));
        found.sort_unstable();
        found.dedup();
        found
    }

    fn candidate_of(&self, owner: BodyOwner) -> Option<&Candidate> {
        let BodyOwner::Func(func) = owner else { return None };
        let at = self.candidates.binary_search_by_key(&func, |it| it.func).ok()?;
        self.candidates.get(at)
    }
}
