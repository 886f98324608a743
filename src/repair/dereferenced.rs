//! A type that dereferences to what holds the handle: the target that its impl names is spelled anew.
//! Knows where the handle's type is spelled; not what is called through the dereference.

use crate::file::{FileId, FileSpan, Span, to_u32, words};
use crate::index::{FuncId, ImplId, Ty, TypeId};
use crate::judge::Concern;
use crate::repair::fit::Fitting;
use crate::repair::retype::{self, Place, mentions_handle};
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;

/// Whether the function of an impl that gives what holds the handle is `deref` or `deref_mut`, and may give what holds
/// the buffer.
pub fn fits(scene: Scene<'_>, func: FuncId, swap: Swap, out: &mut Fitting) -> bool {
    let index = scene.index();
    let name = index.func(func).name.as_str();
    let of_deref = || index.own_impl(index.type_of(func)?, index.known.deref?);
    let Some(impl_) = of_deref().filter(|_| matches!(name, "deref" | "deref_mut")) else { return false };
    let Some(ty) = index.type_of(func) else { return false };
    if out.dereferenced.contains(&(ty, swap.handle)) {
        return true;
    }
    out.dereferenced.push((ty, swap.handle));
    if scene.program.is_promise(index.type_unit(ty), index.ty(ty).visibility) {
        out.concerns.push(Concern::PublicSignature);
    }
    out.concerns.push(Concern::Lent);
    target_fits(scene, impl_, func, swap, out)
}

fn target_fits(scene: Scene<'_>, impl_: ImplId, func: FuncId, swap: Swap, out: &mut Fitting) -> bool {
    let index = scene.index();
    let target = index.impl_(impl_).assoc_types.iter().find(|(name, _)| name == "Target");
    let Some(((_, target), place)) = target.zip(Place::of_impl(scene, impl_, func)) else { return false };
    let lowered = place.lowered(scene, target);
    // What is called on the handle itself need not be there on a buffer.
    let is_itself = matches!(&lowered, Ty::Adt(id, _) if *id == swap.handle);
    !is_itself && mentions_handle(&lowered, swap) && retype::rewrite(scene, &place, target, swap, out)
}

/// Whether no other type that is written out names the handle, so that nothing asks for what is given no more.
pub fn are_followed(scene: Scene<'_>, fitted: &Fitting) -> bool {
    fitted.dereferenced.iter().all(|(ty, handle)| is_followed(scene, *ty, *handle, fitted))
}

fn is_followed(scene: Scene<'_>, ty: TypeId, handle: TypeId, fitted: &Fitting) -> bool {
    let index = scene.index();
    let name = index.ty(handle).name.as_str();
    let rewritten: Vec<FileSpan> = fitted.changes.windows(2).filter_map(rewritten).collect();
    let is_rewritten =
        |at: FileSpan| rewritten.iter().any(|it| it.file == at.file && it.span.contains(at.span));
    let all = scene.files_beside(index.type_unit(ty)).all(|(file, it)| {
        words(&it.text, name).all(|at| {
            let line = it.text[..at].rsplit('\n').next().unwrap_or_default().trim_start();
            let span = Span::new(to_u32(at), to_u32(at + name.len()));
            line.starts_with("//") || is_imported(scene, file, span) || is_rewritten(FileSpan { file, span })
        })
    });
    let file = index.file_of(index.type_unit(ty));
    all && file.is_some_and(|it| !scene.program.is_used_unread(it, index.reach_of_type(ty), &[&[name]]))
}

/// What stands between the two halves of a change: `BufWriter<` and `>`.
fn rewritten(pair: &[crate::repair::Change]) -> Option<FileSpan> {
    let [before, after] = pair else { return None };
    let is_pair = before.text.ends_with('<') && after.text == ">" && before.at.file == after.at.file;
    let span = Span::new(before.at.span.start, after.at.span.end);
    is_pair.then_some(FileSpan { file: before.at.file, span })
}

fn is_imported(scene: Scene<'_>, file: FileId, at: Span) -> bool {
    let index = scene.index();
    let Some(unit) = index.unit_of(file) else { return false };
    let mut uses = index.unit(unit).items.scopes.iter().flat_map(|it| &it.uses);
    uses.any(|it| it.span.contains(at))
}
