//! A handle that is only borrowed where it is read or written: whose it is, and whether anybody reads on.

use crate::index::{TraitId, Ty};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId, PatId, PatKind, Visibility};
use crate::repair::handling::callee;
use crate::repair::place::is_used_after;
use crate::repair::returned::is_used_unseen;
use crate::repair::scene::Scene;
use crate::track::{At, Def, Known, Tracked, arguments};

/// Whether an argument is taken as any reader by value, and nothing of it comes back.
pub fn reads_any(scene: Scene<'_>, known: &Known, call: ExprId, arg: ExprId) -> bool {
    takes_any(scene, known, scene.index().known.read, (call, arg))
}

/// `&file` where the only sink takes any writer by value, and nothing of it comes back; with the call.
pub fn lent_to_writer(scene: Scene<'_>, tracked: &Tracked) -> Option<(At, ExprId)> {
    let [way] = &tracked.ways[..] else { return None };
    let (owner, call) = (way.sink.owner, way.sink.expr);
    let known = scene.known(owner)?;
    let is_lent = |arg: &ExprId| match known.body.expr(*arg).kind {
        ExprKind::Ref { mutable: false, inner } => {
            matches!(known.body.expr(inner).kind, ExprKind::Local(_))
                && matches!(known.inference.expr(inner), Ty::Adt(id, _) if *id == way.made.ty)
        }
        _ => false,
    };
    let arg = arguments(&known.body, call).into_iter().find(is_lent)?;
    let write = scene.index().known.write;
    takes_any(scene, known, write, (call, arg)).then_some((At { owner, expr: arg }, call))
}

fn takes_any(scene: Scene<'_>, known: &Known, of: Option<TraitId>, (call, arg): (ExprId, ExprId)) -> bool {
    let index = scene.index();
    let Some(func) = callee(known, call) else { return false };
    let signature = index.signature(func);
    let at = arguments(&known.body, call).iter().position(|it| *it == arg);
    let Some(Ty::Param(name)) = at.and_then(|it| signature.params.get(it)) else { return false };
    signature.bounds(name).iter().all(|it| it.id.is_some() && it.id == of)
        && !signature.ret.any(&mut |it| matches!(it, Ty::Param(it) if it == name))
}

/// Whether every caller lends a name of its own that it never uses again.
pub fn is_let_go(scene: Scene<'_>, owner: BodyOwner, param: LocalId) -> bool {
    let BodyOwner::Func(func) = owner else { return false };
    let Some(known) = scene.known(owner) else { return false };
    let is_param = |it: &PatId| matches!(known.body.pat(*it).kind, PatKind::Bind { local, inner: None } if local == param);
    let Some(at) = known.body.params.iter().position(is_param) else { return false };
    let callers = scene.program.callers(func);
    let lends = |call: &At| {
        let known = scene.known(call.owner)?;
        let arg = *arguments(&known.body, call.expr).get(at)?;
        let ExprKind::Ref { inner, .. } = known.body.expr(arg).kind else { return None };
        let ExprKind::Local(local) = known.body.expr(inner).kind else { return None };
        let is_own = !matches!(known.inference.local(local), Ty::Ref(..) | Ty::Unknown);
        Some(is_own && !is_used_after(scene, At { expr: arg, ..*call }, local))
    };
    scene.index().func(func).visibility != Visibility::Public
        && !scene.index().is_of_trait(func)
        && !is_used_unseen(scene, func)
        && !callers.is_empty()
        && callers.iter().all(|it| lends(it) == Some(true))
}

/// The name that `let reader = &mut file;` borrows; any other reference is to what lives on elsewhere.
pub fn borrows_name(known: &Known, local: LocalId) -> Option<LocalId> {
    let [Def::Value(value)] = known.facts.defs(local) else { return None };
    let ExprKind::Ref { inner, .. } = known.body.expr(*value).kind else { return None };
    let ExprKind::Local(owner) = known.body.expr(inner).kind else { return None };
    (!matches!(known.inference.local(owner), Ty::Ref(..) | Ty::Unknown)).then_some(owner)
}
