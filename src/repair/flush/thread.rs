//! A writer that is moved into a thread ends with the closure of that thread: it is flushed there, and before the thread
//! is started if something was written by then. A thread that nobody waits for ends whenever the process does.

use std::collections::BTreeSet;

use crate::effects::Effect;
use crate::index::Ty;
use crate::infer::BodyOwner;
use crate::items::{Block, BlockKind, ExprId, ExprKind};
use crate::judge::Concern;
use crate::repair::flush::{Plan, Planner, Request, answered, path, plan};
use crate::repair::handling::callee;
use crate::repair::lent::{bound_to, is_discarded};
use crate::repair::scene::{Scene, closure_around};
use crate::track::{Def, Known, Tracked, arguments, called_api, mentions, passed_to};

/// What ends behind a thread, and, where that feeds a child, what ends behind the child.
const ENDS: [&str; 3] =
    ["std::thread::JoinHandle::join", "std::process::Child::wait", "std::process::Child::wait_with_output"];

/// The flushes of both sides; `None` where the writer is shared with the thread, or more than one has it.
pub fn moved(planner: &Planner<'_>) -> Option<Plan> {
    let body = &planner.known.body;
    let request = planner.request;
    let home = closure_around(body, request.block);
    let closure = request.uses.iter().find_map(|it| outermost(planner, *it, home))?;
    let inside = body.expr(closure).span;
    let (within, before): (Vec<ExprId>, Vec<ExprId>) =
        request.uses.iter().partition(|it| inside.contains(body.expr(**it).span));
    let is_over = before
        .iter()
        .all(|it| closure_around(body, *it) == home && planner.place_of(*it) < planner.place_of(closure));
    let ExprKind::Closure { body: block, by_move: true, .. } = body.expr(closure).kind else { return None };
    let ExprKind::Block(Block { kind: BlockKind::Plain, .. }) = body.expr(block).kind else { return None };
    let is_spawned = body.expr(closure).parent.is_some_and(|it| body.called_name(it) == "spawn");
    let is_bare = request.through_ref.is_empty() && request.renewed.is_empty();
    if !is_over || !is_spawned || !is_bare {
        return None;
    }
    let part = |uses, block| Request { name: request.name.clone(), uses, block, ..*request };
    let (mut changes, mut concerns) = plan(planner.scene, planner.tracked, &part(&within, block))?;
    // What is started while the thread writes may look at the file.
    let is_behind = |it: &ExprId| body.expr(*it).span.start > inside.end;
    let mut behind = body.within(body.expr(request.block).span).filter(is_behind);
    let starts = |it: ExprId| {
        let effects = planner.scene.effects().of_expr(request.owner, it);
        effects.into_iter().any(|effect| match effect {
            Effect::Runs | Effect::RunsToEnd => true,
            Effect::Observes => path::may_be_written(planner.scene, request, planner.known, it),
            _ => false,
        })
    };
    let ends = ends_of(planner.tracked);
    let joins = |it: ExprId| {
        callee(planner.known, it).map_or_else(
            || body.called_name(it) == "join",
            |func| ends.contains(&planner.scene.index().func_path(func).as_str()),
        )
    };
    concerns.extend(behind.any(|it| !joins(it) && starts(it)).then_some(Concern::RunsBetween));
    if !before.is_empty() {
        let first = plan(planner.scene, planner.tracked, &part(&before, request.block))?;
        changes.extend(first.0);
        concerns.extend(first.1);
    }
    Some((changes, concerns))
}

/// The outermost closure around a use that is not around the writer.
fn outermost(planner: &Planner<'_>, using: ExprId, home: Option<ExprId>) -> Option<ExprId> {
    let body = &planner.known.body;
    let closures = body.ancestors(using).filter(|it| matches!(body.expr(*it).kind, ExprKind::Closure { .. }));
    closures.take_while(|it| Some(*it) != home).last()
}

/// Whether it is used inside a closure that is handed to somebody else, who runs it at another time.
pub fn is_handed_on(planner: &Planner<'_>) -> bool {
    let body = &planner.known.body;
    let home = closure_around(body, planner.request.block);
    planner.request.uses.iter().any(|it| {
        let Some(closure) = closure_around(body, *it).filter(|it| Some(*it) != home) else {
            return false;
        };
        if answered::by_name(planner.known, closure).is_some() {
            return false;
        }
        let Some(call) = body.expr(closure).parent else { return true };
        if takes_writer(planner, closure, *it) {
            return true;
        }
        let func = callee(planner.known, call);
        func.is_none_or(|it| planner.scene.index().func(it).name == "spawn")
    })
}

