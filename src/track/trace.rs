//! From what a sink works on back to where it was made: breadth first, through locals, fields and functions.

use std::rc::Rc;

use rustc_hash::FxHashSet;

use crate::catalogue::Direction;
use crate::index::{FuncId, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, LocalId};
use crate::track::exposure::Exposure;
use crate::track::facts::{Def, arguments};
use crate::track::keeper::Keeper;
use crate::track::program::{At, Known, Program};
use crate::track::repeat::{outlives, repeats, repeats_on_item, repeats_on_part};
use crate::track::{Incoming, Made, StepKind};

mod element;
mod handed;
mod held;
mod made;
mod param;

/// Most expressions that one sink may lead to. Where there are more, the parameters that were come by stand for all that may
/// be passed for them: what reads or writes with them is told of, and not every handle that does so.
const MAX_NODES: usize = 4_000;
/// So many more for each caller of the sink's function, for all of its sinks together: no more than there are calls.
const PER_CALLER: usize = 64;

/// A source that a sink leads to, and the way from it.
#[derive(Clone, Debug)]
pub struct Trace {
    pub made: Made,
    /// From the source to the sink's subject.
    pub path: Vec<PathNode>,
    /// Whether the sink's calls repeat while the handle lives.
    pub in_loop: bool,
    /// They repeat because the same stdout is asked for again and again, or the same handle cloned.
    pub renewed: bool,
}

impl Trace {
    /// The calls that gave the handle from function to function, before it went on to where it is used.
    pub fn returned_to(&self) -> Vec<At> {
        let goes_on = |it: &PathNode| it.step.is_some_and(|it| it.is_call() || it == StepKind::Stored);
        let pairs = self.path.windows(2).take_while(|it| !goes_on(&it[0]));
        pairs.filter(|it| it[0].step == Some(StepKind::Returned)).map(|it| it[1].at).collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathNode {
    pub at: At,
    /// How the value went on from here, where that is worth telling.
    pub step: Option<StepKind>,
}

/// The calls that were entered on the way, innermost first.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Frame {
    /// The call, or the call that a function was passed to.
    call: At,
    /// `x.map(f)`: the function's parameter is what `x` holds.
    through: bool,
    outer: Option<Rc<Frame>>,
}

struct Node {
    at: At,
    /// The node nearer to the sink.
    parent: Option<usize>,
    step: Option<StepKind>,
    frame: Option<Rc<Frame>>,
    in_loop: bool,
    /// Of a tuple the element that is meant, where it is one.
    element: Option<usize>,
}

/// Every source that the value of `subject` may come from.
pub fn traces(program: &Program<'_>, subject: At, direction: Direction) -> Vec<Trace> {
    let mut search = Search {
        program,
        direction,
        nodes: Vec::new(),
        seen: FxHashSet::default(),
        found: Vec::new(),
        params: Vec::new(),
        at: 0,
    };
    search.push(subject, None, None, None, false);
    let most = most_nodes(program, subject.owner);
    while search.at < search.nodes.len() && search.nodes.len() < most {
        search.expand(search.at);
        search.at += 1;
    }
    if search.at < search.nodes.len() {
        for (from, param) in std::mem::take(&mut search.params) {
            search.open_param(from, param);
        }
    }
    search.found
}

fn most_nodes(program: &Program<'_>, owner: BodyOwner) -> usize {
    let n_sinks = program.known(owner).map_or(0, |it| it.facts.sinks.len());
    let n_callers = match owner {
        BodyOwner::Func(func) => program.callers(func).len(),
        BodyOwner::Value(_) => 0,
    };
    MAX_NODES + PER_CALLER * n_callers / n_sinks.max(1)
}

struct Search<'a> {
    program: &'a Program<'a>,
    direction: Direction,
    nodes: Vec<Node>,
    /// With the call that was entered last, and whether a loop was met: a use outside of it must not hide the one inside.
    seen: FxHashSet<(At, Option<At>, bool, Option<usize>)>,
    found: Vec<Trace>,
    /// The parameters that were come by without a call that had been entered, and that functions pass something for, each
    /// with its node.
    params: Vec<(usize, Incoming)>,
    at: usize,
}

