//! A handle that is borrowed among the arguments of one call: the buffer borrows it for that call.

use crate::index::Ty;
use crate::items::{ExprId, ExprKind, LocalId};
use crate::repair::Draft;
use crate::repair::carried::carried_fits;
use crate::repair::fit::Fitting;
use crate::repair::flush::enclosing_statement;
use crate::repair::inline;
use crate::repair::place::{Consumer, consumer};
use crate::repair::scene::Scene;
use crate::repair::stretch::{is_handle, passes_on};
use crate::repair::swap::Swap;
use crate::track::{At, Known, Tracked};

/// `child.stdin.as_mut().unwrap()` as an argument: the buffer borrows the handle for this one call. One that picks among
/// several handles is made for the call alone.
pub fn repair(scene: Scene<'_>, tracked: &Tracked, at: At, swap: Swap) -> Option<Draft> {
    let known = scene.known(at.owner)?;
    let body = &known.body;
    let held = known.inference.expr(at.expr);
    let (handle, is_writer) = match held {
        Ty::Ref(true, held) => held.adt().map(|(id, _)| (id, is_handle(scene, id)))?,
        Ty::Adt(id, _) => (*id, passes_on(scene, *id, held)),
        _ => return None,
    };
    let is_made = matches!(
        body.expr(at.expr).kind,
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } | ExprKind::Try(_)
    );
    if !is_made || !is_writer || body.expr(at.expr).in_macro {
        return None;
    }
    if is_named_in_statement(known, at.expr) {
        return None;
    }
    let Consumer::Passed { call, by_ref: None } = consumer(known, at.expr) else { return None };
    let swap = Swap { handle, ..swap };
    let mut fitted = Fitting::default();
    let fits = carried_fits(scene, at.owner, at.expr, swap, &mut fitted, 0);
    fits.then(|| inline::repair(scene, tracked, at, swap, call, at.expr, &fitted).ok())?
}

/// Whether the rest of the statement names what the handle is borrowed from: `to_writer(temp.as_file_mut(), v).map(|()| temp)`.
fn is_named_in_statement(known: &Known, made: ExprId) -> bool {
    let body = &known.body;
    let Some(statement) = enclosing_statement(known, made) else { return true };
    let own = body.expr(made).span;
    let local = |it: ExprId| match body.expr(it).kind {
        ExprKind::Local(local) => Some(local),
        _ => None,
    };
    let named: Vec<LocalId> = body.within(own).filter_map(local).collect();
    let mut rest = body.within(statement).filter(|it| !own.contains(body.expr(*it).span));
    matches!(known.inference.expr(made), Ty::Ref(..))
        && rest.any(|it| local(it).is_some_and(|it| named.contains(&it)))
}
