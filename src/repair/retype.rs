//! Types that are written out and name the handle: the buffer is written around it.

use smol_str::SmolStr;

use crate::file::{FileId, FileSpan, Span};
use crate::index::{FuncId, ImplId, Namespace, Resolved, Ty, TypeContext, TypeId};
use crate::infer::BodyOwner;
use crate::items::{ScopeId, TypeDefKind, TypeKind, TypeRef};
use crate::repair::fit::Fitting;
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;
use crate::repair::{Change, alias};

/// Where a type is written, and what its names mean there.
pub struct Place {
    file: FileId,
    scope: ScopeId,
    context: TypeContext,
}

impl Place {
    /// In the signature of a function.
    pub fn of_func(scene: Scene<'_>, func: FuncId) -> Option<Self> {
        let index = scene.index();
        let file = index.file_of(index.func_unit(func))?;
        Some(Self { file, scope: index.func(func).scope, context: index.context_of(func) })
    }

    /// In the declaration of a type.
    pub fn of_type(scene: Scene<'_>, ty: TypeId) -> Option<Self> {
        let index = scene.index();
        let file = index.file_of(index.type_unit(ty))?;
        Some(Self { file, scope: index.ty(ty).scope, context: index.context_of_type(ty) })
    }

    /// In the header of the impl that declares `func`.
    pub fn of_impl(scene: Scene<'_>, impl_: ImplId, func: FuncId) -> Option<Self> {
        let scope = scene.index().impl_(impl_).scope;
        Self::of_func(scene, func).map(|it| Self { scope, ..it })
    }

    /// Among the expressions of a body.
    pub fn of_body(scene: Scene<'_>, owner: BodyOwner, scope: ScopeId) -> Option<Self> {
        let index = scene.index();
        let unit = owner.unit(index);
        let file = index.file_of(unit)?;
        let key = index.scope_key(unit, scope);
        let context = match owner {
            BodyOwner::Func(func) => TypeContext { scope: key, ..index.context_of(func) },
            BodyOwner::Value(_) => TypeContext { scope: key, params: Vec::new(), self_ty: None },
        };
        Some(Self { file, scope, context })
    }

    /// The alias that a path means here.
    pub fn alias(&self, scene: Scene<'_>, path: &[SmolStr]) -> Option<TypeId> {
        let index = scene.index();
        match index.resolve(self.context.scope, path, Namespace::Types)? {
            (Resolved::Type(id), n) if n == path.len() => {
                matches!(index.ty(id).kind, TypeDefKind::Alias(_)).then_some(id)
            }
            _ => None,
        }
    }

    /// A span of its file.
    pub fn at(&self, span: Span) -> FileSpan {
        FileSpan { file: self.file, span }
    }

    /// What a type that is written here means.
    pub fn lowered(&self, scene: Scene<'_>, ty: &TypeRef) -> Ty {
        scene.index().lower(ty, &self.context)
    }
}

pub fn mentions_handle(ty: &Ty, swap: Swap) -> bool {
    ty.any(&mut |it| matches!(it, Ty::Adt(id, _) if *id == swap.handle))
}

/// Writes the buffer around every mention of the handle; false where an alias or `Self` hides one.
pub fn rewrite(scene: Scene<'_>, place: &Place, ty: &TypeRef, swap: Swap, out: &mut Fitting) -> bool {
    let lowered = place.lowered(scene, ty);
    if !mentions_handle(&lowered, swap) {
        return true;
    }
    match &ty.kind {
        TypeKind::Path(path) => {
            if matches!(&lowered, Ty::Adt(id, _) if *id == swap.handle) {
                return around(scene, place, ty.span, swap, out).is_some();
            }
            let args: Vec<&TypeRef> = path.segments.iter().flat_map(|it| it.args.iter()).collect();
            let names = |it: &&&TypeRef| mentions_handle(&place.lowered(scene, it), swap);
            if !args.iter().any(|it| names(&it)) {
                return alias::rewrite(scene, place, &path.names(), ty.span, swap, out);
            }
            args.into_iter().all(|it| rewrite(scene, place, it, swap, out))
        }
        TypeKind::Ref { inner, .. } | TypeKind::Slice(inner) | TypeKind::Array { inner, .. } => {
            rewrite(scene, place, inner, swap, out)
        }
        TypeKind::Tuple(items) => items.iter().all(|it| rewrite(scene, place, it, swap, out)),
        _ => false,
    }
}

/// Whether a type is or holds `Self`.
pub fn names_self(ty: &TypeRef) -> bool {
    match &ty.kind {
        TypeKind::Path(path) => {
            path.segments.iter().any(|it| it.name == "Self" || it.args.iter().any(names_self))
        }
        TypeKind::Tuple(items) => items.iter().any(names_self),
        TypeKind::Ref { inner, .. } => names_self(inner),
        _ => false,
    }
}

fn around(scene: Scene<'_>, place: &Place, span: Span, swap: Swap, out: &mut Fitting) -> Option<()> {
    let (name, need) = scene.name_in(place.file, place.scope, swap.path, false)?;
    let change = |at: u32, text: String| Change { at: place.at(Span::at(at)), text };
    let before = change(span.start, format!("{name}<"));
    if !out.changes.contains(&before) {
        out.changes.extend([before, change(span.end, ">".to_owned())]);
        out.imports.push(need);
    }
    Some(())
}
