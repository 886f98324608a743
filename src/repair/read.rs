//! Repairs on the reading side: one buffer where the handle is made, or one where it is passed on.

use crate::file::Span;
use crate::index::Ty;
use crate::infer::BodyOwner;
use crate::items::{Body, ExprId, ExprKind, Literal, LocalId};
use crate::judge::{Concern, Reason};
use crate::repair::borrowed::reads_any;
use crate::repair::carried::carried_fits;
use crate::repair::cloned::is_cloned;
use crate::repair::code;
use crate::repair::each_use::{at_uses, wrap_mention};
use crate::repair::fit::{Fitting, fitting};
use crate::repair::flush::is_written_beside;
use crate::repair::handling::callee;
use crate::repair::home;
use crate::repair::mapped;
use crate::repair::place::{Consumer, bare, binds_reference, consumer, is_stored_after, is_used_in_turns};
use crate::repair::renew::first_value;
use crate::repair::scene::{Scene, closure_around};
use crate::repair::swap::Swap;
use crate::repair::wrapping::arm_of_value;
use crate::repair::{Change, Draft, Repair};
use crate::track::{At, Rule, Sink, Tracked, Way, mentions};

/// The best repair of a flow that reads.
pub fn repair(scene: Scene<'_>, tracked: &Tracked) -> Result<Draft, Reason> {
    if tracked.ways.iter().all(|it| it.renewed) {
        return Err(Reason::MadePerRead);
    }
    let (repair, mut concerns) = best(scene, tracked)?;
    if reads_short(scene, tracked, |way| is_changed(scene, way, &repair)) {
        concerns.push(Concern::ShortReads);
    }
    let made = tracked.ways.first().map(|it| it.made.at).ok_or(Reason::NoPlace)?;
    let reads = tracked.ways.iter().flat_map(|it| it.path.iter().map(|it| it.at).chain([it.sink]));
    let reads: Vec<ExprId> = reads.filter(|it| it.owner == made.owner).map(|it| it.expr).collect();
    if is_written_beside(scene, made, &reads) {
        concerns.push(Concern::SharedHandle);
    }
    if is_cloned(scene, tracked) {
        concerns.push(Concern::ReadAheadLost);
    }
    Ok((repair, concerns))
}

/// Whether a repair changes a body that the handle goes through on its way: what was read before is read as it was.
fn is_changed(scene: Scene<'_>, way: &Way, repair: &Repair) -> bool {
    way.path.iter().any(|node| {
        let root = scene.known(node.at.owner).and_then(|it| Some(it.body.expr(it.body.root?).span));
        let (Some(body), Some(file)) = (root, scene.file_id(node.at.owner)) else { return true };
        repair.changes.iter().any(|it| it.at.file == file && body.contains(it.at.span))
    })
}

fn best(scene: Scene<'_>, tracked: &Tracked) -> Result<Draft, Reason> {
    let way = tracked.ways.first().ok_or(Reason::NoPlace)?;
    let swap = Swap::reader(scene, way.made.ty).ok_or(Reason::NoPlace)?;
    let mut best: Result<Draft, Reason> = Err(Reason::NoPlace);
    for at in bare(scene, way) {
        if let Some(draft) = at_only_call(scene, tracked, at, swap) {
            best = better(best, Ok(draft));
            break;
        }
        best = better(best, at_construction(scene, at, swap));
        if is_safe(&best) && !retypes(&best) {
            return best;
        }
    }
    if let Some(point_free) = mapped::point_free(scene, tracked) {
        best = better(best, Ok(point_free));
    }
    for node in &way.path {
        best = better(best, at_home(scene, tracked, node.at, swap));
    }
    if way.path.iter().any(|it| is_stored_after(way, it.at)) {
        best = better(best, crate::repair::stored::repair(scene, tracked, swap));
    }
    if is_safe(&best) && !retypes(&best) {
        return best;
    }
    best = better(best, at_uses(scene, tracked, swap));
    if best.is_ok() || !bare(scene, way).is_empty() {
        return best;
    }
    better(best, mapped::repair(scene, tracked, swap))
}

/// `let mut stream = BufReader::new(stream);` behind the pattern that takes the handle out of something.
fn at_home(scene: Scene<'_>, tracked: &Tracked, at: At, swap: Swap) -> Result<Draft, Reason> {
    let way = tracked.ways.first().ok_or(Reason::NoPlace)?;
    let (local, home) = home::of(scene, way, at).ok_or(Reason::NoPlace)?;
    let known = scene.known(at.owner).ok_or(Reason::NoPlace)?;
    if matches!(known.inference.local(local), Ty::Ref(..)) {
        return Err(Reason::BorrowedByCallee);
    }
    let fitted = fitting(scene, at.owner, local, swap).ok_or(Reason::UsedAsItself)?;
    if !fitted.needs_mut {
        return Err(Reason::NoPlace);
    }
    let (name, need) = scene.name(At { expr: home.block, ..at }, swap.path, false).ok_or(Reason::NoPlace)?;
    let mut changes = home::shadowed(scene, at.owner, local, &home, &name).ok_or(Reason::NoPlace)?;
    let others = Fitting { needs_mut: false, ..fitted };
    changes.extend(adjustments(scene, at.owner, None, &others).ok_or(Reason::NoPlace)?);
    let concerns = others.concerns;
    let imports = std::iter::once(need).chain(others.imports).collect();
    let help = "put a BufReader around it where it comes in".to_owned();
    Ok((Repair { help, changes, imports }, concerns))
}

