//! A pipe or socket that a call has taken is closed when the call is over, and its other side waits for that end: the
//! buffer that is only lent to the call is dropped behind its flush.

use quote::quote;

use crate::effects::Effect;
use crate::file::Span;
use crate::index::Ty;
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, PatId, PatKind, Statement};
use crate::repair::flush::Layout;
use crate::repair::handling::is_handling;
use crate::repair::scene::{Scene, closure_around};
use crate::repair::swap::Swap;
use crate::repair::{Change, code, flush};
use crate::track::{Known, mentions, talks};

/// Whether anybody behind the statement that takes a writer may wait for its end, or need what it borrows, in the same
/// block and closure.
pub fn is_awaited(scene: Scene<'_>, known: &Known, swap: Swap, block: ExprId, taken: ExprId) -> bool {
    let body = &known.body;
    let Some(statement) = flush::enclosing_statement(known, taken) else { return false };
    let home = closure_around(body, taken);
    let path = scene.index().type_path(swap.handle);
    let is_behind =
        |it: ExprId| body.expr(it).span.start >= statement.end && closure_around(body, it) == home;
    let is_called = |it: ExprId| {
        body.is_call(it) && !matches!(known.inference.callees.get(&it), Some(Callee::Constructor(..)))
    };
    let closes = talks(&path) || path.ends_with("::PipeWriter");
    // A buffer that stood there already was gone with the call, and so was whatever it borrowed.
    let borrows = swap.is_there && known.inference.expr(taken).any(&mut |it| matches!(it, Ty::Ref(..)));
    let is_needed = |it: ExprId| match &body.expr(it).kind {
        ExprKind::Macro(_) => closes,
        ExprKind::Local(_) => borrows,
        _ => (closes || swap.is_there) && is_called(it),
    };
    body.within(body.expr(block).span).any(|it| is_behind(it) && is_needed(it))
}

/// Whether the call that takes a writer is the last that its statement does, but for what handles its error: what stands
/// behind it there would come before the flush.
pub fn ends_statement(scene: Scene<'_>, known: &Known, swap: Swap, call: ExprId) -> bool {
    let body = &known.body;
    let is_result = |it: ExprId| {
        known.inference.expr(it).adt().is_some_and(|(id, _)| Some(id) == scene.index().known.result)
    };
    let mut inner = call;
    let mut is_handled = false;
    while let Some(outer) = body.expr(inner).parent {
        match &body.expr(outer).kind {
            ExprKind::Try(_) => is_handled = true,
            ExprKind::Await(_) => {}
            ExprKind::MethodCall { receiver, name, .. } if *receiver == inner => {
                is_handled |= matches!(name.as_str(), "unwrap" | "expect" | "unwrap_or_else");
                if !is_handling(name) && !matches!(name.as_str(), "ok" | "unwrap_or_else") {
                    return !swap.is_there;
                }
            }
            ExprKind::Call { args, .. } if args[..] == [inner] => {}
            ExprKind::If { condition, .. } if *condition != inner => {}
            ExprKind::Match { value, .. } if *value != inner => {}
            ExprKind::Block(block) if block.tail == Some(inner) => {}
            ExprKind::Block(block) => {
                // Who keeps the error asks for it later.
                let is_asked = |pat: PatId| match body.pat(pat).kind {
                    PatKind::Bind { local, .. } => !mentions(body, local).is_empty(),
                    _ => false,
                };
                let is_kept = |it: &Statement| match it {
                    Statement::Let { pat, value, .. } => {
                        *value == Some(inner) && !is_handled && is_result(inner) && is_asked(*pat)
                    }
                    Statement::Expr { .. } => false,
                };
                return !block.statements.iter().any(is_kept);
            }
            ExprKind::Closure { .. } | ExprKind::Loop { .. } => return true,
            ExprKind::For { iterable: head, .. } | ExprKind::While { condition: head, .. } => {
                return *head != inner || !swap.is_there;
            }
            _ => return !swap.is_there,
        }
        inner = outer;
    }
    true
}

/// Drops a writer behind its only flush; `None` where that stands in no line of its own.
pub fn drop_behind(changes: &mut [Change], name: &str) -> Option<()> {
    let mut lines = changes.iter_mut().filter(|it| it.text.starts_with(['\n', '\r']));
    let line = lines.next().filter(|_| lines.next().is_none())?;
    let indent = line.text.len() - line.text.trim_start().len();
    let name = code::name(name);
    let ending = code::spelled(quote!(drop(#name);));
    let ending = format!("{}{ending}", line.text.get(..indent)?);
    // Several branches may have given it away.
    if !line.text.ends_with(&ending) {
        line.text.push_str(&ending);
    }
    Some(())
}

/// Drops a writer behind the statement whose call has flushed it.
pub fn drop_behind_statement(
    scene: Scene<'_>,
    owner: BodyOwner,
    taken: ExprId,
    name: &str,
) -> Option<Change> {
    let statement = flush::enclosing_statement(scene.known(owner)?, taken)?;
    let name = code::name(name);
    let layout = Layout::of(scene, owner)?;
    let line = layout.break_before(statement.start) + &code::spelled(quote!(drop(#name);));
    scene.change(owner, Span::at(layout.line_end(statement.end)), line)
}

/// Whether the program may end in the statement of a call that has dropped its writer so far: what the call wrote before
/// it failed would be lost with a writer that is only lent.
pub fn may_exit_beside(scene: Scene<'_>, owner: BodyOwner, taken: ExprId) -> bool {
    let Some(known) = scene.known(owner) else { return true };
    let Some(statement) = flush::enclosing_statement(known, taken) else { return true };
    let Some(call) = known.body.expr(taken).parent.map(|it| known.body.expr(it).span) else { return true };
    let mut besides = known.body.within(statement).filter(|it| !call.contains(known.body.expr(*it).span));
    besides.any(|it| scene.effects().of_expr(owner, it).contains(&Effect::Exits))
}
