//! What one body says about its own values: where each local comes from, what it returns, which calls are sinks.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::index::Index;
use crate::infer::{Callee, Inference};
use crate::items::{Body, ExprId, ExprKind, LocalId, PatId, PatKind, Statement};
use crate::telling::PRINTS;
use crate::track::gathered;
use crate::track::keeper::FieldKey;
use crate::track::kept::kept;
use crate::track::repeat::{Leaving, leaving, repeated_closures};
use crate::track::sink::{SinkSite, sinks};

/// Where the value of a local comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Def {
    /// From the value of this expression, or a part of it.
    Value(ExprId),
    /// From the caller, `self` being 0.
    Param(usize),
    /// From whoever calls the closure.
    ClosureParam(ExprId, usize),
    /// From a field of a type of the workspace, taken out by a pattern.
    Field(FieldKey),
    /// From the items of what a `for` loop runs over.
    Item(ExprId),
}

#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// By `LocalId`.
    defs: Vec<Vec<Def>>,
    /// Of the locals that a pattern takes out of a tuple, the element that each of them is.
    elements: FxHashMap<LocalId, usize>,
    /// The expressions whose value the body returns.
    pub returns: Vec<ExprId>,
    /// The same for each closure.
    closure_returns: FxHashMap<ExprId, Vec<ExprId>>,
    /// Values that `break` carries out of a loop.
    breaks: FxHashMap<ExprId, Vec<ExprId>>,
    /// Closures that are called again and again.
    repeated: FxHashSet<ExprId>,
    /// By `ExprId`.
    leaving: Vec<Leaving>,
    pub sinks: Vec<SinkSite>,
    /// The calls of `println!` and its like.
    pub prints: Vec<ExprId>,
    /// Where a buffer is made.
    pub gathered: Vec<ExprId>,
}

impl Facts {
    pub fn of(index: &Index, body: &Body, inference: &Inference) -> Self {
        let mut facts = Self { defs: vec![Vec::new(); body.locals.len()], ..Self::default() };
        let patterns = Patterns { index, body, inference };
        for (at, pat) in body.params.iter().enumerate() {
            patterns.note(&mut facts, *pat, &Def::Param(at), None);
        }
        facts.returns.extend(body.root);
        for expr in body.expr_ids() {
            facts.note_expr(&patterns, expr);
        }
        facts.repeated = repeated_closures(index, body, inference);
        facts.leaving = leaving(body, inference);
        facts.sinks = sinks(index, body, inference);
        let prints = |it: &ExprId| match &body.expr(*it).kind {
            ExprKind::Macro(call) => PRINTS.contains(&call.path.name()),
            _ => false,
        };
        facts.prints = body.expr_ids().filter(prints).collect();
        facts.gathered = gathered::made(index, body, inference);
        facts
    }

    fn note_expr(&mut self, patterns: &Patterns<'_>, expr: ExprId) {
        let body = patterns.body;
        match &body.expr(expr).kind {
            ExprKind::Block(block) => {
                for statement in &block.statements {
                    if let Statement::Let { pat, value: Some(value), .. } = statement {
                        patterns.note(self, *pat, &Def::Value(*value), None);
                    }
                }
            }
            ExprKind::Let { pat, value } => patterns.note(self, *pat, &Def::Value(*value), None),
            ExprKind::Match { value, arms } => {
                for arm in arms {
                    patterns.note(self, arm.pat, &Def::Value(*value), None);
                }
            }
            ExprKind::For { pat, iterable, .. } => patterns.note(self, *pat, &Def::Item(*iterable), None),
            ExprKind::Closure { params, body: inner, .. } => {
                for (at, pat) in params.iter().enumerate() {
                    patterns.note(self, *pat, &Def::ClosureParam(expr, at), None);
                }
                self.closure_returns.entry(expr).or_default().push(*inner);
            }
            ExprKind::Assign { place, value, plain: true } => {
                if let ExprKind::Local(local) = body.expr(*place).kind
                    && let Some(defs) = self.defs.get_mut(local.0 as usize)
                {
                    defs.push(Def::Value(*value));
                }
            }
            ExprKind::MethodCall { .. } => {
                let found = kept(patterns.index, body, patterns.inference, expr);
                let Some((receiver, values)) = found else { return };
                if let ExprKind::Local(local) = body.expr(receiver).kind
                    && let Some(defs) = self.defs.get_mut(local.0 as usize)
                {
                    defs.extend(values.into_iter().map(Def::Value));
                }
            }
            ExprKind::Return(Some(value)) => match enclosing_closure(body, expr) {
                Some(closure) => self.closure_returns.entry(closure).or_default().push(*value),
                None => self.returns.push(*value),
            },
            ExprKind::Break { target: Some(target), value: Some(value) } => {
                self.breaks.entry(*target).or_default().push(*value);
            }
            _ => {}
        }
    }

