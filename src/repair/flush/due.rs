//! What may look at the file while it is written or end the program, and has done so when its call is over: a flush in
//! front of it, and nobody can tell that there is a buffer.

use crate::effects::Effect;
use crate::file::Span;
use crate::index::Ty;
use crate::items::{Block, BlockKind, ExprId, ExprKind, Kind, Statement};
use crate::judge::Concern;
use crate::repair::Change;
use crate::repair::flush::{
    Planner, Request, already, exits, pending, statement_in_turn, taken::is_dropped, told,
};
use crate::repair::handling::Handling;
use crate::repair::scene::closure_around;
use crate::track::Known;

/// More lines than these would be read as noise, and a look be worth more than they are.
const MAX_FLUSHES: usize = 3;

/// A call between two writes.
#[derive(Clone, Copy, Debug)]
pub struct Due {
    pub expr: ExprId,
    /// What is to be said if nothing is flushed in front of it.
    pub concern: Concern,
}

/// Whether what a call does is done when it is over, and touches no writer that it was given.
pub fn is_over(request: &Request<'_>, known: &Known, expr: ExprId, effect: Effect) -> bool {
    let body = &known.body;
    // Lines that several places print want one buffer for all of them.
    let of_effect = matches!(effect, Effect::Observes | Effect::RunsToEnd | Effect::Exits);
    let parent = body.expr(expr).parent.map(|it| &body.expr(it).kind);
    // A future or an iterator does its work later; what a macro is given may do it as it is printed.
    let is_lazy = known.inference.expr(expr).any(&mut |it| {
        matches!(it, Ty::Opaque(_) | Ty::Dyn(_) | Ty::Closure(_) | Ty::FnPtr(..) | Ty::Param(_))
    });
    let span = body.expr(expr).span;
    // What looks at the file through the buffer does not write.
    let mut writes = request.uses.iter().filter(|it| !request.through_ref.contains(it));
    let is_given = writes.any(|it| span.contains(body.expr(*it).span));
    let is_call = body.is_call(expr) || body.written_out.iter().any(|(call, _)| *call == expr);
    of_effect
        && is_call
        && !is_given
        && (!is_lazy || matches!(parent, Some(ExprKind::Await(_))))
        && !matches!(parent, Some(ExprKind::Macro(_)))
        && closure_around(body, expr) == closure_around(body, request.block)
}

/// Those of some calls in front of which something is left in the buffer, and no flush of a way out.
pub fn open(planner: &Planner<'_>, due: Vec<Due>) -> Vec<Due> {
    let ways = pending::ways(planner, &[]);
    let start = |it: ExprId| planner.known.body.expr(it).span.start;
    let is_open = |it: &Due| {
        ways.is_pending_at(it.expr)
            && !exits::leaves(planner, it.expr)
            && !told::is_behind_error(planner, it.expr)
            && !is_dropped(planner, start(it.expr))
    };
    due.into_iter().filter(is_open).collect()
}

/// A flush in front of each; `None` where one of them would not do or they are too many.
pub fn flushes(planner: &Planner<'_>, handling: &Handling, due: &[Due]) -> Option<Vec<Change>> {
    let mut calls = due.to_vec();
    let start = |it: ExprId| planner.known.body.expr(it).span.start;
    if calls.is_empty() {
        return Some(Vec::new());
    }
    if !is_at_hand(planner) {
        return None;
    }
    calls.sort_by_key(|it| start(it.expr));
    let mut flushed: Vec<Span> = Vec::new();
    for call in calls {
        let statement = place(planner, handling, call)?;
        let is_covered = flushed.contains(&statement)
            || flushed.iter().any(|it| follows_quietly(planner, *it, statement))
            || already::is_flushed_above(planner, statement);
        if !is_covered {
            flushed.push(statement);
        }
        if flushed.len() > MAX_FLUSHES {
            return None;
        }
    }
    flushed.into_iter().map(|it| planner.before(it, handling)).collect()
}

