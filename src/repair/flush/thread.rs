//! A writer that is moved into a thread ends with the closure of that thread: it is flushed there, and before the thread
//! is started if something was written by then.

use crate::items::{Block, BlockKind, ExprId, ExprKind};
use crate::repair::Concern;
use crate::repair::flush::{Effect, Plan, Planner, Request, effects, path, plan};
use crate::repair::handling::callee;
use crate::repair::scene::closure_around;

/// The flushes of both sides; `None` where the writer is shared with the thread, or more than one has it.
pub fn moved(planner: &Planner<'_>) -> Option<Plan> {
    let body = &planner.known.body;
    let request = planner.request;
    let home = closure_around(body, request.block);
    let closure = request.uses.iter().find_map(|it| outermost(planner, *it, home))?;
    let inside = body.expr(closure).span;
    let (within, before): (Vec<ExprId>, Vec<ExprId>) =
        request.uses.iter().partition(|it| inside.contains(body.expr(**it).span));
    let is_over = before
        .iter()
        .all(|it| closure_around(body, *it) == home && planner.place_of(*it) < planner.place_of(closure));
    let ExprKind::Closure { body: block, by_move: true, .. } = body.expr(closure).kind else { return None };
    let ExprKind::Block(Block { kind: BlockKind::Plain, .. }) = body.expr(block).kind else { return None };
    let is_spawned = body.expr(closure).parent.is_some_and(|it| body.called_name(it) == "spawn");
    let is_bare = request.through_ref.is_empty() && request.renewed.is_empty();
    if !is_over || !is_spawned || !is_bare {
        return None;
    }
    let part = |uses, block| Request { name: request.name.clone(), uses, block, ..*request };
    let (mut changes, mut concerns) = plan(planner.scene, planner.tracked, &part(&within, block))?;
    // What is started while the thread writes may look at the file.
    let is_behind = |it: &ExprId| body.expr(*it).span.start > inside.end;
    let mut behind = body.within(body.expr(request.block).span).filter(is_behind);
    let starts = |it: ExprId| {
        let effects = effects(planner.scene, request.owner, it, 0);
        effects.into_iter().any(|effect| match effect {
            Effect::Runs | Effect::RunsToEnd => true,
            Effect::Observes => path::may_be_written(planner.scene, request, planner.known, it),
            _ => false,
        })
    };
    let joins = |it: ExprId| body.called_name(it) == "join";
    concerns.extend(behind.any(|it| !joins(it) && starts(it)).then_some(Concern::RunsBetween));
    if !before.is_empty() {
        let first = plan(planner.scene, planner.tracked, &part(&before, request.block))?;
        changes.extend(first.0);
        concerns.extend(first.1);
    }
    Some((changes, concerns))
}

/// The outermost closure around a use that is not around the writer.
fn outermost(planner: &Planner<'_>, using: ExprId, home: Option<ExprId>) -> Option<ExprId> {
    let body = &planner.known.body;
    let closures = body.ancestors(using).filter(|it| matches!(body.expr(*it).kind, ExprKind::Closure { .. }));
    closures.take_while(|it| Some(*it) != home).last()
}

/// Whether it is used inside a closure that is handed to somebody else, who runs it at another time.
pub fn is_handed_on(planner: &Planner<'_>) -> bool {
    let body = &planner.known.body;
    let home = closure_around(body, planner.request.block);
    planner.request.uses.iter().any(|it| {
        let Some(closure) = closure_around(body, *it).filter(|it| Some(*it) != home) else {
            return false;
        };
        let Some(call) = body.expr(closure).parent else { return true };
        let func = callee(planner.known, call);
        func.is_none_or(|it| planner.scene.index().func(it).name == "spawn")
    })
}
