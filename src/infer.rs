//! The type of an expression, as far as it can be told, and which function a call reaches.
//! Nothing here fails: what cannot be told is `Ty::Unknown`, and later stages treat it with care.

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::index::{FuncId, Generic, Index, Kinds, Ty, TypeContext, TypeId, UnitId, ValueId};
use crate::items::{Body, ExprId, PatId, ScopeId};

mod call;
mod closure;
mod expression;
mod macros;
mod method;
mod path;
mod pattern;
mod table;

pub use call::ADDS;
pub use method::implements;
use table::Table;

/// Whose body it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BodyOwner {
    Func(FuncId),
    Value(ValueId),
}

/// What is known of one body.
#[derive(Clone, Debug, Default)]
pub struct Inference {
    /// Where the body stands.
    pub unit: Option<UnitId>,
    /// By `ExprId`.
    pub exprs: Vec<Ty>,
    /// By `LocalId`.
    pub locals: Vec<Ty>,
    /// What is called at a call or method call, or named by a path that is passed as a function.
    pub callees: FxHashMap<ExprId, Callee>,
    /// The type and variant that a pattern with a path names.
    pub pats: FxHashMap<PatId, (TypeId, Option<u32>)>,
    /// The variant that a struct literal makes, where it is of an enum.
    pub variants: FxHashMap<ExprId, u32>,
}

/// What a call reaches.
#[derive(Clone, Debug, PartialEq)]
pub enum Callee {
    /// With what its type parameters stand for in this call.
    Func(FuncId, Vec<(SmolStr, Ty)>),
    /// The constructor of a tuple struct or variant.
    Constructor(TypeId, Option<u32>),
    /// A closure of the same body.
    Closure(ExprId),
}

impl Inference {
    pub fn expr(&self, id: ExprId) -> &Ty {
        self.exprs.get(id.0 as usize).unwrap_or(&Ty::Unknown)
    }

    pub fn local(&self, id: crate::items::LocalId) -> &Ty {
        self.locals.get(id.0 as usize).unwrap_or(&Ty::Unknown)
    }
}

impl BodyOwner {
    /// The body, where it was lowered with its file.
    pub fn body(self, index: &Index) -> Option<&Body> {
        match self {
            BodyOwner::Func(id) => index.func(id).body.as_deref(),
            BodyOwner::Value(id) => index.value(id).body.as_deref(),
        }
    }

    /// The type parameters in force, with their bounds.
    pub fn generics(self, index: &Index) -> &[Generic] {
        match self {
            BodyOwner::Func(id) => &index.signature(id).generics,
            BodyOwner::Value(_) => &[],
        }
    }

    pub fn unit(self, index: &Index) -> UnitId {
        match self {
            BodyOwner::Func(id) => index.func_unit(id),
            BodyOwner::Value(id) => index.value_unit(id),
        }
    }

    /// Where it is declared.
    pub fn scope(self, index: &Index) -> ScopeId {
        match self {
            BodyOwner::Func(id) => index.func(id).scope,
            BodyOwner::Value(id) => index.value(id).scope,
        }
    }
}

/// The types of an owner's body.
pub fn infer(index: &Index, owner: BodyOwner, body: &Body) -> Inference {
    let mut cx = Cx::new(index, owner, body);
    cx.start(owner);
    cx.finish()
}

/// The function that a method call on a value of this type would reach in a body.
pub fn method_of(index: &Index, owner: BodyOwner, body: &Body, receiver: &Ty, name: &str) -> Option<FuncId> {
    Cx::new(index, owner, body).method(receiver, name).map(|(func, _)| func)
}

/// The work on one body.
struct Cx<'a> {
    index: &'a Index,
    body: &'a Body,
    unit: UnitId,
    context: TypeContext,
    bounds: Vec<Generic>,
    table: Table,
    exprs: Vec<Ty>,
    locals: Vec<Ty>,
    callees: FxHashMap<ExprId, Callee>,
    pats: FxHashMap<PatId, (TypeId, Option<u32>)>,
    variants: FxHashMap<ExprId, u32>,
    /// Parameters and result of each closure seen so far.
    closures: FxHashMap<ExprId, (Vec<Ty>, Ty)>,
    ret: Ty,
    /// What `break` carries out of each loop and block around, the innermost last.
    broken: Vec<(ExprId, Ty)>,
    depth: u32,
    projecting: u32,
    /// Associated types that were looked for, by their bases; nothing for as long as that goes on.
    projections: FxHashMap<(Ty, SmolStr), Option<Ty>>,
}

