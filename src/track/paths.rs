//! What one body does to the handles that come by, along each of its paths.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, Statement};
use crate::track::facts::arguments;
use crate::track::program::{At, Known};
use crate::track::reset::SEEKS;
use crate::track::row::{Exits, Row};
use crate::track::straight::{Count, Root};
use crate::track::threshold::MANY_TURNS;
use crate::track::turns::turns_said;

/// One body, and what its calls do to the handles.
pub struct Paths<'a> {
    count: &'a Count<'a>,
    owner: BodyOwner,
    known: &'a Known,
    events: BTreeMap<ExprId, (Root, Row)>,
    /// Where a closure is called by its name.
    named: BTreeMap<ExprId, Vec<ExprId>>,
    /// What stands right within each expression, in the order of the text.
    children: Vec<Vec<ExprId>>,
    /// Where each expression comes if those within it come first.
    places: Vec<usize>,
    /// How each expression is left where no call does anything.
    idle: Vec<Exits>,
}

impl<'a> Paths<'a> {
    pub fn of(count: &'a Count<'a>, owner: BodyOwner, known: &'a Known) -> Self {
        let body = &known.body;
        let calls = body.expr_ids().filter(|it| body.is_call(*it));
        let events = calls.filter_map(|it| Some((it, event(count, known, At { owner, expr: it })?)));
        let mut paths = Self {
            count,
            owner,
            known,
            events: events.collect(),
            named: named(known),
            children: children(body),
            places: vec![0; body.exprs.len()],
            idle: vec![Exits::NONE; body.exprs.len()],
        };
        for (place, expr) in inner_first(body, &paths.children).into_iter().enumerate() {
            paths.places[expr.0 as usize] = place;
            paths.idle[expr.0 as usize] = paths.exits(expr, &FxHashMap::default(), None);
        }
        paths
    }

    /// The most calls on one of the handles that come by.
    pub fn longest(&self) -> Row {
        let mut by_root: BTreeMap<Root, Vec<ExprId>> = BTreeMap::new();
        for (call, (root, _)) in &self.events {
            by_root.entry(*root).or_default().push(*call);
        }
        let rows = by_root.into_iter().map(|(root, calls)| self.row(root, calls));
        rows.reduce(Row::or).unwrap_or(Row::NONE)
    }

    /// What these calls on one handle come to: only what stands around them is looked at once more.
    fn row(&self, handle: Root, mut calls: Vec<ExprId>) -> Row {
        let body = &self.known.body;
        let mut around = BTreeMap::new();
        while let Some(expr) = calls.pop() {
            if around.insert(self.places[expr.0 as usize], expr).is_none() {
                calls.extend(body.expr(expr).parent);
                calls.extend(self.named.get(&expr).into_iter().flatten());
            }
        }
        let mut changed = FxHashMap::default();
        for expr in around.into_values() {
            let exits = self.exits(expr, &changed, Some(handle));
            changed.insert(expr, exits);
        }
        body.root.and_then(|it| changed.get(&it)).map_or(Row::NONE, Exits::all)
    }

    fn exits(&self, expr: ExprId, changed: &FxHashMap<ExprId, Exits>, handle: Option<Root>) -> Exits {
        let of = |it: ExprId| -> &Exits { changed.get(&it).unwrap_or(&self.idle[it.0 as usize]) };
        let after = |it: Option<ExprId>| it.map_or(Exits::NONE, |it| of(it).clone());
        let body = &self.known.body;
        match &body.expr(expr).kind {
            ExprKind::Block(block) => {
                let mut exits = Exits::NONE;
                for statement in &block.statements {
                    exits = match statement {
                        Statement::Let { value, otherwise, .. } => {
                            let otherwise =
                                otherwise.map_or(Exits::NONE, |it| of(it).clone().or(&Exits::NONE));
                            exits.then(&after(*value)).then(&otherwise)
                        }
                        Statement::Expr { expr, .. } => exits.then(of(*expr)),
                    };
                }
                exits.then(&after(block.tail)).behind_block(expr)
            }
            ExprKind::If { condition, then, otherwise } => {
                of(*condition).clone().then(&after(*otherwise).or(of(*then)))
            }
            ExprKind::Match { value, arms } => {
                let arms = arms.iter().map(|it| after(it.guard).then(of(it.body)));
                of(*value).clone().then(&arms.reduce(|a, b| a.or(&b)).unwrap_or(Exits::NONE))
            }
            ExprKind::Loop { body } => of(*body).clone().repeated(expr, 1, true),
            ExprKind::While { condition, body } => {
                of(*condition).clone().then(of(*body)).repeated(expr, 1, false)
            }
            ExprKind::For { iterable, body, .. } => {
                let turns = if of(*body).all() == Row::NONE { 1 } else { self.turns(expr) };
                of(*iterable).clone().then(&of(*body).clone().repeated(expr, turns, false))
            }
            // A closure with a name runs where that is called.
            ExprKind::Closure { .. } if self.named.contains_key(&expr) => Exits::NONE,
            ExprKind::Closure { body: inner, .. } => Exits::of(of(*inner).all()),
            ExprKind::Return(value) => after(*value).returned(),
            ExprKind::Break { target: Some(target), value } => after(*value).jumped(*target),
            ExprKind::Break { target: None, value } => after(*value).returned(),
            ExprKind::Continue { target } => {
                target.map_or(Exits::NONE.returned(), |it| Exits::NONE.jumped(it))
            }
            _ => {
                let children = self.children[expr.0 as usize].iter();
                let before = children.fold(Exits::NONE, |before, it| before.then(of(*it)));
                before.then(&Exits::of(self.own(expr, of, handle)))
            }
        }
    }

