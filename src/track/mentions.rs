//! Which functions a body calls, and which fields and statics it gives a value.

use smol_str::SmolStr;

use crate::index::{FuncId, Index, ValueId};
use crate::infer::{Callee, Inference};
use crate::items::{Body, ExprId, ExprKind};
use crate::track::facts::{Def, Facts};
use crate::track::keeper::Keeper;
use crate::track::kept::{kept, kept_results};

/// What one body does to functions, fields and statics that others declare.
#[derive(Clone, Debug, Default)]
pub struct Mentions {
    /// Functions that are called, or passed on as values, and where.
    pub calls: Vec<(FuncId, ExprId)>,
    /// Fields and statics, with the value that each is given.
    pub writes: Vec<(Keeper, ExprId)>,
}

impl Mentions {
    pub fn of(index: &Index, body: &Body, inference: &Inference, facts: &Facts) -> Self {
        let mut mentions = Self::default();
        for expr in body.expr_ids() {
            if let Some(Callee::Func(func, _)) = inference.callees.get(&expr) {
                // A path that is called at once is noted at its call.
                if is_call(body, expr) || !body.is_called(expr) {
                    mentions.calls.push((*func, expr));
                }
            }
            mentions.note_writes(index, body, inference, facts, expr);
            mentions.note_kept(index, body, inference, facts, expr);
        }
        mentions
    }

    /// `self.files.push(file)`, `LOG.set(file)`, `LOG.get_or_init(|| file)`.
    fn note_kept(&mut self, index: &Index, body: &Body, inference: &Inference, facts: &Facts, call: ExprId) {
        let results = kept_results(index, body, inference, call).map(|(receiver, closures)| {
            let results = closures.iter().flat_map(|it| facts.closure_returns(*it)).copied();
            (receiver, results.collect::<Vec<_>>())
        });
        for (receiver, values) in kept(index, body, inference, call).into_iter().chain(results) {
            let keeper = match &body.expr(receiver).kind {
                ExprKind::Field { base, name } => field(inference, *base, name),
                _ => value_behind(index, body, inference, facts, receiver).map(Keeper::Static),
            };
            if let Some(keeper) = keeper {
                self.writes.extend(values.into_iter().map(|it| (keeper.clone(), it)));
            }
        }
    }

    fn note_writes(
        &mut self,
        index: &Index,
        body: &Body,
        inference: &Inference,
        facts: &Facts,
        expr: ExprId,
    ) {
        match &body.expr(expr).kind {
            ExprKind::Struct { fields, .. } => {
                let Some((ty, _)) = inference.expr(expr).adt() else { return };
                let variant = inference.variants.get(&expr).copied();
                let values =
                    fields.iter().map(|it| (Keeper::Field((ty, variant, it.name.clone())), it.value));
                self.writes.extend(values);
            }
            ExprKind::Call { args, .. } => {
                let Some(Callee::Constructor(ty, variant)) = inference.callees.get(&expr) else { return };
                let named = |(at, arg): (usize, &ExprId)| {
                    (Keeper::Field((*ty, *variant, SmolStr::from(at.to_string()))), *arg)
                };
                self.writes.extend(args.iter().enumerate().map(named));
            }
            // `File::open(path).map(Archive)`.
            ExprKind::Path(..) => {
                if let Some(Callee::Constructor(ty, variant)) = inference.callees.get(&expr)
                    && let Some(value) = mapped_by(body, expr)
                {
                    self.writes.push((Keeper::Field((*ty, *variant, SmolStr::new_static("0"))), value));
                }
            }
            ExprKind::Assign { place, value, plain: true } => {
                let keeper = match &body.expr(*place).kind {
                    ExprKind::Field { base, name } => field(inference, *base, name),
                    _ => value_behind(index, body, inference, facts, *place).map(Keeper::Static),
                };
                self.writes.extend(keeper.map(|it| (it, *value)));
            }
            _ => {}
        }
    }
}

/// A field of a value that is no variant of an enum.
fn field(inference: &Inference, base: ExprId, name: &SmolStr) -> Option<Keeper> {
    let (ty, _) = inference.expr(base).peeled().adt()?;
    Some(Keeper::Field((ty, None, name.clone())))
}

/// The static of the workspace that a place lies in, through locks, cells and guards with a name: `*LOG.lock().unwrap()`.
fn value_behind(
    index: &Index,
    body: &Body,
    inference: &Inference,
    facts: &Facts,
    place: ExprId,
) -> Option<ValueId> {
    let unit = inference.unit?;
    let is_own = |it: ExprId| match inference.callees.get(&it) {
        Some(Callee::Func(func, _)) => !index.is_stub(index.func_unit(*func)),
        _ => false,
    };
    let (mut open, mut seen) = (vec![place], Vec::new());
    while let Some(at) = open.pop() {
        match &body.expr(at).kind {
            ExprKind::Path(path, scope) => {
                let value = index.value_at(unit, path, *scope).filter(|it| index.value(*it).is_static);
                if value.is_some() {
                    return value;
                }
            }
            ExprKind::MethodCall { receiver, .. } if !is_own(at) => open.push(*receiver),
            ExprKind::Ref { inner, .. }
            | ExprKind::Deref(inner)
            | ExprKind::Try(inner)
            | ExprKind::Await(inner)
            | ExprKind::Index { base: inner, .. } => open.push(*inner),
            // What a name was given later is kept in what it was given first.
            ExprKind::Local(local) if !seen.contains(local) => {
                seen.push(*local);
                open.extend(facts.defs(*local).iter().filter_map(|it| match it {
                    Def::Value(value) => Some(*value),
                    _ => None,
                }));
            }
            _ => {}
        }
    }
    None
}

/// What a method is called on that is given a function by its name.
pub fn mapped_by(body: &Body, function: ExprId) -> Option<ExprId> {
    let parent = body.expr(function).parent?;
    match &body.expr(parent).kind {
        ExprKind::MethodCall { receiver, name, .. } if name == "map" && *receiver != function => {
            Some(*receiver)
        }
        _ => None,
    }
}

fn is_call(body: &Body, expr: ExprId) -> bool {
    matches!(body.expr(expr).kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. })
}
