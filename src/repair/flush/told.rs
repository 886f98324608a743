//! Writes whose error the code looks at itself, `if let Err(e) = write(..) { … }`: the flush is looked at in the same way.

use crate::index::{FuncId, Ty};
use crate::infer::BodyOwner;
use crate::items::{Body, ExprId, ExprKind};
use crate::repair::flush::Planner;
use crate::repair::handling::{Handling, bare_call, callee};
use crate::repair::scene::{Scene, closure_around};
use crate::repair::visible::sees_names;
use crate::track::{At, Known, arguments, mentions};

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
        !matches!(body.expr(it).kind, ExprKind::Break { .. } | ExprKind::Continue { .. })
            && !planner.request.uses.contains(&it)
    });
    // A `return` in a closure leaves the closure.
    let is_same_body = closure_around(body, sink.expr) == closure_around(body, planner.request.block);
    if value != sink.expr || condition != head || !stays || !is_same_body || !body.is_error(pat) {
        return None;
    }
    let file = planner.scene.file(sink.owner).filter(|_| !body.expr(outer).made)?;
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
    let uses = &planner.request.uses;
    is_failed_write(planner.scene, planner.known, uses, call, &mut Vec::new())
}

/// The same where the writer is used at these places. A function that calls itself fails as its other calls do.
fn is_failed_write(
    scene: Scene<'_>,
    known: &Known,
    uses: &[ExprId],
    call: ExprId,
    seen: &mut Vec<(FuncId, usize)>,
) -> bool {
    let body = &known.body;
    let holds = |it: ExprId| uses.iter().any(|of| body.expr(it).span.contains(body.expr(*of).span));
    if !body.is_call(call) || !holds(call) {
        return false;
    }
    let Some(func) = callee(known, call) else {
        return matches!(&body.expr(call).kind, ExprKind::Macro(it) if WRITES.contains(&it.path.name()));
    };
    let args = arguments(body, call);
    if scene.index().is_stub(scene.index().func_unit(func)) {
        // What is given a closure fails as that does.
        let is_closure = |it: &ExprId| matches!(body.expr(*it).kind, ExprKind::Closure { .. });
        let mut closures = args.into_iter().filter(|it| holds(*it) && is_closure(it));
        return closures.all(|closure| {
            let inside = body.within(body.expr(closure).span).filter(|it| body.is_below(*it, closure));
            let returns = known.facts.closure_returns(closure);
            all_fail_by_writing(scene, known, uses, (inside.collect(), returns), seen)
        });
    }
    let given = args.into_iter().position(holds);
    given.is_some_and(|it| only_writes_fail(scene, func, it, seen))
}

const WRITES: [&str; 2] = ["write", "writeln"];
/// Macros of std that leave no function but by a panic.
const STAYS: [&str; 12] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "eprint",
    "eprintln",
    "format",
    "format_args",
    "matches",
    "print",
    "println",
    "vec",
];

/// Whether all the errors of a function are those of writes on one of its parameters.
fn only_writes_fail(scene: Scene<'_>, func: FuncId, nth: usize, seen: &mut Vec<(FuncId, usize)>) -> bool {
    if seen.contains(&(func, nth)) {
        return true;
    }
    seen.push((func, nth));
    let Some(known) = scene.known(BodyOwner::Func(func)) else { return false };
    let body = &known.body;
    let Some(uses) = body.param(nth).map(|it| mentions(body, it)) else { return false };
    let all = body.expr_ids().collect();
    all_fail_by_writing(scene, known, &uses, (all, &known.facts.returns), seen)
}

/// Whether all the errors that come of some expressions, and of what is returned there, are those of writes where a writer is
/// used.
fn all_fail_by_writing(
    scene: Scene<'_>,
    known: &Known,
    uses: &[ExprId],
    (exprs, returns): (Vec<ExprId>, &[ExprId]),
    seen: &mut Vec<(FuncId, usize)>,
) -> bool {
    let body = &known.body;
    let mut is_write = |it: ExprId| is_failed_write(scene, known, uses, bare_call(body, it), seen);
    let is_ok =
        |it: ExprId| matches!(body.expr(it).kind, ExprKind::Call { .. }) && body.called_name(it) == "Ok";
    let mut fails_otherwise = |it: ExprId| match &body.expr(it).kind {
        ExprKind::Try(inner) => !is_write(*inner),
        // A macro of one's own may return or ask by itself.
        ExprKind::Macro(it) => !WRITES.contains(&it.path.name()) && !STAYS.contains(&it.path.name()),
        ExprKind::Call { .. } => body.called_name(it) == "Err",
        _ => false,
    };
    let result = scene.index().known.result;
    let is_result = |it: ExprId| known.inference.expr(it).adt().is_none_or(|(id, _)| Some(id) == result);
    let is_unit = |it: ExprId| *known.inference.expr(it) == Ty::unit();
    let mut ends = returns.iter().flat_map(|it| ends(body, *it));
    !exprs.into_iter().any(&mut fails_otherwise)
        && ends.all(|it| is_unit(it) || !is_result(it) || is_ok(it) || is_write(it))
}

/// The expressions that an expression may get its value from.
fn ends(body: &Body, expr: ExprId) -> Vec<ExprId> {
    match &body.expr(expr).kind {
        ExprKind::Block(block) => block.tail.into_iter().flat_map(|it| ends(body, it)).collect(),
        ExprKind::If { then, otherwise, .. } => {
            std::iter::once(*then).chain(*otherwise).flat_map(|it| ends(body, it)).collect()
        }
        ExprKind::Match { arms, .. } => arms.iter().flat_map(|it| ends(body, it.body)).collect(),
        ExprKind::Return(_) => Vec::new(),
        _ => vec![expr],
    }
}
