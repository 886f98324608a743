//! Paths and types as they are written.

use smol_str::SmolStr;

use super::declare::{Lowering, MAX_DEPTH};
use super::expression::{integer, without_parens};
use super::{Path, Segment, TypeKind, TypeRef};
use crate::file::ast::{HasGenericArgs, HasTypeBounds};
use crate::file::{AstNode, SyntaxNode, ast};

/// What stands between angle brackets: `A, B`, and `Item = T`.
type GenericArgs = (Box<[TypeRef]>, Box<[(SmolStr, TypeRef)]>);

impl Lowering<'_> {
    pub fn path(&mut self, node: &ast::Path) -> Path {
        let mut path = Path { span: self.span(node.syntax()), ..Path::default() };
        let mut parts = vec![node.clone()];
        while let Some(qualifier) = parts.last().and_then(ast::Path::qualifier) {
            parts.push(qualifier);
        }
        let mut segments = Vec::with_capacity(parts.len());
        for segment in parts.iter().rev().filter_map(ast::Path::segment) {
            match segment.type_anchor() {
                Some(anchor) => self.type_anchor(&anchor, &mut path, &mut segments),
                None => segments.push(self.segment(&segment)),
            }
        }
        path.segments = segments.into();
        path
    }

    /// `<Type as Trait>`: the trait's segments begin the path.
    fn type_anchor(&mut self, anchor: &ast::TypeAnchor, path: &mut Path, segments: &mut Vec<Segment>) {
        path.qualified = anchor.ty().map(|it| Box::new(self.ty(it)));
        let mut types = anchor.syntax().children().filter_map(ast::Type::cast).skip(1);
        if let Some(trait_) = types.next()
            && let TypeKind::Path(it) = self.ty(trait_).kind
        {
            segments.extend(it.segments);
        }
    }

    fn segment(&mut self, node: &ast::PathSegment) -> Segment {
        let name = node.name_ref().map(|it| name_text(it.text())).unwrap_or_default();
        let mut segment = Segment { name, ..Segment::default() };
        if node.syntax().green().children().nth(1).is_none() {
            return segment;
        }
        if let Some(list) = node.generic_arg_list() {
            (segment.args, segment.bindings) = self.generic_args(&list);
        }
        if let Some(list) = node.parenthesized_arg_list() {
            segment.args = list.type_args().filter_map(|it| it.ty()).map(|it| self.ty(it)).collect();
        }
        if let Some(ty) = node.ret_type().and_then(|it| it.ty()) {
            segment.bindings = [(SmolStr::new_static("Output"), self.ty(ty))].into();
        }
        segment
    }

    fn generic_args(&mut self, list: &ast::GenericArgList) -> GenericArgs {
        let (mut args, mut bindings) = (Vec::new(), Vec::new());
        for arg in list.generic_args() {
            match arg {
                ast::GenericArg::TypeArg(it) => args.extend(it.ty().map(|it| self.ty(it))),
                ast::GenericArg::AssocTypeArg(it) => {
                    let Some(name) = it.name_ref().map(|it| name_text(it.text())) else { continue };
                    let ty = match (it.ty(), it.type_bound_list()) {
                        (Some(ty), _) => self.ty(ty),
                        (None, Some(list)) => {
                            let span = self.span(list.syntax());
                            TypeRef { kind: TypeKind::Impl(self.bounds(Some(list))), span }
                        }
                        (None, None) => continue,
                    };
                    bindings.push((name, ty));
                }
                ast::GenericArg::ConstArg(it) => args.push(self.const_arg(Some(it.clone()), it.syntax())),
                ast::GenericArg::LifetimeArg(_) => {}
            }
        }
        (args.into(), bindings.into())
    }

    /// The types of a turbofish.
    pub fn type_args(&mut self, list: Option<ast::GenericArgList>) -> Box<[TypeRef]> {
        list.map(|it| self.generic_args(&it).0).unwrap_or_default()
    }

    /// `Unknown`, with the span of `within`, where no type is written.
    pub fn ty_or_unknown(&mut self, ty: Option<ast::Type>, within: &SyntaxNode) -> TypeRef {
        match ty {
            Some(ty) => self.ty(ty),
            None => TypeRef { kind: TypeKind::Unknown, span: self.span(within) },
        }
    }

    pub fn ty(&mut self, mut ty: ast::Type) -> TypeRef {
        while let Some(inner) = within(&ty) {
            ty = inner;
        }
        let span = self.span(ty.syntax());
        if self.depth >= MAX_DEPTH {
            return TypeRef { kind: TypeKind::Unknown, span };
        }
        self.depth += 1;
        let kind = self.type_kind(&ty);
        self.depth -= 1;
        TypeRef { kind, span }
    }

    fn type_kind(&mut self, ty: &ast::Type) -> TypeKind {
        match ty {
            ast::Type::PathType(it) => match it.path() {
                Some(path) => TypeKind::Path(self.path(&path)),
                None => TypeKind::Unknown,
            },
            ast::Type::RefType(it) => {
                TypeKind::Ref { mutable: it.mut_token().is_some(), inner: self.boxed(it.ty(), ty) }
            }
            ast::Type::PtrType(it) => TypeKind::Ptr(self.boxed(it.ty(), ty)),
            ast::Type::SliceType(it) => TypeKind::Slice(self.boxed(it.ty(), ty)),
            ast::Type::ArrayType(it) => TypeKind::Array {
                inner: self.boxed(it.ty(), ty),
                length: Box::new(self.const_arg(it.const_arg(), it.syntax())),
            },
            ast::Type::TupleType(it) => TypeKind::Tuple(it.fields().map(|it| self.ty(it)).collect()),
            ast::Type::ImplTraitType(it) => TypeKind::Impl(self.bounds(it.type_bound_list())),
            ast::Type::DynTraitType(it) => TypeKind::Dyn(self.bounds(it.type_bound_list())),
            ast::Type::FnPtrType(it) => TypeKind::FnPtr {
                params: it
                    .param_list()
                    .iter()
                    .flat_map(ast::ParamList::params)
                    .map(|it| self.ty_or_unknown(it.ty(), it.syntax()))
                    .collect(),
                ret: it.ret_type().and_then(|it| it.ty()).map(|it| Box::new(self.ty(it))),
            },
            ast::Type::NeverType(_) => TypeKind::Never,
            ast::Type::InferType(_) => TypeKind::Infer,
            ast::Type::MacroType(_)
            | ast::Type::ForType(_)
            | ast::Type::ParenType(_)
            | ast::Type::PatternType(_) => TypeKind::Unknown,
        }
    }

    /// A number among the types: `8`, `4 * 1024`, or the name of a const or of a parameter.
    fn const_arg(&mut self, arg: Option<ast::ConstArg>, within: &SyntaxNode) -> TypeRef {
        let expr = arg.and_then(|it| it.expr()).and_then(without_parens);
        let named = match &expr {
            Some(ast::Expr::PathExpr(it)) => it.path().map(|it| TypeKind::Path(self.path(&it))),
            _ => None,
        };
        let number = || expr.as_ref().and_then(|it| integer(it, 0)).map(TypeKind::Number);
        TypeRef { kind: named.or_else(number).unwrap_or(TypeKind::Unknown), span: self.span(within) }
    }

    fn boxed(&mut self, ty: Option<ast::Type>, outer: &ast::Type) -> Box<TypeRef> {
        Box::new(self.ty_or_unknown(ty, outer.syntax()))
    }

    /// The traits of a list of bounds; lifetimes, `use<…>` and `?Sized` are left out.
    pub fn bounds(&mut self, list: Option<ast::TypeBoundList>) -> Box<[Path]> {
        let bounds = list.into_iter().flat_map(|it| it.bounds());
        let types = bounds.filter(|it| it.question_mark_token().is_none()).filter_map(|it| it.ty());
        let types: Vec<_> = types.collect();
        types
            .into_iter()
            .filter_map(|it| match self.ty(it).kind {
                TypeKind::Path(path) => Some(path),
                _ => None,
            })
            .collect()
    }
}

/// What stands in parentheses, after `for<'a>`, or before a pattern.
fn within(ty: &ast::Type) -> Option<ast::Type> {
    match ty {
        ast::Type::ParenType(it) => it.ty(),
        ast::Type::ForType(it) => it.ty(),
        ast::Type::PatternType(it) => it.ty(),
        _ => None,
    }
}

/// Without `r#`.
pub(super) fn name_text(text: &str) -> SmolStr {
    SmolStr::new(text.strip_prefix("r#").unwrap_or(text))
}

pub(super) fn name_of(name: Option<ast::Name>) -> SmolStr {
    name.map_or(SmolStr::new_static("_"), |it| name_text(it.text()))
}
