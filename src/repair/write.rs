//! Repairs on the writing side: a buffer where the handle is made or comes in, and a flush wherever it ends.

use crate::file::Span;
use crate::index::Ty;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId};
use crate::judge::{Concern, Reason};
use crate::repair::awaited::{self, awaited};
use crate::repair::borrowed::lent_to_writer;
use crate::repair::carried::carried_fits;
use crate::repair::each_use::takes_reference;
use crate::repair::erased::becomes_dyn;
use crate::repair::fit::{Fitting, fitting};
use crate::repair::flush::{self, Request};
use crate::repair::handling::{callee, ends_value};
use crate::repair::home::{self, Home};
use crate::repair::inline;
use crate::repair::place::{Consumer, bare, binds_reference, consumer, is_stored_after, lent_later};
use crate::repair::plain::is_plain;
use crate::repair::read::adjustments;
use crate::repair::renew::first_value;
use crate::repair::returned::is_public;
use crate::repair::scene::{BUF_WRITER, Scene};
use crate::repair::swap::Swap;
use crate::repair::wrapping::wrap;
use crate::repair::{
    Change, Draft, ImportNeed, Repair, boxed, closing, finish, flushing, kept, lent, looked, mapped, printed,
    stored, stretch,
};
use crate::track::{At, Tracked, Way, is_print_loop, mentions};

/// The best repair of a flow that writes.
pub fn repair(scene: Scene<'_>, tracked: &Tracked) -> Result<Draft, Reason> {
    let way = tracked.ways.first().ok_or(Reason::NoPlace)?;
    let swap = Swap::writer(scene, way.made.ty).ok_or(Reason::NoPlace)?;
    if tracked.ways.iter().all(|it| it.renewed) {
        return Err(Reason::MadeEachTime);
    }
    if stored::is_taken_back(scene, tracked) {
        return Err(Reason::TakenBack);
    }
    if swap.is_asynchronous(scene) {
        return awaited::repair(scene, tracked, way, swap);
    }
    let made = way.made.at;
    if is_print_loop(scene.program, made) {
        return printed::repair(scene, way.made.at);
    }
    let whole = for_life(scene, tracked, way, swap);
    if whole.as_ref().is_ok_and(|(_, concerns)| concerns.is_empty()) {
        return whole;
    }
    match stretch::repair(scene, tracked, swap) {
        Ok(lent) if lent.1.is_empty() || whole.is_err() => Ok(lent),
        _ => whole,
    }
}

/// A buffer that is all that anybody sees of the handle.
fn for_life(scene: Scene<'_>, tracked: &Tracked, way: &Way, swap: Swap) -> Result<Draft, Reason> {
    let mut reason = Reason::NoPlace;
    let constructions = bare(scene, way).into_iter().map(|at| at_construction(scene, tracked, at, swap));
    let homes = way.path.iter().filter_map(|node| {
        let (local, home) = home::of(scene, way, node.at)?;
        Some(at_home(scene, tracked, node.at, local, &home, swap))
    });
    let mut for_review = None;
    let finished =
        bare(scene, way).into_iter().filter_map(|at| finish::repair(scene, tracked, at, swap)).map(Ok);
    let flushing = flushing::repair(scene, tracked, way, swap);
    for drafted in flushing.clone().into_iter().chain(finished).chain(constructions).chain(homes) {
        match drafted {
            Ok((repair, concerns)) if concerns.is_empty() => return Ok((repair, concerns)),
            // What others may name is changed last.
            Ok(draft) if for_review.as_ref().is_none_or(|it: &Draft| is_seen(it) && !is_seen(&draft)) => {
                for_review = Some(draft);
            }
            Ok(_) => {}
            // What is wrong with a later place is not why the first one would not do.
            Err(Reason::UsedAsItself) if reason == Reason::Unflushed => {}
            Err(why) => reason = why,
        }
    }
    if let Some(draft) = for_review {
        return Ok(draft);
    }
    if let Some(Err(why)) = flushing {
        return Err(why);
    }
    if let Some((at, call)) = lent_to_writer(scene, tracked)
        && let Ok(done) = inline::repair(scene, tracked, at, swap, call, at.expr, &Fitting::default())
    {
        return Ok(done);
    }
    if way.path.iter().any(|it| is_stored_after(way, it.at)) {
        return match stored::repair(scene, tracked, swap) {
            Err(why) if bare(scene, way).is_empty() => mapped::repair(scene, tracked, swap).map_err(|_| why),
            done => done,
        };
    }
    if !bare(scene, way).is_empty() {
        return Err(reason);
    }
    mapped::repair(scene, tracked, swap).map_err(|_| reason)
}

