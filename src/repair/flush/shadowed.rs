//! Places where the name of a writer means something else.

use crate::index::{FuncId, Reach, Ty};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId};
use crate::repair::flush::Planner;
use crate::repair::scene::Scene;
use crate::repair::visible::is_scope;

/// Whether another name that is spelled like the writer's may be the one that is meant at an offset, in bytes: what was
/// made of the writer has a type of its own, with another `flush` or none.
pub fn is_shadowed(planner: &Planner<'_>, at: u32) -> bool {
    let body = &planner.known.body;
    let block = body.expr(planner.request.block).span;
    let is_use = |local: LocalId| {
        planner
            .request
            .uses
            .iter()
            .any(|it| matches!(body.expr(*it).kind, ExprKind::Local(of) if of == local))
    };
    let locals = || (0..).map(LocalId).zip(&body.locals);
    let own = locals().filter(|(id, _)| is_use(*id)).min_by_key(|(_, it)| it.span.start);
    let ty = |local: LocalId| planner.known.inference.local(local);
    let is_own = |local: LocalId| is_use(local) && own.is_none_or(|(own, _)| ty(own) == ty(local));
    let mut others = locals().filter(|(id, it)| {
        let is_later = own.is_none_or(|(_, own)| own.span.start < it.span.start);
        block.contains(it.span)
            && is_later
            && it.span.start < at
            && it.name == planner.request.name.as_str()
            && !is_own(*id)
    });
    others.any(|(_, it)| {
        let is_around = |of: &ExprId| is_scope(&body.expr(*of).kind) && body.expr(*of).span.contains(it.span);
        let home = body.expr_ids().filter(is_around).min_by_key(|it| body.expr(*it).span.range().len());
        home.is_some_and(|it| body.expr(it).span.start <= at && at < body.expr(it).span.end)
    })
}

/// Whether a trait of the workspace gives a `flush` to types that are not its own: a call of it on the buffer would be
/// ambiguous, or none of std's.
pub fn has_another_flush(scene: Scene<'_>, owner: BodyOwner) -> bool {
    let index = scene.index();
    let (unit, scope) = (owner.unit(index), owner.scope(index));
    let is_met = |it: &FuncId| index.is_within(unit, scope, Reach::Island(index.func_unit(*it)));
    let own =
        index.trait_methods("flush").iter().filter(|it| !index.is_stub(index.func_unit(**it)) && is_met(it));
    let mut impls = own.filter_map(|it| index.trait_of(*it)).flat_map(|it| index.all_impls_of(it));
    impls.any(|it| match index.impl_info(it).self_ty.peeled() {
        Ty::Adt(id, _) => index.is_stub(index.type_unit(*id)),
        _ => true,
    })
}
