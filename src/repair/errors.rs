//! Which error types an `io::Error` turns into, so that a `?` behind a flush compiles.

use crate::index::{Index, Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{ExprKind, Fields, TypeDefKind};
use crate::repair::scene::{Scene, closure_around};
use crate::track::At;

pub fn is_io_result(index: &Index, ty: &Ty) -> bool {
    let Some((id, args)) = ty.adt() else { return false };
    Some(id) == index.known.result
        && args.get(1).and_then(Ty::adt).is_some_and(|(id, _)| index.type_path(id) == "std::io::Error")
}

/// What the function or closure around a place returns.
fn returned(scene: Scene<'_>, place: At) -> Option<Ty> {
    let known = scene.known(place.owner)?;
    match (closure_around(&known.body, place.expr), place.owner) {
        (Some(closure), _) => match &known.body.expr(closure).kind {
            ExprKind::Closure { body, .. } => Some(known.inference.expr(*body).clone()),
            _ => None,
        },
        (None, BodyOwner::Func(func)) => Some(scene.index().signature(func).ret.clone()),
        (None, BodyOwner::Value(_)) => None,
    }
}

/// Whether the function around a place returns errors of any type: those of anyhow and eyre, or a box.
pub fn returns_any_error(scene: Scene<'_>, place: At) -> bool {
    let index = scene.index();
    let Some(ret) = returned(scene, place) else { return false };
    match ret.adt().and_then(|(_, args)| args.get(1)) {
        Some(Ty::Adt(id, _)) => {
            ["anyhow::Error", "eyre::Report", "std::boxed::Box"].contains(&index.type_path(*id).as_str())
        }
        _ => false,
    }
}

/// Whether `?` on an `io::Result` compiles at a place, by the error type that its function or closure returns.
pub fn accepts_io_error(scene: Scene<'_>, place: At) -> bool {
    let (Some(known), Some(ret)) = (scene.known(place.owner), returned(scene, place)) else { return false };
    let index = scene.index();
    let around = closure_around(&known.body, place.expr);
    let tried = known.body.expr_ids().any(|it| {
        let ExprKind::Try(inner) = known.body.expr(it).kind else { return false };
        closure_around(&known.body, it) == around && is_io_result(index, known.inference.expr(inner))
    });
    // What a `?` on an io error compiles in takes one, whatever its result is called.
    let Some((id, args)) = ret.adt() else { return tried };
    Some(id) == index.known.result && (tried || args.get(1).is_some_and(|it| converts(index, it)))
}

/// Whether an error type can be made from `io::Error`.
pub fn converts(index: &Index, error: &Ty) -> bool {
    match error {
        Ty::Adt(id, args) => {
            let path = index.type_path(*id);
            match path.as_str() {
                "std::io::Error" | "anyhow::Error" | "eyre::Report" => true,
                "std::boxed::Box" => matches!(args.first(), Some(Ty::Dyn(_))),
                _ => has_from_io(index, *id),
            }
        }
        // `impl<F: Fail> From<F> for Error` (failure 0.1).
        Ty::External(path, _) => path == "failure::Error",
        _ => false,
    }
}

/// `impl From<io::Error>` or thiserror's `#[from] io::Error`.
fn has_from_io(index: &Index, id: TypeId) -> bool {
    let is_io = |ty: &Ty| ty.adt().is_some_and(|(id, _)| index.type_path(id) == "std::io::Error");
    let context = index.context_of_type(id);
    let variants = match &index.ty(id).kind {
        TypeDefKind::Enum(variants) => &variants[..],
        _ => &[],
    };
    let derived = variants.iter().any(|variant| match &variant.fields {
        Fields::Tuple(fields) | Fields::Record(fields) => fields.iter().any(|field| {
            field.attributes.iter().any(|it| it.name == "from") && is_io(&index.lower(&field.ty, &context))
        }),
        Fields::Unit => false,
    });
    derived
        || index.impl_infos().any(|info| {
            info.self_ty.adt().is_some_and(|(it, _)| it == id)
                && info
                    .trait_
                    .as_ref()
                    .is_some_and(|it| it.name == "From" && it.args.first().is_some_and(is_io))
        })
}

/// Whether what `map_err` is given converts an error and no more, as `?` does by itself: `Into::into`, `Failure::from`,
/// `|error| error.into()`.
pub fn is_conversion(arg: &str) -> bool {
    let converted = arg.strip_suffix(".into()").and_then(|it| it.rsplit_once('|')).map(|(_, it)| it.trim());
    let is_name = |it: &str| it.chars().all(|it| it.is_alphanumeric() || it == '_');
    arg.ends_with("::into") || arg.ends_with("::from") || converted.is_some_and(is_name)
}

/// Whether `?` behind it could not tell into what it converts, as what a function returns does: `|error| format!(..).into()`.
pub fn is_open_conversion(arg: &str) -> bool {
    let end = |it: char| it.is_whitespace() || matches!(it, '{' | '}');
    arg.contains('|') && arg.trim_end_matches(end).ends_with(".into()")
}
