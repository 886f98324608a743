//! Where a value goes that holds the handle somewhere inside, and whether a buffer may go there in its place.

use crate::index::Ty;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId, PatId, PatKind, Statement, TypeKind, TypeRef};
use crate::repair::erased::becomes_dyn;
use crate::repair::fit::{Fitting, MAX_HOPS, Uses, fit_local};
use crate::repair::handling::callee;
use crate::repair::retype::{self, mentions_handle};
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;
use crate::repair::{field, returned};
use crate::track::{At, Known, passed_to};

/// Whether the value of an expression that holds the handle may hold the buffer in its place.
pub fn carried_fits(
    scene: Scene<'_>,
    owner: BodyOwner,
    expr: ExprId,
    swap: Swap,
    out: &mut Fitting,
    hops: u32,
) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let body = &known.body;
    if hops > MAX_HOPS {
        return false;
    }
    if becomes_dyn(scene, owner, expr, swap) {
        return true;
    }
    let Some(parent) = body.expr(expr).parent else {
        return returned::fits(scene, owner, expr, swap, out, hops);
    };
    let on = |out: &mut Fitting| carried_fits(scene, owner, parent, swap, out, hops);
    let uses = Uses { scene, owner, known, swap, direct: false };
    match &body.expr(parent).kind {
        ExprKind::Try(_) | ExprKind::Await(_) => on(out),
        ExprKind::MethodCall { receiver, .. } if *receiver == expr => uses.fits(expr, out, hops + 1),
        ExprKind::Call { .. } | ExprKind::Struct { .. } | ExprKind::Assign { .. }
            if field::key_of(scene, At { owner, expr }).is_some() =>
        {
            held(scene, At { owner, expr }, parent, swap, out, hops)
        }
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => uses.fits(expr, out, hops + 1),
        ExprKind::Ref { .. } | ExprKind::Field { .. } | ExprKind::Macro(_) => uses.fits(expr, out, hops + 1),
        ExprKind::For { iterable, .. } => *iterable == expr,
        ExprKind::Match { value, arms } if *value == expr => {
            let mut arms = arms.iter();
            arms.all(|it| bound_fits(scene, owner, known, it.pat, swap, out, hops))
        }
        ExprKind::Let { value, pat } if *value == expr => {
            bound_fits(scene, owner, known, *pat, swap, out, hops)
        }
        ExprKind::Match { arms, .. } => {
            arms.iter().all(|it| it.body == expr || holds_nothing(known, it.body, swap)) && on(out)
        }
        ExprKind::If { then, otherwise, condition } if *condition != expr => {
            let mut branches = std::iter::once(*then).chain(*otherwise);
            branches.all(|it| it == expr || holds_nothing(known, it, swap)) && on(out)
        }
        // What a closure gives back is a part of what the call that it is passed to gives back.
        ExprKind::Closure { .. } => passed_to(body, parent).is_some_and(|call| {
            !is_kept(scene, known, call)
                && !uses.is_tied(parent, call)
                && uses.result_fits(call, out, hops + 1)
        }),
        ExprKind::Return(_) => returned::fits(scene, owner, expr, swap, out, hops),
        ExprKind::Block(block) if block.tail == Some(expr) => on(out),
        ExprKind::Block(block) => block.statements.iter().any(|statement| match statement {
            Statement::Let { pat, ty, value: Some(value), scope, .. } if *value == expr => {
                written_fits(scene, owner, *scope, ty.as_deref(), swap, out)
                    && bound_fits(scene, owner, known, *pat, swap, out, hops)
            }
            Statement::Expr { expr: it, semicolon: true, .. } => *it == expr,
            _ => false,
        }),
        _ => false,
    }
}

/// `Box::new(|| …)`, whose type says most often what the closure gives back: `Box<dyn Fn() -> Reader<File>>`.
fn is_kept(scene: Scene<'_>, known: &Known, call: ExprId) -> bool {
    let path = callee(known, call).map(|it| scene.index().func_path(it));
    path.is_some_and(|it| {
        matches!(it.as_str(), "std::boxed::Box::new" | "std::rc::Rc::new" | "std::sync::Arc::new")
    })
}