/// Whether a `move` closure takes the writer itself with it, so that the name is nobody's behind it.
fn takes_writer(planner: &Planner<'_>, closure: ExprId, using: ExprId) -> bool {
    let is_ref = matches!(planner.known.inference.expr(using), Ty::Ref(..));
    !is_ref && matches!(planner.known.body.expr(closure).kind, ExprKind::Closure { by_move: true, .. })
}

/// The calls that are over when the thread is: a child that is fed by it ends behind the end of its input.
fn ends_of(tracked: &Tracked) -> &'static [&'static str] {
    if tracked.flow.source.ty == "std::process::ChildStdin" { &ENDS } else { &ENDS[..1] }
}

/// Whether an expression runs in a thread that nobody waits for, here or in a caller.
pub fn is_in_loose_thread(scene: Scene<'_>, tracked: &Tracked, owner: BodyOwner, expr: ExprId) -> bool {
    let within = |owner: BodyOwner, expr: ExprId| {
        scene.known(owner).is_some_and(|known| {
            let mut closures = known
                .body
                .ancestors(expr)
                .filter(|it| matches!(known.body.expr(*it).kind, ExprKind::Closure { .. }));
            closures.any(|it| is_spawned(scene, tracked, owner, known, it))
        })
    };
    within(owner, expr)
        || matches!(owner, BodyOwner::Func(func)
            if scene.program.callers(func).iter().any(|it| within(it.owner, it.expr)))
}

/// Whether a closure is given to what starts a thread with it that nobody waits for, or keeps it for whoever may.
fn is_spawned(scene: Scene<'_>, tracked: &Tracked, owner: BodyOwner, known: &Known, closure: ExprId) -> bool {
    let (mut seen, mut asked) = (BTreeSet::new(), vec![(owner, known, closure)]);
    while let Some((owner, known, work)) = asked.pop() {
        let body = &known.body;
        let Some(call) = body.expr(work).parent.filter(|_| seen.insert((owner, work))) else { continue };
        let is_run = matches!(&body.expr(call).kind, ExprKind::Call { callee, .. } if *callee == work);
        if is_run || is_joined(scene, tracked, owner, known, call) {
            continue;
        }
        if let Some(local) = bound_to(known, work) {
            asked.extend(mentions(body, local).into_iter().map(|it| (owner, known, it)));
            continue;
        }
        let is_name = matches!(body.expr(work).kind, ExprKind::Local(_));
        match callee(known, call) {
            Some(func) if !scene.index().is_stub(scene.index().func_unit(func)) => {
                let Some(nth) = arguments(body, call).iter().position(|it| *it == work) else { continue };
                asked.extend(scene.program.bodies_of(func).into_iter().flat_map(|it| works(scene, it, nth)));
            }
            Some(func) if scene.index().func_path(func) == "std::thread::Scope::spawn" => {}
            _ => {
                let name = called_api(scene.index(), body, &known.inference, call);
                let starts = matches!(name, "spawn" | "spawn_blocking") && !is_of_scope(scene, known, call);
                if starts || is_name && !is_for_running(scene, known, call, work) {
                    return true;
                }
            }
        }
    }
    false
}

/// Whether the function that is called takes an argument as something to run, and not to keep: `.for_each(work)`.
fn is_for_running(scene: Scene<'_>, known: &Known, call: ExprId, work: ExprId) -> bool {
    let Some(func) = callee(known, call) else { return false };
    let signature = scene.index().signature(func);
    let nth = arguments(&known.body, call).iter().position(|it| *it == work);
    let bounds = match nth.and_then(|it| signature.params.get(it)).map(Ty::peeled) {
        Some(Ty::Param(name)) => signature.bounds(name),
        Some(Ty::Opaque(bounds) | Ty::Dyn(bounds)) => bounds,
        _ => return false,
    };
    bounds.iter().any(|it| scene.index().is_fn_trait(it))
}

