//! What stands where in a body, found without a walk over all of it: by span, by kind, by name.

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use super::{Block, Body, ExprId, ExprKind, LocalId, Statement};
use crate::file::{Span, to_u32};

/// The expressions of a body by what is asked for most, each list in their order.
#[derive(Clone, Debug, Default)]
pub(super) struct Lookup {
    /// By where they begin, where that is not their order; a macro that stands for another stands behind its arguments.
    by_start: Option<Vec<ExprId>>,
    /// By `LocalId`.
    mentions: Vec<Vec<ExprId>>,
    /// Calls and method calls by the last name of what is called.
    calls: FxHashMap<SmolStr, Vec<ExprId>>,
    of_kind: FxHashMap<Kind, Vec<ExprId>>,
    /// Macro calls by the names that are used in them beside their arguments.
    macros: FxHashMap<SmolStr, Vec<ExprId>>,
    /// The innermost block around the name of each local, by `LocalId`.
    homes: Vec<Option<ExprId>>,
}

/// A kind of expression that is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Assign,
    Await,
    Block,
    Break,
    /// With arguments, of a function or a method.
    Call,
    Cast,
    Closure,
    Continue,
    Loop,
    Macro,
    Return,
    Struct,
    Try,
}

impl Kind {
    fn of(kind: &ExprKind) -> Option<Self> {
        Some(match kind {
            ExprKind::Assign { .. } => Kind::Assign,
            ExprKind::Await(_) => Kind::Await,
            ExprKind::Block(_) => Kind::Block,
            ExprKind::Break { .. } => Kind::Break,
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => Kind::Call,
            ExprKind::Cast { .. } => Kind::Cast,
            ExprKind::Closure { .. } => Kind::Closure,
            ExprKind::Continue { .. } => Kind::Continue,
            ExprKind::For { .. } | ExprKind::While { .. } | ExprKind::Loop { .. } => Kind::Loop,
            ExprKind::Macro(_) => Kind::Macro,
            ExprKind::Return(_) => Kind::Return,
            ExprKind::Struct { .. } => Kind::Struct,
            ExprKind::Try(_) => Kind::Try,
            _ => return None,
        })
    }
}

impl Lookup {
    fn of(body: &Body) -> Self {
        let mut found = Self { mentions: vec![Vec::new(); body.locals.len()], ..Self::default() };
        for id in body.expr_ids() {
            let kind = &body.expr(id).kind;
            if let ExprKind::Local(local) = kind
                && let Some(mentions) = found.mentions.get_mut(local.0 as usize)
            {
                mentions.push(id);
            }
            if let ExprKind::Macro(call) = kind {
                for name in &call.idents {
                    found.macros.entry(name.clone()).or_default().push(id);
                }
            }
            let Some(kind) = Kind::of(kind) else { continue };
            found.of_kind.entry(kind).or_default().push(id);
            let name = body.called_name(id);
            if kind == Kind::Call && !name.is_empty() {
                found.calls.entry(name.into()).or_default().push(id);
            }
        }
        let start = |it: &ExprId| body.expr(*it).span.start;
        if !body.expr_ids().is_sorted_by_key(|it| start(&it)) {
            let mut by_start: Vec<ExprId> = body.expr_ids().collect();
            by_start.sort_by_key(start);
            found.by_start = Some(by_start);
        }
        found.homes = homes(body, found.of_kind.get(&Kind::Block).map_or(&[], Vec::as_slice));
        found
    }
}

/// The innermost of some blocks around the name of each local.
fn homes(body: &Body, blocks: &[ExprId]) -> Vec<Option<ExprId>> {
    let span = |it: ExprId| body.expr(it).span;
    let mut blocks = blocks.to_vec();
    blocks.sort_by_key(|it| (span(*it).start, std::cmp::Reverse(span(*it).end)));
    let mut locals: Vec<usize> = (0..body.locals.len()).collect();
    locals.sort_by_key(|it| body.locals[*it].span.start);
    let mut homes = vec![None; body.locals.len()];
    let mut blocks = blocks.into_iter().peekable();
    let mut open: Vec<ExprId> = Vec::new();
    for local in locals {
        let name = body.locals[local].span;
        while let Some(block) = blocks.next_if(|it| span(*it).start <= name.start) {
            while open.pop_if(|it| span(*it).end <= span(block).start).is_some() {}
            open.push(block);
        }
        while open.pop_if(|it| span(*it).end < name.end).is_some() {}
        homes[local] = open.last().copied();
    }
    homes
}

impl Block {
    /// The place of the statement that holds a span.
    pub fn position_of(&self, span: Span) -> Option<usize> {
        let at = self.statements.partition_point(|it| it.span().end < span.end);
        self.statements.get(at).map(Statement::span).filter(|it| it.contains(span)).map(|_| at)
    }
}