    pub fn defs(&self, local: LocalId) -> &[Def] {
        self.defs.get(local.0 as usize).map_or(&[], Vec::as_slice)
    }

    /// What a name may hold where it is used: an assignment in front of the use, in a block around it, leaves nothing
    /// of what the name held before, and neither does a call there that takes it by value.
    pub fn defs_at(
        &self,
        body: &Body,
        is_moved: bool,
        local: LocalId,
        using: ExprId,
    ) -> impl Iterator<Item = &Def> {
        let defs = self.defs(local);
        let start = |it: ExprId| body.expr(it).span.start;
        let assigned = defs.iter().filter_map(|def| match def {
            Def::Value(value) if is_assigned_before(body, *value, using) => Some(start(*value)),
            _ => None,
        });
        let mentions = if is_moved && defs.len() > 1 { body.mentions(local) } else { &[] };
        let moved = mentions.iter().copied().filter(|it| is_taken_before(body, *it, using)).map(start);
        let last = assigned.chain(moved).max();
        defs.iter().filter(move |def| match (def, last) {
            (Def::Value(value) | Def::Item(value), Some(last)) => start(*value) >= last,
            (Def::Param(_) | Def::ClosureParam(..) | Def::Field(_), Some(_)) => false,
            (_, None) => true,
        })
    }

    /// The element of a tuple that a local is, if its values are tuples.
    pub fn element_of(&self, local: LocalId) -> Option<usize> {
        self.elements.get(&local).copied()
    }

    pub fn closure_returns(&self, closure: ExprId) -> &[ExprId] {
        self.closure_returns.get(&closure).map_or(&[], Vec::as_slice)
    }

    pub fn breaks(&self, of: ExprId) -> &[ExprId] {
        self.breaks.get(&of).map_or(&[], Vec::as_slice)
    }

    /// Whether a closure is called again and again.
    pub fn is_repeated(&self, closure: ExprId) -> bool {
        self.repeated.contains(&closure)
    }

    /// Whether an expression always ends a loop around it.
    pub fn always_leaves(&self, expr: ExprId, of: ExprId) -> bool {
        self.leaving.get(expr.0 as usize).is_some_and(|it| it.leaves(of))
    }
}

fn enclosing_closure(body: &Body, expr: ExprId) -> Option<ExprId> {
    body.ancestors(expr).find(|it| matches!(body.expr(*it).kind, ExprKind::Closure { .. }))
}

struct Patterns<'a> {
    index: &'a Index,
    body: &'a Body,
    inference: &'a Inference,
}

impl Patterns<'_> {
    /// Notes where the names of a pattern come from, given the element of that which the pattern stands for.
    fn note(&self, facts: &mut Facts, pat: PatId, from: &Def, element: Option<usize>) {
        match &self.body.pat(pat).kind {
            PatKind::Bind { local, inner } => {
                if let Some(defs) = facts.defs.get_mut(local.0 as usize) {
                    defs.push(from.clone());
                }
                facts.elements.extend(element.map(|it| (*local, it)));
                if let Some(inner) = inner {
                    self.note(facts, *inner, from, element);
                }
            }
            PatKind::TupleStruct { items, .. } => {
                let names = (0..items.len()).map(|it| it.to_string());
                names
                    .zip(items)
                    .for_each(|(name, it)| self.note_part(facts, (pat, &name), *it, from, element));
            }
            PatKind::Struct { fields, .. } => {
                for (name, item) in fields {
                    self.note_part(facts, (pat, name), *item, from, element);
                }
            }
            PatKind::Tuple { items, rest_at } => {
                for (at, item) in items.iter().enumerate() {
                    if let Some(own) = self.element(from, at, *rest_at) {
                        self.note(facts, *item, &own, None);
                        continue;
                    }
                    // Of a tuple in a tuple only the outer one is taken apart.
                    let is_known = rest_at.is_none_or(|rest| at < rest);
                    self.note(facts, *item, from, element.or(Some(at).filter(|_| is_known)));
                }
            }
            PatKind::Slice(items) => {
                for (at, item) in items.iter().enumerate() {
                    match self.item(from, at, items.len()) {
                        Some(own) => self.note(facts, *item, &own, None),
                        None => self.note(facts, *item, from, element),
                    }
                }
            }
            PatKind::Or(items) => items.iter().for_each(|it| self.note(facts, *it, from, element)),
            PatKind::Ref(inner) => self.note(facts, *inner, from, element),
            PatKind::Wild | PatKind::Path(..) | PatKind::Other => {}
        }
    }

    fn note_part(
        &self,
        facts: &mut Facts,
        (whole, name): (PatId, &str),
        pat: PatId,
        from: &Def,
        element: Option<usize>,
    ) {
        if let Some(part) = self.part(whole, name, from) {
            self.note(facts, pat, &part, element.filter(|_| part == *from));
        }
    }

    /// A part of a value: of a type of the workspace its field, of one of the catalogue the value as a whole.
    fn part(&self, pat: PatId, name: &str, from: &Def) -> Option<Def> {
        let Some((ty, variant)) = self.inference.pats.get(&pat) else { return Some(from.clone()) };
        if Some(*ty) == self.index.known.result && *variant == Some(1) {
            return None;
        }
        if self.index.is_stub(self.index.type_unit(*ty)) {
            return Some(from.clone());
        }
        Some(Def::Field((*ty, *variant, name.into())))
    }

    /// `let (a, b) = (x, y)` binds each to its own.
    fn element(&self, from: &Def, at: usize, rest_at: Option<usize>) -> Option<Def> {
        let Def::Value(value) = from else { return None };
        match &self.body.expr(*value).kind {
            ExprKind::Tuple(items) if rest_at.is_none() => items.get(at).map(|it| Def::Value(*it)),
            _ => None,
        }
    }

    /// `let [a, b] = [x, y]` too.
    fn item(&self, from: &Def, at: usize, length: usize) -> Option<Def> {
        let Def::Value(value) = from else { return None };
        match &self.body.expr(*value).kind {
            ExprKind::Array(items) if items.len() == length => items.get(at).map(|it| Def::Value(*it)),
            _ => None,
        }
    }
}

