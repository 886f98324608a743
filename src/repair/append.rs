//! Files that are opened to append, also by a function of the workspace that opens them for somebody else.

use std::ops::RangeInclusive;

use rustc_hash::FxHashSet;

use crate::index::TypeId;
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

/// Whether a file may be opened to append to it within an expression, or in what that calls to open one.
fn appends_within(scene: Scene<'_>, at: At) -> bool {
    let answers = &scene.program.answers;
    let (mut open, mut seen) = (vec![at], FxHashSet::from_iter([at]));
    let mut found = false;
    while let Some(at) = open.pop().filter(|_| !found) {
        if let Some(answer) = answers.known(Asked::Appends, at) {
            found = answer;
            continue;
        }
        let Some(known) = scene.known(at.owner) else { continue };
        let within: Vec<ExprId> = known.body.within(known.body.expr(at.expr).span).collect();
        found = within.iter().any(|it| is_append(scene, known, *it));
        let called = within.into_iter().filter_map(|it| opened_by(scene, known, it));
        open.extend(called.filter(|it| seen.insert(*it)));
    }
    // What else was looked at may append or not, where one of it does.
    let answered = if found { FxHashSet::from_iter([at]) } else { seen };
    for it in answered {
        answers.note(Asked::Appends, it, found);
    }
    found
}

/// The body of the function that gives back a file, the options to open one, or something of the workspace that may hold
/// it.
fn opened_by(scene: Scene<'_>, known: &Known, call: ExprId) -> Option<At> {
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return None };
    let index = scene.index();
    let opens = |id: TypeId| {
        !index.is_stub(index.type_unit(id)) || matches!(index.ty(id).name.as_str(), "File" | "OpenOptions")
    };
    let is_opened = known.inference.expr(call).any(&mut |it| it.adt().is_some_and(|(id, _)| opens(id)));
    let owner = BodyOwner::Func(*func);
    let root = scene.known(owner).filter(|_| is_opened)?.body.root;
    root.map(|expr| At { owner, expr })
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
