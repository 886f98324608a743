//! What a function of the workspace does by itself and by what it calls.

use std::collections::BTreeSet;

use crate::effects::{is_of_std, is_panic};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind};
use crate::track::{At, Exposure, Known, SinkSite};
use crate::why::View;
use crate::why::origin::exposure;
use crate::why::types::takes_text;

/// Most bodies that are looked into for one answer; what calls more is left to its own lines.
const MAX_BODIES: usize = 400;

/// What a function comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Below {
    /// Everything that it calls is known, and nothing makes small calls of the system.
    Nothing,
    /// This call does, in itself or the nearest function that it calls.
    Call(At),
    /// Something that it calls is not known.
    Unknown,
}

/// What a body comes to, the nearest call first.
pub fn below(view: View<'_>, owner: BodyOwner) -> Below {
    let (mut open, mut seen) = (vec![owner], BTreeSet::from([owner]));
    let (mut at, mut is_known) = (0, true);
    while let Some(owner) = open.get(at).copied().filter(|_| at < MAX_BODIES) {
        at += 1;
        let Some(known) = view.program.known(owner) else {
            is_known = false;
            continue;
        };
        let asks = |it: &&SinkSite| asks_system(view, known, it.subject);
        let calls = known.facts.sinks.iter().filter(asks).map(|it| it.call);
        if let Some(expr) = calls.min_by_key(|it| known.body.expr(*it).span.start) {
            return Below::Call(At { owner, expr });
        }
        for call in known.body.expr_ids().filter(|it| known.body.is_call(*it)) {
            match called(view, known, call) {
                Some(owners) => open.extend(owners.into_iter().filter(|it| seen.insert(*it))),
                None => is_known = false,
            }
        }
    }
    if is_known && at == open.len() { Below::Nothing } else { Below::Unknown }
}

/// Whether small calls on a value may ask the system, by its type.
fn asks_system(view: View<'_>, known: &Known, subject: ExprId) -> bool {
    let ty = known.inference.expr(subject);
    exposure(view, ty) > Exposure::Shielded && !takes_text(view.program.index, ty)
}

/// The bodies that a call may run; `None` where that is not known.
fn called(view: View<'_>, known: &Known, call: ExprId) -> Option<Vec<BodyOwner>> {
    let index = view.program.index;
    if let ExprKind::Macro(it) = &known.body.expr(call).kind {
        let name = it.path.name();
        let is_sink = known.facts.sinks.iter().any(|it| it.call == call);
        return (is_sink || is_of_std(name) || is_panic(name)).then(Vec::new);
    }
    match known.inference.callees.get(&call)? {
        Callee::Func(func, _) if index.is_stub(index.func_unit(*func)) => Some(Vec::new()),
        Callee::Func(func, _) => {
            let has_body = |it: &BodyOwner| match it {
                BodyOwner::Func(func) => index.func(*func).opens.is_some(),
                BodyOwner::Value(_) => true,
            };
            Some(view.program.bodies_of(*func).into_iter().filter(has_body).collect())
        }
        Callee::Constructor(..) | Callee::Closure(_) => Some(Vec::new()),
    }
}
