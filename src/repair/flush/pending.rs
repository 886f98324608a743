//! Where something may wait in the buffer of a writer: only there a flush does anything.

use rustc_hash::FxHashMap;

use crate::effects::Effect;
use crate::file::Span;
use crate::index::Ty;
use crate::items::{ExprId, ExprKind};
use crate::repair::Change;
use crate::repair::flush::ways::{Event, Ways};
use crate::repair::flush::{Planner, already, enclosing_statement};
use crate::repair::handling::{Handling, callee, ends_value};

/// The ways through the writer's block, with the flushes that stand there already and those of some changes.
pub fn ways(planner: &Planner<'_>, flushes: &[&Change]) -> Ways {
    let lines = flushes.iter().map(|it| it.at.span.start).collect();
    Ways::through(&planner.known.body, planner.request.block, events(planner), lines, false)
}

/// Takes away the flushes in front of which nothing is written since the one before.
pub fn keep_needed(planner: &Planner<'_>, handling: &Handling, changes: &mut Vec<Change>) {
    let ways = ways(planner, &lines(planner, handling, changes));
    changes.retain(|it| !is_line(planner, handling, it) || ways.is_pending_at_line(it.at.span.start));
}

/// Those of some changes that put in a flush as a statement of its own.
pub fn lines<'c>(planner: &Planner<'_>, handling: &Handling, changes: &'c [Change]) -> Vec<&'c Change> {
    changes.iter().filter(|it| is_line(planner, handling, it)).collect()
}

fn is_line(planner: &Planner<'_>, handling: &Handling, change: &Change) -> bool {
    let at = change.at.span;
    at.start == at.end
        && change.text.split_whitespace().eq(planner.line(handling, at.start).split_whitespace())
}

/// Whether the first look at the file behind an offset, in bytes, comes on every way, so that the flush in front of that is
/// the last one.
pub fn is_looked_at_behind(planner: &Planner<'_>, offset: u32) -> bool {
    let start = |it: &ExprId| planner.known.body.expr(*it).span.start;
    let behind = planner.request.through_ref.iter().filter(|it| start(it) > offset);
    let is_own = |span: Span| planner.block.statements.iter().any(|it| it.span() == span);
    behind.copied().min_by_key(start).is_some_and(|it| {
        planner.place_of(it) == planner.block.statements.len()
            || enclosing_statement(planner.known, it).is_some_and(is_own)
    })
}

fn events(planner: &Planner<'_>) -> FxHashMap<ExprId, Event> {
    let body = &planner.known.body;
    let mut events = FxHashMap::default();
    let within = body.expr(planner.request.block).span;
    for expr in body.within(within) {
        events.extend(way_out(planner, expr).map(|it| (expr, it)));
    }
    for using in planner.request.uses.iter().filter(|it| !planner.request.through_ref.contains(it)) {
        let (at, event) = of_use(planner, *using);
        let known = events.entry(at).or_insert(event);
        // A call that is given the writer twice may write by either.
        if event == Event::Writes {
            *known = event;
        }
    }
    events
}

/// What a use does, and the expression whose work that is.
fn of_use(planner: &Planner<'_>, using: ExprId) -> (ExprId, Event) {
    let body = &planner.known.body;
    let around = std::iter::once(using).chain(body.ancestors(using));
    let mut inside = around.take_while(|it| *it != planner.request.block);
    let is_closed = |it: ExprId| matches!(body.expr(it).kind, ExprKind::Closure { .. } | ExprKind::Block(_));
    let Some(call) = inside.find(|it| body.is_call(*it) || is_closed(*it)).filter(|it| !is_closed(*it))
    else {
        return (using, Event::Writes);
    };
    let is_emptied = already::is_heard_flush(planner, using, call)
        || already::flushing_call(planner, using) == Some(call)
        || ends_value(planner.scene, planner.known, call);
    (call, if is_emptied { Event::Empties } else { Event::Writes })
}

/// What a call does to the way that it stands on.
fn way_out(planner: &Planner<'_>, expr: ExprId) -> Option<Event> {
    let index = planner.scene.index();
    match &planner.known.body.expr(expr).kind {
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
            let func = callee(planner.known, expr)?;
            (index.signature(func).ret == Ty::Never).then_some(Event::Ends)
        }
        ExprKind::Macro(_) => {
            let effects = planner.scene.effects().of_expr(planner.request.owner, expr);
            effects.contains(&Effect::Leaves).then_some(Event::MayJump)
        }
        _ => None,
    }
}
