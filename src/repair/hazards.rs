//! What may differ after a repair whichever it is: by where the handle comes from, what it goes through, and what it does.

use std::collections::BTreeSet;

use crate::catalogue::Direction;
use crate::file::Span;
use crate::index::Ty;
use crate::infer::BodyOwner;
use crate::items::{Body, ExprId, ExprKind, Kind, OpenedItems, Opening, Statement, TypeRef};
use crate::judge::Concern;
use crate::repair::conditional::differs_by_build;
use crate::repair::scene::Scene;
use crate::repair::{Change, Repair};
use crate::track::{At, PathNode, StepKind, Tracked, Way, draws, endless, shows};

/// The concerns of a flow, whatever is done about it.
pub fn of_flow(scene: Scene<'_>, tracked: &Tracked) -> Vec<Concern> {
    let is_cloned = || tracked.flow.source.api.ends_with("::try_clone");
    let stands_for_callers =
        || tracked.ways.iter().filter_map(|it| it.made.param).any(|it| it.stands_for_callers);
    let is_pointed_at = || tracked.ways.iter().any(|it| goes_through_pointer(scene, it));
    // Somebody looks at the terminal while it is drawn on.
    let is_drawn = || tracked.flow.sinks.iter().any(|it| draws(&it.api) && !shows(scene.index(), &it.api));
    let mut concerns = Vec::new();
    let is_kept = || tracked.ways.iter().any(|it| is_kept_on_the_way(scene, it));
    if is_cloned() || stands_for_callers() || is_pointed_at() || is_kept() {
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

/// Whether another handle is made of the value by a name that it has on its way: `{ let f = open()?; kept.push(f.try_clone()?);
/// f }`.
fn is_kept_on_the_way(scene: Scene<'_>, way: &Way) -> bool {
    let before = way.path.len() - behind_name(way).len();
    way.path.iter().take(before).map(|it| it.at).any(|at| {
        let Some(known) = scene.known(at.owner) else { return false };
        let body = &known.body;
        let ExprKind::Local(name) = body.expr(at.expr).kind else { return false };
        let makes = |call: ExprId| {
            let is_handle = |it: &Ty| it.adt().is_some_and(|(id, _)| id == way.made.ty);
            body.is_call(call) && known.inference.expr(call).any(&mut |it| is_handle(it))
        };
        let others = body.mentions(name).iter().filter(|it| **it != at.expr);
        others.filter_map(|it| body.expr(*it).parent).any(makes)
    })
}

/// Whether some builds alone have what a repair imports something for.
pub fn imports_for_all(scene: Scene<'_>, repair: &Repair) -> bool {
    let index = scene.index();
    let is_opened = |it: &OpenedItems| it.opening == Opening::OnCondition;
    let is_conditional =
        |file| index.unit_of(file).is_some_and(|it| index.unit(it).items.opened.iter().any(is_opened));
    repair.imports.iter().any(|it| it.inside.is_none() && is_conditional(it.file))
}

/// Whether a part of a way stands in the rules of a macro, behind the last name that the handle is given: what they do to
/// it before, to hand it out, is done to a buffer as well.
fn is_expanded(scene: Scene<'_>, way: &Way) -> bool {
    let is_made = |at: At| scene.known(at.owner).is_some_and(|it| it.body.expr(at.expr).made);
    behind_name(way).iter().map(|it| it.at).chain([way.sink]).any(is_made)
}

/// What stands on a way behind the last name that the handle is given, its first mention by that first.
fn behind_name(way: &Way) -> &[PathNode] {
    let named = way.path.iter().rposition(|it| it.step == Some(StepKind::Bound));
    way.path.get(named.map_or(0, |it| it + 1)..).unwrap_or_default()
}

/// Whether a repair would change what stands in the rules of a macro, for which there is but a call in its place.
pub fn changes_macro(scene: Scene<'_>, tracked: &Tracked, repair: &Repair) -> bool {
    tracked.ways.iter().any(|it| lives_in_rules(scene, it)) || changes_rules(scene, tracked, repair)
}

/// Whether the rules of a macro make the handle, or give it the name that is written to.
fn lives_in_rules(scene: Scene<'_>, way: &Way) -> bool {
    let body = |at: At| scene.known(at.owner).map(|it| &it.body);
    let is_made_there = body(way.made.at).is_some_and(|body| {
        body.expr(way.made.at.expr).made && body.written_out.iter().all(|it| it.0 != way.made.at.expr)
    });
    let is_named_there = behind_name(way).first().map(|it| it.at).is_some_and(|at| {
        body(at).is_some_and(|body| match body.expr(at.expr).kind {
            ExprKind::Local(local) => {
                let name = body.local(local).span;
                body.written_out.iter().any(|it| body.expr(it.0).span == name)
            }
            _ => false,
        })
    });
    is_made_there || is_named_there
}

fn changes_rules(scene: Scene<'_>, tracked: &Tracked, repair: &Repair) -> bool {
    let owners: BTreeSet<BodyOwner> = tracked.ways.iter().flat_map(Way::owners).collect();
    owners.into_iter().any(|owner| {
        let (Some(known), Some(file)) = (scene.known(owner), scene.file_id(owner)) else { return false };
        let body = &known.body;
        if body.written_out.is_empty() {
            return false;
        }
        let calls: BTreeSet<Span> =
            body.expr_ids().map(|it| body.expr(it)).filter(|it| it.made).map(|it| it.span).collect();
        let is_inside = |it: Span, call: Span| call.start < it.start && it.end < call.end;
        let is_argument = |it: Span| {
            body.expr_ids().map(|it| body.expr(it)).any(|of| of.in_macro && !of.made && of.span.contains(it))
        };
        let is_of_rules = |it: Span| calls.iter().any(|call| is_inside(it, *call)) && !is_argument(it);
        // A statement of the rules has the place of the call, which may be a part of one.
        let is_part = |call: &Span| !is_statement(body, *call);
        let is_beside = |it: Span| {
            let at_end = |call: &Span| it.start == it.end && (it.start == call.start || it.end == call.end);
            calls.iter().any(|call| at_end(call) && is_part(call))
        };
        let is_left_to_rules = |it: &Change| is_of_rules(it.at.span) || it.flushes() && is_beside(it.at.span);
        repair.changes.iter().any(|it| it.at.file == file && is_left_to_rules(it))
    })
}

/// Whether a call that is written out is a statement of its own.
fn is_statement(body: &Body, call: Span) -> bool {
    let own = body.written_out.iter().map(|it| it.0).find(|it| body.expr(*it).span == call);
    let parent = own.and_then(|it| Some((it, body.expr(body.expr(it).parent?))));
    parent.is_some_and(|(own, parent)| match &parent.kind {
        ExprKind::Block(block) => {
            block.statements.iter().any(|it| matches!(it, Statement::Expr { expr, .. } if *expr == own))
        }
        _ => false,
    })
}

/// Whether a raw pointer stands on a way: others may have the same one.
fn goes_through_pointer(scene: Scene<'_>, way: &Way) -> bool {
    let index = scene.index();
    way.owners().any(|owner| {
        let takes = match owner {
            BodyOwner::Func(func) => {
                let header = index.header(func);
                header.params.iter().map(|it| &it.ty).chain(&header.ret).any(TypeRef::has_pointer)
            }
            BodyOwner::Value(_) => false,
        };
        let casts = || {
            let Some(known) = scene.known(owner) else { return false };
            // That of numbers looks at their bytes.
            let is_of_value = |it: ExprId| known.inference.expr(it).peeled().adt().is_some();
            let is_cast = |it: ExprId| matches!(&known.body.expr(it).kind, ExprKind::Cast { ty, .. } if ty.has_pointer());
            known.body.all_of(Kind::Cast).iter().any(|it| is_cast(*it) && is_of_value(*it))
        };
        let names = || {
            let Some(body) = scene.known(owner).map(|it| &it.body) else { return false };
            let is_pointer = |it: &Statement| matches!(it, Statement::Let { ty: Some(ty), .. } if ty.has_pointer());
            body.all_of(Kind::Block).iter().any(|it| match &body.expr(*it).kind {
                ExprKind::Block(block) => block.statements.iter().any(is_pointer),
                _ => false,
            })
        };
        takes || casts() || names()
    })
}

/// Whether a writer may never come to its end, where it would be flushed.
fn is_endless(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let is_written = tracked.flow.sinks.iter().any(|it| it.direction == Direction::Write);
    is_written && endless(scene.program, &tracked.ways).is_some()
}
