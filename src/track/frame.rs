//! The ways through one body where no call does anything to a handle, found once for all handles that come by.

use std::collections::BTreeMap;

use crate::infer::{Callee, Inference};
use crate::items::{Body, ExprId, ExprKind, Statement};
use crate::track::row::{Exits, Row};

/// What stands where in a body, and how each part of it is left.
pub struct Frame {
    /// Where a closure is called by its name.
    pub named: BTreeMap<ExprId, Vec<ExprId>>,
    /// What stands right within each expression, in the order of the text.
    children: Vec<Vec<ExprId>>,
    /// Where each expression comes if those within it come first.
    places: Vec<usize>,
    /// How each expression is left where no call does anything.
    idle: Vec<Exits>,
}

/// What the calls of a body do to one handle.
pub trait Acts {
    /// How an expression is left that holds such a call; `None` where it holds none.
    fn changed(&self, expr: ExprId) -> Option<&Exits>;
    /// How often a `for` turns.
    fn turns(&self, of: ExprId) -> u64;
    /// What an expression does by itself.
    fn own(&self, expr: ExprId) -> Row;
}

/// No call does anything.
struct Idle;

impl Acts for Idle {
    fn changed(&self, _: ExprId) -> Option<&Exits> {
        None
    }

    fn turns(&self, _: ExprId) -> u64 {
        1
    }

    fn own(&self, _: ExprId) -> Row {
        Row::NONE
    }
}

impl Frame {
    pub fn of(body: &Body, inference: &Inference) -> Self {
        let children = children(body);
        let order = inner_first(body, &children);
        let n_exprs = body.exprs.len();
        let mut frame = Self {
            named: named(inference),
            children,
            places: vec![0; n_exprs],
            idle: vec![Exits::NONE; n_exprs],
        };
        for (place, expr) in order.into_iter().enumerate() {
            frame.places[expr.0 as usize] = place;
            frame.idle[expr.0 as usize] = frame.exits(body, expr, &Idle);
        }
        frame
    }

    /// Where an expression comes if those within it come first.
    pub fn place(&self, expr: ExprId) -> usize {
        self.places[expr.0 as usize]
    }

    /// How an expression is left, told by how those within it are.
    pub fn exits(&self, body: &Body, expr: ExprId, acts: &impl Acts) -> Exits {
        let of = |it: ExprId| -> &Exits { acts.changed(it).unwrap_or(&self.idle[it.0 as usize]) };
        let after = |it: Option<ExprId>| it.map_or(Exits::NONE, |it| of(it).clone());
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
                let turns = if of(*body).all() == Row::NONE { 1 } else { acts.turns(expr) };
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
                before.then(&Exits::of(acts.own(expr)))
            }
        }
    }
}

/// The closures that are called by a name, and where.
fn named(inference: &Inference) -> BTreeMap<ExprId, Vec<ExprId>> {
    let mut named: BTreeMap<ExprId, Vec<ExprId>> = BTreeMap::new();
    for (call, callee) in &inference.callees {
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
