//! Files that are opened to append, also by a function of the workspace that opens them for somebody else.

use std::ops::RangeInclusive;

use crate::index::FuncId;
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, Literal};
use crate::repair::scene::Scene;
use crate::track::{Asked, At, Known, OncePer, Sink, Tracked, Way, called_api};

/// Bytes of a number, beside which there must be something else.
const NUMBER: RangeInclusive<u64> = 2..=8;

/// Whether the file that a repair wraps may be open for appending, and lines of several writers arrive whole.
pub fn may_append(scene: Scene<'_>, tracked: &Tracked, owner: BodyOwner, source: ExprId) -> bool {
    // What goes out in several pieces arrives whole only by chance.
    let is_piece = |it: &Sink| {
        it.once_per == OncePer::Token
            || it.pieces > 1
            || it.bytes_per_call.is_some_and(|it| NUMBER.contains(&it))
    };
    if tracked.flow.sinks.iter().any(is_piece) {
        return false;
    }
    opens_to_append(scene, tracked) || appends_within(scene, At { owner, expr: source })
}

fn opens_to_append(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let Some(first) = tracked.ways.first() else { return false };
    let is_opened = |way: &Way| {
        let at = way.made.at;
        scene.known(at.owner).and_then(|it| it.body.root).is_some_and(|root| {
            // Options are put together in statements of their own.
            let expr = if tracked.flow.source.api.contains("OpenOptions") { root } else { at.expr };
            appends_within(scene, At { owner: at.owner, expr })
        })
    };
    let answers = &scene.program.answers;
    answers.once(Asked::IsOpenedToAppend, first.made.at, || tracked.ways.iter().any(is_opened))
}

fn appends_within(scene: Scene<'_>, at: At) -> bool {
    scene.program.answers.once(Asked::Appends, at, || appends(scene, at.owner, at.expr, &mut Vec::new()))
}

fn appends(scene: Scene<'_>, owner: BodyOwner, within: ExprId, seen: &mut Vec<FuncId>) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let span = known.body.expr(within).span;
    known.body.within(span).any(|expr| {
        is_append(scene, known, expr)
            || match known.inference.callees.get(&expr) {
                Some(Callee::Func(func, _)) if !seen.contains(func) && opens(scene, known, expr) => {
                    seen.push(*func);
                    let owner = BodyOwner::Func(*func);
                    let root = scene.known(owner).and_then(|it| it.body.root);
                    root.is_some_and(|it| appends(scene, owner, it, seen))
                }
                _ => false,
            }
    })
}

/// Whether a call gives back a file or the options to open one.
fn opens(scene: Scene<'_>, known: &Known, call: ExprId) -> bool {
    let index = scene.index();
    known.inference.expr(call).any(&mut |it| {
        it.adt().is_some_and(|(id, _)| {
            matches!(index.ty(id).name.as_str(), "File" | "OpenOptions") && index.type_path(id).contains("::")
        })
    })
}

/// `.append(true)` and `.append(flag)`, on whatever has options to open a file.
fn is_append(scene: Scene<'_>, known: &Known, expr: ExprId) -> bool {
    let ExprKind::MethodCall { args, .. } = &known.body.expr(expr).kind else { return false };
    let [flag] = &args[..] else { return false };
    let off = matches!(known.body.expr(*flag).kind, ExprKind::Literal(Literal::Bool(false)));
    // `vec.append(&mut other)` moves items.
    let items = matches!(known.body.expr(*flag).kind, ExprKind::Ref { .. });
    called_api(scene.index(), &known.body, &known.inference, expr) == "append" && !off && !items
}