/// A name that is given away once, to a function of the workspace: whoever reads that call should see the buffer. The
/// same for one that is lent once, to what takes any reader: no more than that call changes.
fn at_only_call(scene: Scene<'_>, tracked: &Tracked, at: At, swap: Swap) -> Option<Draft> {
    let way = tracked.ways.first()?;
    let known = scene.known(at.owner)?;
    let Consumer::Bound { local, .. } = consumer(known, at.expr) else { return None };
    let [only] = mentions(&known.body, local)[..] else { return None };
    let Consumer::Passed { call, by_ref } = consumer(known, only) else { return None };
    if let Some(reference) = by_ref {
        let lent = At { expr: reference, ..at };
        let is_once = closure_around(&known.body, only) == closure_around(&known.body, at.expr)
            && !is_used_in_turns(scene, lent, local);
        let is_plain = is_shared(scene, lent) && is_once && !known.body.expr(reference).in_macro;
        let takes = is_plain && reads_any(scene, known, call, reference) && !is_read_short(scene, tracked);
        let wrapped = takes.then(|| wrap(scene, lent, swap, "wrap it in a BufReader for this call"))??;
        return Some((wrapped, Vec::new()));
    }
    let func = callee(known, call)?;
    // What is opened over several lines would be indented anew.
    let is_short = scene.text(at).is_some_and(|it| !it.contains('\n'));
    if is_short && scene.index().is_stub(scene.index().func_unit(func)) {
        return None;
    }
    let (_, repair, concerns) = wrap_mention(scene, way, At { expr: only, ..at }, local, swap).ok()?;
    (concerns.is_empty() && !is_read_short(scene, tracked)).then_some((repair, concerns))
}

fn is_safe(draft: &Result<Draft, Reason>) -> bool {
    matches!(draft, Ok((_, concerns)) if concerns.is_empty())
}

/// Whether a written type changes, which is more than a call that is wrapped.
fn retypes(draft: &Result<Draft, Reason>) -> bool {
    matches!(draft, Ok((repair, _)) if repair.changes.iter().any(|it| it.text.ends_with('<')))
}

/// The one with fewer concerns, then the one that changes no types; the first of two that are alike.
fn better(a: Result<Draft, Reason>, b: Result<Draft, Reason>) -> Result<Draft, Reason> {
    match (&a, &b) {
        (Ok((_, x)), Ok((_, y))) if y.len() < x.len() => b,
        (Ok((_, x)), Ok((_, y))) if y.len() == x.len() && retypes(&a) && !retypes(&b) => b,
        (Err(_), Ok(_)) => b,
        (Err(Reason::NoPlace), Err(_)) => b,
        _ => a,
    }
}

/// Wraps the expression that is the handle, if everything that becomes of it takes a buffer.
fn at_construction(scene: Scene<'_>, at: At, swap: Swap) -> Result<Draft, Reason> {
    let known = scene.known(at.owner).ok_or(Reason::NoPlace)?;
    let at = At { expr: first_value(known, at.expr), ..at };
    if known.body.expr(at.expr).in_macro {
        return Err(Reason::InMacro);
    }
    let (mut fitted, mut is_lent) = (Fitting::default(), false);
    let local = match consumer(known, at.expr) {
        Consumer::Bound { local, .. } => {
            fitted = fitting(scene, at.owner, local, swap).ok_or(Reason::UsedAsItself)?;
            Some(local)
        }
        Consumer::Passed { by_ref, .. } => {
            if !carried_fits(scene, at.owner, by_ref.unwrap_or(at.expr), swap, &mut fitted, 0) {
                return Err(Reason::NamedType);
            }
            let shared = by_ref.filter(|it| is_shared(scene, At { expr: *it, ..at }));
            // Two insertions at one place would have no order.
            let start = |it: ExprId| known.body.expr(it).span.start;
            is_lent = shared.is_some_and(|it| start(it) + 1 == start(at.expr));
            fitted.reborrows.extend(shared.filter(|_| !is_lent));
            None
        }
        found @ (Consumer::Annotated | Consumer::Stored) => {
            if !carried_fits(scene, at.owner, at.expr, swap, &mut fitted, 0) {
                let is_stored = found == Consumer::Stored;
                return Err(if is_stored { Reason::StoredInField } else { Reason::NamedType });
            }
            None
        }
        Consumer::Written { .. } | Consumer::Other => return Err(Reason::NoPlace),
    };
    let mut repair =
        wrap(scene, at, swap, "wrap it in a BufReader where it is made").ok_or(Reason::NoPlace)?;
    if let Some(before) = repair.changes.first_mut().filter(|_| is_lent) {
        before.text.insert_str(0, "mut ");
    }
    repair.changes.extend(adjustments(scene, at.owner, local, &fitted).ok_or(Reason::NoPlace)?);
    repair.imports.extend(&fitted.imports);
    Ok((repair, fitted.concerns))
}

