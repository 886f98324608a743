//! What may differ after a repair whichever it is: by where the handle comes from, what it goes through, and what it does.

use std::collections::BTreeSet;

use crate::catalogue::Direction;
use crate::file::Span;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind};
use crate::judge::Concern;
use crate::repair::Repair;
use crate::repair::conditional::differs_by_build;
use crate::repair::scene::Scene;
use crate::track::{At, StepKind, Tracked, Way, draws, endless, shows};

/// The concerns of a flow, whatever is done about it.
pub fn of_flow(scene: Scene<'_>, tracked: &Tracked) -> Vec<Concern> {
    let is_cloned = || tracked.flow.source.api.ends_with("::try_clone");
    let stands_for_callers =
        || tracked.ways.iter().filter_map(|it| it.made.param).any(|it| it.stands_for_callers);
    let is_pointed_at = || tracked.ways.iter().any(|it| goes_through_pointer(scene, it));
    // Somebody looks at the terminal while it is drawn on.
    let is_drawn = || tracked.flow.sinks.iter().any(|it| draws(&it.api) && !shows(&it.api));
    let mut concerns = Vec::new();
    if is_cloned() || stands_for_callers() || is_pointed_at() {
        concerns.push(Concern::SharedHandle);
    }
    if is_drawn() {
        concerns.push(Concern::Interactive);
    }
    if is_endless(scene, tracked) {
        concerns.push(Concern::Endless);
    }
    if differs_by_build(scene, tracked) {
        concerns.push(Concern::OtherBuilds);
    }
    if tracked.ways.iter().any(|it| is_expanded(scene, it)) {
        concerns.push(Concern::Expanded);
    }
    concerns
}

/// Whether a part of a way stands in the rules of a macro.
fn is_expanded(scene: Scene<'_>, way: &Way) -> bool {
    let is_made = |at: At| scene.known(at.owner).is_some_and(|it| it.body.expr(at.expr).made);
    way.path.iter().map(|it| it.at).chain([way.made.at, way.sink]).any(is_made)
}

/// Whether a repair would change what stands in the rules of a macro, for which there is but a call in its place.
pub fn changes_macro(scene: Scene<'_>, tracked: &Tracked, repair: &Repair) -> bool {
    tracked.ways.iter().any(|it| lives_in_rules(scene, it)) || changes_rules(scene, tracked, repair)
}

/// Whether the rules of a macro make the handle, or give it a name of theirs.
fn lives_in_rules(scene: Scene<'_>, way: &Way) -> bool {
    let is_of_rules = |at: At| {
        let Some(body) = scene.known(at.owner).map(|it| &it.body) else { return false };
        body.expr(at.expr).made && body.written_out.iter().all(|(call, _)| *call != at.expr)
    };
    let bound = way.path.iter().filter(|it| it.step == Some(StepKind::Bound)).map(|it| it.at);
    bound.chain([way.made.at]).any(is_of_rules)
}

fn changes_rules(scene: Scene<'_>, tracked: &Tracked, repair: &Repair) -> bool {
    let owners: BTreeSet<BodyOwner> = tracked.ways.iter().flat_map(Way::owners).collect();
    owners.into_iter().any(|owner| {
        let (Some(known), Some(file)) = (scene.known(owner), scene.file_id(owner)) else { return false };
        let body = &known.body;
        let calls: BTreeSet<Span> =
            body.expr_ids().map(|it| body.expr(it)).filter(|it| it.made).map(|it| it.span).collect();
        let is_inside = |it: Span, call: Span| call.start < it.start && it.end < call.end;
        let is_argument = |it: Span| {
            body.expr_ids().map(|it| body.expr(it)).any(|of| of.in_macro && !of.made && of.span.contains(it))
        };
        let is_of_rules = |it: Span| calls.iter().any(|call| is_inside(it, *call)) && !is_argument(it);
        repair.changes.iter().any(|it| it.at.file == file && is_of_rules(it.at.span))
    })
}

/// Whether a raw pointer stands on a way: others may have the same one.
fn goes_through_pointer(scene: Scene<'_>, way: &Way) -> bool {
    let index = scene.index();
    way.owners().any(|owner| {
        let takes = match owner {
            BodyOwner::Func(func) => index.header(func).params.iter().any(|it| it.ty.has_pointer()),
            BodyOwner::Value(_) => false,
        };
        let casts = || {
            let Some(known) = scene.known(owner) else { return false };
            // That of numbers looks at their bytes.
            let is_of_value = |it: ExprId| known.inference.expr(it).peeled().adt().is_some();
            let is_cast = |it: ExprId| matches!(&known.body.expr(it).kind, ExprKind::Cast { ty, .. } if ty.has_pointer());
            known.body.expr_ids().any(|it| is_cast(it) && is_of_value(it))
        };
        takes || casts()
    })
}

/// Whether a writer may never come to its end, where it would be flushed.
fn is_endless(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let is_written = tracked.flow.sinks.iter().any(|it| it.direction == Direction::Write);
    is_written && endless(scene.program, &tracked.ways).is_some()
}
