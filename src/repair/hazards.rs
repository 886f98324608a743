//! What may differ after a repair whichever it is: by where the handle comes from, what it goes through, and what it does.

use crate::catalogue::Direction;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind};
use crate::judge::Concern;
use crate::repair::conditional::differs_by_build;
use crate::repair::scene::Scene;
use crate::track::{Tracked, Way, draws, endless, shows};

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
    concerns
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