fn is_seen((_, concerns): &Draft) -> bool {
    concerns.contains(&Concern::PublicSignature)
}

/// Wraps the expression that is the handle and flushes the name it is bound to.
pub fn at_construction(scene: Scene<'_>, tracked: &Tracked, at: At, swap: Swap) -> Result<Draft, Reason> {
    let known = scene.known(at.owner).ok_or(Reason::NoPlace)?;
    let at = At { expr: first_value(known, at.expr), ..at };
    let found = consumer(known, at.expr);
    // The first argument of `write!` is an expression like any other, also where it is spelled inside of the macro.
    let is_written = matches!(found, Consumer::Written { call, .. } if !known.body.expr(call).in_macro);
    if known.body.expr(at.expr).in_macro && !is_written {
        return Err(Reason::InMacro);
    }
    match found {
        Consumer::Bound { local, block, .. } => {
            let fitted = fitting(scene, at.owner, local, swap).ok_or(Reason::UsedAsItself)?;
            if swap.past_stdout && !fitted.is_opaque() {
                return Err(Reason::UsedAsItself);
            }
            let mut repair = wrap(scene, at, swap).ok_or(Reason::NoPlace)?;
            let (mut changes, concerns) =
                bound(scene, tracked, at, (local, block), &fitted, swap).ok_or(Reason::Unflushed)?;
            if swap.is_asynchronous(scene) {
                changes = awaited(changes, &known.body.local(local).name).ok_or(Reason::Unawaited)?;
            }
            repair.imports.extend(flush_import(scene, at, swap));
            repair.changes.extend(changes);
            repair.imports.extend(&fitted.imports);
            Ok((repair, concerns))
        }
        Consumer::Passed { call, by_ref } => {
            let arg = by_ref.unwrap_or(at.expr);
            if by_ref.is_some() && becomes_dyn(scene, at.owner, arg, swap) {
                return inline::repair(scene, tracked, at, swap, call, arg, &Fitting::default());
            }
            if becomes_dyn(scene, at.owner, arg, swap) || is_boxed(scene, at.owner, call, swap) {
                return in_box(scene, tracked, at, swap);
            }
            let mut fitted = Fitting::default();
            if !carried_fits(scene, at.owner, arg, swap, &mut fitted, 0) {
                return Err(Reason::UsedAsItself);
            }
            inline::repair(scene, tracked, at, swap, call, arg, &fitted)
        }
        Consumer::Written { call, by_ref } => {
            let arg = by_ref.unwrap_or(at.expr);
            inline::repair(scene, tracked, at, swap, call, arg, &Fitting::default())
        }
        Consumer::Annotated => Err(Reason::NamedType),
        Consumer::Stored => at_field(scene, tracked, at, swap),
        Consumer::Other => match lent_later(known, at.expr) {
            Some(borrow) if becomes_dyn(scene, at.owner, borrow, swap) => in_box(scene, tracked, at, swap),
            _ => Err(Reason::NoPlace),
        },
    }
}

/// Wraps what lies in a box, or behind a `&mut dyn`, which is flushed by its name.
fn in_box(scene: Scene<'_>, tracked: &Tracked, at: At, swap: Swap) -> Result<Draft, Reason> {
    let mut repair = wrap(scene, at, swap).ok_or(Reason::NoPlace)?;
    let (changes, concerns, need) = boxed::flushed(scene, tracked, at).unwrap_or_else(|| {
        let (changes, concerns) = kept::flushes(scene, tracked);
        (changes, concerns, Vec::new())
    });
    repair.changes.extend(changes);
    repair.imports.extend(need);
    Ok((repair, concerns))
}

/// Wraps the value of a field, whose declaration changes with it.
fn at_field(scene: Scene<'_>, tracked: &Tracked, at: At, swap: Swap) -> Result<Draft, Reason> {
    if swap.may_be_answered(scene) {
        return Err(Reason::Interactive);
    }
    let mut fitted = Fitting::default();
    if !carried_fits(scene, at.owner, at.expr, swap, &mut fitted, 0) {
        return Err(Reason::StoredInField);
    }
    let mut repair = wrap(scene, at, swap).ok_or(Reason::NoPlace)?;
    let adjusted = adjustments(scene, at.owner, None, &fitted).filter(|_| fitted.through_ref.is_empty());
    repair.changes.extend(adjusted.ok_or(Reason::UsedAsItself)?);
    repair.imports.extend(&fitted.imports);
    let (flushes, concerns) = kept::flushes(scene, tracked);
    repair.changes.extend(flushes);
    fitted.concerns.extend(concerns);
    Ok((repair, fitted.concerns))
}

