//! What is evaluated before anything is written, which no buffer can come before.

use crate::index::Ty;
use crate::items::{ExprId, ExprKind};
use crate::repair::flush::Request;
use crate::repair::scene::closure_around;
use crate::track::Known;

/// The call that the writer goes into first, where it is made in the same body.
pub fn first_write(request: &Request<'_>, known: &Known) -> Option<ExprId> {
    let body = &known.body;
    if request.source.owner != request.owner || request.source.expr == request.block {
        return None;
    }
    let first = request.uses.iter().copied().min_by_key(|it| body.expr(*it).span.start)?;
    let mut around = body.ancestors(first);
    around.find(|it| body.is_call(*it))
}

/// Whether an expression is evaluated before anything is written: an argument of the first call, or in front of it.
pub fn comes_first(known: &Known, request: &Request<'_>, first: Option<ExprId>, expr: ExprId) -> bool {
    let body = &known.body;
    let Some(first) = first else { return false };
    if expr == first || body.expr(expr).span.end > body.expr(first).span.end {
        return false;
    }
    // What is handed on is called later, and an iterator without a name may do its work as late.
    let is_lazy = known.inference.expr(expr).any(&mut |it| matches!(it, Ty::Opaque(_) | Ty::Dyn(_)));
    let is_handed_on = is_lazy
        || closure_around(body, expr) != closure_around(body, first)
        || matches!(body.expr(expr).kind, ExprKind::Local(_) | ExprKind::Path(..))
            && matches!(known.inference.expr(expr), Ty::Closure(_) | Ty::FnItem(..));
    if is_handed_on {
        return false;
    }
    let (block, span) = (body.expr(request.block).span, body.expr(expr).span);
    let may_come_again = |it: ExprId| {
        let is_within = it != request.block && block.contains(body.expr(it).span);
        let again = match body.expr(it).kind {
            // What a `for` runs over is evaluated once.
            ExprKind::For { iterable, .. } => !body.expr(iterable).span.contains(span),
            ExprKind::Closure { .. } => true,
            _ => body.is_loop(it),
        };
        is_within && again && body.expr(it).span.contains(span)
    };
    !body.ancestors(first).any(may_come_again)
}
