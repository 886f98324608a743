//! Paths as values: functions, constructors, consts and associated functions of types and traits.

use smol_str::SmolStr;

use crate::index::{FuncId, Namespace, Resolved, TraitId, Ty, TypeContext, TypeId, is_primitive};
use crate::infer::method::fresh_substs;
use crate::infer::{Callee, Cx};
use crate::items::{ExprId, ExprKind, Fields, Literal, Path, ScopeId, Segment, TypeDefKind};

impl Cx<'_> {
    /// The type of a path that is used as a value.
    pub(super) fn path(&mut self, id: ExprId, path: &Path, scope: ScopeId) -> Ty {
        let ty = self.path_ty(path, scope);
        match &ty {
            Ty::FnItem(func, substs) => {
                self.callees.insert(id, Callee::Func(*func, substs.to_vec()));
            }
            Ty::Constructor(ty, variant) => {
                self.callees.insert(id, Callee::Constructor(*ty, *variant));
            }
            _ => {}
        }
        ty
    }

    fn path_ty(&mut self, path: &Path, scope: ScopeId) -> Ty {
        if path.qualified.is_some() || self.is_type_relative(path) {
            return self.type_relative(path, scope);
        }
        let names = path.names();
        let key = self.scope_key(scope);
        let Some((resolved, n)) = self.index.resolve(key, &names, Namespace::Values) else {
            // `u32::decode`, by a trait of the workspace.
            return match &path.segments[..] {
                [first, name] if is_primitive(&first.name) => {
                    self.associated(&Ty::primitive(&first.name), name, scope)
                }
                _ => Ty::Unknown,
            };
        };
        let rest = &path.segments[n..];
        match (resolved, rest) {
            (Resolved::Func(func), []) => self.fn_item(func, path.segments.last(), scope),
            (Resolved::Value(value), []) => {
                let value_unit = self.index.value_unit(value);
                let value = self.index.value(value);
                let context = TypeContext {
                    scope: self.index.scope_key(value_unit, value.scope),
                    params: Vec::new(),
                    self_ty: None,
                };
                value.ty.as_ref().map_or(Ty::Unknown, |it| self.index.lower(it, &context))
            }
            (Resolved::Type(ty), []) => self.constructor(ty, None),
            (Resolved::Variant(ty, variant), []) => self.constructor(ty, Some(variant)),
            (Resolved::Type(ty), [name]) => {
                let base = self.applied(ty, &path.segments[n - 1], scope);
                self.associated(&base, name, scope)
            }
            (Resolved::Trait(trait_), [name]) => {
                let candidates = self.index.trait_methods(&name.name).to_vec();
                let func = candidates.into_iter().find(|it| self.index.trait_of(*it) == Some(trait_));
                func.map_or(Ty::Unknown, |it| self.fn_item(it, Some(name), scope))
            }
            _ => Ty::Unknown,
        }
    }

    /// The type of which a path names something: `Config` in `config::Config::load`.
    pub(super) fn type_before(&mut self, path: &Path, scope: ScopeId) -> Option<Ty> {
        if path.qualified.is_some() || path.segments.len() < 2 {
            return None;
        }
        if self.is_type_relative(path) {
            return self.context.self_ty.clone().filter(|_| path.segments.len() == 2);
        }
        match self.index.resolve(self.scope_key(scope), &path.names(), Namespace::Values) {
            Some((Resolved::Type(ty), n)) if n + 1 == path.segments.len() => {
                Some(self.applied(ty, &path.segments[n - 1], scope))
            }
            _ => None,
        }
    }

    /// `Self::…` or `T::…`, where the first name is no item.
    fn is_type_relative(&self, path: &Path) -> bool {
        path.segments.first().is_some_and(|it| it.name == "Self" || self.context.params.contains(&it.name))
    }

    fn type_relative(&mut self, path: &Path, scope: ScopeId) -> Ty {
        let base = match &path.qualified {
            Some(ty) => self.lower(ty, scope),
            None => match path.segments.first() {
                Some(first) if first.name == "Self" => self.context.self_ty.clone().unwrap_or(Ty::Unknown),
                Some(first) => Ty::Param(first.name.clone()),
                None => return Ty::Unknown,
            },
        };
        let Some(last) = path.segments.last() else { return Ty::Unknown };
        if path.qualified.is_none() && path.segments.len() == 1 {
            return match base.adt() {
                Some((id, _)) => self.constructor(id, None),
                None => Ty::Unknown,
            };
        }
        let func = match self.trait_before(path, scope) {
            Some(of) => self.method_of(&base, &last.name, of),
            None => return self.associated(&base, last, scope),
        };
        func.map_or(Ty::Unknown, |it| self.associated_item(it, &base, last, scope))
    }

    /// The trait of `<Type as Trait>::name`.
    fn trait_before(&self, path: &Path, scope: ScopeId) -> Option<TraitId> {
        let mut names = path.names();
        names.pop().filter(|_| path.qualified.is_some() && !names.is_empty())?;
        match self.index.resolve(self.scope_key(scope), &names, Namespace::Types)? {
            (Resolved::Trait(found), n) if n == names.len() => Some(found),
            _ => None,
        }
    }

    /// `Base::name`: a variant, or a function of the type.
    fn associated(&mut self, base: &Ty, name: &Segment, scope: ScopeId) -> Ty {
        if let Some((id, _)) = base.adt()
            && let TypeDefKind::Enum(variants) = &self.index.ty(id).kind
            && let Some(at) = variants.iter().position(|it| it.name == name.name)
        {
            return self.constructor(id, Some(crate::file::to_u32(at)));
        }
        let Some(func) = self.method_at(base, &name.name) else { return Ty::Unknown };
        self.associated_item(func, base, name, scope)
    }

    /// A function that belongs to a type, or that a trait gives it.
    fn associated_item(&mut self, func: FuncId, base: &Ty, name: &Segment, scope: ScopeId) -> Ty {
        let item = self.fn_item(func, Some(name), scope);
        if let Ty::FnItem(_, substs) = &item {
            let self_ty = self.index.signature(func).self_ty.clone();
            if let Some(self_ty) = self_ty {
                self.unify(&self_ty.substitute(substs), base);
            }
        }
        item
    }

    /// A function by name, with a variable for each type parameter that is not written.
    pub(super) fn fn_item(&mut self, func: FuncId, segment: Option<&Segment>, scope: ScopeId) -> Ty {
        let signature = self.index.signature(func);
        let substs = fresh_substs(&mut self.table, &signature.generics);
        for (at, ty) in segment.iter().flat_map(|it| &it.args).enumerate() {
            let given = self.lower(ty, scope);
            if let Some((_, var)) = substs.get(signature.n_outer + at) {
                self.unify(var, &given);
            }
        }
        Ty::FnItem(func, substs.into())
    }

    fn constructor(&mut self, id: TypeId, variant: Option<u32>) -> Ty {
        let Ty::Adt(id, args) = self.index.apply(id, &[]) else { return Ty::Unknown };
        let fields = match (&self.index.ty(id).kind, variant) {
            (TypeDefKind::Struct(fields), None) => Some(fields),
            (TypeDefKind::Enum(variants), Some(at)) => variants.get(at as usize).map(|it| &it.fields),
            _ => None,
        };
        match fields {
            Some(Fields::Tuple(_)) => Ty::Constructor(id, variant),
            Some(Fields::Unit) => Ty::Adt(id, args.iter().map(|_| self.table.fresh()).collect()),
            _ => Ty::Unknown,
        }
    }

    /// A type with the arguments written behind its name, variables where there are none: defaults count in types alone.
    fn applied(&mut self, id: TypeId, segment: &Segment, scope: ScopeId) -> Ty {
        let context = TypeContext { scope: self.scope_key(scope), ..self.context.clone() };
        let mut given: Vec<Ty> = segment.args.iter().map(|it| self.index.lower(it, &context)).collect();
        let n_missing = self.index.ty(id).generics.params.len().saturating_sub(given.len());
        given.extend((0..n_missing).map(|_| self.table.fresh()));
        let applied = self.index.apply(id, &given);
        self.opened(&applied)
    }

    /// With a variable in place of every unknown argument.
    fn opened(&mut self, ty: &Ty) -> Ty {
        match ty {
            Ty::Adt(id, args) => {
                let args = args.iter().map(|it| match it {
                    Ty::Unknown => self.table.fresh(),
                    other => self.opened(other),
                });
                Ty::Adt(*id, args.collect())
            }
            other => other.clone(),
        }
    }

    /// What `path { … }` or a pattern names: the type, the variant, and its arguments.
    pub(super) fn constructed(
        &mut self,
        path: &Path,
        scope: ScopeId,
    ) -> Option<(TypeId, Option<u32>, Vec<Ty>)> {
        let first = path.segments.first()?;
        if first.name == "Self" {
            let Some(Ty::Adt(id, args)) = self.context.self_ty.clone() else { return None };
            let variant = match (path.segments.get(1), &self.index.ty(id).kind) {
                (Some(name), TypeDefKind::Enum(variants)) => {
                    let at = variants.iter().position(|it| it.name == name.name)?;
                    Some(crate::file::to_u32(at))
                }
                _ => None,
            };
            return Some((id, variant, args.to_vec()));
        }
        let names = path.names();
        let key = self.scope_key(scope);
        let (id, variant, segment) = match self.index.resolve(key, &names, Namespace::Types)? {
            (Resolved::Type(id), n) if n == names.len() => (id, None, path.segments.last()),
            (Resolved::Variant(id, at), _) => (id, Some(at), path.segments.iter().rev().nth(1)),
            _ => match self.index.resolve(key, &names, Namespace::Values)? {
                (Resolved::Variant(id, at), _) => (id, Some(at), None),
                _ => return None,
            },
        };
        let empty = Segment::default();
        match self.applied(id, segment.unwrap_or(&empty), scope) {
            Ty::Adt(id, args) => Some((id, variant, args.to_vec())),
            _ => None,
        }
    }

    /// Parameters and result of what a constructor makes.
    pub(super) fn constructor_signature(&mut self, id: TypeId, variant: Option<u32>) -> (Vec<Ty>, Ty) {
        let n_args = self.index.ty(id).generics.params.len();
        let args: Vec<Ty> = (0..n_args).map(|_| self.table.fresh()).collect();
        let mut params = Vec::new();
        while let Some(field) = self.field_of(id, variant, &args, &SmolStr::from(params.len().to_string())) {
            params.push(field);
        }
        (params, Ty::Adt(id, args.into()))
    }

    /// How many items an array has: by a number, a const or a parameter.
    pub(super) fn length(&self, id: ExprId) -> Ty {
        match &self.body.expr(id).kind {
            ExprKind::Literal(Literal::Int(n, _)) => Ty::Number(*n),
            ExprKind::Path(path, scope) => {
                match (self.index.const_int(self.unit, path, *scope), &*path.segments) {
                    (Some(n), _) => Ty::Number(n),
                    (None, [it]) if self.context.params.contains(&it.name) => Ty::Param(it.name.clone()),
                    _ => self.index.number_named(self.index.scope_key(self.unit, *scope), &path.names()),
                }
            }
            ExprKind::Cast { inner, .. } => self.length(*inner),
            _ => Ty::Unknown,
        }
    }
}
