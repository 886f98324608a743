//! Flushes that the code makes itself, so that none is put beside them.

use crate::file::Span;
use crate::index::Ty;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, Kind, PatKind, Statement};
use crate::repair::Change;
use crate::repair::flush::{Planner, enclosing_statement, exits, policy};
use crate::repair::handling::{Handling, callee};
use crate::repair::scene::Scene;
use crate::track::{At, Def, Known, arguments, mentions, shows};

/// A flush in front of a statement: the one that stands there already, made to be heard where it is not, or a new one.
pub fn flushed_before(planner: &Planner<'_>, statement: Span, handling: &Handling) -> Option<Vec<Change>> {
    if is_flushed_above(planner, statement) {
        return Some(Vec::new());
    }
    let above = last_use_above(planner, statement);
    let silent = above.and_then(|above| {
        let mut uses = planner.known.body.those_within(planner.request.uses, above.span());
        uses.find_map(|using| heard(planner, using, above, handling))
    });
    Some(vec![match silent {
        Some(change) => change,
        None => planner.before(statement, handling)?,
    }])
}

/// The last flush as the writes would have it, where it says nothing of its error.
pub fn made_heard(planner: &Planner<'_>, last: ExprId, handling: &Handling) -> Option<Change> {
    heard(planner, last, planner.block.statements.get(planner.place_of(last))?, handling)
}

/// What the writes say of an error in place of `let _ = out.flush();`: theirs come to light there alone.
fn heard(planner: &Planner<'_>, using: ExprId, statement: &Statement, handling: &Handling) -> Option<Change> {
    let is_silent = is_flush(planner.known, using, statement) && ignores(planner.known, using, statement);
    if !is_silent || *handling == Handling::Ignored {
        return None;
    }
    let span = statement.span();
    planner.scene.change(planner.request.owner, span, planner.line(handling, span.start))
}

/// The last statement in front of this one, in its block, that uses the writer.
fn last_use_above<'a>(planner: &Planner<'a>, statement: Span) -> Option<&'a Statement> {
    let body = &planner.known.body;
    let is_use = |it: &&Statement| body.any_within(planner.request.uses, it.span());
    let block = body.all_of(Kind::Block).iter().find_map(|it| {
        let ExprKind::Block(block) = &body.expr(*it).kind else { return None };
        let found = block.position_of(statement).and_then(|it| block.statements.get(it)).map(Statement::span);
        let tail = block.tail.map(|it| body.expr(it).span);
        (found == Some(statement) || tail == Some(statement)).then_some(block)
    })?;
    block.statements.iter().rev().filter(|it| it.span().end <= statement.start).find(is_use)
}

/// Whether the last statement in front of this one that uses the writer flushes it, and says so where it fails.
pub fn is_flushed_above(planner: &Planner<'_>, statement: Span) -> bool {
    let Some(above) = last_use_above(planner, statement) else { return false };
    let is_heard = |using: ExprId| {
        !ignores(planner.known, using, above) || planner.handling().is_none_or(|it| it == Handling::Ignored)
    };
    planner.known.body.those_within(planner.request.uses, above.span()).any(|using| {
        (is_flush(planner.known, using, above) && is_heard(using))
            || flushing_call(planner, using).is_some_and(|call| is_direct(planner.known, call, above))
    })
}

/// Whether the last use is a flush whose error the code looks at, and no way out passes it by.
pub fn ends_heard(planner: &Planner<'_>) -> bool {
    let request = planner.request;
    let Some(last) = planner.last_write().filter(|_| request.through_ref.is_empty()) else { return false };
    let is_heard =
        planner.call_of(last).is_some_and(|it| policy::treatment(planner, it) != policy::Treatment::Ignores);
    is_heard && request.renewed.is_empty() && is_flushed_by(planner, last) && !exits::are_left(planner)
}