/// `flush` is a method of `Write`; the verdict takes the import away again where nothing is flushed.
fn flush_import(scene: Scene<'_>, at: At, swap: Swap) -> Option<ImportNeed> {
    scene.trait_import(at, swap.write_trait(scene))
}

fn is_boxed(scene: Scene<'_>, owner: BodyOwner, call: ExprId, swap: Swap) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let func = callee(known, call);
    func.is_some_and(|it| scene.index().func_path(it) == "std::boxed::Box::new")
        && becomes_dyn(scene, owner, call, swap)
}

/// The flush and the small adjustments for a name that holds the buffer from `statement` on.
pub fn bound(
    scene: Scene<'_>,
    tracked: &Tracked,
    at: At,
    (local, block): (LocalId, ExprId),
    fitted: &Fitting,
    swap: Swap,
) -> Option<(Vec<Change>, Vec<Concern>)> {
    let known = scene.known(at.owner)?;
    let mut uses = mentions(&known.body, local);
    let mut holders = lent::borrowers(scene, at.owner, local, swap);
    let is_followed = holders.iter().all(|it| lent::is_followed(scene, at.owner, *it, swap));
    holders.extend(lent::aliases(scene, at.owner, local));
    let keeps = |it: LocalId| !holders.contains(&it);
    let given_away = given_away(scene, at.owner, fitted, &holders, swap)
        || lent::keepers(scene, at.owner, local).into_iter().any(keeps);
    holders.extend(fitted.carriers.iter().filter(|it| !holders.contains(it)).copied().collect::<Vec<_>>());
    for holder in holders {
        uses.extend(mentions(&known.body, holder));
    }
    uses.retain(|it| !fitted.renewed.contains(it));
    let request = Request {
        owner: at.owner,
        handle: swap.handle,
        name: known.body.local(local).name.to_string(),
        uses: &uses,
        through_ref: &fitted.through_ref,
        renewed: &fitted.renewed,
        block,
        source: at,
        given_away,
    };
    let (mut changes, mut concerns) = flush::plan(scene, tracked, &request)?;
    concerns.extend(&fitted.concerns);
    concerns.extend((!is_followed).then_some(Concern::Lent));
    let mut fitted = fitted.clone();
    // What was lent, and is the buffer itself now, is lent on.
    let is_lent = matches!(known.inference.local(local), Ty::Ref(true, _)) && !binds_reference(known, local);
    let lent = !given_away && (!changes.is_empty() || is_lent);
    fitted.needs_mut |= !changes.is_empty();
    if given_away {
        // Where it comes back, it is looked at through another name.
        let looks = std::mem::take(&mut fitted.through_ref);
        changes.extend(looked::through_buffers(scene, at.owner, &looks, swap)?.0);
    }
    changes.extend(adjustments(scene, at.owner, Some(local), &fitted)?);
    // A writer that is flushed here stays here; any other is flushed by whoever drops it.
    if lent {
        // A type that is written out means the writer itself, not a reference to it.
        if !fitted.changes.is_empty() && !fitted.moves.is_empty() {
            return None;
        }
        lend(scene, at.owner, (local, block), swap, &fitted.moves, &mut changes)?;
    }
    Some((changes, concerns))
}

/// Lends the writer where its name is given away by value, so that it stays to be flushed.
pub fn lend(
    scene: Scene<'_>,
    owner: BodyOwner,
    (local, block): (LocalId, ExprId),
    swap: Swap,
    moves: &[ExprId],
    changes: &mut Vec<Change>,
) -> Option<()> {
    let known = scene.known(owner)?;
    let by_ref = binds_reference(known, local);
    let borrow = if by_ref { "&mut *" } else { "&mut " };
    // A parameter that is a reference borrows anew by itself.
    let is_lent = |it: ExprId| {
        let call = known.body.expr(it).parent.filter(|_| by_ref);
        call.is_some_and(|call| takes_reference(scene, owner, call, it))
    };
    let kept = || moves.iter().filter(|it| !is_dropped(scene, owner, **it) && !is_lent(**it));
    let call = |it: &ExprId| known.body.expr(*it).parent;
    // `write(..).and_then(|()| out.flush())`
    let is_tied = |it: &ExprId| {
        let end = call(it).map(|it| Span::at(known.body.expr(it).span.end));
        changes.iter().any(|it| Some(it.at.span) == end && it.text.contains(".flush()"))
    };
    let tied: Vec<ExprId> = kept().copied().filter(is_tied).collect();
    let name = &known.body.local(local).name;
    for taken in kept().filter(|it| closing::is_awaited(scene, known, swap, block, **it)) {
        if tied.contains(taken) {
            changes.push(closing::drop_behind_statement(scene, owner, *taken, name)?);
        } else {
            closing::drop_behind(changes, name)?;
        }
    }
    let taker = |it: &ExprId| call(it).and_then(|call| callee(known, call));
    let lives_on = |it: &ExprId| taker(it).is_some_and(|func| lent::lives_on(scene, func));
    let is_last = |it: &ExprId| {
        tied.contains(it) || call(it).is_some_and(|call| closing::ends_statement(scene, known, swap, call))
    };
    if kept().any(|it| lives_on(it) || !is_last(it)) {
        return None;
    }
    for moved in kept() {
        let start = known.body.expr(*moved).span.start;
        changes.push(scene.change(owner, Span::at(start), borrow)?);
    }
    Some(())
}

