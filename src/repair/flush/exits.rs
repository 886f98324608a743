//! Ways out of a writer's block other than its end: `return`, `break`, `continue`, and calls that never come back.

use quote::quote;

use crate::effects::Effect;
use crate::file::Span;
use crate::index::Ty;
use crate::items::{ExprId, ExprKind, Statement};
use crate::judge::Concern;
use crate::repair::Change;
use crate::repair::code;
use crate::repair::flush::policy::Treatment;
use crate::repair::flush::{
    Planner, Request, already, arm, enclosing_statement, pending, policy, region, taken::is_dropped, thread,
    told, ways::Ways,
};
use crate::repair::handling::{Handling, bare_call, callee};
use crate::repair::scene::{Scene, closure_around};
use crate::track::{At, Tracked};

/// A flush before each way out on which something may be left in the buffer and no error is on its way.
pub fn flush_before(
    planner: &Planner<'_>,
    handling: &Handling,
    changes: &mut Vec<Change>,
    concerns: &mut Vec<Concern>,
) {
    let ways = pending::ways(planner, &pending::lines(planner, handling, changes));
    for exit in exits_on(planner, &ways) {
        // In front of the call a flush would be made also where the rules of its macro go on.
        if is_chosen_by_rules(planner, exit) {
            concerns.push(Concern::FlushNotReached);
            continue;
        }
        match flushed_exit(planner, handling, exit) {
            Some(found) => changes.extend(found),
            None => concerns.push(Concern::FlushNotReached),
        }
    }
}

/// Whether the rules of a macro take a way out on a condition of theirs.
fn is_chosen_by_rules(planner: &Planner<'_>, exit: ExprId) -> bool {
    let body = &planner.known.body;
    let of_rules = |it: &ExprId| body.expr(*it).made;
    let mut around = body.ancestors(exit).take_while(of_rules);
    of_rules(&exit)
        && around.any(|it| {
            body.is_loop(it)
                || matches!(
                    body.expr(it).kind,
                    ExprKind::If { .. } | ExprKind::Match { .. } | ExprKind::Binary { .. }
                )
        })
}

/// What a flush behind the last use alone would come too late for, or never.
pub fn at_last_use(scene: Scene<'_>, tracked: &Tracked, request: &Request<'_>) -> Option<Vec<Concern>> {
    let known = scene.known(request.owner)?;
    let ExprKind::Block(block) = &known.body.expr(request.block).kind else { return None };
    let mut uses = request.uses.to_vec();
    uses.sort_unstable();
    let request = &Request { name: request.name.clone(), uses: &uses, ..*request };
    let planner = Planner { scene, tracked, request, known, block };
    let mut concerns = region::between(scene, tracked, request, known, block, None).all_concerns();
    concerns.extend(thread::is_handed_on(&planner).then_some(Concern::Outlives));
    concerns.extend(are_left(&planner).then_some(Concern::FlushNotReached));
    concerns.extend(told_apart(&planner));
    Some(concerns)
}

/// Where callers tell the end of a writer apart by another error, or by a panic, from that by an error of its writes, and
/// something may be left in its buffer then: an error that a write gives today would be lost with it.
pub fn told_apart(planner: &Planner<'_>) -> Option<Concern> {
    let (body, owner) = (&planner.known.body, planner.request.owner);
    let effects = planner.scene.effects();
    let home = closure_around(body, planner.request.block);
    let ways = pending::ways(planner, &[]);
    let sinks = planner.sinks_here();
    // What fails by another error may have written before, whatever it flushes where it does not fail.
    let is_of_write = |it: ExprId| match body.expr(it).kind {
        ExprKind::Try(inner) => sinks.iter().any(|sink| sink.expr == bare_call(body, inner)),
        _ => false,
    };
    let ends = body
        .within(body.expr(planner.request.block).span)
        .filter(|it| closure_around(body, *it) == home && (ways.is_pending_at(*it) || is_of_write(*it)));
    let ends: Vec<OtherEnd> = ends.filter_map(|it| other_end(planner, it)).collect();
    if ends.is_empty() {
        return None;
    }
    let treatments: Vec<Treatment> = sinks.iter().map(|it| policy::treatment(planner, *it)).collect();
    let is_looked_at = treatments.contains(&Treatment::Other);
    let hands_on = is_looked_at || treatments.iter().any(|it| matches!(it, Treatment::Propagates(_)));
    let panics = is_looked_at || treatments.contains(&Treatment::Panics);
    let (by_error, by_panic) = (ends.contains(&OtherEnd::Error), ends.contains(&OtherEnd::Panic));
    // An error in the place of another, and then one in the place of a panic or the other way around.
    let told = if by_error && hands_on { effects.told_apart(owner, home) } else { None };
    let is_mixed = by_error && panics || by_panic && hands_on;
    let treated_apart = || {
        let caught = effects.caught(At { owner, expr: planner.request.block });
        caught.or_else(|| effects.forgiven(owner, home))
    };
    told.or_else(|| if is_mixed { treated_apart() } else { None }).map(Concern::ToldApart)
}

/// An end of a function that is not by an error of its writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OtherEnd {
    Error,
    Panic,
}

fn other_end(planner: &Planner<'_>, expr: ExprId) -> Option<OtherEnd> {
    let body = &planner.known.body;
    let is_by_error = match body.expr(expr).kind {
        ExprKind::Try(inner) => !told::fails_by_writing(planner, bare_call(body, inner)),
        ExprKind::Return(Some(value)) => is_error(planner, value),
        ExprKind::Macro(_) => {
            let effects = planner.scene.effects().of_expr(planner.request.owner, expr);
            return effects.contains(&Effect::Panics).then_some(OtherEnd::Panic);
        }
        _ => false,
    };
    is_by_error.then_some(OtherEnd::Error)
}

