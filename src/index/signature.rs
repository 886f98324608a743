//! Signatures of functions in terms of types: what goes in, what comes out, under which bounds.

use smol_str::SmolStr;

use crate::index::impls::{bounds_of, param_names};
use crate::index::ty::{List, TraitRef, Ty, TypeContext};
use crate::index::{FuncId, Index};
use crate::items::{SelfParam, TypeKind, TypeRef};

/// A type parameter and what it must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generic {
    pub name: SmolStr,
    pub bounds: Vec<TraitRef>,
}

/// A function, seen by its callers. An `impl Trait` parameter is a type parameter named `impl 0`, `impl 1`, ….
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// Those of the impl or trait first (a trait's `Self` among them), then the function's own.
    pub generics: Vec<Generic>,
    /// How many of the generics stand before the function's own.
    pub n_outer: usize,
    /// The type that `Self` means, where there is one.
    pub self_ty: Option<Ty>,
    /// With the type of `self` first where there is one.
    pub params: Vec<Ty>,
    pub has_self: bool,
    pub ret: Ty,
}

impl Signature {
    pub fn bounds(&self, param: &str) -> &[TraitRef] {
        self.generics.iter().find(|it| it.name == param).map_or(&[], |it| &it.bounds)
    }
}

impl Index {
    pub fn signature(&self, id: FuncId) -> &Signature {
        self.signatures[id.at()].get_or_init(|| Box::new(self.make_signature(id)))
    }

    /// What a written type inside this function means.
    pub fn context_of(&self, id: FuncId) -> TypeContext {
        let func = self.func(id);
        let unit = self.func_unit(id);
        let mut params: Vec<SmolStr> = Vec::new();
        let mut self_ty = None;
        if let Some(impl_) = self.impl_of(id) {
            let info = self.impl_info(impl_);
            params.extend(info.generics.iter().map(|it| it.name.clone()));
            self_ty = Some(info.self_ty.clone());
        } else if let Some(trait_) = self.trait_of(id) {
            params.extend(self.trait_(trait_).generics.params.iter().map(|it| it.name.clone()));
            params.push(SmolStr::new("Self"));
            self_ty = Some(Ty::Param(SmolStr::new("Self")));
        }
        params.extend(param_names(&self.header(id).generics));
        TypeContext { scope: self.scope_key(unit, func.scope), params, self_ty }
    }

    fn make_signature(&self, id: FuncId) -> Signature {
        let header = self.header(id);
        let context = self.context_of(id);
        let mut generics = self.outer_generics(id);
        let n_outer = generics.len();
        generics.extend(bounds_of(self, &header.generics, &context));
        let mut params = Vec::new();
        if let (Some(kind), Some(ty)) = (header.self_param, &context.self_ty) {
            params.push(match kind {
                SelfParam::Value => ty.clone(),
                SelfParam::Ref => ty.clone().reference(false),
                SelfParam::RefMut => ty.clone().reference(true),
            });
        }
        let has_self = !params.is_empty();
        for param in &header.params {
            params.push(self.param_ty(&param.ty, &context, &mut generics));
        }
        let ret = header.ret.as_ref().map_or_else(Ty::unit, |it| self.lower(it, &context));
        Signature { generics, n_outer, self_ty: context.self_ty, params, has_self, ret }
    }

    fn outer_generics(&self, id: FuncId) -> Vec<Generic> {
        if let Some(impl_) = self.impl_of(id) {
            return self.impl_info(impl_).generics.clone();
        }
        let Some(trait_) = self.trait_of(id) else { return Vec::new() };
        let def = self.trait_(trait_);
        let mut context = self.context_of(id);
        context.params = param_names(&def.generics).collect();
        let mut generics = bounds_of(self, &def.generics, &context);
        let args = generics.iter().map(|it| Ty::Param(it.name.clone())).collect();
        let itself = TraitRef { id: Some(trait_), name: def.name.clone(), args, assoc: List::default() };
        generics.push(Generic { name: SmolStr::new("Self"), bounds: vec![itself] });
        generics
    }

    /// `impl Trait` anywhere in a parameter's type becomes a type parameter.
    fn param_ty(&self, ty: &TypeRef, context: &TypeContext, generics: &mut Vec<Generic>) -> Ty {
        let lowered = self.lower(ty, context);
        if !mentions_impl(ty) {
            return lowered;
        }
        lowered.map(&mut |it| match it {
            Ty::Opaque(bounds) => {
                let name = SmolStr::from(format!("impl {}", generics.len()));
                generics.push(Generic { name: name.clone(), bounds: bounds.to_vec() });
                Some(Ty::Param(name))
            }
            _ => None,
        })
    }
}

fn mentions_impl(ty: &TypeRef) -> bool {
    match &ty.kind {
        TypeKind::Impl(_) => true,
        TypeKind::Ref { inner, .. } | TypeKind::Slice(inner) | TypeKind::Array { inner, .. } => {
            mentions_impl(inner)
        }
        TypeKind::Tuple(items) => items.iter().any(mentions_impl),
        TypeKind::Path(path) => path.segments.iter().any(|it| it.args.iter().any(mentions_impl)),
        _ => false,
    }
}
