//! A pipe or socket that a call has taken is closed when the call is over, and its other side waits for that end: the
//! buffer that is only lent to the call is dropped behind its flush.

use quote::quote;

use crate::index::TypeId;
use crate::infer::Callee;
use crate::items::ExprId;
use crate::repair::scene::{Scene, closure_around};
use crate::repair::{Change, code, flush, live};
use crate::track::Known;

/// Whether anybody behind the statement that takes a handle may wait for its end, in the same block and closure.
pub fn is_awaited(scene: Scene<'_>, known: &Known, handle: TypeId, block: ExprId, taken: ExprId) -> bool {
    let body = &known.body;
    let Some(statement) = flush::enclosing_statement(known, taken) else { return false };
    let home = closure_around(body, taken);
    let path = scene.index().type_path(handle);
    let is_called = |it: ExprId| {
        body.expr(it).span.start >= statement.end
            && body.is_call(it)
            && closure_around(body, it) == home
            && !matches!(known.inference.callees.get(&it), Some(Callee::Constructor(..)))
    };
    (live::talks(&path) || path.ends_with("::PipeWriter"))
        && body.within(body.expr(block).span).any(is_called)
}

/// Drops a writer behind its only flush; `None` where that stands in no line of its own.
pub fn drop_behind(changes: &mut [Change], name: &str) -> Option<()> {
    let mut lines = changes.iter_mut().filter(|it| it.text.starts_with(['\n', '\r']));
    let line = lines.next().filter(|_| lines.next().is_none())?;
    let indent = line.text.len() - line.text.trim_start().len();
    let name = code::name(name);
    let ending = code::spelled(quote!(drop(#name);));
    let ending = format!("{}{ending}", line.text.get(..indent)?);
    line.text.push_str(&ending);
    Some(())
}