impl<'a> Cx<'a> {
    fn new(index: &'a Index, owner: BodyOwner, body: &'a Body) -> Self {
        let unit = owner.unit(index);
        let (context, bounds) = match owner {
            BodyOwner::Func(id) => (index.context_of(id), index.signature(id).generics.clone()),
            BodyOwner::Value(id) => {
                let scope = index.scope_key(unit, index.value(id).scope);
                (TypeContext { scope, params: Vec::new(), self_ty: None }, Vec::new())
            }
        };
        Self {
            index,
            body,
            unit,
            context,
            bounds,
            table: Table::default(),
            exprs: Vec::new(),
            locals: Vec::new(),
            callees: FxHashMap::default(),
            pats: FxHashMap::default(),
            variants: FxHashMap::default(),
            closures: FxHashMap::default(),
            ret: Ty::Unknown,
            broken: Vec::new(),
            depth: 0,
            projecting: 0,
            projections: FxHashMap::default(),
        }
    }

    fn start(&mut self, owner: BodyOwner) {
        self.exprs = vec![Ty::Unknown; self.body.exprs.len()];
        self.locals = vec![Ty::Unknown; self.body.locals.len()];
        let params = match owner {
            BodyOwner::Func(id) => {
                let signature = self.index.signature(id);
                self.ret = signature.ret.clone();
                signature.params.clone()
            }
            BodyOwner::Value(id) => {
                let ty = self.index.value(id).ty.as_ref().map(|it| self.index.lower(it, &self.context));
                self.ret = ty.unwrap_or(Ty::Unknown);
                Vec::new()
            }
        };
        for (at, pat) in self.body.params.iter().enumerate() {
            let ty = params.get(at).cloned().unwrap_or(Ty::Unknown);
            self.bind(*pat, &ty, None);
        }
        if let Some(root) = self.body.root {
            let expected = self.ret.clone();
            let ty = self.expr(root, Some(&expected));
            self.unify(&expected, &ty);
        }
    }

    fn finish(mut self) -> Inference {
        let exprs = std::mem::take(&mut self.exprs);
        let locals = std::mem::take(&mut self.locals);
        let callees = std::mem::take(&mut self.callees);
        let pats = std::mem::take(&mut self.pats);
        let variants = std::mem::take(&mut self.variants);
        Inference {
            unit: Some(self.unit),
            pats,
            variants,
            exprs: exprs.iter().map(|it| self.resolved(it)).collect(),
            locals: locals.iter().map(|it| self.resolved(it)).collect(),
            callees: callees
                .into_iter()
                .map(|(id, callee)| match callee {
                    Callee::Func(func, substs) => {
                        let substs = substs.into_iter().map(|(name, ty)| (name, self.named(&ty))).collect();
                        (id, Callee::Func(func, substs))
                    }
                    other => (id, other),
                })
                .collect(),
        }
    }

    /// With every variable replaced by what was found for it, and projections by what they come to.
    fn resolved(&mut self, ty: &Ty) -> Ty {
        let ty = self.table.settle(ty);
        if !ty.has(Kinds::PROJECTION) {
            return without_vars(&ty).bounded();
        }
        let normal = self.normalise(&ty);
        without_vars(&self.table.settle(&normal)).bounded()
    }

    /// The same for another body, where a closure of this one has no meaning.
    fn named(&mut self, ty: &Ty) -> Ty {
        let closures = &mut |it: &Ty| matches!(it, Ty::Closure(_)).then_some(Ty::Unknown);
        self.resolved(ty).map_in(Kinds::CLOSURE, closures)
    }

    fn unify(&mut self, a: &Ty, b: &Ty) -> bool {
        self.table.unify(a, b)
    }

    fn scope_key(&self, scope: crate::items::ScopeId) -> crate::index::ScopeKey {
        self.index.scope_key(self.unit, scope)
    }

    /// A written type of this body; `_` is a variable to be found.
    fn lower(&mut self, ty: &crate::items::TypeRef, scope: crate::items::ScopeId) -> Ty {
        if matches!(ty.kind, crate::items::TypeKind::Infer) {
            return self.table.fresh();
        }
        let context = TypeContext { scope: self.scope_key(scope), ..self.context.clone() };
        let lowered = self.index.lower(ty, &context);
        // Arguments that were left out or written `_` may still be found.
        lowered.map_in(Kinds::UNKNOWN, &mut |it| match it {
            Ty::Adt(id, args) if args.contains(&Ty::Unknown) => {
                let args = args
                    .iter()
                    .map(|it| if *it == Ty::Unknown { self.table.fresh() } else { it.clone() })
                    .collect();
                Some(Ty::Adt(*id, args))
            }
            _ => None,
        })
    }
}

fn without_vars(ty: &Ty) -> Ty {
    ty.map_in(Kinds::VAR, &mut |it| matches!(it, Ty::Var(_)).then_some(Ty::Unknown))
}

#[cfg(test)]
mod tests;
