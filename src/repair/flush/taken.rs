//! Places where the name of a writer is visible and cannot be used: it is dropped there, or lent to what goes on.

use crate::index::Ty;
use crate::items::{Block, ExprId, ExprKind, LocalId, PatKind, Statement};
use crate::repair::flush::Planner;
use crate::repair::flush::exits::is_error;
use crate::repair::flush::shadowed::is_shadowed;
use crate::repair::handling::ends_value;
use crate::repair::scene::closure_around;
use crate::track::mentions;

/// Whether the name means the writer at an offset, in bytes, and it may be flushed there.
pub fn is_at_hand(planner: &Planner<'_>, at: u32) -> bool {
    !is_shadowed(planner, at)
        && !is_dropped(planner, at)
        && !planner.request.uses.iter().any(|it| is_lent(planner, *it, at))
}

/// Whether the way to an offset, in bytes, may lead by a `drop(writer)`.
pub fn is_dropped(planner: &Planner<'_>, at: u32) -> bool {
    let body = &planner.known.body;
    planner.request.uses.iter().filter_map(|it| dropped_in(planner, *it)).any(|(call, id, block)| {
        let is_behind = body.expr(call).span.end <= at;
        let is_within = body.expr(id).span.range().contains(&(at as usize));
        is_behind && (is_within || id != planner.request.block && !returns(planner, block))
    })
}

/// The uses that drop the writer in a branch: its flush stands in front of them, if no error is on its way.
pub fn in_branches(planner: &Planner<'_>) -> Vec<ExprId> {
    let span = |it: ExprId| planner.known.body.expr(it).span;
    // Behind the statement of the last write it is flushed already.
    let last = planner.last_write().map(|it| (span(it), planner.block.statements.get(planner.place_of(it))));
    let end = last.map_or(u32::MAX, |(own, it)| it.map_or(own.end, |it| it.span().end));
    let is_in_branch = |it: &ExprId| {
        dropped_in(planner, *it).is_some_and(|(call, id, block)| {
            id != planner.request.block && !reports_error(planner, block) && span(call).start < end
        })
    };
    planner.request.uses.iter().copied().filter(is_in_branch).collect()
}

/// Whether a use drops the writer, and where the block goes on that it lives in.
pub fn is_in_branch(planner: &Planner<'_>, using: ExprId) -> bool {
    dropped_in(planner, using).is_some_and(|(_, id, _)| id != planner.request.block)
}

/// The `drop` of the writer, and the block around that.
fn dropped_in<'a>(planner: &Planner<'a>, using: ExprId) -> Option<(ExprId, ExprId, &'a Block)> {
    let body = &planner.known.body;
    let call = body.expr(using).parent.filter(|it| ends_value(planner.scene, planner.known, *it))?;
    body.ancestors(call).find_map(|it| match &body.expr(it).kind {
        ExprKind::Block(block) => Some((call, it, block)),
        _ => None,
    })
}

fn last_of(block: &Block) -> Option<ExprId> {
    block.tail.or_else(|| match block.statements.last()? {
        Statement::Expr { expr, .. } => Some(*expr),
        Statement::Let { .. } => None,
    })
}

/// Whether a block ends with `return Err(..)`.
fn reports_error(planner: &Planner<'_>, block: &Block) -> bool {
    last_of(block).is_some_and(|it| match planner.known.body.expr(it).kind {
        ExprKind::Return(value) => value.is_some_and(|it| is_error(planner, it)),
        _ => false,
    })
}

/// Whether a block ends with a `return`.
fn returns(planner: &Planner<'_>, block: &Block) -> bool {
    last_of(block).is_some_and(|it| matches!(planner.known.body.expr(it).kind, ExprKind::Return(_)))
}

/// Whether a use lends the writer to an iterator or a reference that is used further on.
fn is_lent(planner: &Planner<'_>, using: ExprId, at: u32) -> bool {
    let body = &planner.known.body;
    let is_captured = closure_around(body, using) != closure_around(body, planner.request.block);
    let parent = body.expr(using).parent.map(|it| &body.expr(it).kind);
    if !is_captured && !matches!(parent, Some(ExprKind::Ref { mutable: true, .. })) {
        return false;
    }
    let span = body.expr(using).span;
    let is_used_on = |local: LocalId| {
        let is_behind = |it: ExprId| body.expr(it).span.start >= at;
        may_hold(planner, planner.known.inference.local(local))
            && mentions(body, local).into_iter().any(is_behind)
    };
    let goes_on = |it: &Statement| match it {
        Statement::Let { pat, value: Some(value), .. } => match body.pat(*pat).kind {
            PatKind::Bind { local, .. } => {
                body.expr(*value).span.contains(span) && it.span().end <= at && is_used_on(local)
            }
            _ => false,
        },
        _ => false,
    };
    body.ancestors(using).any(|it| match &body.expr(it).kind {
        ExprKind::Block(block) => block.statements.iter().any(goes_on),
        ExprKind::For { iterable, body: turn, .. } => {
            let is_in_turn = body.expr(*turn).span.range().contains(&(at as usize));
            is_in_turn
                && body.expr(*iterable).span.contains(span)
                && may_hold(planner, planner.known.inference.expr(*iterable))
        }
        _ => false,
    })
}

/// Whether a value of a type may borrow the writer: a reference, or an iterator that writes as it is asked for items.
fn may_hold(planner: &Planner<'_>, ty: &Ty) -> bool {
    let index = planner.scene.index();
    ty.any(&mut |it| match it {
        Ty::Ref(true, _) | Ty::Dyn(_) | Ty::Opaque(_) | Ty::Closure(_) => true,
        Ty::Adt(id, _) => index.type_path(*id).starts_with("std::iter::"),
        _ => false,
    })
}
