//! A handle that stays inside of its `Result` or `Option`: the buffer goes in with `map`.

use crate::file::Span;
use crate::index::Ty;
use crate::infer::Callee;
use crate::items::{ExprId, ExprKind, LocalId};
use crate::judge::{Concern, Reason};
use crate::repair::carried::carried_fits;
use crate::repair::code;
use crate::repair::fit::{Fitting, fitting};
use crate::repair::read::adjustments;
use crate::repair::scene::{Scene, WRITE};
use crate::repair::swap::Swap;
use crate::repair::wrapping::AND_FLUSH;
use crate::repair::{Change, Draft, ImportNeed, Repair, boxed, home, write};
use crate::track::{At, Tracked, Way};

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
    // A shared reference to a file writes; one to a buffer does not.
    let is_shared = |it: &LocalId| known.body.local(*it).by_ref && !known.body.local(*it).mutable;
    if swap.is_writer && (!fitted.through_ref.is_empty() || fitted.carriers.iter().any(is_shared)) {
        return Err(Reason::UsedAsItself);
    }
    let (name, need) = scene.name(at, swap.path, false).ok_or(Reason::NoPlace)?;
    let change =
        scene.change(at.owner, Span::at(made.span.end), code::mapped(&name, scene.preferences.capacity));
    let mut changes = vec![change.ok_or(Reason::NoPlace)?];
    changes.extend(adjustments(scene, at.owner, None, &fitted).ok_or(Reason::NoPlace)?);
    let mut concerns = fitted.concerns.clone();
    let mut imports: Vec<ImportNeed> = std::iter::once(need).chain(fitted.imports.clone()).collect();
    let mut help = match swap.path.last() {
        Some(buffer) => format!("map it into a {buffer} where it is made"),
        None => return Err(Reason::NoPlace),
    };
    let flushes = || in_arm(scene, tracked, at, &fitted, swap).or_else(|| boxed::flushed(scene, tracked, at));
    match swap.is_writer.then(flushes) {
        Some(Some((added, doubts, needs))) => {
            help += AND_FLUSH;
            let is_new: Vec<Change> = added.into_iter().filter(|it| !changes.contains(it)).collect();
            changes.extend(is_new);
            concerns.extend(doubts);
            imports.extend(needs);
        }
        Some(None) => concerns.push(Concern::FlushNotReached),
        None => {}
    }
    Ok((Repair { help, changes, imports }, concerns))
}

/// The flush in the arm or closure that takes the handle out of its `Result`, where that is no block.
fn in_arm(
    scene: Scene<'_>,
    tracked: &Tracked,
    made: At,
    fitted: &Fitting,
    swap: Swap,
) -> Option<boxed::Flushed> {
    let [local] = fitted.carriers[..] else { return None };
    let arm = home::arm(scene.known(made.owner)?, local)?;
    let fitted = fitting(scene, made.owner, local, swap)?;
    let (changes, concerns) = write::bound(scene, tracked, made, (local, arm), &fitted, swap)?;
    let need = scene.trait_import(At { owner: made.owner, expr: arm }, WRITE);
    Some((changes, concerns, need.into_iter().collect()))
}

fn holds_handle(scene: Scene<'_>, ty: &Ty, swap: Swap) -> bool {
    let known = scene.index().known;
    let Some((id, args)) = ty.adt() else { return false };
    let wraps = Some(id) == known.result || Some(id) == known.option;
    // Stdout is locked first.
    let is_stdout = scene.index().type_marks(swap.handle).line_buffered;
    wraps && !is_stdout && matches!(args.first(), Some(Ty::Adt(id, _)) if *id == swap.handle)
}

/// `File::open(p).map(Reader::new)`: the buffer goes in front of what is mapped.
pub fn point_free(scene: Scene<'_>, tracked: &Tracked) -> Option<Draft> {
    let way = tracked.ways.first()?;
    let swap = Swap::reader(scene, way.made.ty)?;
    let known = scene.known(way.made.at.owner)?;
    for node in way.path.iter().filter(|it| it.at.owner == way.made.at.owner) {
        let parent = known.body.expr(node.at.expr).parent?;
        let ExprKind::MethodCall { receiver, name, args, .. } = &known.body.expr(parent).kind else {
            continue;
        };
        let [mapped] = &args[..] else { continue };
        if *receiver != node.at.expr || !matches!(name.as_str(), "map" | "and_then") {
            continue;
        }
        let is_path = matches!(known.body.expr(*mapped).kind, ExprKind::Path(..));
        let holds = known
            .inference
            .expr(*receiver)
            .adt()
            .is_some_and(|(_, args)| matches!(args.first(), Some(Ty::Adt(id, _)) if *id == way.made.ty));
        if !is_path || !holds || !mapped_fits(scene, way, parent, *mapped) {
            continue;
        }
        let at = At { owner: way.made.at.owner, expr: *receiver };
        let (spelled, need) = scene.name(at, swap.path, false)?;
        let end = known.body.expr(*receiver).span.end;
        let change =
            scene.change(at.owner, Span::at(end), code::mapped(&spelled, scene.preferences.capacity))?;
        let repair = Repair {
            help: "map it into a BufReader first".to_owned(),
            changes: vec![change],
            imports: vec![need],
        };
        return Some((repair, Vec::new()));
    }
    None
}

/// The mapped function is generic in what it is given, and its result may hold a buffer.
fn mapped_fits(scene: Scene<'_>, way: &Way, call: ExprId, mapped: ExprId) -> bool {
    let Some(known) = scene.known(way.made.at.owner) else { return false };
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&mapped) else { return false };
    let Some(swap) = Swap::reader(scene, way.made.ty) else { return false };
    let generic = scene.index().signature(*func).params.first().is_some_and(|it| matches!(it, Ty::Param(_)));
    generic && carried_fits(scene, way.made.at.owner, call, swap, &mut Fitting::default(), 0)
}