impl Body {
    /// Whether two expressions stand on different ways of a branch, so that one of them is run at most.
    pub fn are_alternatives(&self, a: ExprId, b: ExprId) -> bool {
        let is_in = |within: ExprId, it: ExprId| self.expr(within).span.contains(self.expr(it).span);
        let Some(branch) = self.ancestors(a).find(|it| is_in(*it, b)) else { return false };
        match &self.expr(branch).kind {
            ExprKind::Match { arms, .. } => {
                let arm = |it: ExprId| arms.iter().position(|arm| is_in(arm.body, it));
                arm(a).is_some() && arm(b).is_some() && arm(a) != arm(b)
            }
            ExprKind::If { then, otherwise: Some(otherwise), .. } => {
                let is_apart = |a: ExprId, b: ExprId| is_in(*then, a) && is_in(*otherwise, b);
                is_apart(a, b) || is_apart(b, a)
            }
            _ => false,
        }
    }

    /// The innermost block around the name of a local.
    pub fn home(&self, local: LocalId) -> Option<ExprId> {
        self.lookup().homes.get(local.0 as usize).copied().flatten()
    }

    fn lookup(&self) -> &Lookup {
        self.lookup.get_or_init(|| Box::new(Lookup::of(self)))
    }

    /// The expressions that stand in a span.
    pub fn within(&self, span: Span) -> impl Iterator<Item = ExprId> + '_ {
        let starts_before = |it: ExprId| self.expr(it).span.start < span.start;
        let starts_within = |it: ExprId| self.expr(it).span.start <= span.end;
        let is_within = move |it: &ExprId| span.contains(self.expr(*it).span);
        let (in_order, sorted) = match &self.lookup().by_start {
            None => {
                let from = self.exprs.partition_point(|it| it.span.start < span.start);
                let to = self.exprs.partition_point(|it| it.span.start <= span.end);
                (to_u32(from)..to_u32(to), Vec::new())
            }
            Some(by_start) => {
                let from = by_start.partition_point(|it| starts_before(*it));
                let from_start = by_start[from..].iter().copied();
                let mut found: Vec<ExprId> =
                    from_start.take_while(|it| starts_within(*it)).filter(is_within).collect();
                found.sort_unstable();
                (0..0, found)
            }
        };
        in_order.map(ExprId).filter(is_within).chain(sorted)
    }

    /// The expressions around `id`, nearest first.
    pub fn ancestors(&self, id: ExprId) -> impl Iterator<Item = ExprId> + '_ {
        std::iter::successors(self.expr(id).parent, |&it| self.expr(it).parent)
    }

    /// Whether an expression is a part of another: what a macro makes shares the place of its call, and what it puts twice
    /// has one place, so that there the tree tells, and not the span.
    pub fn is_below(&self, expr: ExprId, of: ExprId) -> bool {
        let in_macro = self.expr(expr).in_macro || self.expr(of).in_macro;
        let contains = self.expr(of).span.contains(self.expr(expr).span);
        expr != of && contains && (!in_macro || self.ancestors(expr).any(|it| it == of))
    }

    /// Every mention of a local.
    pub fn mentions(&self, local: LocalId) -> &[ExprId] {
        self.lookup().mentions.get(local.0 as usize).map_or(&[], Vec::as_slice)
    }

    /// The calls and method calls of what has this last name.
    pub fn calls_named(&self, name: &str) -> &[ExprId] {
        self.lookup().calls.get(name).map_or(&[], Vec::as_slice)
    }

    /// The expressions of a kind.
    pub fn all_of(&self, kind: Kind) -> &[ExprId] {
        self.lookup().of_kind.get(&kind).map_or(&[], Vec::as_slice)
    }

    /// Whether one of a list, which is in the order of the body, stands in a span.
    pub fn any_within(&self, ids: &[ExprId], span: Span) -> bool {
        self.those_within(ids, span).next().is_some()
    }

    /// The macro calls of which a name is used in a way that is not lowered: in a format string, or where nothing of the
    /// call could be parsed.
    pub fn macros_naming(&self, name: &str) -> &[ExprId] {
        self.lookup().macros.get(name).map_or(&[], Vec::as_slice)
    }

    /// Those of a list, which is in the order of the body, that stand in a span.
    pub fn those_within<'b>(&'b self, ids: &'b [ExprId], span: Span) -> impl Iterator<Item = ExprId> + 'b {
        let (from, to) = if self.lookup().by_start.is_none() {
            let start = |it: &ExprId| self.expr(*it).span.start;
            let from = ids.partition_point(|it| start(it) < span.start);
            (from, ids.partition_point(|it| start(it) <= span.end).max(from))
        } else {
            (0, ids.len())
        };
        ids[from..to].iter().copied().filter(move |it| span.contains(self.expr(*it).span))
    }

    /// How many of them; what begins in a span ends in it, unless both begin together.
    pub fn count_within(&self, ids: &[ExprId], span: Span) -> usize {
        if self.lookup().by_start.is_some() {
            return self.those_within(ids, span).count();
        }
        let start = |it: &ExprId| self.expr(*it).span.start;
        let from = ids.partition_point(|it| start(it) < span.start);
        let to = ids.partition_point(|it| start(it) < span.end).max(from);
        let together = ids[from..to].iter().take_while(|it| start(it) == span.start);
        let are_longer = together.filter(|it| !span.contains(self.expr(**it).span)).count();
        to - from - are_longer
    }
}
