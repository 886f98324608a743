//! A parameter that names the handle, such as `file: &mut File`: it takes the buffer if nobody gives it anything else.

use crate::index::{FuncId, Ty};
use crate::infer::BodyOwner;
use crate::items::ExprKind;
use crate::judge::Concern;
use crate::repair::field::adjusted;
use crate::repair::fit::{Fitting, Uses};
use crate::repair::returned::{is_public, is_used_unseen};
use crate::repair::retype::{self, Place, mentions_handle};
use crate::repair::scene::{Scene, is_hidden_in_macro};
use crate::repair::swap::Swap;
use crate::track::{At, arguments, mentions};

/// Whether a parameter may be declared as the buffer: its written type and every use of it follow.
pub fn crosses(scene: Scene<'_>, func: FuncId, at: usize, swap: Swap, out: &mut Fitting, hops: u32) -> bool {
    if out.params.contains(&(func, at)) {
        return true;
    }
    let index = scene.index();
    let Some(declared) = index.signature(func).params.get(at) else { return false };
    // One that owns the handle wraps it itself, and one that shares it has nothing to write with.
    let takes = mentions_handle(declared, swap)
        && !is_handle(declared, swap)
        && !matches!(declared, Ty::Ref(false, it) if is_handle(it, swap));
    let is_ours = !index.is_stub(index.func_unit(func)) && !index.is_of_trait(func);
    if !takes || !is_ours || !swap.may_travel(scene) || is_used_unseen(scene, func) {
        return false;
    }
    out.params.push((func, at));
    if is_public(scene, BodyOwner::Func(func)) {
        out.concerns.push(Concern::PublicSignature);
    }
    is_retyped(scene, func, at, swap, out) && uses_fit(scene, func, at, swap, out, hops)
}

fn is_retyped(scene: Scene<'_>, func: FuncId, at: usize, swap: Swap, out: &mut Fitting) -> bool {
    let header = scene.index().header(func);
    let Some(nth) = at.checked_sub(usize::from(header.self_param.is_some())) else { return false };
    let (Some(param), Some(place)) = (header.params.get(nth), Place::of_func(scene, func)) else {
        return false;
    };
    let n_before = out.n_retyped();
    retype::rewrite(scene, &place, &param.ty, swap, out) && out.n_retyped() > n_before
}

fn uses_fit(scene: Scene<'_>, func: FuncId, at: usize, swap: Swap, out: &mut Fitting, hops: u32) -> bool {
    let owner = BodyOwner::Func(func);
    let Some(known) = scene.known(owner) else { return false };
    let Some(local) = known.body.param(at) else { return false };
    if is_hidden_in_macro(&known.body, local) {
        return false;
    }
    let mut there = out.elsewhere();
    let direct = is_handle(known.inference.local(local).peeled(), swap);
    let uses = Uses { scene, owner, known, swap, direct };
    // A reference is lent again by every call on it.
    let fits = mentions(&known.body, local).into_iter().all(|it| uses.fits(it, &mut there, hops + 1))
        && there.reborrows.is_empty()
        && adjusted(scene, owner, known, swap, &mut there);
    out.absorb(there);
    fits
}

fn is_handle(ty: &Ty, swap: Swap) -> bool {
    matches!(ty, Ty::Adt(id, _) if *id == swap.handle)
}

/// Whether every call of the functions that take the buffer now gives them one.
pub fn are_given_buffers(scene: Scene<'_>, fitted: &Fitting) -> bool {
    fitted.params.iter().all(|(func, at)| {
        scene.program.callers(*func).iter().all(|call| {
            let Some(known) = scene.known(call.owner) else { return false };
            let is_call = matches!(
                known.body.expr(call.expr).kind,
                ExprKind::Call { .. } | ExprKind::MethodCall { .. }
            );
            let arg = arguments(&known.body, call.expr).get(*at).copied();
            is_call && arg.is_some_and(|expr| fitted.given.contains(&At { owner: call.owner, expr }))
        })
    })
}
