//! What is asked of a type parameter, by the paths that the code writes: a trait of another crate may have the name of one of
//! std's.

use crate::index::{FuncId, Index, Namespace, Resolved, Ty};
use crate::infer::BodyOwner;
use crate::items::{Generics, Path, TypeKind, TypeRef};
use crate::why::types::{is_unnamed, traits};

/// A bound and what it comes to.
pub enum Bound {
    /// A trait that is declared in what is read.
    Declared(String),
    /// A trait of a crate that no stub describes, or that is found nowhere.
    Foreign(String),
}

/// The bounds of a type parameter in force in a body.
pub fn of_param(index: &Index, owner: BodyOwner, name: &str) -> Vec<Bound> {
    let BodyOwner::Func(func) = owner else { return Vec::new() };
    let mut paths: Vec<Path> = Vec::new();
    let header = index.header(func);
    collect(&header.generics, name, &mut paths);
    if let Some(impl_) = index.impl_of(func) {
        collect(&index.impl_(impl_).generics, name, &mut paths);
    }
    if is_unnamed(name) {
        let skipped = usize::from(index.signature(func).has_self);
        for (nth, param) in header.params.iter().enumerate() {
            let ty = index.signature(func).params.get(nth + skipped);
            let is_it = |it: &Ty| matches!(it, Ty::Param(param) if param == name);
            if ty.is_some_and(|it| it.any(&mut |it| is_it(it))) {
                paths.extend(impl_bounds(&param.ty));
            }
        }
    }
    if paths.is_empty() {
        let bounds = index.signature(func).bounds(name);
        return bounds.iter().map(|it| Bound::Declared(traits(index, std::slice::from_ref(it)))).collect();
    }
    paths.iter().map(|it| bound(index, func, it)).collect()
}

fn collect(generics: &Generics, name: &str, paths: &mut Vec<Path>) {
    let own = generics.params.iter().filter(|it| it.name == name);
    paths.extend(own.flat_map(|it| it.bounds.iter().cloned()));
    let is_of = |it: &TypeRef| match &it.kind {
        TypeKind::Path(path) => path.segments.len() == 1 && path.name() == name,
        _ => false,
    };
    let wheres = generics.wheres.iter().filter(|(ty, _)| is_of(ty));
    paths.extend(wheres.flat_map(|(_, bounds)| bounds.iter().cloned()));
}

fn impl_bounds(ty: &TypeRef) -> Vec<Path> {
    match &ty.kind {
        TypeKind::Impl(bounds) => bounds.to_vec(),
        TypeKind::Ref { inner, .. } | TypeKind::Slice(inner) | TypeKind::Array { inner, .. } => {
            impl_bounds(inner)
        }
        _ => Vec::new(),
    }
}

fn bound(index: &Index, func: FuncId, path: &Path) -> Bound {
    let names = path.names();
    let written = names.join("::");
    match index.resolve(index.context_of(func).scope, &names, Namespace::Types) {
        Some((Resolved::Trait(id), n)) if n == names.len() => Bound::Declared(index.trait_path(id)),
        Some((Resolved::External(path), _)) => Bound::Foreign(path.to_string()),
        // `Send`, `Sized` and `'static` say nothing of what is read or written.
        _ if names.len() == 1 && ["Send", "Sync", "Sized", "Unpin", "Copy"].contains(&written.as_str()) => {
            Bound::Declared(written)
        }
        _ => Bound::Foreign(written),
    }
}

impl Bound {
    pub fn path(&self) -> &str {
        match self {
            Bound::Declared(path) | Bound::Foreign(path) => path,
        }
    }
}