    /// As often as it says, unless each turn has a handle of its own, or the turns are many by themselves.
    fn turns(&self, repeated: ExprId) -> u64 {
        let body = &self.known.body;
        let span = body.expr(repeated).span;
        if self.count.made_in(self.owner).any(|it| span.contains(body.expr(it).span)) {
            return 1;
        }
        let said = turns_said(self.count.program, At { owner: self.owner, expr: repeated });
        said.filter(|it| *it < MANY_TURNS).unwrap_or(1)
    }

    /// What an expression does to a handle by itself.
    fn own<'e>(&self, expr: ExprId, of: impl Fn(ExprId) -> &'e Exits, handle: Option<Root>) -> Row {
        if let Some((root, row)) = self.events.get(&expr) {
            return if Some(*root) == handle { *row } else { Row::NONE };
        }
        let Some(Callee::Closure(closure)) = self.known.inference.callees.get(&expr) else {
            return Row::NONE;
        };
        match self.known.body.expr(*closure).kind {
            ExprKind::Closure { body, .. } => of(body).all(),
            _ => Row::NONE,
        }
    }
}

/// What a call does to which handle.
fn event(count: &Count<'_>, known: &Known, call: At) -> Option<(Root, Row)> {
    if let Some((subject, calls)) = count.calls.get(&call) {
        let root = count.root(known, At { expr: *subject, ..call });
        return Some((root.unwrap_or(Root::Elsewhere), Row::of(*calls)));
    }
    let callee = known.inference.callees.get(&call.expr)?;
    if let Callee::Func(func, _) = callee
        && SEEKS.contains(&count.program.index.func(*func).name.as_str())
        && count.program.index.func_path(*func).starts_with("std::io::Seek::")
    {
        let subject = arguments(&known.body, call.expr).first().copied()?;
        return Some((count.root(known, At { expr: subject, ..call })?, Row::CUT));
    }
    let given = |body: BodyOwner| Some((count.given(known, call, body)?, *count.rows.get(&body)?));
    let rows = count.bodies(callee).into_iter().filter_map(given);
    rows.reduce(|(root, a), (_, b)| (root, a.or(b)))
}

/// The closures that are called by a name, and where.
fn named(known: &Known) -> BTreeMap<ExprId, Vec<ExprId>> {
    let mut named: BTreeMap<ExprId, Vec<ExprId>> = BTreeMap::new();
    for (call, callee) in &known.inference.callees {
        if let Callee::Closure(closure) = callee {
            named.entry(*closure).or_default().push(*call);
        }
    }
    named
}

fn children(body: &Body) -> Vec<Vec<ExprId>> {
    let mut children = vec![Vec::new(); body.exprs.len()];
    for expr in body.expr_ids() {
        if let Some(parent) = body.expr(expr).parent {
            children[parent.0 as usize].push(expr);
        }
    }
    for list in &mut children {
        list.sort_by_key(|it| body.expr(*it).span.start);
    }
    children
}

/// The expressions of a body, each behind those within it.
fn inner_first(body: &Body, children: &[Vec<ExprId>]) -> Vec<ExprId> {
    let (mut order, mut stack) = (Vec::new(), Vec::new());
    stack.extend(body.root.map(|it| (it, false)));
    while let Some((expr, is_done)) = stack.pop() {
        if is_done {
            order.push(expr);
        } else {
            stack.push((expr, true));
            stack.extend(children[expr.0 as usize].iter().rev().map(|it| (*it, false)));
        }
    }
    order
}
