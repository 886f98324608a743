//! Functions that ignore the errors of all writes on a parameter, whatever other errors they hand on.

use crate::index::FuncId;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind};
use crate::repair::flush::Planner;
use crate::repair::flush::policy::{self, Treatment, treatment_in};
use crate::repair::handling::callee;
use crate::repair::scene::{Scene, is_hidden_in_macro};
use crate::track::{At, Known, arguments, mentions};

/// Whether a call does nothing with a writer but writes whose errors nobody hears of.
pub fn by(scene: Scene<'_>, call: At, uses: &[ExprId]) -> bool {
    let Some(known) = scene.known(call.owner) else { return false };
    is_passed_on(scene, known, call.expr, uses, &mut Vec::new())
}

/// Whether the code asks if a write worked, and goes on with the answer: `rows.all(|it| writeln!(out, ..).is_ok())`.
pub fn are_asked(planner: &Planner<'_>, sinks: &[At]) -> bool {
    const QUESTIONS: [&str; 8] =
        ["err", "is_err", "is_err_and", "is_ok", "is_ok_and", "map_or", "map_or_else", "unwrap_or_default"];
    let body = &planner.known.body;
    sinks.iter().any(|sink| match body.expr(sink.expr).parent.map(|it| &body.expr(it).kind) {
        Some(ExprKind::MethodCall { receiver, name, .. }) => {
            *receiver == sink.expr && QUESTIONS.contains(&name.as_str())
        }
        _ => false,
    })
}

/// Whether a call deals with the errors of its writes itself, so that an error of the flush that is tied to it would be one
/// that no write gives.
pub fn are_settled_by(planner: &Planner<'_>, call: ExprId) -> bool {
    let at = At { owner: planner.request.owner, expr: call };
    policy::are_settled_elsewhere(planner)
        || policy::forgives_closed_pipe(planner)
        || by(planner.scene, at, planner.request.uses)
}

fn is_passed_on(
    scene: Scene<'_>,
    known: &Known,
    call: ExprId,
    uses: &[ExprId],
    seen: &mut Vec<FuncId>,
) -> bool {
    let body = &known.body;
    let Some(func) = callee(known, call) else { return false };
    let holds = |arg: ExprId| uses.iter().any(|it| body.expr(arg).span.contains(body.expr(*it).span));
    let args = arguments(body, call).into_iter().enumerate();
    let mut given = args.filter(|(_, it)| holds(*it)).map(|(nth, _)| nth).peekable();
    given.peek().is_some() && given.all(|nth| is_all_ignored(scene, func, nth, seen))
}

fn is_all_ignored(scene: Scene<'_>, func: FuncId, nth: usize, seen: &mut Vec<FuncId>) -> bool {
    if seen.contains(&func) {
        return true;
    }
    seen.push(func);
    let index = scene.index();
    let Some(known) = scene.known(BodyOwner::Func(func)).filter(|_| !index.is_of_trait(func)) else {
        return false;
    };
    let Some(local) = known.body.param(nth) else { return false };
    !is_hidden_in_macro(&known.body, local)
        && mentions(&known.body, local).into_iter().all(|it| is_ignored(scene, func, known, it, seen))
}

fn is_ignored(scene: Scene<'_>, func: FuncId, known: &Known, using: ExprId, seen: &mut Vec<FuncId>) -> bool {
    let body = &known.body;
    let mut inner = using;
    for outer in body.ancestors(using) {
        let at = At { owner: BodyOwner::Func(func), expr: outer };
        let is_dropped = || treatment_in(scene, known, at) == Treatment::Ignores;
        match &body.expr(outer).kind {
            ExprKind::Ref { .. } | ExprKind::Deref(_) => inner = outer,
            ExprKind::Macro(call) => {
                return matches!(call.path.name(), "write" | "writeln") && is_dropped();
            }
            ExprKind::MethodCall { receiver, name, .. } if *receiver == inner => {
                return (name.starts_with("write") || name == "flush") && is_dropped();
            }
            ExprKind::MethodCall { .. } | ExprKind::Call { .. } => {
                return is_dropped() || is_passed_on(scene, known, outer, &[using], seen);
            }
            _ => return false,
        }
    }
    false
}
