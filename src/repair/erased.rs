//! Values that become a `dyn` or an opaque type, behind which nobody can name what they are.

use crate::index::Ty;
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, Statement, TypeKind};
use crate::repair::scene::Scene;
use crate::track::arguments;

/// Whether a value is turned into a `dyn` or an opaque type before anyone can name it.
pub fn becomes_dyn(scene: Scene<'_>, owner: BodyOwner, expr: ExprId) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let body = &known.body;
    let erased = |ty: &Ty| ty.any(&mut |it| matches!(it, Ty::Dyn(_) | Ty::Opaque(_)));
    let Some(parent) = body.expr(expr).parent else {
        let BodyOwner::Func(func) = owner else { return false };
        return erased(&scene.index().signature(func).ret);
    };
    match &body.expr(parent).kind {
        ExprKind::Cast { ty, .. } => {
            matches!(ty.kind, TypeKind::Path(_) | TypeKind::Dyn(_) | TypeKind::Ref { .. })
        }
        ExprKind::Call { .. } => match known.inference.callees.get(&parent) {
            Some(Callee::Constructor(..)) => becomes_dyn(scene, owner, parent),
            Some(Callee::Func(func, _)) => {
                let signature = scene.index().signature(*func);
                let at = arguments(body, parent).iter().position(|it| *it == expr);
                let declared = at.and_then(|it| signature.params.get(it));
                declared.is_some_and(erased)
                    || (scene.index().func_path(*func) == "std::boxed::Box::new"
                        && becomes_dyn(scene, owner, parent))
            }
            _ => false,
        },
        ExprKind::Try(_) => false,
        ExprKind::If { condition, .. } if *condition != expr => becomes_dyn(scene, owner, parent),
        ExprKind::Match { value, .. } if *value != expr => becomes_dyn(scene, owner, parent),
        ExprKind::Return(_) => {
            let BodyOwner::Func(func) = owner else { return false };
            erased(&scene.index().signature(func).ret)
        }
        ExprKind::Block(block) if block.tail == Some(expr) => becomes_dyn(scene, owner, parent),
        ExprKind::Block(block) => block.statements.iter().any(|it| match it {
            Statement::Let { ty: Some(ty), value: Some(value), .. } if *value == expr => names_dyn(ty),
            _ => false,
        }),
        _ => false,
    }
}

fn names_dyn(ty: &crate::items::TypeRef) -> bool {
    match &ty.kind {
        TypeKind::Dyn(_) => true,
        TypeKind::Ref { inner, .. } => names_dyn(inner),
        TypeKind::Path(path) => path.segments.iter().any(|it| it.args.iter().any(names_dyn)),
        _ => false,
    }
}
