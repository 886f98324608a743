//! From what one body does by itself to what it does with all that it reaches.

use std::collections::VecDeque;
use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::effects::unread::UnreadFunc;
use crate::effects::{Effect, Place, Query};
use crate::file::FileSpan;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind};
use crate::track::At;

/// A piece of code that may be called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// A function, or the value of a const or static.
    Body(BodyOwner),
    Closure(At),
    /// What stands in a closure, which is the same however the closure ends.
    Inside(At),
    /// A function of a file that is not part of the run, by its name.
    Unread(UnreadFunc),
}

/// What a piece of code does by itself, and what it may call.
#[derive(Clone, Debug, Default)]
pub struct Step {
    pub effects: Vec<Effect>,
    /// The paths of the files that it opens.
    pub opens: Vec<At>,
    pub next: Nodes,
}

/// Pieces of code in the order in which they were met, each once.
#[derive(Clone, Debug, Default)]
pub struct Nodes {
    list: Vec<Node>,
    /// All of the list, once it is long.
    seen: FxHashSet<Node>,
}

/// So few are looked through faster than they are hashed.
const FEW_NODES: usize = 16;

impl Nodes {
    fn push(&mut self, node: Node) {
        if self.list.len() < FEW_NODES {
            if !self.list.contains(&node) {
                self.list.push(node);
            }
            return;
        }
        if self.seen.is_empty() {
            self.seen.extend(self.list.iter().cloned());
        }
        if self.seen.insert(node.clone()) {
            self.list.push(node);
        }
    }

    pub fn get(&self, at: usize) -> Option<&Node> {
        self.list.get(at)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Node> {
        self.list.iter()
    }
}

impl Step {
    pub(super) fn does(&mut self, effect: Effect) {
        if !self.effects.contains(&effect) {
            self.effects.push(effect);
        }
    }

    pub(super) fn calls(&mut self, node: Node) {
        self.next.push(node);
    }

    pub(super) fn calls_each(&mut self, bodies: impl IntoIterator<Item = BodyOwner>) {
        for owner in bodies {
            self.calls(Node::Body(owner));
        }
    }

    pub(super) fn is_opaque(&mut self, at: FileSpan) {
        if !self.effects.iter().any(|it| matches!(it, Effect::Opaque(_))) {
            self.effects.push(Effect::Opaque(at));
        }
    }

    pub(super) fn add(&mut self, other: &Step) {
        self.does_all(&other.effects);
        self.opens.extend(other.opens.iter().copied());
        for node in other.next.iter() {
            self.calls(node.clone());
        }
    }

    pub(super) fn does_all(&mut self, effects: &[Effect]) {
        for effect in effects {
            match *effect {
                Effect::Opaque(at) => self.is_opaque(at),
                other => self.does(other),
            }
        }
    }
}

impl<'a> Query<'a> {
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
                whole.does_all(&known);
            } else {
                let step = self.step(&node);
                whole.does_all(&step.effects);
                open.extend(step.next.iter().filter(|it| seen.insert((*it).clone())).cloned());
            }
            if whole.effects.iter().any(|it| matches!(it, Effect::Opaque(_))) {
                break;
            }
        }
        if whole.effects.iter().any(|it| matches!(it, Effect::Opaque(_))) {
            self.memory.summaries.put(from.clone(), whole.effects.into());
        } else {
            self.summarise(from);
        }
        self.memory.summaries.get(from).unwrap_or_default()
    }

    pub(super) fn step(self, node: &Node) -> Arc<Step> {
        if let Some(known) = self.steps.of_nodes.get(node).or_else(|| self.memory.steps.get(node)) {
            return known;
        }
        let step = Arc::new(match node {
            Node::Body(owner) => self.step_of_body(*owner),
            Node::Closure(at) => self.step_of_closure(*at),
            Node::Inside(at) => self.step_inside(*at),
            Node::Unread(func) => self.step_of_unread(func),
        });
        let memo = if self.program.is_preliminary() { &self.memory.steps } else { &self.steps.of_nodes };
        memo.put(node.clone(), step.clone());
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
            self.add_each(place, known.body.expr_ids(), &mut step);
        }
        if let BodyOwner::Func(func) = owner
            && self.index().header(func).stops_panics
            && self.may_panic(owner, &step)
        {
            step.does(Effect::Exits);
        }
        step
    }

    /// Whether a panic may leave a body that does a step. None leaves what stops panics, which says so itself.
    fn may_panic(self, owner: BodyOwner, step: &Step) -> bool {
        let own = Node::Body(owner);
        let mut seen = FxHashSet::from_iter([own]);
        let mut open: Vec<Node> = step.next.iter().cloned().collect();
        let mut may_panic = step.effects.contains(&Effect::Panics);
        while let Some(node) = open.pop().filter(|_| !may_panic) {
            let stops = |func| self.index().header(func).stops_panics;
            let is_stopped = matches!(node, Node::Body(BodyOwner::Func(func)) if stops(func));
            if !is_stopped && seen.insert(node.clone()) {
                let step = self.step(&node);
                may_panic = step.effects.contains(&Effect::Panics);
                open.extend(step.next.iter().cloned());
            }
        }
        may_panic
    }

    fn step_of_closure(self, at: At) -> Step {
        let mut step = (*self.step(&Node::Inside(at))).clone();
        if let Some(known) = self.program.known(at.owner)
            && matches!(known.body.expr(at.expr).kind, ExprKind::Closure { by_move: true, .. })
        {
            self.end_of_captured(known, at.expr, &mut step);
        }
        step
    }

    fn step_inside(self, at: At) -> Step {
        let mut step = Step::default();
        if let Some(known) = self.program.known(at.owner) {
            let place = Place { owner: at.owner, known, is_judged: false };
            let within = known.body.within(known.body.expr(at.expr).span);
            let below = within.filter(|it| *it != at.expr && known.body.is_below(*it, at.expr));
            self.add_each(place, below, &mut step);
        }
        step
    }

    /// What expressions of a body do, those in a closure as one.
    fn add_each(self, place: Place<'a>, exprs: impl Iterator<Item = ExprId>, step: &mut Step) {
        let body = &place.known.body;
        let mut closure: Option<ExprId> = None;
        for expr in exprs {
            if closure.is_some_and(|it| body.is_below(expr, it)) {
                continue;
            }
            step.add(&self.step_of_expr(place, expr));
            if matches!(body.expr(expr).kind, ExprKind::Closure { .. }) {
                step.add(&self.step(&Node::Inside(At { owner: place.owner, expr })));
                closure = Some(expr);
            }
        }
    }
}
