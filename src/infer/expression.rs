//! Expressions other than calls: what each comes to, given what is expected of it.

use crate::index::{Inner, Ty, TypeId};
use crate::infer::Cx;
use crate::items::{
    Block, BlockKind, ExprId, ExprKind, FieldValue, Fields, Literal, Path, ScopeId, Statement, TypeDefKind,
};

/// Deepest nesting that is inferred; no body is lowered so deep.
const MAX_DEPTH: u32 = 1_000;

impl Cx<'_> {
    /// The type of an expression; `expected` helps closures and literals and never overrules.
    pub(super) fn expr(&mut self, id: ExprId, expected: Option<&Ty>) -> Ty {
        if self.depth > MAX_DEPTH {
            return Ty::Unknown;
        }
        self.depth += 1;
        let ty = self.expr_kind(id, expected).bounded();
        self.depth -= 1;
        if let Some(slot) = self.exprs.get_mut(id.0 as usize) {
            *slot = ty.clone();
        }
        ty
    }

    fn exprs(&mut self, ids: &[ExprId]) {
        for id in ids {
            self.expr(*id, None);
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of expression")]
    fn expr_kind(&mut self, id: ExprId, expected: Option<&Ty>) -> Ty {
        let body = self.body;
        match &body.expr(id).kind {
            ExprKind::Missing | ExprKind::TooDeep | ExprKind::Continue { .. } => Ty::Unknown,
            ExprKind::Local(local) => self.locals.get(local.0 as usize).cloned().unwrap_or(Ty::Unknown),
            ExprKind::Path(path, scope) => self.path(id, path, *scope),
            ExprKind::Literal(literal) => literal_ty(literal),
            ExprKind::Call { callee, args } => self.call(id, *callee, args, expected),
            ExprKind::MethodCall { receiver, name, generics, args, scope, .. } => {
                self.method_call(id, *receiver, name, (generics.args(), *scope), args, expected)
            }
            ExprKind::Macro(call) => self.macro_call(call),
            ExprKind::Field { base, name } => {
                let base = self.expr(*base, None);
                self.field(&base, name)
            }
            ExprKind::Index { base, index } => self.index_expr(*base, *index),
            ExprKind::Ref { mutable, inner } => {
                let expected = expected.map(|it| self.table.shallow(it));
                let inside = match &expected {
                    Some(Ty::Ref(_, it)) => Some(it.as_ref().clone()),
                    _ => None,
                };
                self.expr(*inner, inside.as_ref()).reference(*mutable)
            }
            ExprKind::Deref(inner) => {
                let ty = self.expr(*inner, None);
                self.derefs(&ty).into_iter().nth(1).unwrap_or(Ty::Unknown)
            }
            ExprKind::Unary(inner) => self.expr(*inner, None),
            ExprKind::Binary { left, right, .. } => self.binary(*left, *right),
            ExprKind::Assign { place, value, plain } => {
                let place = self.expr(*place, None);
                let value = self.expr(*value, Some(&place));
                if *plain {
                    self.unify(&place, &value);
                }
                Ty::unit()
            }
            ExprKind::Cast { inner, ty, scope } => {
                self.expr(*inner, None);
                self.lower(ty, *scope)
            }
            ExprKind::Range { start, end, .. } => self.range(*start, *end),
            ExprKind::Try(inner) => {
                let ty = self.expr(*inner, None);
                self.tried(&ty)
            }
            ExprKind::Await(inner) => self.expr(*inner, None),
            ExprKind::Tuple(items) => Ty::Tuple(items.iter().map(|it| self.expr(*it, None)).collect()),
            ExprKind::Array(items) => {
                let inner = self.table.fresh();
                for item in items {
                    let ty = self.expr(*item, None);
                    self.unify(&inner, &ty);
                }
                Ty::Array(Inner::new(inner), Inner::new(Ty::Number(items.len() as u64)))
            }
            ExprKind::Repeat { value, length } => {
                let inner = self.expr(*value, None);
                self.expr(*length, None);
                Ty::Array(Inner::new(inner), Inner::new(self.length(*length)))
            }
            ExprKind::Struct { path, fields, base, scope } => {
                self.struct_literal(id, (path, *scope), fields, *base, expected)
            }
            _ => self.control(id, expected),
        }
    }

    /// Blocks, branches, loops and what leaves them.
    fn control(&mut self, id: ExprId, expected: Option<&Ty>) -> Ty {
        let body = self.body;
        match &body.expr(id).kind {
            ExprKind::Block(block) => {
                self.broken.push((id, Ty::Never));
                let ty = self.block(block, expected);
                match self.broken.pop() {
                    Some((_, Ty::Never)) | None => ty,
                    Some((_, broken)) => self.joined(&broken, &ty),
                }
            }
            ExprKind::If { condition, then, otherwise } => {
                self.expr(*condition, None);
                let then = self.expr(*then, expected);
                let otherwise = otherwise.map(|it| self.expr(it, expected));
                let joined = otherwise.map_or_else(Ty::unit, |otherwise| self.joined(&then, &otherwise));
                self.coerced(joined, expected)
            }
            ExprKind::Let { pat, value } => {
                let ty = self.expr(*value, None);
                self.bind(*pat, &ty, None);
                Ty::primitive("bool")
            }
            ExprKind::Match { value, arms } => {
                let ty = self.expr(*value, None);
                let mut result = Ty::Never;
                for arm in arms {
                    self.bind(arm.pat, &ty, None);
                    if let Some(guard) = arm.guard {
                        self.expr(guard, None);
                    }
                    let arm = self.expr(arm.body, expected);
                    result = self.joined(&result, &arm);
                }
                self.coerced(result, expected)
            }
            ExprKind::Loop { .. } | ExprKind::While { .. } | ExprKind::For { .. } => self.repeated(id),
            ExprKind::Closure { .. } => self.closure(id, None),
            ExprKind::Return(value) => {
                let ret = self.ret.clone();
                if let Some(value) = value {
                    let ty = self.expr(*value, Some(&ret));
                    self.unify(&ret, &ty);
                }
                Ty::Never
            }
            ExprKind::Break { target, value } => {
                let ty = value.map_or_else(Ty::unit, |it| self.expr(it, None));
                if let Some(at) = self.broken.iter().rposition(|(of, _)| Some(*of) == *target) {
                    let outer = self.broken[at].1.clone();
                    self.broken[at].1 = self.joined(&outer, &ty);
                }
                Ty::Never
            }
            _ => Ty::Unknown,
        }
    }

    /// A loop: what `break` carries out of it, or nothing.
    fn repeated(&mut self, id: ExprId) -> Ty {
        let body = self.body;
        match &body.expr(id).kind {
            ExprKind::While { condition, .. } => {
                self.expr(*condition, None);
            }
            ExprKind::For { pat, iterable, .. } => {
                let iterable = self.expr(*iterable, None);
                let item = self.item_of(&iterable);
                self.bind(*pat, &item, None);
            }
            _ => {}
        }
        self.broken.push((id, Ty::Never));
        match &body.expr(id).kind {
            ExprKind::Loop { body } => {
                self.expr(*body, None);
                self.broken.pop().map_or(Ty::Never, |(_, ty)| ty)
            }
            ExprKind::While { body, .. } | ExprKind::For { body, .. } => {
                self.expr(*body, None);
                self.broken.pop();
                Ty::unit()
            }
            _ => Ty::Unknown,
        }
    }

    fn block(&mut self, block: &Block, expected: Option<&Ty>) -> Ty {
        let outer = (block.kind == BlockKind::Async || block.kind == BlockKind::Try).then(|| {
            let own = self.table.fresh();
            std::mem::replace(&mut self.ret, own)
        });
        let mut diverges = false;
        for statement in &block.statements {
            match statement {
                Statement::Let { pat, ty, value, otherwise, scope, .. } => {
                    let declared = ty.as_ref().map(|it| self.lower(it, *scope));
                    let found = value.map(|it| self.expr(it, declared.as_ref()));
                    if let (Some(declared), Some(found)) = (&declared, &found) {
                        self.unify(declared, found);
                    }
                    let ty = declared.or(found).unwrap_or_else(|| self.table.fresh());
                    self.bind(*pat, &ty, None);
                    self.exprs(otherwise.as_slice());
                }
                Statement::Expr { expr, .. } => {
                    diverges |= self.expr(*expr, None) == Ty::Never;
                }
            }
        }
        let ty = match block.tail {
            Some(tail) => self.expr(tail, expected),
            None if diverges => Ty::Never,
            None => Ty::unit(),
        };
        if let Some(outer) = outer {
            let inner = std::mem::replace(&mut self.ret, outer);
            self.unify(&inner, &ty);
        }
        ty
    }

    /// The type of two branches: the one that says something.
    pub(super) fn joined(&mut self, a: &Ty, b: &Ty) -> Ty {
        let (x, y) = (self.table.shallow(a), self.table.shallow(b));
        match (&x, &y) {
            (Ty::Never | Ty::Unknown, _) => y,
            (_, Ty::Never | Ty::Unknown) => x,
            _ => {
                self.unify(&x, &y);
                x
            }
        }
    }

    /// Branches of different types meet in the `dyn` that is asked for.
    fn coerced(&mut self, joined: Ty, expected: Option<&Ty>) -> Ty {
        let is_dyn = |ty: &Ty| ty.any(&mut |it| matches!(it, Ty::Dyn(_)));
        match expected.map(|it| self.table.resolve(it)) {
            Some(wanted) if is_dyn(&wanted) && joined != Ty::Never => wanted,
            _ => joined,
        }
    }

    fn binary(&mut self, left: ExprId, right: ExprId) -> Ty {
        let left = self.expr(left, None);
        self.expr(right, Some(&left));
        // Comparisons give `bool`; no handle comes out of either, so the operator does not matter.
        left
    }

    fn range(&mut self, start: Option<ExprId>, end: Option<ExprId>) -> Ty {
        let start = start.map(|it| self.expr(it, None));
        let end = end.map(|it| self.expr(it, None));
        let item = start.or(end).unwrap_or(Ty::Unknown);
        match self.index.std_item(&["ops", "Range"]) {
            Some(crate::index::Resolved::Type(id)) => Ty::Adt(id, [item].into()),
            _ => Ty::Unknown,
        }
    }

    fn index_expr(&mut self, base: ExprId, index: ExprId) -> Ty {
        let ty = self.expr(base, None);
        let key = self.expr(index, None);
        let by_range = matches!(self.body.expr(index).kind, ExprKind::Range { .. });
        for ty in self.derefs(&ty) {
            match &ty {
                Ty::Slice(inner) | Ty::Array(inner, _) if by_range => return Ty::Slice(inner.clone()),
                Ty::Slice(inner) | Ty::Array(inner, _) => return inner.as_ref().clone(),
                Ty::Primitive(name) if name == "str" => return ty,
                Ty::Adt(id, args) => {
                    let is_vec = Some(*id) == self.index.known.vec;
                    let at = usize::from(!is_vec && args.len() > 1);
                    match (is_vec && by_range, args.get(at)) {
                        (true, Some(inner)) => return Ty::Slice(Inner::new(inner.clone())),
                        // `Vec<T>[i]` is a `T`, `HashMap<K, V>[k]` a `V`.
                        (false, Some(inner)) if self.derefs(&key).len() > usize::from(at > 0) => {
                            return inner.clone();
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        Ty::Unknown
    }

    /// The type of a field, through references and `Deref`.
    pub(super) fn field(&mut self, base: &Ty, name: &str) -> Ty {
        for ty in self.derefs(base) {
            match &ty {
                Ty::Tuple(items) => {
                    if let Some(item) = name.parse::<usize>().ok().and_then(|it| items.get(it)) {
                        return item.clone();
                    }
                }
                Ty::Adt(id, args) => {
                    if let Some(field) = self.field_of(*id, None, args, name) {
                        return field;
                    }
                }
                _ => {}
            }
        }
        Ty::Unknown
    }

    /// The declared type of a field, for these arguments.
    pub(super) fn field_of(
        &mut self,
        id: TypeId,
        variant: Option<u32>,
        args: &[Ty],
        name: &str,
    ) -> Option<Ty> {
        let def = self.index.ty(id);
        let fields = match (&def.kind, variant) {
            (TypeDefKind::Struct(fields), None) => fields,
            (TypeDefKind::Enum(variants), Some(at)) => &variants.get(at as usize)?.fields,
            _ => return None,
        };
        let (Fields::Tuple(fields) | Fields::Record(fields)) = fields else { return None };
        // Whoever else has a pointer that is kept cannot be told.
        let field = fields.iter().find(|it| it.name == name).filter(|it| !it.ty.has_pointer())?;
        let context = self.index.context_of_type(id);
        let substs: Vec<_> = context.params.iter().cloned().zip(args.iter().cloned()).collect();
        let ty = self.index.lower(&field.ty, &context).substitute(&substs);
        Some(self.normalise(&ty))
    }

    fn struct_literal(
        &mut self,
        literal: ExprId,
        (path, scope): (&Path, ScopeId),
        fields: &[FieldValue],
        base: Option<ExprId>,
        expected: Option<&Ty>,
    ) -> Ty {
        let Some((id, variant, args)) = self.constructed(path, scope) else {
            for field in fields {
                self.expr(field.value, None);
            }
            self.exprs(base.as_slice());
            return Ty::Unknown;
        };
        self.variants.extend(variant.map(|it| (literal, it)));
        let whole = Ty::Adt(id, args.clone().into());
        if let Some(expected) = expected {
            let before = self.table.snapshot();
            if !self.unify(&whole, expected) {
                self.table.roll_back(before);
            }
        }
        for field in fields {
            let declared = self.field_of(id, variant, &args, &field.name);
            let found = self.expr(field.value, declared.as_ref());
            if let Some(declared) = declared {
                self.unify(&declared, &found);
            }
        }
        if let Some(base) = base {
            let base = self.expr(base, Some(&whole));
            self.unify(&whole, &base);
        }
        self.table.settle(&whole)
    }
}

fn literal_ty(literal: &Literal) -> Ty {
    match literal {
        Literal::Int(_, Some(suffix)) | Literal::Float(Some(suffix)) => Ty::primitive(suffix),
        Literal::Int(_, None) => Ty::primitive("{integer}"),
        Literal::Str { bytes: true, value } => {
            let length = Inner::new(Ty::Number(value.len() as u64));
            Ty::Array(Inner::new(Ty::primitive("u8")), length).reference(false)
        }
        Literal::Str { .. } => Ty::primitive("str").reference(false),
        Literal::Byte(_) => Ty::primitive("u8"),
        Literal::Bool(_) => Ty::primitive("bool"),
        Literal::Float(None) | Literal::Other => Ty::Unknown,
    }
}
