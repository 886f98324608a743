//! Calls that look at the file itself, such as `sync_all`: through the buffer, and behind a flush where it writes.

use crate::file::Span;
use crate::index::Ty;
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, LocalId};
use crate::repair::errors::accepts_io_error;
use crate::repair::fit::is_harmless;
use crate::repair::flush::{Event, Layout, Treatment, Ways, statement_in_turn, treatment_in};
use crate::repair::handling::{Handling, callee, handling};
use crate::repair::plain::is_plain;
use crate::repair::scene::{Scene, WRITE};
use crate::repair::swap::Swap;
use crate::repair::{Change, ImportNeed};
use crate::track::{At, Known, is_same_place};

/// The changes of several looks in one body. Where nothing can have been written since the flush of one of them, the next
/// needs none.
pub fn through_buffers(
    scene: Scene<'_>,
    owner: BodyOwner,
    receivers: &[ExprId],
    swap: Swap,
) -> Option<(Vec<Change>, Vec<ImportNeed>)> {
    let known = scene.known(owner)?;
    let looks = receivers.iter().map(|it| through_buffer(scene, At { owner, expr: *it }, swap));
    let looks = looks.collect::<Option<Vec<_>>>()?;
    let offset = |nth: usize| looks[nth].0.first().filter(|_| swap.is_writer).map(|it| it.at.span.start);
    let mut places: Vec<(ExprId, Option<Ways>)> = Vec::new();
    let mut is_needed = |nth: usize| {
        let is_own = |it: ExprId| is_same_place(&known.body, it, receivers[nth]);
        let at = places.iter().position(|it| is_own(it.0)).unwrap_or_else(|| {
            let own = (0..looks.len()).filter(|it| is_own(receivers[*it]));
            places
                .push((receivers[nth], ways(scene, owner, receivers[nth], own.filter_map(offset).collect())));
            places.len() - 1
        });
        offset(nth).zip(places[at].1.as_ref()).is_none_or(|(at, ways)| ways.is_pending_at_line(at))
    };
    let needed: Vec<bool> = (0..looks.len()).map(&mut is_needed).collect();
    let (mut changes, mut imports) = (Vec::new(), Vec::new());
    for ((found, needs), is_needed) in looks.into_iter().zip(needed) {
        changes.extend(found.into_iter().skip(usize::from(!is_needed)));
        imports.extend(needs);
    }
    Some((changes, imports))
}

/// The ways through a body that begins with something in the buffer of a place: whoever has what the place lies in may
/// write to it, and so may all code of the workspace. `None` where that is no name.
fn ways(scene: Scene<'_>, owner: BodyOwner, place: ExprId, lines: Vec<u32>) -> Option<Ways> {
    let known = scene.known(owner)?;
    let body = &known.body;
    let base = base_of(body, place)?;
    let event = |it: ExprId| match &body.expr(it).kind {
        ExprKind::Local(local) => {
            let whole = whole_of(body, it);
            let is_number = is_plain(scene, known.inference.expr(whole));
            (*local == base && !is_number && !is_look(scene, known, whole)).then_some(Event::Writes)
        }
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
            let func = callee(known, it);
            let is_described = func.is_none_or(|it| scene.index().is_stub(scene.index().func_unit(it)));
            let is_heard = || treatment_in(scene, known, At { owner, expr: it }) != Treatment::Ignores;
            match &body.expr(it).kind {
                ExprKind::MethodCall { receiver, name, .. }
                    if name == "flush" && is_same_place(body, *receiver, place) && is_described =>
                {
                    is_heard().then_some(Event::Empties)
                }
                _ if func.is_some() && is_described => None,
                _ if matches!(known.inference.callees.get(&it), Some(Callee::Constructor(..))) => None,
                _ => Some(Event::Writes),
            }
        }
        _ => None,
    };
    let events = body.expr_ids().filter_map(|it| Some((it, event(it)?))).collect();
    Some(Ways::through(body, body.root?, events, lines, true))
}

/// The place that an expression is the beginning of: `self.file` for the `self` in it.
fn whole_of(body: &Body, expr: ExprId) -> ExprId {
    let mut whole = expr;
    for outer in body.ancestors(expr) {
        match body.expr(outer).kind {
            ExprKind::Field { .. } | ExprKind::Deref(_) => whole = outer,
            _ => break,
        }
    }
    whole
}

/// Whether a place is only looked at, by what std has for a file itself.
fn is_look(scene: Scene<'_>, known: &Known, place: ExprId) -> bool {
    let call = known.body.expr(place).parent;
    let is_on_place = |it: &ExprId| matches!(known.body.expr(*it).kind, ExprKind::MethodCall { receiver, .. } if receiver == place);
    call.filter(is_on_place).and_then(|it| callee(known, it)).is_some_and(|it| is_harmless(scene.index(), it))
}

fn base_of(body: &Body, place: ExprId) -> Option<LocalId> {
    match &body.expr(place).kind {
        ExprKind::Local(local) => Some(*local),
        ExprKind::Field { base: inner, .. } | ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) => {
            base_of(body, *inner)
        }
        _ => None,
    }
}

/// `self.file.sync_all()?` as `self.file.flush()?; self.file.get_ref().sync_all()?`.
fn through_buffer(scene: Scene<'_>, receiver: At, swap: Swap) -> Option<(Vec<Change>, Vec<ImportNeed>)> {
    let known = scene.known(receiver.owner)?;
    let end = known.body.expr(receiver.expr).span.end;
    let mut changes = vec![scene.change(receiver.owner, Span::at(end), ".get_ref()")?];
    if !swap.is_writer {
        return Some((changes, Vec::new()));
    }
    let call: ExprId = known.body.expr(receiver.expr).parent?;
    let at = At { owner: receiver.owner, expr: call };
    changes.extend(made_mutable(scene, receiver)?);
    let how = match handling(scene, at) {
        Some((how, _)) => how,
        None => accepts_io_error(scene, at).then(|| Handling::Try(String::new()))?,
    };
    let statement = statement_in_turn(known, receiver.expr)?;
    let layout = Layout::of(scene, receiver.owner)?;
    let flush = how.flush(scene.text(receiver)?);
    let line = format!("{flush}{}", layout.break_before(statement.start));
    let above = Span::at(layout.above(statement.start));
    changes.insert(0, scene.change(receiver.owner, above, line)?);
    let need = scene.trait_import(receiver, WRITE);
    Some((changes, need.into_iter().collect()))
}

/// `mut` for the name that a flush borrows; `None` where it is lent for reading alone.
fn made_mutable(scene: Scene<'_>, place: At) -> Option<Vec<Change>> {
    let known = scene.known(place.owner)?;
    match &known.body.expr(place.expr).kind {
        ExprKind::Field { base, .. } => made_mutable(scene, At { expr: *base, ..place }),
        ExprKind::Local(local) => match known.inference.local(*local) {
            Ty::Ref(true, _) => Some(Vec::new()),
            Ty::Ref(false, _) => None,
            _ if known.body.local(*local).mutable => Some(Vec::new()),
            _ => {
                let name = Span::at(known.body.local(*local).span.start);
                Some(vec![scene.change(place.owner, name, "mut ")?])
            }
        },
        _ => Some(Vec::new()),
    }
}
