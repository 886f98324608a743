//! A buffer that stands in the code already, and loses the error of its last write: the flush that it lacks.

use crate::index::Ty;
use crate::infer::Callee;
use crate::items::{ExprId, ExprKind};
use crate::judge::{Concern, Reason};
use crate::repair::awaited::awaited;
use crate::repair::boxed::holds_known_writers;
use crate::repair::finish::{flush_behind, statement_of};
use crate::repair::fit::Fitting;
use crate::repair::flush::{self, Request};
use crate::repair::handling::{bare_call, callee};
use crate::repair::inline;
use crate::repair::place::{Consumer, consumer};
use crate::repair::read::adjustments;
use crate::repair::scene::{Scene, WRITE};
use crate::repair::swap::Swap;
use crate::repair::{Draft, Repair, Safety, Verdict, closing, write};
use crate::track::{At, Holder, Known, Tracked, arguments, holder};

mod uses;

/// What to do about a buffer; `None` where no error is lost, or where that cannot be told.
pub fn verdict(scene: Scene<'_>, tracked: &Tracked) -> Option<Verdict> {
    let made = tracked.ways.first()?.made;
    let known = scene.known(made.at.owner)?;
    let (cure, _) = known.inference.expr(made.at.expr).adt()?;
    let swap = Swap::of_buffer(made.ty, cure);
    let drafted = match holder(&known.body, made.at.expr) {
        Some(holder) => at_end(scene, tracked, holder, swap),
        None => handed_back(scene, made.at, swap).map_or_else(|| in_call(scene, tracked, made.at, swap), Ok),
    };
    match drafted {
        Ok((repair, mut concerns)) => {
            if swap.may_be_answered(scene) {
                concerns.push(Concern::ChildGone);
            }
            Some(Verdict::Fix(repair, Safety::from_concerns(concerns)))
        }
        Err(Reason::NoPlace) => None,
        Err(Reason::Unflushed) => Some(Verdict::Left(Reason::UnflushedByHand)),
        Err(Reason::Unnamed) => Some(Verdict::Left(Reason::UnnamedBuffer)),
        Err(reason) => Some(Verdict::Left(reason)),
    }
}

/// A flush of the name that a buffer is bound to.
fn at_end(scene: Scene<'_>, tracked: &Tracked, holder: Holder, swap: Swap) -> Result<Draft, Reason> {
    let Holder { local, block, value } = holder;
    let owner = tracked.ways.first().ok_or(Reason::NoPlace)?.made.at.owner;
    let at = At { owner, expr: value };
    let known = scene.known(owner).ok_or(Reason::NoPlace)?;
    let uses = uses::of(scene, at.owner, local, swap).ok_or(Reason::NoPlace)?;
    let request = Request {
        owner: at.owner,
        handle: swap.handle,
        name: known.body.local(local).name.to_string(),
        uses: &uses.all,
        through_ref: &uses.through_ref,
        renewed: &[],
        block,
        source: at,
        given_away: false,
    };
    let (mut changes, mut concerns) = flush::missing(scene, tracked, &request)?;
    if swap.is_asynchronous(scene) {
        changes = awaited(changes, &request.name).ok_or(Reason::Unawaited)?;
        concerns.push(Concern::WrittenAtLast);
    }
    let is_any = |it: &Ty| matches!(it, Ty::Dyn(_) | Ty::Param(_) | Ty::Opaque(_));
    if known.inference.local(local).any(&mut |it| is_any(it)) && !holds_known_writers(scene, at) {
        concerns.push(Concern::Boxed);
    }
    let fitted = Fitting { needs_mut: true, ..Fitting::default() };
    changes.extend(adjustments(scene, at.owner, Some(local), &fitted).ok_or(Reason::Unflushed)?);
    write::lend(scene, at.owner, (local, block), swap, &uses.moves, &mut changes).ok_or(Reason::Unflushed)?;
    let may_exit = uses.moves.iter().any(|it| closing::may_exit_beside(scene, owner, *it));
    concerns.extend(may_exit.then_some(Concern::MayExit));
    let imports = scene.trait_import(at, swap.write_trait(scene)).into_iter().collect();
    Ok((Repair { help: "flush it behind its last write".to_owned(), changes, imports }, concerns))
}

/// Whether a buffer borrows what would be gone at the end of its `let`: `&mut File::create(path)?`.
fn borrows_temporary(known: &Known, made: ExprId) -> bool {
    let body = &known.body;
    let borrows = known.inference.expr(made).any(&mut |it| matches!(it, Ty::Ref(..)));
    let inner = arguments(body, made).last().copied().unwrap_or(made);
    let base = std::iter::successors(Some(inner), |it| match &body.expr(*it).kind {
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) | ExprKind::Field { base: inner, .. } => {
            Some(*inner)
        }
        _ => None,
    });
    borrows && !base.last().is_some_and(|it| matches!(body.expr(it).kind, ExprKind::Local(_)))
}

/// A buffer that is handed back and thrown away: `encoder.finish()?;`.
fn handed_back(scene: Scene<'_>, at: At, swap: Swap) -> Option<Draft> {
    let known = scene.known(at.owner).filter(|_| !swap.is_asynchronous(scene))?;
    let finish = bare_call(&known.body, at.expr);
    let is_method = matches!(known.body.expr(finish).kind, ExprKind::MethodCall { .. });
    let func = callee(known, finish).filter(|it| is_method && !scene.flushes(at.owner, *it))?;
    let block =
        statement_of(known, finish).filter(|_| scene.index().is_stub(scene.index().func_unit(func)))?;
    let finish = At { expr: finish, ..at };
    let flush = flush_behind(scene, finish, finish, block)?;
    let imports = scene.trait_import(at, WRITE).into_iter().collect();
    let help = "flush what is handed back".to_owned();
    Some((Repair { help, changes: vec![flush], imports }, Vec::new()))
}

/// A buffer that is made among the arguments of a call, and dropped when that is over.
fn in_call(scene: Scene<'_>, tracked: &Tracked, at: At, swap: Swap) -> Result<Draft, Reason> {
    let known = scene.known(at.owner).ok_or(Reason::NoPlace)?;
    let (Consumer::Passed { call, by_ref } | Consumer::Written { call, by_ref }) = consumer(known, at.expr)
    else {
        return Err(Reason::NoPlace);
    };
    let arg = by_ref.unwrap_or(at.expr);
    // Whoever takes it out of the value it lies in may flush it.
    if matches!(known.inference.callees.get(&call), Some(Callee::Constructor(..))) {
        return Err(Reason::NoPlace);
    }
    if callee(known, call).is_some_and(|it| scene.flushes(at.owner, it)) {
        return Err(Reason::NoPlace);
    }
    let is_dropped = uses::is_dropped_unflushed(scene, At { expr: call, ..at }, arg, swap);
    if swap.is_asynchronous(scene) {
        // What a future is of is not known; `BufWriter::new(file).into()` is one in another guise.
        let is_on_it =
            matches!(known.body.expr(call).kind, ExprKind::MethodCall { receiver, .. } if receiver == arg);
        return Err(if is_on_it && !is_dropped { Reason::NoPlace } else { Reason::Unawaited });
    }
    if !is_dropped {
        return Err(Reason::NoPlace);
    }
    if borrows_temporary(known, at.expr) {
        return Err(Reason::Unnamed);
    }
    inline::repair(scene, tracked, at, swap, call, arg, &Fitting::default())
}
