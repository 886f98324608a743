//! A writer that goes to what flushes it by itself, as a terminal does after each frame: the buffer stands there.
//! Knows who else asks for the same stream; not when that writes.

use crate::index::Ty;
use crate::items::{ExprKind, Word};
use crate::judge::{Concern, Reason};
use crate::repair::carried::carried_fits;
use crate::repair::fit::Fitting;
use crate::repair::flush::holds_standard_stream;
use crate::repair::handling::callee;
use crate::repair::place::{Consumer, consumer};
use crate::repair::read::adjustments;
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;
use crate::repair::wrapping::{Wrapping, wrapping};
use crate::repair::{Draft, Repair};
use crate::telling::COMPLAINTS;
use crate::track::{At, Tracked, Way};

/// `CrosstermBackend::new(BufWriter::new(stderr))`: where what is made keeps the writer, and is marked to flush it.
pub fn repair(scene: Scene<'_>, tracked: &Tracked, way: &Way, swap: Swap) -> Option<Result<Draft, Reason>> {
    let at = way.path.iter().map(|it| it.at).find(|it| is_given_away(scene, *it, swap))?;
    Some(around(scene, tracked, way, at, swap).ok_or(Reason::NamedType))
}

/// Whether an expression is the bare handle, and an argument of the call that makes what flushes it.
fn is_given_away(scene: Scene<'_>, at: At, swap: Swap) -> bool {
    let Some(known) = scene.known(at.owner) else { return false };
    let is_handle = matches!(known.inference.expr(at.expr), Ty::Adt(id, _) if *id == swap.handle);
    let Consumer::Passed { call, by_ref: None } = consumer(known, at.expr) else { return false };
    let flushes = |func| scene.index().func_marks(func).is_some_and(|it| it.flushes && it.sink.is_some());
    is_handle
        && !known.body.expr(at.expr).in_macro
        && matches!(known.body.expr(call).kind, ExprKind::Call { .. })
        && callee(known, call).is_some_and(flushes)
}

fn around(scene: Scene<'_>, tracked: &Tracked, way: &Way, at: At, swap: Swap) -> Option<Draft> {
    let known = scene.known(at.owner)?;
    let mut fitted = Fitting::default();
    let fits = carried_fits(scene, at.owner, at.expr, swap, &mut fitted, 0) && fitted.through_ref.is_empty();
    let adjusted = adjustments(scene, at.owner, None, &fitted).filter(|_| fits)?;
    let Wrapping { before, after, mut imports } = wrapping(scene, at, swap)?;
    let mut changes = scene.around(at, &before, &after)?.to_vec();
    changes.extend(adjusted);
    imports.extend(fitted.imports);
    let mut concerns = fitted.concerns;
    let is_shared = holds_standard_stream(scene, known.inference.expr(at.expr));
    concerns.extend((is_shared && is_asked_for_elsewhere(scene, way)).then_some(Concern::OutputOrder));
    let taker = tracked.flow.sinks.first().map_or("what it is given to", |it| it.api.as_str());
    let help = format!("wrap it in a BufWriter where it goes to {taker}, which flushes it");
    Some((Repair { help, changes, imports }, concerns))
}

/// Whether other code asks for the same stream, or prints to stderr by a macro.
fn is_asked_for_elsewhere(scene: Scene<'_>, way: &Way) -> bool {
    let Some(by) = way.made.by else { return true };
    let is_other = |call: &At| *call != way.made.at;
    let is_spelled = |file| scene.program.is_spelled(file, &COMPLAINTS.map(Word::of_macro));
    scene.program.callers(by).iter().any(is_other) || scene.file_id(way.made.at.owner).is_none_or(is_spelled)
}
