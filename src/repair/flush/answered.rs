//! Errors that end a closure: whoever calls it has them, and does with them what is written there.

use crate::index::Ty;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind};
use crate::repair::flush::Planner;
use crate::repair::flush::policy::{Treatment, treatment_in};
use crate::repair::handling::callee;
use crate::repair::lent::bound_to;
use crate::repair::scene::{Scene, closure_around, passed_on};
use crate::track::{At, Known, arguments, mentions};

/// What becomes of an error that is handed on at `at`, after the text that says more of it: as far as a
/// closure that is home to it.
pub fn outside(scene: Scene<'_>, known: &Known, at: At, home: Option<ExprId>, said: String) -> Treatment {
    let mut found = Treatment::Propagates(said);
    let mut inner = at.expr;
    while let Some(closure) = closure_around(&known.body, inner).filter(|it| Some(*it) != home) {
        let calls = callers(scene, known, closure);
        let treatments = calls.iter().map(|it| treatment_in(scene, known, At { expr: *it, ..at }));
        let treatments: Vec<Treatment> = treatments.collect();
        match treatments.split_first() {
            Some((first, others)) if others.iter().all(|it| it == first) => match first {
                Treatment::Propagates(text) if text.is_empty() => {}
                Treatment::Propagates(_) => found = first.clone(),
                _ => return first.clone(),
            },
            _ => return Treatment::Other,
        }
        inner = calls[0];
    }
    found
}

/// Whether nobody asks for the result of the closure that a writer lives in: nor for the thread that runs it.
pub fn is_ignored(planner: &Planner<'_>) -> bool {
    let owner = planner.request.owner;
    let Some(closure) = closure_around(&planner.known.body, planner.request.block) else { return false };
    let body = &planner.known.body;
    let spawned = body.expr(closure).parent.filter(|it| body.called_name(*it) == "spawn");
    let calls: Vec<ExprId> =
        callers(planner.scene, planner.known, closure).into_iter().chain(spawned).collect();
    let is_ignored = |it: &ExprId| {
        treatment_in(planner.scene, planner.known, At { owner, expr: *it }) == Treatment::Ignores
    };
    !calls.is_empty() && calls.iter().all(is_ignored)
}

/// Whether a closure gives back what an expression is: `|row| writeln!(out, "{row}")`.
pub fn is_value_of_closure(known: &Known, expr: ExprId) -> bool {
    let body = &known.body;
    let mut inner = expr;
    for outer in body.ancestors(expr) {
        let is_value = match &body.expr(outer).kind {
            ExprKind::Closure { .. } => return true,
            ExprKind::Block(block) => block.tail == Some(inner),
            ExprKind::If { condition, .. } => *condition != inner,
            ExprKind::Match { value, .. } => *value != inner,
            _ => false,
        };
        if !is_value {
            return false;
        }
        inner = outer;
    }
    false
}

/// The calls that give the first error of a closure; none where that is not known.
fn callers(scene: Scene<'_>, known: &Known, closure: ExprId) -> Vec<ExprId> {
    let body = &known.body;
    if let Some(call) = passed_on(known, closure) {
        return vec![call];
    }
    let Some(parent) = body.expr(closure).parent else { return Vec::new() };
    match &body.expr(parent).kind {
        ExprKind::Call { callee, .. } if *callee == closure => vec![parent],
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } if hands_on(scene, known, parent, closure) => {
            vec![parent]
        }
        ExprKind::MethodCall { receiver, .. } if *receiver != closure => {
            consumer(scene, known, parent).into_iter().collect()
        }
        ExprKind::Block(_) => by_name(known, closure).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// Whether a function of the workspace ends with the first error of a closure that it is given.
fn hands_on(scene: Scene<'_>, known: &Known, call: ExprId, closure: ExprId) -> bool {
    let Some(func) = callee(known, call) else { return false };
    let Some(nth) = arguments(&known.body, call).iter().position(|it| *it == closure) else { return false };
    let owner = BodyOwner::Func(func);
    let Some(called) = scene.known(owner) else { return false };
    let calls = called.body.param(nth).and_then(|it| all_calls(called, &mentions(&called.body, it)));
    calls.is_some_and(|it| {
        let treatments = it.iter().map(|it| treatment_in(scene, called, At { owner, expr: *it }));
        treatments.into_iter().all(|it| it == Treatment::Propagates(String::new()))
    })
}

/// `.map(|row| { writeln!(out, ..)?; Ok(row) }).collect::<io::Result<Vec<_>>>()`: what runs an adaptor, and gives a result.
fn consumer(scene: Scene<'_>, known: &Known, adaptor: ExprId) -> Option<ExprId> {
    const ADAPTORS: [&str; 6] = ["chain", "enumerate", "flat_map", "map", "rev", "zip"];
    const CONSUMERS: [&str; 3] = ["collect", "product", "sum"];
    let body = &known.body;
    let mut inner = adaptor;
    while ADAPTORS.contains(&body.called_name(inner)) {
        let outer = body.expr(inner).parent?;
        let ExprKind::MethodCall { receiver, .. } = &body.expr(outer).kind else { return None };
        inner = (*receiver == inner).then_some(outer)?;
    }
    let result = scene.index().known.result;
    let is_result = matches!(known.inference.expr(inner), Ty::Adt(id, _) if Some(*id) == result);
    (CONSUMERS.contains(&body.called_name(inner)) && is_result).then_some(inner)
}

/// The uses of a writer, with those of each `let name = |..| ..` that borrows it and is called by its name alone: they write
/// too, and the writer is free again behind the last one.
pub fn with_calls(known: &Known, block: ExprId, uses: &[ExprId]) -> Vec<ExprId> {
    let body = &known.body;
    let mut all = uses.to_vec();
    for using in uses {
        let closure = closure_around(body, *using).filter(|it| Some(*it) != closure_around(body, block));
        let calls = closure.and_then(|it| by_name(known, it)).unwrap_or_default();
        let callees = calls.into_iter().filter_map(|it| match body.expr(it).kind {
            ExprKind::Call { callee, .. } => Some(callee),
            _ => None,
        });
        all.extend(callees.filter(|it| !uses.contains(it)));
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// The calls of a closure that borrows what it uses, has a name, and is called by that alone.
pub fn by_name(known: &Known, closure: ExprId) -> Option<Vec<ExprId>> {
    let is_borrowing = matches!(known.body.expr(closure).kind, ExprKind::Closure { by_move: false, .. });
    let name = bound_to(known, closure).filter(|_| is_borrowing)?;
    all_calls(known, &mentions(&known.body, name))
}

/// The calls of a closure by its name, where nothing else is done with it.
fn all_calls(known: &Known, uses: &[ExprId]) -> Option<Vec<ExprId>> {
    let call = |using: &ExprId| {
        let parent = known.body.expr(*using).parent?;
        let is_called =
            matches!(known.body.expr(parent).kind, ExprKind::Call { callee, .. } if callee == *using);
        is_called.then_some(parent)
    };
    uses.iter().map(call).collect()
}
