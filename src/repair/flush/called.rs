//! What is called without a name at the place: by the language, by std, or because a caller has given it.

use crate::index::{Head, Ty};
use crate::items::{ExprId, ExprKind};
use crate::repair::flush::region::{Effect, effects_of};
use crate::repair::scene::Scene;
use crate::track::Known;

/// What the methods of a type of the workspace do that the language or std calls for the code at hand.
pub fn called_unseen(scene: Scene<'_>, ty: &Ty, names: &[&str], depth: u32) -> Vec<Effect> {
    let index = scene.index();
    let made = match ty.peeled().adt() {
        Some((id, args)) if Some(id) == index.known.result => args.first().and_then(Ty::adt),
        other => other,
    };
    let Some((id, _)) = made.filter(|(id, _)| !index.is_stub(index.type_unit(*id))) else {
        return Vec::new();
    };
    let methods = names.iter().flat_map(|it| index.methods_of(Head::Adt(id), it));
    methods.flat_map(|it| effects_of(scene, *it, depth + 1)).collect()
}

/// Whether a call goes to a function that a caller has given or a field holds.
pub fn calls_back(known: &Known, call: ExprId) -> bool {
    let ExprKind::Call { callee, .. } = known.body.expr(call).kind else { return false };
    let is_open = |it: &Ty| matches!(it, Ty::FnPtr(..) | Ty::Dyn(_) | Ty::Opaque(_) | Ty::Param(_));
    let ty = known.inference.expr(callee).peeled();
    is_open(ty) || ty.adt().is_some_and(|(_, args)| args.iter().any(is_open))
}