/// Whether one of the ways out is the end of the program, which drops nothing.
pub fn end_the_program(planner: &Planner<'_>) -> bool {
    exits(planner).into_iter().any(|it| planner.known.body.is_call(it))
}

/// Whether there is any.
pub fn are_left(planner: &Planner<'_>) -> bool {
    !exits(planner).is_empty()
}

fn exits(planner: &Planner<'_>) -> Vec<ExprId> {
    exits_on(planner, &pending::ways(planner, &[]))
}

fn exits_on(planner: &Planner<'_>, ways: &Ways) -> Vec<ExprId> {
    let body = &planner.known.body;
    let home = closure_around(body, planner.request.block);
    let Some(first) = planner.request.uses.iter().map(|it| body.expr(*it).span.start).min() else {
        return Vec::new();
    };
    let last = planner.last_write().map_or(first, |it| body.expr(it).span.end);
    // Behind the last write's own statement everything is flushed already.
    let end = statement_end(planner, last);
    body.within(body.expr(planner.request.block).span)
        .filter(|it| {
            let span = body.expr(*it).span;
            span.start < end
                && leaves(planner, *it)
                && closure_around(body, *it) == home
                && ways.is_pending_at(*it)
                && !told::is_behind_error(planner, *it)
                && !is_dropped(planner, span.start)
        })
        .collect()
}

fn statement_end(planner: &Planner<'_>, last: u32) -> u32 {
    let spans = planner.block.statements.iter().map(Statement::span);
    spans.filter(|it| it.start <= last && last <= it.end).map(|it| it.end).max().unwrap_or(u32::MAX)
}

pub(super) fn leaves(planner: &Planner<'_>, expr: ExprId) -> bool {
    let body = &planner.known.body;
    match &body.expr(expr).kind {
        ExprKind::Return(value) => !value.is_some_and(|it| is_error(planner, it)),
        // `None` is an end like any other.
        ExprKind::Try(inner) => {
            let index = planner.scene.index();
            planner.known.inference.expr(*inner).adt().is_some_and(|(id, _)| {
                Some(id) == index.known.option || index.type_path(id) == "std::ops::ControlFlow"
            })
        }
        ExprKind::Break { target, .. } | ExprKind::Continue { target } => {
            target.is_some_and(|it| body.expr(it).span.contains(body.expr(planner.request.block).span))
        }
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
            let func = callee(planner.known, expr);
            func.is_some_and(|it| {
                let index = planner.scene.index();
                index.func_marks(it).is_some_and(|it| it.exits) || index.signature(it).ret == Ty::Never
            })
        }
        _ => false,
    }
}

/// Whether the program may end behind a call that fails for a reason of its own: the flush that is tied to it is not made
/// then, and what was written before is lost.
pub fn dies_unflushed(planner: &Planner<'_>, call: ExprId) -> bool {
    let body = &planner.known.body;
    let (block, end) = (body.expr(planner.request.block).span, body.expr(call).span.end);
    let is_behind = |it: &ExprId| body.expr(*it).span.start >= end;
    !told::fails_by_writing(planner, call)
        && body
            .within(block)
            .filter(is_behind)
            .any(|it| planner.scene.effects().of_expr(planner.request.owner, it).contains(&Effect::Exits))
}

/// `return Err(…)` reports an error already.
pub(super) fn is_error(planner: &Planner<'_>, value: ExprId) -> bool {
    match &planner.known.body.expr(value).kind {
        ExprKind::Call { callee, .. } => match &planner.known.body.expr(*callee).kind {
            ExprKind::Path(path, _) => path.name() == "Err",
            _ => false,
        },
        _ => false,
    }
}

fn flushed_exit(planner: &Planner<'_>, handling: &Handling, exit: ExprId) -> Option<Vec<Change>> {
    let body = &planner.known.body;
    let span = body.expr(exit).span;
    let uses_writer = body.any_within(planner.request.uses, span);
    if uses_writer {
        return returned(planner, exit);
    }
    let parent = body.expr(exit).parent.filter(|_| !matches!(body.expr(exit).kind, ExprKind::Try(_)))?;
    if let ExprKind::Block(_) = body.expr(parent).kind {
        let statement = enclosing_statement(planner.known, exit)?;
        return already::flushed_before(planner, statement, handling);
    }
    if let ExprKind::Match { arms, .. } = &body.expr(parent).kind
        && arms.iter().any(|it| it.body == exit)
    {
        return arm::flushed_before(planner, handling, exit);
    }
    None
}

/// `return write(..);` becomes `write(..)?;` and `return writer.flush();`.
fn returned(planner: &Planner<'_>, exit: ExprId) -> Option<Vec<Change>> {
    let body = &planner.known.body;
    let ExprKind::Return(Some(value)) = body.expr(exit).kind else { return None };
    let is_statement = matches!(body.expr(body.expr(exit).parent?).kind, ExprKind::Block(_));
    let (_, args) = planner.known.inference.expr(value).adt()?;
    if !is_statement || !planner.is_io(value) || args.first() != Some(&Ty::unit()) {
        return None;
    }
    let span = body.expr(value).span;
    let start = body.expr(exit).span.start;
    let line = planner.layout()?.break_before(start);
    let name = code::name(&planner.request.name);
    let flush = code::spelled(quote!(return #name.flush()));
    let owner = planner.request.owner;
    Some(vec![
        planner.scene.change(owner, Span::new(start, span.start), "")?,
        planner.scene.change(owner, Span::at(span.end), format!("?;{line}{flush}"))?,
    ])
}
