//! Type definitions and generics: fields, variants, type parameters and their bounds.

use smol_str::format_smolstr;

use super::attribute::visibility;
use super::declare::{Lowering, Place};
use super::types::name_of;
use super::{Field, Fields, GenericParam, Generics, ScopeId, TypeDef, TypeDefKind, TypeRef, Variant};
use crate::file::ast::{HasAttrs, HasGenericParams, HasName, HasTypeBounds, HasVisibility};
use crate::file::{AstNode, ast};

impl Lowering<'_> {
    pub fn type_def<N>(&mut self, node: &N, kind: TypeDefKind, scope: ScopeId)
    where
        N: HasName + HasGenericParams + HasVisibility + HasAttrs,
    {
        let def = TypeDef {
            name: name_of(node.name()),
            scope,
            generics: self.generics(node),
            kind,
            visibility: visibility(node),
            attributes: self.attributes(node),
            span: self.item_span(node.syntax()),
        };
        self.items.types.push(def);
    }

    pub fn enum_(&mut self, node: &ast::Enum, place: Place) {
        let variants = node.variant_list();
        let variants = variants.iter().flat_map(ast::VariantList::variants);
        let variants = variants
            .map(|it| Variant { name: name_of(it.name()), fields: self.fields(it.field_list()) })
            .collect();
        self.type_def(node, TypeDefKind::Enum(variants), place.scope);
    }

    pub fn fields(&mut self, list: Option<ast::FieldList>) -> Fields {
        match list {
            None => Fields::Unit,
            Some(ast::FieldList::RecordFieldList(list)) => Fields::Record(
                list.fields()
                    .map(|it| Field {
                        name: name_of(it.name()),
                        ty: self.ty_or_unknown(it.ty(), it.syntax()),
                        visibility: visibility(&it),
                        attributes: self.attributes(&it),
                    })
                    .collect(),
            ),
            Some(ast::FieldList::TupleFieldList(list)) => Fields::Tuple(
                list.fields()
                    .enumerate()
                    .map(|(at, it)| Field {
                        name: format_smolstr!("{at}"),
                        ty: self.ty_or_unknown(it.ty(), it.syntax()),
                        visibility: visibility(&it),
                        attributes: self.attributes(&it),
                    })
                    .collect(),
            ),
        }
    }

    pub fn generics(&mut self, node: &impl HasGenericParams) -> Generics {
        let params = node.generic_param_list();
        let params = params.iter().flat_map(ast::GenericParamList::generic_params);
        let params = params.filter_map(|it| match it {
            ast::GenericParam::TypeParam(it) => Some(GenericParam {
                name: name_of(it.name()),
                bounds: self.bounds(it.type_bound_list()),
                default: it.default_type().map(|it| self.ty(it)),
            }),
            // A number among the types: it keeps its place, since `N` may as well be a type where it is used.
            ast::GenericParam::ConstParam(it) => {
                Some(GenericParam { name: name_of(it.name()), bounds: Box::default(), default: None })
            }
            ast::GenericParam::LifetimeParam(_) => None,
        });
        let params = params.collect();
        let wheres = node.where_clause();
        let wheres = wheres.iter().flat_map(ast::WhereClause::predicates);
        let wheres =
            wheres.filter_map(|it| Some((self.ty(it.ty()?), self.bounds(it.type_bound_list())))).collect();
        Generics { params, wheres }
    }
}

/// How a method takes `self`; `self: Pin<&mut Self>` counts as `&mut self`.
pub(super) fn self_param(param: &ast::SelfParam) -> super::SelfParam {
    let by_ref = |mutable| if mutable { super::SelfParam::RefMut } else { super::SelfParam::Ref };
    if param.amp_token().is_some() {
        return by_ref(param.mut_token().is_some());
    }
    match param.ty().as_ref().and_then(pointee) {
        Some(it) => by_ref(it.mut_token().is_some()),
        None => super::SelfParam::Value,
    }
}

/// The reference in `&Self`, or in `Pin<&mut Self>`.
fn pointee(ty: &ast::Type) -> Option<ast::RefType> {
    match ty {
        ast::Type::RefType(it) => Some(it.clone()),
        ast::Type::PathType(it) => {
            let segment = it.path()?.segment()?;
            let is_pin = segment.name_ref().is_some_and(|it| it.text() == "Pin");
            let list = is_pin.then(|| ast::HasGenericArgs::generic_arg_list(&segment))??;
            list.syntax().descendants().find_map(ast::RefType::cast)
        }
        _ => None,
    }
}

/// `::<A, B>`. Most calls have none, and every expression is as large as the largest.
#[derive(Clone, Debug, Default)]
pub struct Turbofish(Option<Box<Box<[TypeRef]>>>);

impl Turbofish {
    pub fn new(args: Box<[TypeRef]>) -> Self {
        Self((!args.is_empty()).then(|| Box::new(args)))
    }

    pub fn args(&self) -> &[TypeRef] {
        self.0.as_deref().map_or(&[], |it| it)
    }
}