/// `BufReader::new(` … `)` around an expression.
pub fn wrap(scene: Scene<'_>, at: At, swap: Swap, help: &str) -> Option<Repair> {
    let (name, need) = scene.name(at, swap.path, false)?;
    let (before, after) = scene.wrapped(&name);
    let changes = scene.around(arm_of_value(scene, at), &before, &after)?.to_vec();
    Some(Repair { help: help.to_owned(), changes, imports: vec![need] })
}

/// `mut`, `&mut` and `get_ref()` where the new type needs them.
pub fn adjustments(
    scene: Scene<'_>,
    owner: BodyOwner,
    local: Option<LocalId>,
    fitted: &Fitting,
) -> Option<Vec<Change>> {
    let known = scene.known(owner).filter(|_| fitted.is_followed(scene))?;
    let mut changes = Vec::new();
    for local in local.into_iter().filter(|it| fitted.needs_mut && !binds_reference(known, *it)) {
        let local = known.body.local(local);
        if !local.mutable {
            changes.push(scene.change(owner, Span::at(local.span.start), "mut ")?);
        }
    }
    for reference in &fitted.reborrows {
        let start = known.body.expr(*reference).span.start;
        changes.push(scene.change(owner, Span::at(start + 1), "mut ")?);
    }
    for receiver in &fitted.through_ref {
        let end = known.body.expr(*receiver).span.end;
        changes.push(scene.change(owner, Span::at(end), ".get_ref()")?);
    }
    for local in &fitted.muts {
        let it = known.body.local(*local);
        if !it.mutable && !it.by_ref {
            changes.push(scene.change(owner, Span::at(it.span.start), "mut ")?);
        }
    }
    changes.extend(fitted.changes.iter().cloned());
    Some(changes)
}

fn is_shared(scene: Scene<'_>, at: At) -> bool {
    scene
        .known(at.owner)
        .is_some_and(|it| matches!(it.body.expr(at.expr).kind, ExprKind::Ref { mutable: false, .. }))
}

/// `read` may come back with less where the buffer runs out, which a caller can take for the end: never with a block
/// that divides the buffer, if nothing else is read in between.
fn reads_short(scene: Scene<'_>, tracked: &Tracked, goes_through: impl Fn(&Way) -> bool) -> bool {
    let capacity = scene.preferences.capacity.unwrap_or(code::USUAL_CAPACITY) as u64;
    let pairs = tracked.ways.iter().zip(&tracked.flow.sinks);
    let sinks: Vec<&Sink> = pairs.filter(|(way, _)| goes_through(way)).map(|(_, sink)| sink).collect();
    sinks.iter().filter(|it| it.api == "std::io::Read::read" && it.bytes_per_call != Some(1)).any(|it| {
        let divides = it.bytes_per_call.is_some_and(|bytes| bytes > 0 && capacity.is_multiple_of(bytes));
        !divides || sinks.iter().any(|other| other.bytes_per_call != it.bytes_per_call)
    })
}

fn is_read_short(scene: Scene<'_>, tracked: &Tracked) -> bool {
    reads_short(scene, tracked, |_| true)
}

/// Whether what is read was opened to be written too: `OpenOptions::new().read(true).write(true)`.
pub fn is_read_and_written(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let opens = |at: At| {
        let body = scene.known(at.owner).map(|it| &it.body);
        body.is_some_and(|body| body.within(body.expr(at.expr).span).any(|it| is_set_to_write(body, it)))
    };
    tracked.flow.rule == Rule::UnbufferedRead && tracked.ways.iter().any(|it| opens(it.made.at))
}

fn is_set_to_write(body: &Body, call: ExprId) -> bool {
    let ExprKind::MethodCall { name, args, .. } = &body.expr(call).kind else { return false };
    let is_on = |it: &ExprId| matches!(body.expr(*it).kind, ExprKind::Literal(Literal::Bool(true)));
    matches!(name.as_str(), "write" | "append") && args.iter().all(is_on) && !args.is_empty()
}
