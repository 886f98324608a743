//! The summaries of all code that a piece of code reaches, each worked out once: what calls each other does the same.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::effects::summary::{Node, Step};
use crate::effects::{Effect, Query};

/// One walk over the strongly connected components (Tarjan), callees before their callers.
struct Walk<'a> {
    query: Query<'a>,
    numbers: FxHashMap<Node, usize>,
    met: Vec<Met>,
    /// Those of no finished component, in the order in which they were met.
    open: Vec<usize>,
    /// The way to the node at hand, with how many of each one's calls were followed.
    path: Vec<(usize, usize)>,
}

struct Met {
    node: Node,
    step: Arc<Step>,
    /// What it does by itself and by all that is finished.
    whole: Step,
    /// The first node of the way that it leads back to.
    back_to: usize,
    is_open: bool,
}

impl Query<'_> {
    /// Summarises a node and all that it reaches, of which nothing is opaque.
    pub(super) fn summarise(self, from: &Node) {
        let mut walk = Walk {
            query: self,
            numbers: FxHashMap::default(),
            met: Vec::new(),
            open: Vec::new(),
            path: Vec::new(),
        };
        walk.enter(from);
        while let Some((at, n_followed)) = walk.path.pop() {
            let step = walk.met[at].step.clone();
            match step.next.get(n_followed) {
                Some(callee) => {
                    walk.path.push((at, n_followed + 1));
                    walk.follow(at, callee);
                }
                None => walk.leave(at),
            }
        }
    }
}

impl Walk<'_> {
    fn enter(&mut self, node: &Node) {
        let number = self.met.len();
        let step = self.query.step(node);
        let whole = Step { effects: step.effects.clone(), ..Step::default() };
        self.numbers.insert(node.clone(), number);
        self.met.push(Met { node: node.clone(), step, whole, back_to: number, is_open: true });
        self.open.push(number);
        self.path.push((number, 0));
    }

    fn follow(&mut self, at: usize, callee: &Node) {
        if let Some(known) = self.query.memory.summaries.get(callee) {
            self.met[at].whole.does_all(&known);
            return;
        }
        match self.numbers.get(callee) {
            Some(&met) => self.met[at].back_to = self.met[at].back_to.min(met),
            None => self.enter(callee),
        }
    }

    /// Nothing is left to follow from a node: it is finished with all that it leads to, unless that leads further back.
    fn leave(&mut self, at: usize) {
        let back_to = self.met[at].back_to;
        if back_to == at {
            self.finish(at);
        }
        let Some(&(caller, _)) = self.path.last() else { return };
        if self.met[at].is_open {
            self.met[caller].back_to = self.met[caller].back_to.min(back_to);
        } else {
            let whole = std::mem::take(&mut self.met[at].whole.effects);
            self.met[caller].whole.does_all(&whole);
        }
    }

    /// All that was met since a node calls each other.
    fn finish(&mut self, first: usize) {
        let Some(at) = self.open.iter().rposition(|it| *it == first) else { return };
        let component = self.open.split_off(at);
        let mut whole = Step::default();
        for it in &component {
            whole.does_all(&self.met[*it].whole.effects);
            self.met[*it].is_open = false;
        }
        let found: Arc<[Effect]> = whole.effects.clone().into();
        for it in component {
            self.query.memory.summaries.put(self.met[it].node.clone(), found.clone());
        }
        self.met[first].whole = whole;
    }
}
