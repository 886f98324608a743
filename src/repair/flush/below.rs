//! What becomes of the errors of the writes below a call, up to what the call itself gives back.

use std::collections::BTreeSet;

use crate::index::{FuncId, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind};
use crate::repair::flush::policy::{self, Treatment, treatment_within};
use crate::repair::flush::{Planner, already};
use crate::repair::handling::callee;
use crate::repair::scene::{Scene, is_hidden_in_macro};
use crate::track::{At, Known, arguments, mentions};

/// How the errors of all writes on a writer are treated below a call, given where the body of the call uses the writer. What
/// the call hands on itself, or is not known to do anything else with, propagates.
pub fn treatments(scene: Scene<'_>, call: At, uses: &[ExprId]) -> BTreeSet<Treatment> {
    let Some(known) = scene.known(call.owner) else { return handed_on() };
    of_call(scene, known, call, uses, &mut Vec::new())
}

/// Whether nobody hears of the writes.
pub fn are_ignored(treatments: &BTreeSet<Treatment>) -> bool {
    treatments.iter().eq(&[Treatment::Ignores])
}

fn handed_on() -> BTreeSet<Treatment> {
    [Treatment::Propagates(String::new())].into()
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
        || are_ignored(&treatments(planner.scene, at, planner.request.uses))
}

type Seen = Vec<(FuncId, usize)>;

fn of_call(
    scene: Scene<'_>,
    known: &Known,
    call: At,
    uses: &[ExprId],
    seen: &mut Seen,
) -> BTreeSet<Treatment> {
    let (body, index) = (&known.body, scene.index());
    if let Some(Callee::Closure(closure)) = known.inference.callees.get(&call.expr) {
        let within = body.those_within(uses, body.expr(*closure).span);
        return within.flat_map(|it| of_use(scene, known, At { expr: it, ..call }, seen)).collect();
    }
    let own =
        callee(known, call.expr).filter(|it| !index.is_stub(index.func_unit(*it)) && !index.is_of_trait(*it));
    let Some(func) = own else { return handed_on() };
    let holds = |arg: ExprId| uses.iter().any(|it| body.expr(arg).span.contains(body.expr(*it).span));
    let args = arguments(body, call.expr).into_iter().enumerate();
    let given: Vec<usize> = args.filter(|(_, it)| holds(*it)).map(|it| it.0).collect();
    if given.is_empty() {
        return handed_on();
    }
    given.into_iter().flat_map(|nth| of_parameter(scene, func, nth, seen)).collect()
}

/// A function that calls itself does what its other calls do.
fn of_parameter(scene: Scene<'_>, func: FuncId, nth: usize, seen: &mut Seen) -> BTreeSet<Treatment> {
    if seen.contains(&(func, nth)) {
        return BTreeSet::new();
    }
    seen.push((func, nth));
    let owner = BodyOwner::Func(func);
    let local = scene.known(owner).and_then(|it| Some((it, it.body.param(nth)?)));
    match local.filter(|(known, local)| !is_hidden_in_macro(&known.body, *local)) {
        Some((known, local)) => {
            let uses = mentions(&known.body, local).into_iter();
            uses.flat_map(|expr| of_use(scene, known, At { owner, expr }, seen)).collect()
        }
        None => handed_on(),
    }
}

/// How the errors are treated of what one use of a writer writes.
fn of_use(scene: Scene<'_>, known: &Known, using: At, seen: &mut Seen) -> BTreeSet<Treatment> {
    let body = &known.body;
    let is_way = |it: &ExprId| matches!(body.expr(*it).kind, ExprKind::Ref { .. } | ExprKind::Deref(_));
    let call = body.ancestors(using.expr).find(|it| !is_way(it)).filter(|it| body.is_call(*it));
    let result = scene.index().known.result;
    let is_result = |it: ExprId| matches!(known.inference.expr(it), Ty::Adt(id, _) if Some(*id) == result);
    let Some(expr) = call.filter(|it| is_result(*it)) else { return handed_on() };
    let at = At { expr, ..using };
    let outcome = match treatment_within(scene, known, at, None) {
        Treatment::Propagates(_) => Treatment::Propagates(String::new()),
        found => found,
    };
    // Without a buffer a flush has nothing to say; with one, what is ignored there was ignored by no write.
    if outcome == Treatment::Ignores && already::flushes_writer(scene, known, using.expr, expr) {
        return BTreeSet::new();
    }
    let below = of_call(scene, known, at, &[using.expr], seen);
    let handed_on = |it: &Treatment| matches!(it, Treatment::Propagates(_));
    below.into_iter().map(|it| if handed_on(&it) { outcome.clone() } else { it }).collect()
}
