//! All bodies of the run with their types, and who calls whom and writes which field.

use rayon::prelude::*;
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::index::{FuncId, Index, Ty, TypeId};
use crate::infer::{BodyOwner, Callee, Inference, infer};
use crate::items::{Body, ExprId, ExprKind};
use crate::track::facts::Facts;
use crate::track::repeat::repeats;

/// An expression of some body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    pub owner: BodyOwner,
    pub expr: ExprId,
}

/// A field of a type of the workspace: the type, the variant, the name.
pub type FieldKey = (TypeId, Option<u32>, SmolStr);

/// What is known of the whole run.
pub struct Program<'a> {
    pub index: &'a Index,
    bodies: FxHashMap<BodyOwner, Known<'a>>,
    callers: FxHashMap<FuncId, Vec<At>>,
    field_writes: FxHashMap<FieldKey, Vec<At>>,
}

/// One body with what was found out about it.
pub struct Known<'a> {
    pub body: &'a Body,
    pub inference: Inference,
    pub facts: Facts,
}

impl<'a> Program<'a> {
    pub fn new(index: &'a Index) -> Self {
        let owners: Vec<BodyOwner> =
            index.funcs().map(BodyOwner::Func).chain(index.values().map(BodyOwner::Value)).collect();
        let known: Vec<(BodyOwner, Known<'a>)> = owners
            .into_par_iter()
            .filter_map(|owner| {
                let body = owner.body(index)?;
                let inference = infer(index, owner);
                let facts = Facts::of(index, body, &inference);
                Some((owner, Known { body, inference, facts }))
            })
            .collect();
        let mut program = Self {
            index,
            bodies: FxHashMap::default(),
            callers: FxHashMap::default(),
            field_writes: FxHashMap::default(),
        };
        for (owner, known) in &known {
            program.note_calls(*owner, known);
        }
        program.bodies = known.into_iter().collect();
        program
    }

    fn note_calls(&mut self, owner: BodyOwner, known: &Known<'_>) {
        for expr in known.body.expr_ids() {
            let at = At { owner, expr };
            if let Some(Callee::Func(func, _)) = known.inference.callees.get(&expr) {
                // A path that is called at once is noted at its call.
                if is_call(known.body, expr) || !is_called(known.body, expr) {
                    self.callers.entry(*func).or_default().push(at);
                }
            }
            match &known.body.expr(expr).kind {
                ExprKind::Struct { fields, .. } => {
                    let Some((ty, _)) = known.inference.expr(expr).adt() else { continue };
                    let variant = known.facts.variant_of(expr);
                    for field in fields {
                        let key = (ty, variant, field.name.clone());
                        self.field_writes.entry(key).or_default().push(At { owner, expr: field.value });
                    }
                }
                ExprKind::Call { args, .. } => {
                    let Some(Callee::Constructor(ty, variant)) = known.inference.callees.get(&expr) else {
                        continue;
                    };
                    for (n, arg) in args.iter().enumerate() {
                        let key = (*ty, *variant, SmolStr::from(n.to_string()));
                        self.field_writes.entry(key).or_default().push(At { owner, expr: *arg });
                    }
                }
                ExprKind::Assign { place, value, plain: true } => {
                    if let ExprKind::Field { base, name } = &known.body.expr(*place).kind {
                        let base = known.inference.expr(*base).peeled();
                        let Some((ty, _)) = base.adt() else { continue };
                        let key = (ty, None, name.clone());
                        self.field_writes.entry(key).or_default().push(At { owner, expr: *value });
                    }
                }
                _ => {}
            }
        }
    }

    pub fn known(&self, owner: BodyOwner) -> Option<&Known<'a>> {
        self.bodies.get(&owner)
    }

    /// In the order of their owners, so that no result depends on the order of work.
    pub fn owners(&self) -> Vec<BodyOwner> {
        let mut owners: Vec<BodyOwner> = self.bodies.keys().copied().collect();
        owners.sort();
        owners
    }

    /// Where a function is called or passed on as a value.
    pub fn callers(&self, func: FuncId) -> &[At] {
        self.callers.get(&func).map_or(&[], Vec::as_slice)
    }

    /// The values that a field is given anywhere.
    pub fn field_writes(&self, key: &FieldKey) -> &[At] {
        self.field_writes.get(key).map_or(&[], Vec::as_slice)
    }

    /// The type that declares the field, references and smart pointers looked through.
    pub fn field_owner(&self, base: &Ty, name: &str) -> Option<TypeId> {
        let (id, args) = base.peeled().adt()?;
        let fields = match &self.index.ty(id).kind {
            crate::items::TypeDefKind::Struct(
                crate::items::Fields::Record(fields) | crate::items::Fields::Tuple(fields),
            ) => fields.as_slice(),
            _ => &[],
        };
        if fields.iter().any(|it| it.name == name) {
            return Some(id);
        }
        // `Box<Archive>`, `MutexGuard<Archive>`.
        args.iter().find_map(|it| self.field_owner(it, name))
    }

    /// Whether a method that works on a field is called again and again while the field lives.
    pub fn is_called_in_loop(&self, owner: BodyOwner, depth: u32) -> bool {
        let BodyOwner::Func(func) = owner else { return false };
        depth < 3
            && self.callers(func).iter().any(|call| {
                call.owner != owner
                    && (self.known(call.owner).is_some_and(|it| repeats(it, call.expr, None))
                        || self.is_called_in_loop(call.owner, depth + 1))
            })
    }

    /// Whether an expression is evaluated again and again, by a loop around it or around a call of its function.
    pub fn is_repeated(&self, at: At) -> bool {
        self.known(at.owner).is_some_and(|it| repeats(it, at.expr, None))
            || self.is_called_in_loop(at.owner, 0)
    }

    /// A function's own body; for one that a trait declares, those of its impls too.
    pub fn bodies_of(&self, func: FuncId) -> Vec<BodyOwner> {
        let index = self.index;
        let mut owners = vec![BodyOwner::Func(func)];
        if let Some(trait_) = index.trait_of(func) {
            let name = index.func(func).name.clone();
            owners.extend(
                index.all_impls_of(trait_).filter_map(|it| index.impl_func(it, &name)).map(BodyOwner::Func),
            );
        }
        owners
    }
}

fn is_call(body: &Body, expr: ExprId) -> bool {
    matches!(body.expr(expr).kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. })
}

/// Whether the expression stands in the place of the function of a call.
fn is_called(body: &Body, expr: ExprId) -> bool {
    let parent = body.expr(expr).parent.map(|it| &body.expr(it).kind);
    matches!(parent, Some(ExprKind::Call { callee, .. }) if *callee == expr)
}
