//! Values that become a `dyn` or an opaque type, behind which nobody can name what they are.

use crate::index::{Index, TraitRef, Ty};
use crate::infer::{BodyOwner, Callee, implements};
use crate::items::{ExprId, ExprKind, Statement};
use crate::repair::field;
use crate::repair::retype::Place;
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;
use crate::track::{At, arguments};

/// Whether a value is turned into a `dyn` or an opaque type before anyone can name it.
pub fn becomes_dyn(scene: Scene<'_>, owner: BodyOwner, expr: ExprId, swap: Swap) -> bool {
    declared(scene, owner, expr, swap).is_some_and(|it| is_erased(scene.index(), &it, swap))
}

/// The written type of what a value goes into.
fn declared(scene: Scene<'_>, owner: BodyOwner, expr: ExprId, swap: Swap) -> Option<Ty> {
    let known = scene.known(owner)?;
    let body = &known.body;
    let returned = || match owner {
        BodyOwner::Func(func) => Some(scene.index().signature(func).ret.clone()),
        BodyOwner::Value(_) => None,
    };
    let erased = |it: &Ty| is_erased(scene.index(), it, swap);
    let Some(parent) = body.expr(expr).parent else { return returned() };
    // A field that is declared so.
    if let Some((_, ty)) = field::declared_at(scene, At { owner, expr }).filter(|(_, ty)| erased(ty)) {
        return Some(ty);
    }
    let outer = || declared(scene, owner, parent, swap);
    match &body.expr(parent).kind {
        ExprKind::Cast { .. } => Some(known.inference.expr(parent).clone()),
        ExprKind::Call { callee, .. } => {
            let at = || arguments(body, parent).iter().position(|it| *it == expr);
            match known.inference.callees.get(&parent) {
                Some(Callee::Constructor(..)) => outer(),
                Some(Callee::Func(func, _)) if scene.index().func_path(*func) == "std::boxed::Box::new" => {
                    outer()
                }
                Some(Callee::Func(func, _)) => scene.index().signature(*func).params.get(at()?).cloned(),
                Some(Callee::Closure(_)) => None,
                None => callback_params(scene, owner, known.inference.expr(*callee))?.get(at()?).cloned(),
            }
        }
        ExprKind::Tuple(items) => {
            let at = items.iter().position(|it| *it == expr)?;
            tuple_in(&outer()?, items.len())?.get(at).cloned()
        }
        ExprKind::If { condition, .. } if *condition != expr => outer(),
        ExprKind::Match { value, .. } if *value != expr => outer(),
        ExprKind::Return(_) => returned(),
        ExprKind::Block(block) if block.tail == Some(expr) => outer(),
        ExprKind::Block(block) => block.statements.iter().find_map(|it| match it {
            Statement::Let { ty: Some(ty), value: Some(value), scope: at, .. } if *value == expr => {
                Some(Place::of_body(scene, owner, *at)?.lowered(scene, ty))
            }
            _ => None,
        }),
        _ => None,
    }
}

/// What a function takes that is only known by its type: `fill: impl FnOnce(&mut dyn Write)`, `&dyn Fn(File)`.
fn callback_params<'a>(scene: Scene<'a>, owner: BodyOwner, callee: &'a Ty) -> Option<&'a [Ty]> {
    let of_bounds = |bounds: &'a [TraitRef]| bounds.iter().find(|it| scene.index().is_fn_trait(it));
    let bound = match callee.peeled() {
        Ty::FnPtr(params, _) => return Some(params),
        Ty::Dyn(bounds) => of_bounds(bounds),
        Ty::Param(name) => {
            of_bounds(scene.bounds(owner).iter().find(|it| it.name == *name).map(|it| &it.bounds[..])?)
        }
        Ty::Adt(id, args) if Some(*id) == scene.index().known.boxed => {
            return callback_params(scene, owner, args.first()?);
        }
        _ => None,
    };
    bound.map(|it| &it.args[..])
}

/// The tuple of a `Result` or `Option` of one.
fn tuple_in(ty: &Ty, len: usize) -> Option<&[Ty]> {
    match ty {
        Ty::Tuple(items) if items.len() == len => Some(items),
        Ty::Adt(_, args) => args.iter().find_map(|it| tuple_in(it, len)),
        _ => None,
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
