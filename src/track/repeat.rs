//! Which calls repeat while a value lives: those in a loop that does not make the value anew.

use crate::items::{ExprId, ExprKind};
use crate::track::facts::passed_to;
use crate::track::program::Known;

/// Whether a loop stands around a use but not around where the value comes from.
pub fn repeats(known: &Known, using: ExprId, made: Option<ExprId>) -> bool {
    let around = |expr: ExprId| {
        std::iter::once(expr)
            .chain(known.body.ancestors(expr))
            .filter(|it| is_loop(known, *it))
            .collect::<Vec<_>>()
    };
    let made = made.map(around).unwrap_or_default();
    around(using).iter().any(|it| !made.contains(it) && !is_head(known, *it, using))
}

/// A loop, or a closure that is called for each item.
pub fn is_loop(known: &Known, expr: ExprId) -> bool {
    match &known.body.expr(expr).kind {
        _ if known.body.is_loop(expr) => true,
        ExprKind::Closure { .. } => {
            passed_to(&known.body, expr).is_some_and(|call| match &known.body.expr(call).kind {
                ExprKind::MethodCall { name, .. } => matches!(
                    name.as_str(),
                    "for_each" | "try_for_each" | "fold" | "try_fold" | "all" | "any" | "for_each_with"
                ),
                _ => false,
            })
        }
        _ => false,
    }
}

/// What a `for` runs over is evaluated once.
pub fn is_head(known: &Known, of: ExprId, expr: ExprId) -> bool {
    match &known.body.expr(of).kind {
        ExprKind::For { iterable, .. } => {
            expr == *iterable || known.body.ancestors(expr).any(|it| it == *iterable)
        }
        _ => false,
    }
}
