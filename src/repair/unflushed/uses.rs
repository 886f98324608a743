//! What is done with a buffer, and whether any of that flushes it already.

use rustc_hash::FxHashSet;

use crate::index::FuncId;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId, MacroCall};
use crate::repair::handling::{callee, ends_value};
use crate::repair::lent::{is_discarded, takes_reference};
use crate::repair::plain::is_plain;
use crate::repair::scene::{Scene, is_hidden_in_macro};
use crate::repair::swap::Swap;
use crate::track::{At, FLUSHES, Known, arguments, is_thrown_away, mentions};

/// The uses of a buffer that stays where its name is.
#[derive(Default)]
pub struct Uses {
    pub all: Vec<ExprId>,
    /// Those that give it away by value.
    pub moves: Vec<ExprId>,
    /// Those that look at what lies below it.
    pub through_ref: Vec<ExprId>,
}

/// `None` where one of the uses may flush it or keep it.
pub fn of(scene: Scene<'_>, owner: BodyOwner, local: LocalId, swap: Swap) -> Option<Uses> {
    let known = scene.known(owner)?;
    if is_hidden_in_macro(&known.body, local) {
        return None;
    }
    let mut uses = Uses { all: mentions(&known.body, local), ..Uses::default() };
    for &using in &uses.all {
        let parent = known.body.expr(using).parent?;
        match &known.body.expr(parent).kind {
            ExprKind::MethodCall { receiver, name, .. } if *receiver == using => match name.as_str() {
                "get_ref" | "get_mut" => uses.through_ref.push(using),
                "buffer" | "capacity" => {}
                _ if is_thrown_away(scene.index(), known.inference.local(local), name) => {
                    uses.through_ref.push(using);
                }
                _ if is_write(scene, known, parent) => {}
                _ => return None,
            },
            ExprKind::Macro(call) if is_written(call, using) => {}
            // `&mut *out`, of what lies in a box.
            ExprKind::Deref(_) | ExprKind::Ref { mutable: true, .. } => {
                let is_whole = matches!(known.body.expr(parent).kind, ExprKind::Ref { .. });
                let borrow = if is_whole { parent } else { known.body.expr(parent).parent? };
                let is_borrow = matches!(known.body.expr(borrow).kind, ExprKind::Ref { mutable: true, .. });
                let call = At { owner, expr: known.body.expr(borrow).parent? };
                if !is_borrow || !is_dropped_unflushed(scene, call, borrow, swap) {
                    return None;
                }
            }
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
                if !ends_value(scene, known, parent)
                    && !is_dropped_unflushed(scene, At { owner, expr: parent }, using, swap)
                {
                    return None;
                }
                uses.moves.push(using);
            }
            _ => return None,
        }
    }
    // A seek writes out what there is, and reports whether that worked.
    let last = uses.all.iter().copied().max_by_key(|it| known.body.expr(*it).span.end)?;
    let ends = known.body.expr(last).parent.map_or("", |it| known.body.called_name(it));
    (!ends.starts_with("seek")).then_some(uses)
}

/// `write!(out, …)`; what another macro does with it nobody can tell.
fn is_written(call: &MacroCall, writer: ExprId) -> bool {
    matches!(call.path.name(), "write" | "writeln") && call.args.first().is_some_and(|it| it.value == writer)
}

/// A method that writes, of std or of a trait that is described.
fn is_write(scene: Scene<'_>, known: &Known, call: ExprId) -> bool {
    let name = known.body.called_name(call);
    let is_own = callee(known, call).is_some_and(|it| !scene.index().is_stub(scene.index().func_unit(it)));
    !is_own && (name.starts_with("write") || name.starts_with("seek"))
}

/// Whether a call that is given a buffer, or lent it, neither flushes it nor keeps it.
pub fn is_dropped_unflushed(scene: Scene<'_>, call: At, arg: ExprId, swap: Swap) -> bool {
    let Some(known) = scene.known(call.owner) else { return false };
    if let ExprKind::Macro(written) = &known.body.expr(call.expr).kind {
        return is_written(written, arg);
    }
    let is_receiver =
        matches!(&known.body.expr(call.expr).kind, ExprKind::MethodCall { receiver, .. } if *receiver == arg);
    if is_receiver {
        return is_write(scene, known, call.expr);
    }
    let Some(func) = callee(known, call.expr) else { return false };
    let Some(at) = arguments(&known.body, call.expr).iter().position(|it| *it == arg) else { return false };
    let is_lent = matches!(known.body.expr(arg).kind, ExprKind::Ref { .. });
    (is_plain(scene, known.inference.expr(call.expr)) || is_discarded(known, call.expr))
        && (is_lent || takes_reference(scene, known, call, arg, swap))
        && !may_flush(scene, func, at, &mut FxHashSet::default())
}

/// Whether a function may flush what it is given there, or keep it.
fn may_flush(scene: Scene<'_>, func: FuncId, at: usize, seen: &mut FxHashSet<(FuncId, usize)>) -> bool {
    let index = scene.index();
    // Where it was seen before, it flushes nothing, or would be known by now.
    if !seen.insert((func, at)) {
        return false;
    }
    if index.is_stub(index.func_unit(func)) {
        return index.func_marks(func).is_some_and(|it| it.flushes);
    }
    let bodies = scene.program.bodies_of(func);
    let mut known = bodies.iter().filter_map(|it| scene.known(*it)).peekable();
    known.peek().is_none() || known.any(|it| flushes(scene, it, at, seen))
}

fn flushes(scene: Scene<'_>, known: &Known, at: usize, seen: &mut FxHashSet<(FuncId, usize)>) -> bool {
    let body = &known.body;
    let is_flush = |it: ExprId| FLUSHES.contains(&body.called_name(it));
    let Some(local) = body.param(at).filter(|_| !body.expr_ids().any(is_flush)) else { return true };
    if is_hidden_in_macro(body, local) {
        return true;
    }
    mentions(body, local).into_iter().any(|using| {
        let Some(parent) = body.expr(using).parent else { return true };
        // `&mut *out`, `&mut out`.
        let (arg, parent) = match &body.expr(parent).kind {
            ExprKind::Ref { .. } | ExprKind::Deref(_) => {
                let mut around = body.ancestors(parent);
                let is_borrow = |it: ExprId| matches!(body.expr(it).kind, ExprKind::Ref { .. });
                match around.next() {
                    Some(outer) if is_borrow(outer) => (outer, around.next()),
                    outer => (parent, outer),
                }
            }
            _ => (using, Some(parent)),
        };
        let Some(parent) = parent else { return true };
        match &body.expr(parent).kind {
            ExprKind::Macro(call) => !is_written(call, arg),
            ExprKind::MethodCall { receiver, .. } if *receiver == arg => !is_write(scene, known, parent),
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
                let at = arguments(body, parent).iter().position(|it| *it == arg);
                match (callee(known, parent), at) {
                    (Some(func), Some(at)) => {
                        !is_plain(scene, known.inference.expr(parent)) || may_flush(scene, func, at, seen)
                    }
                    _ => true,
                }
            }
            _ => true,
        }
    })
}
