//! What the last write says of its error, to whoever calls or to a log, and the flush behind it does not.

use crate::items::{Body, ExprId, ExprKind};
use crate::repair::errors::returns_any_error;
use crate::repair::flush::Planner;
use crate::repair::flush::policy::treatment;
use crate::repair::handling::{Handling, callee, fails_its_own_way, handling};
use crate::track::{At, Known};

/// Whether the last write says something of its error, to whoever calls or to a log, that the flush does not say.
pub fn is_said_otherwise(planner: &Planner<'_>) -> bool {
    let mut sinks = planner.sinks_here().into_iter().rev();
    let Some(last) = sinks.find(|it| treatment(planner, *it).is_strict()) else { return false };
    let is_aside = is_told_aside(planner.known, last.expr);
    let Some((Handling::Try(said), _)) = handling(planner.scene, last) else { return is_aside };
    // A closure may make other words of an error of the program's own.
    if said.contains('|') && fails_its_own_way(planner.scene, last) {
        return true;
    }
    // So may one that is said of a write alone, where the flush says something else.
    if said.contains('|')
        && planner.is_io(last.expr)
        && planner.handling() != Some(Handling::Try(said.clone()))
    {
        return true;
    }
    // A path alone, `.map_err(Error::Json)`, is for the errors of that type; so is a closure, where `?` finds a variant
    // for those of the system.
    let marks = if returns_any_error(planner.scene, last) { ['"', '&', '|'] } else { ['"', '&', '"'] };
    let is_path = said.is_empty() || !is_own_method(planner, last) && !said.contains(marks);
    (!is_path || is_aside) && planner.handling() != Some(Handling::Try(said))
}

/// Whether the error of a call is told to somebody else on its way: `.map_err(|e| { error!("{e}"); e })`.
fn is_told_aside(known: &Known, call: ExprId) -> bool {
    let body = &known.body;
    let mut inner = call;
    let chained = body.ancestors(call).map_while(|outer| {
        let from = std::mem::replace(&mut inner, outer);
        match &body.expr(outer).kind {
            ExprKind::MethodCall { receiver, args, .. } if *receiver == from => Some(args),
            _ => None,
        }
    });
    chained.flatten().any(|it| tells_somebody(body, *it))
}

/// A closure that does more than make a value, or asks a local around it: `|e| log.failed(e)`.
fn tells_somebody(body: &Body, closure: ExprId) -> bool {
    let ExprKind::Closure { body: value, .. } = body.expr(closure).kind else { return false };
    let inside = body.expr(closure).span;
    match &body.expr(value).kind {
        ExprKind::Block(block) => !block.statements.is_empty(),
        ExprKind::MethodCall { receiver, .. } => match body.expr(*receiver).kind {
            ExprKind::Local(local) => !inside.contains(body.local(local).span),
            _ => false,
        },
        _ => false,
    }
}

/// Whether a method of the workspace says more of a call's error.
fn is_own_method(planner: &Planner<'_>, call: At) -> bool {
    let index = planner.scene.index();
    let parent = planner.known.body.expr(call.expr).parent;
    let func = parent.and_then(|it| callee(planner.known, it));
    func.is_some_and(|it| !index.is_stub(index.func_unit(it)))
}
