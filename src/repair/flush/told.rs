//! Writes whose error the code looks at itself, `if let Err(e) = write(..) { … }`: the flush is looked at in the same way.

use crate::items::{ExprId, ExprKind};
use crate::repair::flush::Planner;
use crate::repair::handling::{Handling, callee};
use crate::repair::scene::closure_around;
use crate::repair::visible::sees_names;
use crate::track::At;

/// A write in the head of such an `if`.
struct Told {
    /// The `if`.
    outer: ExprId,
    pattern: String,
    /// With its braces; its lines as deep as if the `if` stood at the left edge.
    block: String,
}

fn told(planner: &Planner<'_>, sink: At) -> Option<Told> {
    let body = &planner.known.body;
    let head = body.expr(sink.expr).parent?;
    let ExprKind::Let { pat, value } = body.expr(head).kind else { return None };
    let outer = body.expr(head).parent?;
    let ExprKind::If { condition, then, otherwise: None } = body.expr(outer).kind else { return None };
    let inside = body.expr(then).span;
    let mut within = body.within(inside);
    // What it leaves may be no loop where the flush stands, and the writer is what a flush has at hand.
    let stays = within.all(|it| {
        !matches!(body.expr(it).kind, ExprKind::Break(_) | ExprKind::Continue)
            && !planner.request.uses.contains(&it)
    });
    // A `return` in a closure leaves the closure.
    let is_same_body = closure_around(body, sink.expr) == closure_around(body, planner.request.block);
    if value != sink.expr || condition != head || !stays || !is_same_body || !body.is_error(pat) {
        return None;
    }
    let file = planner.scene.file(sink.owner)?;
    let pattern = file.text.get(body.pat(pat).span.range())?;
    let block = file.text.get(inside.range()).filter(|it| !it.contains("//"))?;
    let depth = planner.layout()?.indentation(body.expr(outer).span.start);
    let lines = block.lines().map(|it| it.strip_prefix(depth).unwrap_or(it)).collect::<Vec<_>>();
    Some(Told { outer, pattern: pattern.to_owned(), block: lines.join("\n") })
}

/// Without the words of its messages.
fn shape(block: &str) -> String {
    let code = block.split('"').step_by(2).collect::<Vec<_>>().join("\"");
    code.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The handling that all writes share but for their words, where one of them can be repeated behind the last.
pub fn shared(planner: &Planner<'_>) -> Option<Handling> {
    let sinks = planner.sinks_here();
    let all = sinks.iter().map(|it| told(planner, *it)).collect::<Option<Vec<_>>>()?;
    let place = At { owner: planner.request.owner, expr: planner.request.block };
    let first = shape(&all.first()?.block);
    if all.iter().any(|it| shape(&it.block) != first) {
        return None;
    }
    let told = sinks.into_iter().zip(all).rev().find(|(sink, it)| {
        let body = &planner.known.body;
        let is_of_io = planner.is_io(sink.expr);
        let is_statement =
            body.expr(it.outer).parent.is_some_and(|it| matches!(body.expr(it).kind, ExprKind::Block(_)));
        is_of_io && is_statement && sees_names(planner.scene, *sink, it.outer, place)
    });
    told.map(|(_, it)| Handling::Told(it.pattern, it.block))
}

/// Whether a way out stands where the error of a write is looked at: that write has failed, and no flush would help.
/// A helper may also fail for a reason of its own, with good lines written before.
pub fn is_behind_error(planner: &Planner<'_>, exit: ExprId) -> bool {
    let body = &planner.known.body;
    let is_told = |outer: ExprId, inner: ExprId| match &body.expr(outer).kind {
        ExprKind::If { condition, then, .. } if *then == inner => match body.expr(*condition).kind {
            ExprKind::Let { pat, value } => body.is_error(pat) && is_write(planner, value),
            _ => false,
        },
        ExprKind::Match { value, arms } => {
            is_write(planner, *value) && arms.iter().any(|it| it.body == inner && body.is_error(it.pat))
        }
        _ => false,
    };
    let mut inner = exit;
    body.ancestors(exit).any(|outer| is_told(outer, std::mem::replace(&mut inner, outer)))
}

fn is_write(planner: &Planner<'_>, value: ExprId) -> bool {
    planner.sinks_here().iter().any(|it| it.expr == value) && fails_by_writing(planner, value)
}

/// Whether a call fails where the writer does, and for no other reason.
pub fn fails_by_writing(planner: &Planner<'_>, call: ExprId) -> bool {
    let index = planner.scene.index();
    matches!(planner.known.body.expr(call).kind, ExprKind::Macro(_))
        || callee(planner.known, call).is_some_and(|it| index.is_stub(index.func_unit(it)))
}
