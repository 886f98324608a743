//! Calls that look at the file itself, such as `sync_all`: through the buffer, and behind a flush where it writes.

use crate::file::Span;
use crate::index::Ty;
use crate::items::{ExprId, ExprKind};
use crate::repair::errors::accepts_io_error;
use crate::repair::flush::{Layout, statement_in_turn};
use crate::repair::handling::{Handling, handling};
use crate::repair::scene::{Scene, WRITE};
use crate::repair::swap::Swap;
use crate::repair::{Change, ImportNeed};
use crate::track::At;

/// `self.file.sync_all()?` as `self.file.flush()?; self.file.get_ref().sync_all()?`.
pub fn through_buffer(scene: Scene<'_>, receiver: At, swap: Swap) -> Option<(Vec<Change>, Vec<ImportNeed>)> {
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
