//! The other standard streams next to a writer on stdout: stdin that is answered, stderr, a second handle.

use crate::effects::{STDERR, STDOUT};
use crate::index::{TraitRef, Ty};
use crate::items::{ExprId, ExprKind};
use crate::repair::flush::Request;
use crate::repair::scene::Scene;
use crate::track::{Known, arguments};

/// Something of stdin: a loop over its lines answers whoever types them.
pub fn is_input(scene: Scene<'_>, known: &Known, expr: ExprId) -> bool {
    known.inference.expr(expr).any(&mut |it| {
        it.adt().is_some_and(|(id, _)| {
            matches!(scene.index().type_path(id).as_str(), "std::io::Stdin" | "std::io::StdinLock")
        })
    })
}

/// Whether what the writer is given to is given stderr too.
pub fn is_beside_stderr(scene: Scene<'_>, known: &Known, using: ExprId) -> bool {
    let body = &known.body;
    let is_call =
        |it: &ExprId| matches!(body.expr(*it).kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. });
    let call = body.ancestors(using).find(is_call);
    let given = call.map(|it| arguments(body, it)).unwrap_or_default();
    given.into_iter().any(|it| holds(scene, known.inference.expr(it), &STDERR))
}

/// A second handle on stdout, or a writer that may be one: what goes through it would come before what is gathered.
pub fn is_other_writer(scene: Scene<'_>, request: &Request<'_>, known: &Known, expr: ExprId) -> bool {
    let span = known.body.expr(expr).span;
    let ty = known.inference.expr(expr);
    let is_named = matches!(
        known.body.expr(expr).kind,
        ExprKind::Local(_) | ExprKind::Path(..) | ExprKind::Field { .. }
    );
    let index = scene.index();
    let bounds = scene.bounds(request.owner);
    let is_writer = |it: &TraitRef| it.id.zip(index.known.write).is_some_and(|(id, of)| index.is_a(id, of));
    let may_be = |ty: &Ty| match ty {
        Ty::Dyn(bounds) | Ty::Opaque(bounds) => bounds.iter().any(is_writer),
        Ty::Param(name) => bounds.iter().any(|it| it.name == *name && it.bounds.iter().any(is_writer)),
        _ => false,
    };
    is_named
        && !request.uses.iter().any(|it| span.contains(known.body.expr(*it).span))
        && (holds(scene, ty, &STDOUT) || ty.any(&mut |it| may_be(it)))
}

/// Whether a type is or holds one of these in its arguments.
pub fn holds(scene: Scene<'_>, ty: &Ty, types: &[&str]) -> bool {
    let is_one = |id| types.contains(&scene.index().type_path(id).as_str());
    ty.any(&mut |it| it.adt().is_some_and(|(id, _)| is_one(id)))
}

/// Whether a type is or holds a standard stream that is written to.
pub fn holds_standard_stream(scene: Scene<'_>, ty: &Ty) -> bool {
    holds(scene, ty, &STDOUT) || holds(scene, ty, &STDERR)
}