/// Every mention of a local.
pub fn mentions(body: &Body, local: LocalId) -> Vec<ExprId> {
    body.mentions(local).to_vec()
}

/// The closure or function that an argument of a call is, with the call.
pub fn passed_to(body: &Body, closure: ExprId) -> Option<ExprId> {
    let parent = body.expr(closure).parent?;
    matches!(body.expr(parent).kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. }).then_some(parent)
}

/// The arguments of a call as its function sees them, the receiver first.
pub fn arguments(body: &Body, call: ExprId) -> Vec<ExprId> {
    match &body.expr(call).kind {
        ExprKind::Call { args, .. } => args.to_vec(),
        ExprKind::MethodCall { receiver, args, .. } => {
            std::iter::once(*receiver).chain(args.iter().copied()).collect()
        }
        _ => Vec::new(),
    }
}

/// The calls of a closure that is bound to a name first.
pub fn calls_of_closure(inference: &Inference, closure: ExprId) -> Vec<ExprId> {
    let mut calls: Vec<ExprId> = inference
        .callees
        .iter()
        .filter(|(_, callee)| **callee == Callee::Closure(closure))
        .map(|(call, _)| *call)
        .collect();
    calls.sort();
    calls
}

/// Whether `name = value;` is a statement of a block around a use, and in front of it.
fn is_assigned_before(body: &Body, value: ExprId, using: ExprId) -> bool {
    let assigned = body.expr(value).parent.filter(
        |it| matches!(body.expr(*it).kind, ExprKind::Assign { value: of, plain: true, .. } if of == value),
    );
    assigned.is_some_and(|it| is_statement_before(body, it, using))
}

/// Whether a mention is an argument of a call that is evaluated once whenever a later use is reached.
fn is_taken_before(body: &Body, mention: ExprId, using: ExprId) -> bool {
    let is_argument = body.expr(mention).parent.is_some_and(|it| match &body.expr(it).kind {
        ExprKind::Call { args, .. } | ExprKind::MethodCall { args, .. } => args.contains(&mention),
        _ => false,
    });
    let is_plain = |it: &ExprId| {
        matches!(
            body.expr(*it).kind,
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } | ExprKind::Try(_) | ExprKind::Await(_)
        )
    };
    let outermost = body.ancestors(mention).take_while(is_plain).last();
    is_argument && outermost.is_some_and(|it| is_statement_before(body, it, using))
}

/// Whether an expression is a statement, or the value of a `let`, of a block around a use, and in front of it.
fn is_statement_before(body: &Body, expr: ExprId, using: ExprId) -> bool {
    let is_around = |it: ExprId| {
        matches!(body.expr(it).kind, ExprKind::Block(_)) && body.ancestors(using).any(|of| of == it)
    };
    body.expr(expr).parent.is_some_and(is_around) && body.expr(expr).span.end <= body.expr(using).span.start
}
