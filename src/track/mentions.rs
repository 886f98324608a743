//! Whom a body calls and which fields it gives a value.

use smol_str::SmolStr;

use crate::index::{FuncId, Index};
use crate::infer::{Callee, Inference};
use crate::items::{Body, ExprId, ExprKind};
use crate::track::facts::Facts;
use crate::track::kept::kept;
use crate::track::program::FieldKey;

/// What one body does to functions and fields that others declare.
#[derive(Clone, Debug, Default)]
pub struct Mentions {
    /// Functions that are called, or passed on as values, and where.
    pub calls: Vec<(FuncId, ExprId)>,
    /// Fields, with the value that each is given.
    pub writes: Vec<(FieldKey, ExprId)>,
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
            mentions.note_writes(body, inference, facts, expr);
            mentions.note_kept(index, body, inference, expr);
        }
        mentions
    }

    /// `self.files.push(file)`.
    fn note_kept(&mut self, index: &Index, body: &Body, inference: &Inference, call: ExprId) {
        let Some((receiver, values)) = kept(index, body, inference, call) else { return };
        if let ExprKind::Field { base, name } = &body.expr(receiver).kind
            && let Some((ty, _)) = inference.expr(*base).peeled().adt()
        {
            self.writes.extend(values.into_iter().map(|it| ((ty, None, name.clone()), it)));
        }
    }

    fn note_writes(&mut self, body: &Body, inference: &Inference, facts: &Facts, expr: ExprId) {
        match &body.expr(expr).kind {
            ExprKind::Struct { fields, .. } => {
                let Some((ty, _)) = inference.expr(expr).adt() else { return };
                let variant = facts.variant_of(expr);
                let values = fields.iter().map(|it| ((ty, variant, it.name.clone()), it.value));
                self.writes.extend(values);
            }
            ExprKind::Call { args, .. } => {
                let Some(Callee::Constructor(ty, variant)) = inference.callees.get(&expr) else { return };
                let named =
                    |(at, arg): (usize, &ExprId)| ((*ty, *variant, SmolStr::from(at.to_string())), *arg);
                self.writes.extend(args.iter().enumerate().map(named));
            }
            // `File::open(path).map(Archive)`.
            ExprKind::Path(..) => {
                if let Some(Callee::Constructor(ty, variant)) = inference.callees.get(&expr)
                    && let Some(value) = mapped_by(body, expr)
                {
                    self.writes.push(((*ty, *variant, SmolStr::new_static("0")), value));
                }
            }
            ExprKind::Assign { place, value, plain: true } => {
                if let ExprKind::Field { base, name } = &body.expr(*place).kind
                    && let Some((ty, _)) = inference.expr(*base).peeled().adt()
                {
                    self.writes.push(((ty, None, name.clone()), *value));
                }
            }
            _ => {}
        }
    }
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
