//! Names of calls as far as they are those of an API: what a program calls its own functions tells nothing of them.

use crate::index::{Index, Ty};
use crate::infer::{Callee, Inference};
use crate::items::{Body, ExprId, ExprKind};

/// The name by which a call calls an API, and an impl what its trait declares; empty for a function of the workspace.
pub fn called_api<'a>(index: &Index, body: &'a Body, inference: &Inference, call: ExprId) -> &'a str {
    let is_own_type = |it: &Ty| it.adt().is_some_and(|(id, _)| !index.is_stub(index.type_unit(id)));
    let is_own = match inference.callees.get(&call) {
        Some(Callee::Func(func, _)) => !index.is_stub(index.func_unit(index.of_trait(*func))),
        Some(Callee::Constructor(..) | Callee::Closure(_)) => false,
        // What a macro or a file that was not read gives to a type of the workspace.
        None => match &body.expr(call).kind {
            ExprKind::MethodCall { receiver, .. } => is_own_type(inference.expr(*receiver).peeled()),
            _ => false,
        },
    };
    if is_own { "" } else { body.called_name(call) }
}