/// Whether a use gives the writer to something that may live on, so that its name can no longer be flushed.
fn given_away(
    scene: Scene<'_>,
    owner: BodyOwner,
    fitted: &Fitting,
    borrowers: &[LocalId],
    swap: Swap,
) -> bool {
    let Some(known) = scene.known(owner) else { return true };
    fitted.leaves
        || !fitted.carriers.iter().all(|it| borrowers.contains(it))
        || fitted.moves.iter().any(|it| {
            let Some(parent) = known.body.expr(*it).parent else { return true };
            !matches!(known.body.expr(parent).kind, ExprKind::Macro(_))
                && !is_plain(scene, known.inference.expr(parent))
                && lent::borrower(scene, At { owner, expr: parent }, *it, swap).is_none()
                && !lent::is_spent(scene, At { owner, expr: parent }, *it, swap)
        })
}

fn is_dropped(scene: Scene<'_>, owner: BodyOwner, arg: ExprId) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    known.body.expr(arg).parent.is_some_and(|it| ends_value(scene, known, it))
}

/// `let mut out = BufWriter::new(out);` where a name that holds a handle begins.
fn at_home(
    scene: Scene<'_>,
    tracked: &Tracked,
    at: At,
    local: LocalId,
    home: &Home,
    swap: Swap,
) -> Result<Draft, Reason> {
    let known = scene.known(at.owner).ok_or(Reason::NoPlace)?;
    let is_lent = matches!(known.inference.local(local), Ty::Ref(..));
    if home.is_param && is_lent && !home::gathers(scene, tracked, at.owner) {
        return Err(Reason::BorrowedByCallee);
    }
    let fitted = fitting(scene, at.owner, local, swap).ok_or(Reason::UsedAsItself)?;
    // A buffer around a reference is of another type than one around the handle, as which parameters would be declared.
    if is_lent && fitted.n_retyped() > 0 {
        return Err(Reason::BorrowedByCallee);
    }
    if given_away(scene, at.owner, &fitted, &lent::borrowers(scene, at.owner, local, swap), swap) {
        return Err(Reason::BorrowedByCallee);
    }
    let (spelled, need) =
        scene.name(At { expr: home.block, ..at }, BUF_WRITER, false).ok_or(Reason::NoPlace)?;
    let entry = home::shadowed(scene, at.owner, local, home, &spelled).ok_or(Reason::NoPlace)?;
    let source =
        home.made.map_or(At { owner: at.owner, expr: home.block }, |expr| At { owner: at.owner, expr });
    let place = (local, home.block);
    let (mut changes, mut concerns) =
        bound(scene, tracked, source, place, &fitted, swap).ok_or(Reason::Unflushed)?;
    // The new name is made mutable by its own `let`.
    let name = known.body.local(local).span;
    changes.retain(|it| it.text != "mut " || it.at.span.start != name.start);
    changes.splice(0..0, entry);
    let borrowed = matches!(known.inference.local(local), Ty::Ref(false, _));
    let is_alone = || !is_lent || !stretch::has_company(scene, at.owner, home.block, local, swap.handle);
    // Who gives the handle itself away has all of it written when the call is over.
    let is_given = matches!(known.inference.local(local), Ty::Adt(id, _) if *id == swap.handle);
    let is_open = || is_public(scene, at.owner) && !is_given;
    if home.is_param && (is_open() || borrowed || !is_alone()) {
        concerns.push(Concern::SharedHandle);
    }
    let imports = [Some(need), flush_import(scene, At { expr: home.block, ..at }, swap)]
        .into_iter()
        .flatten()
        .chain(fitted.imports.iter().copied())
        .collect();
    Ok((
        Repair { help: "put a BufWriter around it where it comes in".to_owned(), changes, imports },
        concerns,
    ))
}
