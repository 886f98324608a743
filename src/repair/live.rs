//! Input that arrives while somebody produces it, and threads that end whenever the process does.
//! Knows the types that say so, here or in what callers pass on; not what a protocol means.

use crate::file::Span;
use crate::index::{FuncId, Index, Ty};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind};
use crate::repair::flush::{self, Effect};
use crate::repair::handling::callee;
use crate::repair::lent::{bound_to, is_discarded};
use crate::repair::scene::{Scene, closure_around, mentions};
use crate::track::{Def, Known, arguments, is_live};

/// Longest chain of callers that is asked what they pass, and deepest struct that is looked into.
const MAX_DEPTH: u32 = 4;

/// Whether a type is a socket or the pipe into a child, where the other side may wait for what is written.
pub fn talks(ty: &str) -> bool {
    matches!(
        ty.rsplit("::").next(),
        Some("TcpStream" | "UnixStream" | "ChildStdin" | "OwnedWriteHalf" | "OwnedReadHalf")
    )
}

/// Whether something between two places of a body, the writer itself left out, brings input that is live.
pub fn comes_in(
    scene: Scene<'_>,
    owner: BodyOwner,
    region: Span,
    writer: &[ExprId],
    made: Option<Span>,
) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    known.body.expr_ids().any(|expr| {
        let span = known.body.expr(expr).span;
        region.contains(span)
            && !made.is_some_and(|it| it.contains(span))
            && !writer.iter().any(|it| span.contains(known.body.expr(*it).span))
            && (brings(scene, owner, known, expr, 0) || iterates(scene, known, expr))
    })
}

fn brings(scene: Scene<'_>, owner: BodyOwner, known: &Known, expr: ExprId, depth: u32) -> bool {
    let ty = known.inference.expr(expr);
    if is_live(scene.index(), ty) {
        return true;
    }
    match &known.body.expr(expr).kind {
        ExprKind::Ref { inner, .. } => brings(scene, owner, known, *inner, depth),
        ExprKind::Local(local) if is_open(ty) => known.facts.defs(*local).iter().any(|def| match def {
            Def::Param(at) => is_given(scene, owner, *at, depth),
            Def::Value(value) => {
                let made = known.body.expr(*value).span;
                known.body.within(made).any(|it| is_live(scene.index(), known.inference.expr(it)))
            }
            _ => false,
        }),
        _ => false,
    }
}

fn is_open(ty: &Ty) -> bool {
    ty.any(&mut |it| matches!(it, Ty::Param(_) | Ty::Dyn(_) | Ty::Opaque(_)))
}

/// Whether a caller passes live input for a parameter; for a reader or iterator that nobody is seen to pass, somebody may.
fn is_given(scene: Scene<'_>, owner: BodyOwner, at: usize, depth: u32) -> bool {
    let BodyOwner::Func(func) = owner else { return false };
    if depth > MAX_DEPTH {
        return true;
    }
    let callers = scene.program.callers(func);
    if callers.is_empty() {
        return is_input(scene.index(), func, at);
    }
    callers.iter().any(|call| {
        scene.known(call.owner).is_some_and(|known| {
            let args = arguments(&known.body, call.expr);
            args.get(at).is_some_and(|it| brings(scene, call.owner, known, *it, depth + 1))
        })
    })
}

fn is_input(index: &Index, func: FuncId, at: usize) -> bool {
    let signature = index.signature(func);
    let Some(Ty::Param(name)) = signature.params.get(at).map(Ty::peeled) else { return false };
    let mut bounds = signature.bounds(name).iter().filter_map(|it| it.id);
    let inputs = [index.known.read, index.known.iterator];
    bounds.any(|it| inputs.into_iter().flatten().any(|of| index.is_a(it, of)))
}

/// A loop over an iterator of the workspace that keeps live input in a field.
fn iterates(scene: Scene<'_>, known: &Known, expr: ExprId) -> bool {
    let iterated = match &known.body.expr(expr).kind {
        ExprKind::For { iterable, .. } => *iterable,
        ExprKind::MethodCall { receiver, name, .. } if name == "next" => *receiver,
        _ => return false,
    };
    keeps(scene.index(), known.inference.expr(iterated).peeled(), 0)
}

fn keeps(index: &Index, ty: &Ty, depth: u32) -> bool {
    let Some((id, _)) = ty.adt() else { return false };
    if depth > MAX_DEPTH || index.is_stub(index.type_unit(id)) {
        return false;
    }
    let Some(mut fields) = index.field_types(id) else { return false };
    fields.any(|ty| is_live(index, &ty) || keeps(index, ty.peeled(), depth + 1))
}

/// Whether an expression runs in a thread that nobody waits for, here or in a caller.
pub fn is_in_loose_thread(scene: Scene<'_>, owner: BodyOwner, expr: ExprId) -> bool {
    let within = |owner: BodyOwner, expr: ExprId| {
        scene.known(owner).is_some_and(|known| {
            let mut closures = known
                .body
                .ancestors(expr)
                .filter(|it| matches!(known.body.expr(*it).kind, ExprKind::Closure { .. }));
            closures.any(|it| is_spawned(scene, owner, known, it))
        })
    };
    within(owner, expr)
        || matches!(owner, BodyOwner::Func(func)
            if scene.program.callers(func).iter().any(|it| within(it.owner, it.expr)))
}

fn is_spawned(scene: Scene<'_>, owner: BodyOwner, known: &Known, closure: ExprId) -> bool {
    let Some(call) = known.body.expr(closure).parent else { return false };
    let name = known.body.called_name(call);
    let path = callee(known, call).map(|it| scene.index().func_path(it));
    let is_scoped = path.is_some_and(|it| it == "std::thread::Scope::spawn");
    matches!(name, "spawn" | "spawn_blocking") && !is_scoped && !is_joined(scene, owner, known, call)
}

/// Whether the thread is awaited at once, or its handle is kept and the same function joins one.
fn is_joined(scene: Scene<'_>, owner: BodyOwner, known: &Known, spawn: ExprId) -> bool {
    let parent = known.body.expr(spawn).parent;
    if parent.is_some_and(|it| matches!(known.body.expr(it).kind, ExprKind::Await(_))) {
        return true;
    }
    let is_join = |it: &ExprId| {
        callee(known, *it).is_some_and(|it| scene.index().func_path(it) == "std::thread::JoinHandle::join")
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
                || flush::effects(scene, owner, it, 0).contains(&Effect::Exits))
    });
    !leaves && !is_discarded(known, spawn)
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
