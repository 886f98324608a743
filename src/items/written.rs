//! Paths, types and generics as they are written; what they mean is for the index to say.

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::file::Span;

/// A path in an expression, type or pattern.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Path {
    /// Names and generic arguments; `crate`, `self`, `super` and `Self` are segments like any other.
    pub segments: Box<[Segment]>,
    /// `<Type>::…` or `<Type as Trait>::…` (then the segments begin with the trait's).
    pub qualified: Option<Box<TypeRef>>,
    pub span: Span,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Segment {
    pub name: SmolStr,
    /// `<A, B>` or the inputs of `Fn(A, B)`.
    pub args: Box<[TypeRef]>,
    /// `Item = T`, or `Output = T` for `Fn(A) -> T`.
    pub bindings: Box<[(SmolStr, TypeRef)]>,
}

impl Path {
    /// The last of its names; empty where there is none.
    pub fn name(&self) -> &str {
        self.segments.last().map_or("", |it| it.name.as_str())
    }

    pub fn names(&self) -> Vec<SmolStr> {
        self.segments.iter().map(|it| it.name.clone()).collect()
    }
}

/// A type as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TypeRef {
    pub kind: TypeKind,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum TypeKind {
    Path(Path),
    Ref {
        mutable: bool,
        inner: Box<TypeRef>,
    },
    Ptr(Box<TypeRef>),
    Tuple(Box<[TypeRef]>),
    Slice(Box<TypeRef>),
    /// The length is a number, or the path of a const or of a parameter.
    Array {
        inner: Box<TypeRef>,
        length: Box<TypeRef>,
    },
    /// `impl A + B`.
    Impl(Box<[Path]>),
    /// `dyn A + B`, also without the keyword.
    Dyn(Box<[Path]>),
    FnPtr {
        params: Box<[TypeRef]>,
        ret: Option<Box<TypeRef>>,
    },
    /// What a const argument is.
    Number(u64),
    Never,
    Infer,
    Unknown,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Generics {
    /// Parameters in order, with the bounds written beside them: types, and consts in their places. Lifetimes are left out.
    pub params: Box<[GenericParam]>,
    /// The `where` clauses.
    pub wheres: Box<[(TypeRef, Box<[Path]>)]>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GenericParam {
    pub name: SmolStr,
    pub bounds: Box<[Path]>,
    pub default: Option<TypeRef>,
}

impl TypeRef {
    /// It and the types in it, those of arguments and bounds included.
    pub fn parts(&self) -> Vec<&TypeRef> {
        let (mut found, mut open) = (Vec::new(), vec![self]);
        while let Some(ty) = open.pop() {
            found.push(ty);
            match &ty.kind {
                TypeKind::Ref { inner, .. }
                | TypeKind::Ptr(inner)
                | TypeKind::Slice(inner)
                | TypeKind::Array { inner, .. } => open.push(inner),
                TypeKind::Tuple(types) => open.extend(types),
                TypeKind::FnPtr { params, ret } => open.extend(params.iter().chain(ret.as_deref())),
                TypeKind::Path(_) | TypeKind::Impl(_) | TypeKind::Dyn(_) => {}
                TypeKind::Number(_) | TypeKind::Never | TypeKind::Infer | TypeKind::Unknown => {}
            }
            for path in ty.own_paths() {
                let args = path.segments.iter().flat_map(|it| it.args.iter());
                let bindings = path.segments.iter().flat_map(|it| it.bindings.iter().map(|it| &it.1));
                open.extend(args.chain(bindings).chain(path.qualified.as_deref()));
            }
        }
        found
    }

    /// The paths that it is or that bound it, those of its parts left out.
    pub fn own_paths(&self) -> &[Path] {
        match &self.kind {
            TypeKind::Path(path) => std::slice::from_ref(path),
            TypeKind::Impl(bounds) | TypeKind::Dyn(bounds) => bounds,
            _ => &[],
        }
    }

    /// Whether a raw pointer is in it.
    pub fn has_pointer(&self) -> bool {
        self.parts().into_iter().any(|it| matches!(it.kind, TypeKind::Ptr(_)))
    }
}