impl Search<'_> {
    fn push(
        &mut self,
        at: At,
        parent: Option<usize>,
        step: Option<StepKind>,
        frame: Option<Rc<Frame>>,
        in_loop: bool,
    ) {
        self.push_element(at, (parent, step), frame, in_loop, None);
    }

    fn push_element(
        &mut self,
        at: At,
        (parent, step): (Option<usize>, Option<StepKind>),
        frame: Option<Rc<Frame>>,
        in_loop: bool,
        element: Option<usize>,
    ) {
        let Some(known) = self.program.known(at.owner) else { return };
        if Exposure::of(self.program, known.inference.expr(at.expr), self.direction) < Exposure::Open {
            return;
        }
        if self.seen.insert((at, frame.as_ref().map(|it| it.call), in_loop, element)) {
            self.nodes.push(Node { at, parent, step, frame, in_loop, element });
        }
    }

    /// Another expression of the same body.
    fn go(&mut self, from: usize, expr: ExprId) {
        self.go_by(from, expr, None);
    }
    fn go_by(&mut self, from: usize, expr: ExprId, step: Option<StepKind>) {
        self.go_to(from, expr, step, None);
    }

    fn expand(&mut self, from: usize) {
        let At { owner, expr } = self.nodes[from].at;
        let program = self.program;
        let Some(known) = program.known(owner) else { return };
        match &known.body.expr(expr).kind {
            ExprKind::Local(local) => self.local(from, known, *local),
            ExprKind::Path(..) => self.value_path(from, known),
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => self.call(from, known),
            ExprKind::Macro(call) => {
                for arg in &call.args {
                    self.go(from, arg.value);
                }
            }
            ExprKind::Field { base, name } => self.field(from, known, *base, name),
            ExprKind::Index { base, .. } => self.go(from, *base),
            ExprKind::Ref { inner, .. }
            | ExprKind::Deref(inner)
            | ExprKind::Try(inner)
            | ExprKind::Await(inner)
            | ExprKind::Cast { inner, .. } => self.go_on(from, *inner),
            ExprKind::Block(block) => {
                block.tail.into_iter().for_each(|it| self.go_on(from, it));
                self.breaks(from, known, expr);
            }
            ExprKind::Loop { .. } => self.breaks(from, known, expr),
            ExprKind::If { then, otherwise, .. } => {
                std::iter::once(then).chain(otherwise).for_each(|it| self.go_on(from, *it));
            }
            ExprKind::Match { arms, .. } => {
                self.go_on_to(from, arms.iter().map(|it| it.body));
            }
            ExprKind::Struct { fields, base, .. } => {
                for field in fields {
                    self.go_by(from, field.value, Some(StepKind::Stored));
                }
                if let Some(base) = base {
                    self.go(from, *base);
                }
            }
            ExprKind::Tuple(items) => self.tuple(from, items),
            ExprKind::Array(items) => items.iter().for_each(|it| self.go(from, *it)),
            ExprKind::Repeat { value, .. } => self.go(from, *value),
            _ => {}
        }
    }

    fn breaks(&mut self, from: usize, known: &Known, of: ExprId) {
        for value in known.facts.breaks(of) {
            self.go_on(from, *value);
        }
    }

    fn local(&mut self, from: usize, known: &Known, local: LocalId) {
        let At { owner, expr } = self.nodes[from].at;
        let is_moved = matches!(known.inference.local(local), Ty::Adt(..));
        for def in known.facts.defs_at(&known.body, is_moved, local, expr) {
            match def {
                Def::Value(value) => {
                    let at = self.nodes[from].at;
                    self.nodes[from].in_loop |= repeats(known, expr, Some(*value))
                        || handed::is_called_again(self.program, at, Some(*value));
                    let element = known.facts.element_of(local).or(self.nodes[from].element);
                    self.go_to(from, *value, Some(StepKind::Bound), element);
                }
                Def::Item(value) => {
                    self.nodes[from].in_loop |= repeats_on_item(known, expr, local);
                    self.go(from, *value);
                }
                Def::Field(key) => {
                    self.nodes[from].in_loop |=
                        repeats_on_part(known, expr, local) || self.program.is_called_in_loop(owner);
                    self.writes(from, Keeper::Field(key.clone()));
                }
                Def::Param(at) => {
                    self.nodes[from].in_loop |= repeats(known, expr, None);
                    self.param(from, owner, *at);
                }
                Def::ClosureParam(closure, at) => {
                    self.nodes[from].in_loop |= repeats(known, expr, Some(*closure));
                    self.closure_param(from, known, *closure, *at);
                }
            }
        }
    }

    fn call(&mut self, from: usize, known: &Known) {
        let At { expr, .. } = self.nodes[from].at;
        match known.inference.callees.get(&expr) {
            Some(Callee::Func(func, _)) => self.func_call(from, known, *func, false),
            Some(Callee::Constructor(..)) => {
                self.go_on_to(from, arguments(&known.body, expr));
            }
            Some(Callee::Closure(closure)) => {
                for value in known.facts.closure_returns(*closure) {
                    self.go(from, *value);
                }
            }
            None => self.undescribed(from, known, expr),
        }
    }

    /// The value of a call: what the function returns, or what goes through it.
    fn func_call(&mut self, from: usize, known: &Known, func: FuncId, through: bool) {
        let index = self.program.index;
        let At { owner, expr } = self.nodes[from].at;
        if !index.is_stub(index.func_unit(func)) {
            // What is lent by something that lives on does so too.
            self.nodes[from].in_loop |= matches!(known.inference.expr(expr), Ty::Ref(..))
                && outlives(known, expr)
                && self.program.is_called_in_loop(owner);
            self.enter(from, func, through);
            return;
        }
        let carried = crate::track::carry::carried(index, known, expr, func);
        for value in &carried {
            match value {
                crate::track::carry::Carried::Value(value) => {
                    let element = self.nodes[from].element.filter(|_| self.gives_out(known, expr, *value));
                    let wrapped = self.wraps(known, expr, *value).then_some(StepKind::Wrapped);
                    self.go_to(from, *value, wrapped, element);
                }
                crate::track::carry::Carried::Closure(closure) => {
                    for value in known.facts.closure_returns(*closure) {
                        self.go(from, *value);
                    }
                }
                crate::track::carry::Carried::Func(func, path) if index.is_stub(index.func_unit(*func)) => {
                    let ret = &index.signature(*func).ret;
                    if let Exposure::Unbuffered(ty) = Exposure::of(self.program, ret, self.direction) {
                        let at = At { owner, expr: *path };
                        self.finish(from, Made { at, by: Some(*func), ty, param: None });
                    }
                }
                crate::track::carry::Carried::Func(func, _) => self.enter(from, *func, true),
            }
        }
        if carried.is_empty() && !self.makes_empty(func) {
            let made = Exposure::of(self.program, known.inference.expr(expr), self.direction);
            if let Exposure::Unbuffered(ty) = made {
                self.finish(from, Made { at: At { owner, expr }, by: Some(func), ty, param: None });
            }
        }
    }

    /// What a function of the workspace returns to the call at hand.
    fn enter(&mut self, from: usize, func: FuncId, through: bool) {
        let node = &self.nodes[from];
        let frame = Rc::new(Frame { call: node.at, through, outer: node.frame.clone() });
        let (in_loop, element) = (node.in_loop, node.element);
        for owner in self.program.bodies_of(func) {
            let Some(known) = self.program.known(owner) else { continue };
            for expr in &known.facts.returns {
                let at = At { owner, expr: *expr };
                let step = (Some(from), Some(StepKind::Returned));
                self.push_element(at, step, Some(frame.clone()), in_loop, element);
            }
        }
    }

    fn finish(&mut self, from: usize, made: Made) {
        let mut path = Vec::new();
        let mut in_loop = false;
        let mut at = Some(from);
        while let Some(node) = at.map(|it| &self.nodes[it]) {
            path.push(PathNode { at: node.at, step: node.step });
            in_loop |= node.in_loop;
            at = node.parent;
        }
        in_loop |= self.loops_on_the_way(&path);
        // A name that is bound in a turn gathers the line of that turn already.
        let is_bound = path.iter().any(|it| it.step == Some(StepKind::Bound));
        let renewed = !in_loop && !is_bound && self.is_asked_for_again(made);
        self.found.push(Trace { made, path, in_loop: in_loop || renewed, renewed });
    }

    /// Every handle on stdout is the same one, also where each turn of a loop asks for it.
    fn is_asked_for_again(&self, made: Made) -> bool {
        self.program.index.type_marks(made.ty).line_buffered && self.program.is_repeated(made.at)
    }

    /// A loop in a caller, around the call but not around what is passed to it.
    fn loops_on_the_way(&self, path: &[PathNode]) -> bool {
        path.windows(2).any(|pair| {
            let [outer, inner] = pair else { return false };
            let passed = outer.step.is_some_and(StepKind::is_call) && outer.at.owner != inner.at.owner;
            let Some(known) = self.program.known(outer.at.owner).filter(|_| passed) else { return false };
            path.iter().take_while(|it| *it != outer).any(|earlier| {
                earlier.at.owner == outer.at.owner && repeats(known, outer.at.expr, Some(earlier.at.expr))
            })
        })
    }
}