/// A constructor: of the catalogue it holds what it is given, of the workspace its declaration may have to change.
fn held(scene: Scene<'_>, value: At, whole: ExprId, swap: Swap, out: &mut Fitting, hops: u32) -> bool {
    let index = scene.index();
    let Some(key) = field::key_of(scene, value) else { return false };
    if index.is_stub(index.type_unit(key.0)) {
        return carried_fits(scene, value.owner, whole, swap, out, hops);
    }
    let is_made = scene
        .known(value.owner)
        .is_some_and(|it| !matches!(it.body.expr(whole).kind, ExprKind::Assign { .. }));
    match field::declared(scene, &key) {
        Some((_, ty)) if mentions_handle(&ty, swap) => {
            field::crosses(scene, value, &key, swap, out, hops + 1)
        }
        Some((_, ty)) if is_made && ty.any(&mut |it| matches!(it, Ty::Param(_))) => {
            carried_fits(scene, value.owner, whole, swap, out, hops)
        }
        _ => false,
    }
}

/// `let file: File = …`.
fn written_fits(
    scene: Scene<'_>,
    owner: BodyOwner,
    scope: crate::items::ScopeId,
    ty: Option<&TypeRef>,
    swap: Swap,
    out: &mut Fitting,
) -> bool {
    let Some(ty) = ty.filter(|it| !matches!(it.kind, TypeKind::Infer)) else { return true };
    let Some(place) = retype::Place::of_body(scene, owner, scope) else { return false };
    retype::rewrite(scene, &place, ty, swap, out)
}

/// Whether every name that a pattern binds takes the new type.
pub fn bound_fits(
    scene: Scene<'_>,
    owner: BodyOwner,
    known: &Known,
    pat: PatId,
    swap: Swap,
    out: &mut Fitting,
    hops: u32,
) -> bool {
    let mut locals = Vec::new();
    bindings(known, pat, &mut locals);
    locals.into_iter().all(|local| {
        if !mentions_handle(known.inference.local(local), swap) {
            // What cannot be told may be the handle.
            return *known.inference.local(local) != Ty::Unknown;
        }
        if out.carriers.contains(&local) {
            return true;
        }
        out.carriers.push(local);
        fit_local(scene, owner, local, swap, out, hops + 1)
    })
}

pub fn bindings(known: &Known, pat: PatId, found: &mut Vec<LocalId>) {
    match &known.body.pat(pat).kind {
        PatKind::Bind { local, inner } => {
            found.push(*local);
            if let Some(inner) = inner {
                bindings(known, *inner, found);
            }
        }
        PatKind::TupleStruct { items, .. }
        | PatKind::Tuple { items, .. }
        | PatKind::Slice(items)
        | PatKind::Or(items) => items.iter().for_each(|it| bindings(known, *it, found)),
        PatKind::Struct { fields, .. } => fields.iter().for_each(|(_, it)| bindings(known, *it, found)),
        PatKind::Ref(inner) => bindings(known, *inner, found),
        PatKind::Wild | PatKind::Path(..) | PatKind::Other => {}
    }
}

/// A branch that brings no handle along: `None`, `Err(…)`, a way out.
pub fn holds_nothing(known: &Known, expr: ExprId, swap: Swap) -> bool {
    let ty = known.inference.expr(expr);
    let body = &known.body;
    if *ty == Ty::Never || (*ty != Ty::Unknown && !mentions_handle(ty, swap)) {
        return true;
    }
    match &body.expr(expr).kind {
        ExprKind::Path(path, _) => path.name() == "None",
        ExprKind::Call { callee, .. } => match &body.expr(*callee).kind {
            ExprKind::Path(path, _) => path.name() == "Err",
            _ => false,
        },
        ExprKind::Return(_) | ExprKind::Break { .. } | ExprKind::Continue { .. } => true,
        ExprKind::Block(block) => match (block.tail, block.statements.last()) {
            (Some(tail), _) => holds_nothing(known, tail, swap),
            (None, Some(Statement::Expr { expr, .. })) => {
                matches!(
                    body.expr(*expr).kind,
                    ExprKind::Return(_) | ExprKind::Break { .. } | ExprKind::Continue { .. }
                )
            }
            _ => false,
        },
        _ => false,
    }
}