/// Whether no write is left behind the last flush: it stands in the block itself, or ends the branch or turn that holds all
/// other uses. A `continue` could pass by one in a turn.
pub fn is_on_every_way(planner: &Planner<'_>, last: ExprId) -> bool {
    let body = &planner.known.body;
    let span = |it: ExprId| body.expr(it).span;
    let Some(statement) = enclosing_statement(planner.known, last) else { return true };
    let mut own = planner.block.statements.iter().map(Statement::span);
    if own.any(|it| it == statement) || planner.block.tail.is_some_and(|it| span(it) == statement) {
        return true;
    }
    let around = body.ancestors(last).find(|it| matches!(body.expr(*it).kind, ExprKind::Block(_)));
    let jumps = |it: ExprId| matches!(body.expr(it).kind, ExprKind::Break { .. } | ExprKind::Continue { .. });
    around.is_some_and(|around| {
        let holds = |it: &ExprId| span(around).contains(span(*it));
        planner.request.uses.iter().all(holds)
            && !body.within(span(around)).any(jumps)
            && is_flushed_heard(planner, last)
    })
}

/// Whether somebody looks at the error of the last flush, or at none.
fn is_flushed_heard(planner: &Planner<'_>, last: ExprId) -> bool {
    let ignores = |it| policy::treatment(planner, it) == policy::Treatment::Ignores;
    planner.handling() == Some(Handling::Ignored) || !planner.call_of(last).is_some_and(ignores)
}

/// Whether a statement does nothing with the result of the flush in it.
fn ignores(known: &Known, using: ExprId, statement: &Statement) -> bool {
    let body = &known.body;
    let flush = body.expr(using).parent;
    let is_bare = |it: ExprId| {
        Some(it) == flush
            || matches!(&body.expr(it).kind,
                ExprKind::MethodCall { receiver, name, .. } if name == "ok" && Some(*receiver) == flush)
    };
    match statement {
        Statement::Let { pat, value: Some(value), .. } => {
            matches!(body.pat(*pat).kind, PatKind::Wild) && is_bare(*value)
        }
        Statement::Let { .. } => false,
        Statement::Expr { expr, semicolon, .. } => *semicolon && is_bare(*expr),
    }
}

fn is_flush(known: &Known, using: ExprId, statement: &Statement) -> bool {
    let body = &known.body;
    let Some(parent) = body.expr(using).parent else { return false };
    let flushes = matches!(&body.expr(parent).kind,
        ExprKind::MethodCall { receiver, name, .. } if *receiver == using && name == "flush");
    flushes && is_direct(known, parent, statement)
}

/// Whether a call is all that a statement does; inside a branch or loop it may not be reached.
fn is_direct(known: &Known, call: ExprId, statement: &Statement) -> bool {
    let body = &known.body;
    let value = match statement {
        Statement::Let { value: Some(value), .. } => *value,
        Statement::Let { .. } => return false,
        Statement::Expr { expr, .. } => *expr,
    };
    call == value
        || body.ancestors(call).take_while(|it| *it != value).all(|it| is_handling(known, it))
            && body.ancestors(call).any(|it| it == value)
            && is_handling(known, value)
}

fn is_handling(known: &Known, expr: ExprId) -> bool {
    matches!(known.body.expr(expr).kind, ExprKind::Try(_) | ExprKind::MethodCall { .. })
}

/// `write(&mut out).and_then(|()| out.flush())`: the one write carries its flush, and whoever looks at the result sees
/// the errors of both.
pub fn is_chained(planner: &Planner<'_>) -> bool {
    let body = &planner.known.body;
    let uses = planner.request.uses;
    let Some(last) = uses.iter().copied().max_by_key(|it| body.expr(*it).span.end) else { return false };
    let flushed = body.expr(last).parent.filter(|it| {
        let func = callee(planner.known, *it);
        let is_stub = |it| planner.scene.index().is_stub(planner.scene.index().func_unit(it));
        body.called_name(*it) == "flush" && func.is_some_and(is_stub)
    });
    let closure = flushed.and_then(|it| body.expr(it).parent.filter(|of| closure_is(planner.known, *of, it)));
    let Some(chain) = closure.and_then(|it| body.expr(it).parent) else { return false };
    let ExprKind::MethodCall { receiver, name, .. } = &body.expr(chain).kind else { return false };
    let mut others = uses.iter().filter(|it| **it != last).peekable();
    name == "and_then"
        && planner.request.through_ref.is_empty()
        && others.peek().is_some()
        && others.all(|it| planner.call_of(*it).is_some_and(|it| it.expr == *receiver))
}

fn closure_is(known: &Known, closure: ExprId, inner: ExprId) -> bool {
    matches!(known.body.expr(closure).kind, ExprKind::Closure { body, .. } if body == inner)
}

