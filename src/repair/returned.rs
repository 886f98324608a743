//! A function that returns what holds the handle: its result is spelled anew, and so is what its callers make of it.

use crate::index::FuncId;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind};
use crate::judge::Concern;
use crate::repair::carried::{carried_fits, holds_nothing};
use crate::repair::dereferenced;
use crate::repair::fit::{Fitting, Uses};
use crate::repair::retype::{self, Place, mentions_handle};
use crate::repair::scene::{Scene, closure_around};
use crate::repair::swap::Swap;
use crate::track::{At, Known};

/// Whether the function that returns `expr` may return the buffer, and all its callers take it.
pub fn fits(
    scene: Scene<'_>,
    owner: BodyOwner,
    expr: ExprId,
    swap: Swap,
    out: &mut Fitting,
    hops: u32,
) -> bool {
    let (BodyOwner::Func(func), Some(known)) = (owner, scene.known(owner)) else { return false };
    let index = scene.index();
    if !swap.may_travel(scene) || closure_around(&known.body, expr).is_some() {
        return false;
    }
    if index.is_of_trait(func) {
        return dereferenced::fits(scene, func, swap, out);
    }
    out.leaves = true;
    if out.returned.contains(&func) {
        return true;
    }
    out.returned.push(func);
    if is_used_unseen(scene, func) {
        return false;
    }
    if !is_only_value(known, expr, swap) || !header_fits(scene, func, swap, out) {
        return false;
    }
    if is_public(scene, owner) {
        out.concerns.push(Concern::PublicSignature);
    }
    scene.program.callers(func).iter().all(|call| {
        let is_call = scene.known(call.owner).is_some_and(|it| {
            matches!(it.body.expr(call.expr).kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. })
        });
        let mut there = out.elsewhere();
        let fits = is_call
            && path_fits(scene, *call, func, swap, &mut there)
            && carried_fits(scene, call.owner, call.expr, swap, &mut there, hops + 1);
        let adjusted = there.muts.is_empty() && there.reborrows.is_empty() && there.through_ref.is_empty();
        out.absorb(there);
        fits && adjusted
    })
}

/// `Records::<File>::open(path)` names the impl that is one for the new type from now on.
fn path_fits(scene: Scene<'_>, call: At, func: FuncId, swap: Swap, out: &mut Fitting) -> bool {
    let Some(known) = scene.known(call.owner) else { return false };
    let n_before = out.n_retyped();
    let uses = Uses { scene, owner: call.owner, known, swap, direct: false };
    let index = scene.index();
    let is_of_handle =
        || index.impl_of(func).is_some_and(|it| mentions_handle(&index.impl_info(it).self_ty, swap));
    uses.written_fits(call.expr, out) && (out.n_retyped() == n_before || is_of_handle())
}

/// Whether code that is not seen may call a body: not so for a method of a type that it cannot name.
pub fn is_public(scene: Scene<'_>, owner: BodyOwner) -> bool {
    let (index, program) = (scene.index(), scene.program);
    let is_named = |of| program.is_promise(index.type_unit(of), index.ty(of).visibility);
    matches!(owner, BodyOwner::Func(it)
        if program.is_promise(index.func_unit(it), index.func(it).visibility)
            && index.type_of(it).is_none_or(is_named))
}

/// Whether a test, or a file that is not part of the run, may call a function.
pub fn is_used_unseen(scene: Scene<'_>, func: FuncId) -> bool {
    // Work that will be done again looks at no file.
    if scene.program.is_preliminary() {
        return may_be_used_unseen(scene, func);
    }
    scene.shared.used_unseen.get_or_put(func, |_| may_be_used_unseen(scene, func))
}

fn may_be_used_unseen(scene: Scene<'_>, func: FuncId) -> bool {
    let index = scene.index();
    let Some(file) = index.file_of(index.func_unit(func)) else { return true };
    let ty = index.type_of(func).map(|it| index.ty(it).name.as_str());
    let name = index.func(func).name.as_str();
    let names: Vec<&str> = std::iter::once(name).chain(ty).collect();
    !scene.program.alternatives(func).is_empty()
        || scene.program.is_in_macro_rules(file, name)
        || scene.program.is_tested(file, &names)
        || scene.program.is_used_unread(file, index.reach_of_func(func), &[&names])
}

/// Whether the written result, and the impl that `Self` stands for, take the buffer.
fn header_fits(scene: Scene<'_>, func: FuncId, swap: Swap, out: &mut Fitting) -> bool {
    let index = scene.index();
    let (Some(ret), Some(place)) = (&index.header(func).ret, Place::of_func(scene, func)) else {
        return false;
    };
    let n_before = out.n_retyped();
    let spelled = retype::rewrite(scene, &place, ret, swap, out) && out.n_retyped() > n_before;
    if !spelled && !retype::names_self(ret) {
        return false;
    }
    let Some(impl_) = index.impl_of(func).filter(|it| mentions_handle(&index.impl_info(*it).self_ty, swap))
    else {
        return spelled;
    };
    // `impl Archive<File>` that only makes archives is an impl for the new type from now on.
    let items = &index.unit(index.func_unit(func)).items;
    let mut of_impl = items.funcs.iter().filter(|it| it.owner == index.func(func).owner);
    let only_makes = of_impl.all(|it| items.header(it).self_param.is_none());
    let Some(place) = Place::of_impl(scene, impl_, func).filter(|_| only_makes) else { return spelled };
    retype::rewrite(scene, &place, &index.impl_(impl_).self_ty, swap, out)
}

/// Whether no other value that holds a handle is returned.
fn is_only_value(known: &Known, expr: ExprId, swap: Swap) -> bool {
    let body = &known.body;
    let inside = |outer: ExprId| outer == expr || body.ancestors(expr).any(|it| it == outer);
    let mut open: Vec<ExprId> = known.facts.returns.clone();
    while let Some(value) = open.pop() {
        if value == expr || holds_nothing(known, value, swap) {
            continue;
        }
        match &body.expr(value).kind {
            ExprKind::Block(block) => open.extend(block.tail),
            ExprKind::If { then, otherwise, .. } => open.extend(std::iter::once(*then).chain(*otherwise)),
            ExprKind::Match { arms, .. } => open.extend(arms.iter().map(|it| &it.body)),
            _ if inside(value) => {}
            _ => return false,
        }
    }
    true
}