/// The places where a function names its parameter, and the closures around them, which take it along.
fn works(scene: Scene<'_>, owner: BodyOwner, nth: usize) -> Vec<(BodyOwner, &Known, ExprId)> {
    let Some(known) = scene.known(owner) else { return Vec::new() };
    let body = &known.body;
    let names = body.param(nth).map(|it| mentions(body, it)).unwrap_or_default();
    let around = names.iter().flat_map(|it| body.ancestors(*it));
    let closures = around.filter(|it| matches!(body.expr(*it).kind, ExprKind::Closure { .. }));
    names.iter().copied().chain(closures).map(|it| (owner, known, it)).collect()
}

/// `rayon::scope(|s| s.spawn(…))`, which is over when all that it has started is.
fn is_of_scope(scene: Scene<'_>, known: &Known, spawn: ExprId) -> bool {
    let body = &known.body;
    let ExprKind::MethodCall { receiver, .. } = body.expr(spawn).kind else { return false };
    let ExprKind::Local(local) = body.expr(receiver).kind else { return false };
    known.facts.defs(local).iter().any(|it| match it {
        Def::ClosureParam(closure, _) => passed_to(body, *closure).is_some_and(|it| {
            let name = called_api(scene.index(), body, &known.inference, it);
            matches!(name, "in_place_scope" | "scope")
        }),
        _ => false,
    })
}

/// Whether the thread is awaited at once, or its handle is kept and the same function joins one.
fn is_joined(scene: Scene<'_>, tracked: &Tracked, owner: BodyOwner, known: &Known, spawn: ExprId) -> bool {
    let parent = known.body.expr(spawn).parent;
    if parent.is_some_and(|it| matches!(known.body.expr(it).kind, ExprKind::Await(_))) {
        return true;
    }
    let is_join = |it: &ExprId| {
        callee(known, *it).is_some_and(|it| ends_of(tracked).contains(&scene.index().func_path(it).as_str()))
    };
    let start = |it: ExprId| known.body.expr(it).span.start;
    let joins = known.body.expr_ids().filter(is_join);
    let own: Vec<ExprId> = bound_to(known, spawn).map(|it| mentions(&known.body, it)).unwrap_or_default();
    let is_own = |it: &ExprId| own.iter().any(|of| known.body.expr(*of).parent == Some(*it));
    // Of several threads in a list the last one is meant.
    let Some((_, join, call)) = joins.map(|it| (is_own(&it), start(it), it)).max() else { return false };
    if !is_reached(known, spawn, call) {
        return false;
    }
    let spawned = known.body.expr(spawn).span.end;
    let here = closure_around(&known.body, spawn);
    // Whoever leaves in between leaves the thread alone.
    let leaves = known.body.expr_ids().any(|it| {
        (spawned..join).contains(&start(it))
            && closure_around(&known.body, it) == here
            && (matches!(known.body.expr(it).kind, ExprKind::Try(_) | ExprKind::Return(_))
                || scene.effects().of_expr(owner, it).contains(&Effect::Exits))
    });
    // Who waits for the child needs no handle of the thread; of several children another one may be meant.
    let is_child = |it: &ExprId| {
        callee(known, *it).is_some_and(|it| scene.index().func_path(it) == "std::process::Command::spawn")
    };
    let is_of_child = known.body.called_name(call) != "join";
    let is_the_one = is_of_child && known.body.expr_ids().filter(is_child).count() == 1;
    !leaves && if is_of_child { is_the_one } else { !is_discarded(known, spawn) }
}

/// Whether whoever starts the thread comes by the join in any case: no condition stands around it, and a loop only if it
/// runs over all that is in a list.
fn is_reached(known: &Known, spawn: ExprId, join: ExprId) -> bool {
    let body = &known.body;
    let spawned = body.expr(spawn).span;
    let mut around = body.ancestors(join).take_while(|it| !body.expr(*it).span.contains(spawned));
    let mut inner = join;
    around.all(|it| {
        let from = std::mem::replace(&mut inner, it);
        match &body.expr(it).kind {
            ExprKind::If { condition, .. } => *condition == from,
            ExprKind::Match { value, .. } => *value == from,
            ExprKind::Closure { .. } => false,
            ExprKind::For { iterable, .. } => *iterable == from || is_whole_list(known, *iterable),
            _ => !body.is_loop(it),
        }
    })
}

fn is_whole_list(known: &Known, iterable: ExprId) -> bool {
    match &known.body.expr(iterable).kind {
        ExprKind::Local(_) => true,
        ExprKind::MethodCall { receiver, name, .. } => {
            matches!(name.as_str(), "into_iter" | "drain") && is_whole_list(known, *receiver)
        }
        _ => false,
    }
}
