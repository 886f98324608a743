//! Enums of the workspace that pick one of several writers and pass on what they are given.

use crate::effects::Effect;
use crate::file::Span;
use crate::index::{Head, Ty, TypeId};
use crate::infer::{BodyOwner, implements};
use crate::items::{ExprId, ExprKind, Fields, TypeDefKind};
use crate::repair::boxed::is_known_writer;
use crate::repair::flush::holds_standard_stream;
use crate::repair::scene::Scene;

/// Whether a type is a writer that picks one of several and does no more than that. What a struct does in between may
/// depend on how much comes at a time.
pub fn passes_on(scene: Scene<'_>, id: TypeId, ty: &Ty) -> bool {
    let index = scene.index();
    !index.is_stub(index.type_unit(id))
        && index.known.write.is_some_and(|it| implements(index, &[], ty, it))
        && held(scene, id).is_some_and(|it| it.iter().all(|it| is_known_writer(scene, it)))
        && ["write", "flush"].into_iter().all(|it| forwards(scene, id, it))
        && index.methods_of(Head::Adt(id), "drop").is_empty()
}

/// Whether something is printed in a span that would come before what is gathered for stdout, if that was picked.
pub fn is_printed_past(
    scene: Scene<'_>,
    id: TypeId,
    owner: BodyOwner,
    (span, uses): (Span, &[ExprId]),
) -> bool {
    let Some(known) = scene.known(owner) else { return true };
    let is_own = |it: ExprId| uses.iter().any(|of| *of == it || known.body.expr(*of).parent == Some(it));
    let prints = |it: ExprId| {
        !is_own(it)
            && scene
                .effects()
                .of_expr(owner, it)
                .iter()
                .any(|it| matches!(it, Effect::Prints | Effect::PrintsGiven | Effect::PrintsErrors))
    };
    held(scene, id).is_none_or(|it| it.iter().any(|it| holds_standard_stream(scene, it)))
        && known.body.within(span).any(prints)
}

/// What the variants hold; `None` for what is no enum of the sort.
fn held(scene: Scene<'_>, id: TypeId) -> Option<Vec<Ty>> {
    let index = scene.index();
    let TypeDefKind::Enum(variants) = &index.ty(id).kind else { return None };
    let context = index.context_of_type(id);
    let fields = variants.iter().flat_map(|it| match &it.fields {
        Fields::Tuple(fields) | Fields::Record(fields) => &fields[..],
        Fields::Unit => &[],
    });
    Some(fields.map(|it| index.lower(&it.ty, &context)).collect())
}

/// Whether a method calls nothing but its namesakes.
fn forwards(scene: Scene<'_>, id: TypeId, name: &str) -> bool {
    let methods = scene.index().methods_of(Head::Adt(id), name);
    !methods.is_empty()
        && methods.iter().all(|it| {
            let Some(known) = scene.known(BodyOwner::Func(*it)) else { return false };
            known.body.expr_ids().all(|it| match &known.body.expr(it).kind {
                ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
                    matches!(known.body.called_name(it), called if called == name || called == "Ok")
                }
                ExprKind::Macro(_) | ExprKind::Assign { .. } => false,
                _ => true,
            })
        })
}