/// Whether the name means the writer wherever it is visible, and nothing else borrows the writer meanwhile.
fn is_at_hand(planner: &Planner<'_>) -> bool {
    let body = &planner.known.body;
    let home = closure_around(body, planner.request.block);
    let mut named = body.locals.iter().filter(|it| it.name == planner.request.name.as_str());
    let is_name = |it: &ExprId| match body.expr(*it).kind {
        ExprKind::Local(local) => body.local(local).name == planner.request.name.as_str(),
        _ => false,
    };
    named.next().is_some()
        && named.next().is_none()
        && planner.request.uses.iter().all(|it| is_name(it) && closure_around(body, *it) == home)
}

/// The statement in front of which the flush of a call stands.
fn place(planner: &Planner<'_>, handling: &Handling, due: Due) -> Option<Span> {
    let body = &planner.known.body;
    let block = body.expr(planner.request.block).span;
    let statement = statement_in_turn(planner.known, out_of_loops(planner, due.expr))?;
    let first = planner.request.uses.iter().copied().min_by_key(|it| body.expr(*it).span.start)?;
    // Up to the first write the name may not even be bound.
    let top = planner.block.statements.get(planner.place_of(first)).map_or(block, Statement::span);
    let mut around = body.ancestors(due.expr).take_while(|it| *it != planner.request.block);
    let is_same_body = !around.any(|it| match &body.expr(it).kind {
        ExprKind::Block(block) => !matches!(block.kind, BlockKind::Plain | BlockKind::Unsafe),
        _ => false,
    });
    (block.contains(statement)
        && statement.start > top.start
        && !planner.writes_before(statement, due.expr)
        && is_same_body
        && !is_in_each_turn(planner, due.expr, statement)
        && handling.is_said_with_names_before(planner.known, statement.start))
    .then_some(statement)
}

/// The outermost loop around a call that holds no write, so that one flush does for all of its turns.
fn out_of_loops(planner: &Planner<'_>, expr: ExprId) -> ExprId {
    let body = &planner.known.body;
    let around = body.ancestors(expr).take_while(|it| *it != planner.request.block);
    let is_quiet = |of: ExprId| {
        let span = body.expr(of).span;
        !body.any_within(planner.request.uses, span)
    };
    around.filter(|it| body.is_loop(*it) && is_quiet(*it)).last().unwrap_or(expr)
}

/// Whether a loop comes by the statement of a call and a write in each of its turns, so that next to nothing would be
/// gathered.
fn is_in_each_turn(planner: &Planner<'_>, expr: ExprId, statement: Span) -> bool {
    let body = &planner.known.body;
    let mut inner = expr;
    for outer in body.ancestors(expr).take_while(|it| *it != planner.request.block) {
        let whole = body.expr(outer).span;
        let is_choice = match &body.expr(outer).kind {
            ExprKind::If { condition, .. } => *condition != inner,
            ExprKind::Match { value, .. } => *value != inner,
            _ => false,
        };
        // A choice within the statement comes behind the flush.
        if is_choice && body.expr(inner).span.contains(statement) {
            return false;
        }
        let is_head = matches!(body.expr(outer).kind, ExprKind::For { iterable, .. } if iterable == inner);
        if !is_head && body.is_loop(outer) && body.any_within(planner.request.uses, whole) {
            return true;
        }
        inner = outer;
    }
    false
}

/// Whether a statement follows another one in the same block and nothing is written from the one to the other.
fn follows_quietly(planner: &Planner<'_>, first: Span, second: Span) -> bool {
    let body = &planner.known.body;
    let is_in = |block: &Block, of: Span| {
        let tail = block.tail.map(|it| body.expr(it).span);
        let statement = block.position_of(of).and_then(|it| block.statements.get(it)).map(Statement::span);
        statement == Some(of) || tail == Some(of)
    };
    let between = Span::new(first.start, second.start.max(first.start));
    let is_in = |it: &ExprId| match &body.expr(*it).kind {
        ExprKind::Block(block) => is_in(block, first) && is_in(block, second),
        _ => false,
    };
    !body.any_within(planner.request.uses, between) && body.all_of(Kind::Block).iter().any(is_in)
}
