//! Bodies that are learnt before they are asked for, where question has followed upon question: one that calls the next,
//! which calls the next, would have all that asks about the first, or about the last, done again for each of them.

use std::collections::BTreeSet;

use rayon::prelude::*;

use crate::index::FuncId;
use crate::infer::{BodyOwner, Callee};
use crate::items::ExprKind;
use crate::track::knowledge::{BODIES_PER_JOB, Candidate, Knowledge, Learnt, Reading};
use crate::track::program::{Known, Program, Question};

/// Rounds of questions that most work needs; what asks more often is answered ahead of it.
const ROUNDS: u32 = 2;

/// How many calls deep a round is answered: twice as deep as the round before, so that a chain of any length needs few
/// rounds, and no more is read in vain than was asked for.
pub(super) fn depth_at(round: u32) -> u32 {
    round.checked_sub(ROUNDS).map_or(0, |it| 1u32.checked_shl(it).unwrap_or(u32::MAX))
}

impl Knowledge<'_> {
    /// Learns what the bodies call that were asked for, and what that calls.
    pub(super) fn learn_callees(&mut self, asked: &BTreeSet<Question>, depth: u32) {
        let mut calling: Vec<BodyOwner> = asked
            .iter()
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
                .filter_map(|it| self.learn(Reading::Text(it)))
                .collect();
            self.take_in(learnt);
            calling = callees;
        }
    }

    /// Learns what calls the functions whose callers were asked for, and what calls that.
    pub(super) fn learn_callers(&mut self, asked: &BTreeSet<Question>, depth: u32) {
        let mut open = self.callers_of_callers(asked);
        for _ in 0..depth {
            if open.is_empty() {
                return;
            }
            let learnt = self.learn_bodies(open);
            open = self.callers_of_callers(&learnt);
        }
    }

    /// The question that follows once it is known what calls a function, left out where it has an answer.
    fn callers_of_callers(&self, asked: &BTreeSet<Question>) -> BTreeSet<Question> {
        let funcs = asked.iter().filter_map(|it| match it {
            Question::Callers(func) => self.callers.get(func),
            _ => None,
        });
        let callers = funcs.flatten().filter_map(|it| match it.owner {
            BodyOwner::Func(caller) => Some(caller),
            BodyOwner::Value(_) => None,
        });
        let declared = callers.flat_map(|it| [it, self.index.of_trait(it)]);
        declared.map(Question::Callers).filter(|it| !self.answered.contains(it)).collect()
    }

    /// The bodies that calls in others may reach, in their order, those left out that are known.
    fn callees_of(&self, callers: &[BodyOwner]) -> Vec<BodyOwner> {
        let program = Program::new(self);
        let known = callers.iter().filter_map(|it| self.bodies.get(it));
        let funcs = known.flat_map(|it| called_in(it).chain(self.formatting_in(it)));
        let mut funcs: Vec<_> = funcs.filter(|it| !self.index.is_stub(self.index.func_unit(*it))).collect();
        funcs.sort_unstable();
        funcs.dedup();
        let mut found: Vec<BodyOwner> = funcs.into_iter().flat_map(|it| program.bodies_of(it)).collect();
        found.retain(|it| !self.bodies.contains_key(it));
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The functions that format what a body gives to macros.
    fn formatting_in(&self, known: &Known) -> impl Iterator<Item = FuncId> {
        let values = known.body.expr_ids().filter_map(|it| match &known.body.expr(it).kind {
            ExprKind::Macro(call) => Some(call.args.iter().map(|it| it.value)),
            _ => None,
        });
        let heads = values.flatten().filter_map(|it| known.inference.expr(it).peeled().head());
        heads.flat_map(|it| self.index.methods_of(it, "fmt").to_vec())
    }

    fn candidate_of(&self, owner: BodyOwner) -> Option<&Candidate> {
        let BodyOwner::Func(func) = owner else { return None };
        let at = self.candidates.binary_search_by_key(&func, |it| it.func).ok()?;
        self.candidates.get(at)
    }
}

/// The functions that a body calls.
fn called_in(known: &Known) -> impl Iterator<Item = FuncId> {
    known.inference.callees.values().filter_map(|it| match it {
        Callee::Func(func, _) => Some(*func),
        _ => None,
    })
}
