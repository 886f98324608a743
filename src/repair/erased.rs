//! Values that become a `dyn` or an opaque type, behind which nobody can name what they are.

use crate::index::{Index, Ty};
use crate::infer::{BodyOwner, Callee, implements};
use crate::items::{ExprId, ExprKind, Statement};
use crate::repair::field;
use crate::repair::retype::Place;
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;
use crate::track::{At, arguments};

/// Whether a value is turned into a `dyn` or an opaque type before anyone can name it.
pub fn becomes_dyn(scene: Scene<'_>, owner: BodyOwner, expr: ExprId, swap: Swap) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let body = &known.body;
    let erased = |ty: &Ty| is_erased(scene.index(), ty, swap);
    let Some(parent) = body.expr(expr).parent else {
        let BodyOwner::Func(func) = owner else { return false };
        return erased(&scene.index().signature(func).ret);
    };
    // A field that is declared so.
    if field::declared_at(scene, At { owner, expr }).is_some_and(|(_, ty)| erased(&ty)) {
        return true;
    }
    match &body.expr(parent).kind {
        ExprKind::Cast { .. } => erased(known.inference.expr(parent)),
        ExprKind::Call { .. } => match known.inference.callees.get(&parent) {
            Some(Callee::Constructor(..)) => becomes_dyn(scene, owner, parent, swap),
            Some(Callee::Func(func, _)) => {
                let signature = scene.index().signature(*func);
                let at = arguments(body, parent).iter().position(|it| *it == expr);
                let declared = at.and_then(|it| signature.params.get(it));
                declared.is_some_and(erased)
                    || (scene.index().func_path(*func) == "std::boxed::Box::new"
                        && becomes_dyn(scene, owner, parent, swap))
            }
            _ => false,
        },
        ExprKind::Try(_) => false,
        ExprKind::If { condition, .. } if *condition != expr => becomes_dyn(scene, owner, parent, swap),
        ExprKind::Match { value, .. } if *value != expr => becomes_dyn(scene, owner, parent, swap),
        ExprKind::Return(_) => {
            let BodyOwner::Func(func) = owner else { return false };
            erased(&scene.index().signature(func).ret)
        }
        ExprKind::Block(block) if block.tail == Some(expr) => becomes_dyn(scene, owner, parent, swap),
        ExprKind::Block(block) => block.statements.iter().any(|it| match it {
            Statement::Let { ty: Some(ty), value: Some(value), scope: at, .. } if *value == expr => {
                Place::of_body(scene, owner, *at).is_some_and(|it| erased(&it.lowered(scene, ty)))
            }
            _ => false,
        }),
        _ => false,
    }
}

/// Whether a value goes into a `dyn` or opaque type that a buffer fits into; the boxed error of a `Result` is not the
/// value.
fn is_erased(index: &Index, ty: &Ty, swap: Swap) -> bool {
    match ty {
        Ty::Dyn(bounds) | Ty::Opaque(bounds) => {
            let handle = Ty::Adt(swap.handle, [].into());
            let buffer = Ty::Adt(swap.cure, [handle].into());
            bounds.iter().filter_map(|it| it.id).all(|it| implements(index, &[], &buffer, it))
        }
        Ty::Ref(_, inner) => is_erased(index, inner, swap),
        Ty::Adt(id, args) if Some(*id) == index.known.result => {
            args.first().is_some_and(|it| is_erased(index, it, swap))
        }
        Ty::Adt(_, args) => args.iter().any(|it| is_erased(index, it, swap)),
        _ => false,
    }
}
