//! From what one body does by itself to what it does with all that it reaches.

use std::collections::VecDeque;
use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::effects::unread::UnreadFunc;
use crate::effects::{Effect, Place, Query};
use crate::file::FileSpan;
use crate::infer::BodyOwner;
use crate::items::ExprKind;
use crate::track::At;

/// A piece of code that may be called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// A function, or the value of a const or static.
    Body(BodyOwner),
    Closure(At),
    /// A function of a file that is not part of the run, by its name.
    Unread(UnreadFunc),
}

/// What a piece of code does by itself, and what it may call.
#[derive(Clone, Debug, Default)]
pub struct Step {
    pub effects: Vec<Effect>,
    pub next: Vec<Node>,
}

impl Step {
    pub(super) fn does(&mut self, effect: Effect) {
        if !self.effects.contains(&effect) {
            self.effects.push(effect);
        }
    }

    pub(super) fn calls(&mut self, node: Node) {
        if !self.next.contains(&node) {
            self.next.push(node);
        }
    }

    pub(super) fn is_opaque(&mut self, at: FileSpan) {
        if !self.effects.iter().any(|it| matches!(it, Effect::Opaque(_))) {
            self.effects.push(Effect::Opaque(at));
        }
    }

    pub(super) fn add(&mut self, other: Step) {
        for effect in other.effects {
            match effect {
                Effect::Opaque(at) => self.is_opaque(at),
                other => self.does(other),
            }
        }
        for node in other.next {
            self.calls(node);
        }
    }
}

impl Query<'_> {
    /// What a node does with all that it reaches: the union over everything there is a way to, which is the least fixpoint.
    /// Nothing can be worse than what is opaque, so that the search ends at the first of that kind.
    pub(super) fn summary(self, from: &Node) -> Arc<[Effect]> {
        if let Some(known) = self.memory.summaries.get(from) {
            return known;
        }
        let mut seen = FxHashSet::from_iter([from.clone()]);
        let mut open = VecDeque::from([from.clone()]);
        let mut whole = Step::default();
        while let Some(node) = open.pop_front() {
            if let Some(known) = self.memory.summaries.get(&node) {
                whole.add(Step { effects: known.to_vec(), next: Vec::new() });
            } else {
                let step = self.step(&node);
                whole.add(Step { effects: step.effects.clone(), next: Vec::new() });
                open.extend(step.next.iter().filter(|it| seen.insert((*it).clone())).cloned());
            }
            if whole.effects.iter().any(|it| matches!(it, Effect::Opaque(_))) {
                break;
            }
        }
        let found: Arc<[Effect]> = whole.effects.into();
        self.memory.summaries.put(from.clone(), found.clone());
        found
    }

    fn step(self, node: &Node) -> Arc<Step> {
        if let Some(known) = self.memory.steps.get(node) {
            return known;
        }
        let step = Arc::new(match node {
            Node::Body(owner) => self.step_of_body(*owner),
            Node::Closure(at) => self.step_of_closure(*at),
            Node::Unread(func) => self.step_of_unread(func),
        });
        self.memory.steps.put(node.clone(), step.clone());
        step
    }

    fn step_of_body(self, owner: BodyOwner) -> Step {
        let mut step = Step::default();
        if let BodyOwner::Func(func) = owner {
            self.described(func, &mut step);
            if self.is_described(func) {
                return step;
            }
        }
        if let Some(known) = self.program.known(owner) {
            let place = Place { owner, known, is_judged: false };
            for expr in known.body.expr_ids() {
                step.add(self.step_of_expr(place, expr));
            }
        }
        step
    }

    fn step_of_closure(self, at: At) -> Step {
        let mut step = Step::default();
        let Some(known) = self.program.known(at.owner) else { return step };
        let place = Place { owner: at.owner, known, is_judged: false };
        for expr in known.body.within(known.body.expr(at.expr).span).filter(|it| *it != at.expr) {
            step.add(self.step_of_expr(place, expr));
        }
        if matches!(known.body.expr(at.expr).kind, ExprKind::Closure { by_move: true, .. }) {
            self.end_of_captured(known, at.expr, &mut step);
        }
        step
    }
}
