//! A handle that stays inside of its `Result` or `Option`: the buffer goes in with `map`.

use crate::file::Span;
use crate::index::Ty;
use crate::items::ExprKind;
use crate::repair::carried::carried_fits;
use crate::repair::code;
use crate::repair::fit::Fitting;
use crate::repair::read::adjustments;
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;
use crate::repair::{Concern, Draft, Reason, Repair};
use crate::track::Tracked;

/// `File::open(path).map(BufReader::new)`, if everything that becomes of it takes a buffer.
pub fn repair(scene: Scene<'_>, tracked: &Tracked, swap: Swap) -> Result<Draft, Reason> {
    let way = tracked.ways.first().ok_or(Reason::NoPlace)?;
    let known = scene.known(way.made.at.owner).ok_or(Reason::NoPlace)?;
    let at = way.made.at;
    let made = known.body.expr(at.expr);
    let is_call = matches!(made.kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. });
    if !is_call || !holds_handle(scene, known.inference.expr(at.expr), swap) {
        return Err(Reason::NoPlace);
    }
    if made.in_macro {
        return Err(Reason::InMacro);
    }
    let mut fitted = Fitting::default();
    if !carried_fits(scene, at.owner, at.expr, swap, &mut fitted, 0) {
        return Err(Reason::UsedAsItself);
    }
    if swap.is_writer && !fitted.through_ref.is_empty() {
        return Err(Reason::UsedAsItself);
    }
    let (name, need) = scene.name(at, swap.path, false).ok_or(Reason::NoPlace)?;
    let change = scene.change(at.owner, Span::at(made.span.end), code::mapped(&name));
    let mut changes = vec![change.ok_or(Reason::NoPlace)?];
    changes.extend(adjustments(scene, at.owner, None, &fitted).ok_or(Reason::NoPlace)?);
    let mut concerns = fitted.concerns;
    if swap.is_writer {
        concerns.push(Concern::FlushNotReached);
    }
    let imports = std::iter::once(need).chain(fitted.imports).collect();
    let buffer = swap.path.last().copied().unwrap_or_default();
    Ok((Repair { help: format!("map it into a {buffer} where it is made"), changes, imports }, concerns))
}

fn holds_handle(scene: Scene<'_>, ty: &Ty, swap: Swap) -> bool {
    let known = scene.index().known;
    let Some((id, args)) = ty.adt() else { return false };
    let wraps = Some(id) == known.result || Some(id) == known.option;
    // Stdout is locked first.
    let is_stdout = scene.index().type_marks(swap.handle).line_buffered;
    wraps && !is_stdout && matches!(args.first(), Some(Ty::Adt(id, _)) if *id == swap.handle)
}
