//! The arm of a match, or a closure, that is one expression: the arm becomes a block, or the flush is tied to its only
//! write.

use crate::file::Span;
use crate::index::Ty;
use crate::items::{Block, BlockKind, ExprId, ExprKind, ScopeId};
use crate::judge::Concern;
use crate::repair::Change;
use crate::repair::flush::shadowed::is_shadowed;
use crate::repair::flush::{Plan, Planner, Request, exits, region, tail};
use crate::repair::handling::Handling;
use crate::repair::scene::Scene;
use crate::track::Tracked;

/// The flush of a writer that an arm or a closure binds, which is no block.
pub fn plan(scene: Scene<'_>, tracked: &Tracked, request: &Request<'_>) -> Option<Plan> {
    let known = scene.known(request.owner)?;
    let span = known.body.expr(request.block).span;
    let tail = Some(request.block);
    let block =
        &Block { statements: Vec::new(), tail, kind: BlockKind::Plain, span, scope: ScopeId::default() };
    let planner = &Planner { scene, tracked, request, known, block };
    let [only] = planner.sinks_here()[..] else { return None };
    // What stands around the arm does not see the name.
    if !span.contains(known.body.expr(only.expr).span) {
        return None;
    }
    let is_used_once = request.uses.iter().all(|it| planner.call_of(*it) == Some(only));
    if request.given_away || !is_used_once || !request.through_ref.is_empty() || !request.renewed.is_empty() {
        return None;
    }
    let last = planner.last_use()?;
    let changes =
        flushed_behind(planner, only.expr).or_else(|| tail::attached(planner, last).map(|it| vec![it]))?;
    let between = region::between(scene, tracked, request, known, block, Some(only.expr));
    let mut concerns = between.all_concerns();
    concerns.extend(exits::dies_unflushed(planner, only.expr).then_some(Concern::MayExit));
    Some((changes, concerns))
}

/// `pattern => write(writer)?,` becomes `pattern => { write(writer)?; writer.flush()?; }`.
fn flushed_behind(planner: &Planner<'_>, call: ExprId) -> Option<Vec<Change>> {
    let body = &planner.known.body;
    let arm = planner.request.block;
    let is_handled = body.expr(call).parent == Some(arm) && *planner.known.inference.expr(arm) == Ty::unit();
    let is_arm = matches!(body.expr(body.expr(arm).parent?).kind, ExprKind::Match { .. });
    let handling = planner.handling().filter(|_| is_handled && is_arm)?;
    let start = body.expr(arm).span.start;
    as_block(planner, arm, "", &planner.line(&handling, start))
}

/// `pattern => return x,` becomes `pattern => { writer.flush()?; return x; }`.
pub fn flushed_before(planner: &Planner<'_>, handling: &Handling, arm: ExprId) -> Option<Vec<Change>> {
    let start = planner.known.body.expr(arm).span.start;
    if is_shadowed(planner, start) {
        return None;
    }
    as_block(planner, arm, &planner.line(handling, start), "")
}

/// The arm as a block, with a statement before what it was and one behind it.
fn as_block(planner: &Planner<'_>, arm: ExprId, before: &str, behind: &str) -> Option<Vec<Change>> {
    let body = &planner.known.body;
    let span = body.expr(arm).span;
    let layout = planner.layout()?;
    let line = layout.break_before(span.start);
    // An arm stands one step deeper than its match.
    let depth = layout.indentation(body.expr(body.expr(arm).parent?).span.start);
    let step = layout.indentation(span.start).strip_prefix(depth);
    let inner = format!("{line}{}", step.filter(|it| !it.is_empty()).unwrap_or("    "));
    let set = |statement: &str| match statement {
        "" => String::new(),
        _ => format!("{inner}{statement}"),
    };
    let owner = planner.request.owner;
    let comma = layout.is_followed_by(span.end, ',');
    let end = Span::new(span.end, span.end + u32::from(comma));
    Some(vec![
        planner.scene.change(owner, Span::at(span.start), format!("{{{}{inner}", set(before)))?,
        planner.scene.change(owner, end, format!(";{}{line}}}", set(behind)))?,
    ])
}
