//! Calls that look at the file itself, such as `sync_all`: through the buffer, and behind a flush where it writes.

use crate::file::Span;
use crate::index::Ty;
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, LocalId};
use crate::repair::errors::accepts_io_error;
use crate::repair::flush::{Event, Layout, Treatment, Ways, statement_in_turn, treatment_in};
use crate::repair::handling::{Handling, callee, handling};
use crate::repair::scene::{Scene, WRITE};
use crate::repair::swap::Swap;
use crate::repair::{Change, ImportNeed};
use crate::track::At;

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
    let is_needed = |nth: usize| {
        let own = |it: &usize| is_same_place(&known.body, receivers[*it], receivers[nth]);
        let lines = (0..looks.len()).filter(own).filter_map(offset).collect();
        let ways = ways(scene, owner, receivers, receivers[nth], lines);
        offset(nth).zip(ways).is_none_or(|(at, ways)| ways.is_pending_at_line(at))
    };
    let needed: Vec<bool> = (0..looks.len()).map(is_needed).collect();
    let (mut changes, mut imports) = (Vec::new(), Vec::new());
    for ((found, needs), is_needed) in looks.into_iter().zip(needed) {
        changes.extend(found.into_iter().skip(usize::from(!is_needed)));
        imports.extend(needs);
    }
    Some((changes, imports))
}

/// The ways through a body that begins with something in the buffer of a place, and that looks at these: whatever is given
/// what the place lies in may write to it, and so may all code of the workspace.
fn ways(
    scene: Scene<'_>,
    owner: BodyOwner,
    looks: &[ExprId],
    place: ExprId,
    lines: Vec<u32>,
) -> Option<Ways> {
    let known = scene.known(owner)?;
    let body = &known.body;
    let base = base_of(body, place);
    let spans: Vec<Span> = looks.iter().map(|it| body.expr(*it).span).collect();
    let is_look = |it: ExprId| spans.iter().any(|of| of.contains(body.expr(it).span));
    let bases: Vec<Span> = body
        .expr_ids()
        .filter(|it| {
            matches!(body.expr(*it).kind, ExprKind::Local(local) if Some(local) == base) && !is_look(*it)
        })
        .map(|it| body.expr(it).span)
        .collect();
    let event = |it: ExprId| {
        let is_flush = matches!(&body.expr(it).kind, ExprKind::MethodCall { receiver, name, .. }
            if name == "flush" && is_same_place(body, *receiver, place));
        let is_heard = || treatment_in(scene, known, At { owner, expr: it }) != Treatment::Ignores;
        let func = callee(known, it);
        let is_described = func.is_some_and(|it| scene.index().is_stub(scene.index().func_unit(it)));
        if is_flush && func.is_none_or(|_| is_described) && is_heard() {
            return Some(Event::Empties);
        }
        let is_open = !matches!(body.expr(it).kind, ExprKind::Macro(_))
            && !is_described
            && !matches!(known.inference.callees.get(&it), Some(Callee::Constructor(..)));
        let is_given = || bases.iter().any(|of| body.expr(it).span.contains(*of));
        (is_open || is_given()).then_some(Event::Writes)
    };
    let calls = body.expr_ids().filter(|it| body.is_call(*it));
    let events = calls.filter_map(|it| Some((it, event(it)?))).collect();
    Some(Ways::through(body, body.root?, events, lines, true))
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

fn is_same_place(body: &Body, a: ExprId, b: ExprId) -> bool {
    match (&body.expr(a).kind, &body.expr(b).kind) {
        (ExprKind::Local(a), ExprKind::Local(b)) => a == b,
        (ExprKind::Field { base: x, name: n }, ExprKind::Field { base: y, name: m }) => {
            n == m && is_same_place(body, *x, *y)
        }
        _ => a == b,
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