/// Whether the function that is given the writer last flushes it at its own end.
pub fn is_flushed_within(planner: &Planner<'_>, last: ExprId) -> bool {
    let body = &planner.known.body;
    flushing_call(planner, last).is_some_and(|call| {
        planner.block.statements.iter().any(|it| it.span().contains(body.expr(call).span))
            || planner.block.tail.is_some()
    })
}

/// Whether a call is a flush of the writer itself, whose error is looked at as those of the writes are.
pub fn is_heard_flush(planner: &Planner<'_>, using: ExprId, call: ExprId) -> bool {
    let at = At { owner: planner.request.owner, expr: call };
    flushes_writer(planner.scene, planner.known, using, call)
        && (policy::treatment(planner, at) != policy::Treatment::Ignores
            || planner.handling().is_none_or(|it| it == Handling::Ignored))
}

/// Whether a call is a flush of the writer itself, and no function of the workspace.
pub fn flushes_writer(scene: Scene<'_>, known: &Known, using: ExprId, call: ExprId) -> bool {
    let index = scene.index();
    let is_flush = matches!(&known.body.expr(call).kind,
        ExprKind::MethodCall { receiver, name, .. } if *receiver == using && name == "flush");
    is_flush && callee(known, call).is_none_or(|it| index.is_stub(index.func_unit(it)))
}

/// The call that a writer is given to, if the function flushes it at its own end.
pub fn flushing_call(planner: &Planner<'_>, using: ExprId) -> Option<ExprId> {
    let body = &planner.known.body;
    let parent = body.expr(using).parent?;
    let (arg, call) = match body.expr(parent).kind {
        ExprKind::Ref { .. } => (parent, body.expr(parent).parent?),
        _ => (using, parent),
    };
    let func = callee(planner.known, call)?;
    let at = arguments(body, call).iter().position(|it| *it == arg)?;
    let known = planner.scene.known(BodyOwner::Func(func))?;
    ends_with_flush(known, at).then_some(call)
}

fn ends_with_flush(known: &Known, param: usize) -> bool {
    let body = &known.body;
    let Some(ExprKind::Block(block)) = body.root.map(|it| &body.expr(it).kind) else { return false };
    let names = (0..body.locals.len()).map(|it| crate::items::LocalId(crate::file::to_u32(it)));
    let mut bound = names.filter(|it| known.facts.defs(*it) == [Def::Param(param)]);
    let Some(local) = bound.next() else { return false };
    let last = mentions(body, local).into_iter().max_by_key(|it| body.expr(*it).span.end);
    let Some(last) = last else { return false };
    let returns = !body.all_of(Kind::Return).is_empty();
    let in_tail = block.tail.is_some_and(|it| {
        let tail = Statement::Expr { expr: it, semicolon: false, span: body.expr(it).span };
        is_flush(known, last, &tail)
    });
    !returns && (in_tail || block.statements.iter().any(|it| is_flush(known, last, it)))
}

/// `name.flush()?` is the last use already.
pub fn is_flushed_by(planner: &Planner<'_>, last: ExprId) -> bool {
    let body = &planner.known.body;
    // What bears the name in the workspace may flush nothing, but on the name that is the buffer now.
    let is_writer = matches!(planner.known.inference.expr(last).peeled(), Ty::Adt(id, _) if *id == planner.request.handle);
    let is_of_writer = |it: ExprId| {
        let func = callee(planner.known, it);
        let is_stub = |it| planner.scene.index().is_stub(planner.scene.index().func_unit(it));
        func.is_none_or(is_stub) || (is_writer && body.expr(last).parent == Some(it))
    };
    let pairs = || planner.tracked.ways.iter().zip(&planner.tracked.flow.sinks);
    let shown_by = |it: ExprId| {
        pairs().any(|(way, sink)| way.sink.expr == it && shows(planner.scene.index(), &sink.api))
    };
    let flushes = body.ancestors(last).take(2).any(|it| match &body.expr(it).kind {
        ExprKind::MethodCall { name, .. } => {
            matches!(name.as_str(), "flush" | "into_inner") && is_of_writer(it)
        }
        ExprKind::Macro(_) => shown_by(it),
        _ => false,
    });
    flushes && is_on_every_way(planner, last)
}
