//! An alias that stands for a type with the handle in it: it changes where every mention of it takes the buffer.

use smol_str::SmolStr;

use crate::file::{FileSpan, Span, to_u32, words};
use crate::index::TypeId;
use crate::items::TypeDefKind;
use crate::judge::Concern;
use crate::repair::fit::Fitting;
use crate::repair::retype::{self, Place, mentions_handle};
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;

/// Writes the buffer into what an alias stands for; the mention at hand is one of those that follow.
pub fn rewrite(
    scene: Scene<'_>,
    place: &Place,
    path: &[SmolStr],
    mention: Span,
    swap: Swap,
    out: &mut Fitting,
) -> bool {
    let index = scene.index();
    let Some(alias) = place.alias(scene, path) else { return false };
    let def = index.ty(alias);
    let TypeDefKind::Alias(target) = &def.kind else { return false };
    if index.is_stub(index.type_unit(alias)) || !def.generics.params.is_empty() {
        return false;
    }
    let is_known = out.aliases.iter().any(|it| it.0 == alias);
    out.aliases.push((alias, place.at(mention)));
    if is_known {
        return true;
    }
    if scene.program.is_promise(index.type_unit(alias), def.visibility) {
        out.concerns.push(Concern::PublicSignature);
    }
    Place::of_type(scene, alias).is_some_and(|it| retype::rewrite(scene, &it, target, swap, out))
}

/// Whether what an alias stands for has the handle in it.
pub fn mentions(scene: Scene<'_>, alias: TypeId, swap: Swap) -> bool {
    let TypeDefKind::Alias(target) = &scene.index().ty(alias).kind else { return false };
    Place::of_type(scene, alias).is_some_and(|it| mentions_handle(&it.lowered(scene, target), swap))
}

/// Whether nothing names the aliases but what takes the buffer.
pub fn are_followed(scene: Scene<'_>, fitted: &Fitting) -> bool {
    fitted.aliases.iter().all(|(alias, _)| is_followed(scene, *alias, fitted))
}

fn is_followed(scene: Scene<'_>, alias: TypeId, fitted: &Fitting) -> bool {
    let index = scene.index();
    let (def, unit) = (index.ty(alias), index.type_unit(alias));
    let Some(file) = index.file_of(unit) else { return false };
    let name = def.name.as_str();
    let declared = FileSpan { file, span: def.span };
    let mentions = fitted.aliases.iter().filter(|it| it.0 == alias).map(|it| it.1);
    let followed: Vec<FileSpan> = mentions.chain([declared]).collect();
    let is_followed =
        |at: FileSpan| followed.iter().any(|it| it.file == at.file && it.span.contains(at.span));
    let all = scene.files_beside(unit).all(|(id, it)| {
        words(&it.text, name).all(|at| {
            let line = it.text[..at].rsplit('\n').next().unwrap_or_default().trim_start();
            let span = Span::new(to_u32(at), to_u32(at + name.len()));
            // `Self` in an impl of the alias is a mention without its name.
            line.starts_with("//") || !line.starts_with("impl") && is_followed(FileSpan { file: id, span })
        })
    });
    all && !scene.program.is_used_unread(file, index.reach_of_type(alias), &[&[name]])
}
