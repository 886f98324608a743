//! A name that is given the next handle, `file = File::open(next)?`: each handle gets a buffer of its own.

use crate::index::Ty;
use crate::items::{ExprId, ExprKind, LocalId};
use crate::repair::fit::{Fitting, Uses};
use crate::repair::lent::is_discarded;
use crate::repair::place::{assigned, is_place};
use crate::repair::{read, wrapping};
use crate::track::{At, Def, Known};

/// Whether the next handle can be wrapped where it stands; the writer before it, which ends there, is flushed by the
/// caller in front of that statement.
pub fn fits(uses: &Uses<'_>, place: ExprId, value: ExprId, out: &mut Fitting) -> bool {
    let Uses { scene, owner, known, swap, .. } = *uses;
    let at = At { owner, expr: value };
    let is_handle = matches!(known.inference.expr(value), Ty::Adt(id, _) if *id == swap.handle);
    let is_bare = is_handle && !is_place(known, value) && !known.body.expr(value).in_macro;
    if !is_bare
        || (swap.is_writer && !known.body.expr(place).parent.is_some_and(|it| is_discarded(known, it)))
    {
        return false;
    }
    let wrapped =
        if swap.is_writer { wrapping::wrap(scene, at, swap) } else { read::wrap(scene, at, swap, "") };
    let Some(wrapped) = wrapped else { return false };
    out.changes.extend(wrapped.changes);
    out.imports.extend(wrapped.imports);
    out.renewed.push(place);
    true
}

/// The handle that a name is made with, for one that it is given later on: the buffers of both are one repair.
pub fn first_value(known: &Known, value: ExprId) -> ExprId {
    first_of(known, value).unwrap_or(value)
}

fn first_of(known: &Known, value: ExprId) -> Option<ExprId> {
    let (local, _) = assigned(known, value)?;
    match known.facts.defs(local).first()? {
        Def::Value(first) if is_let_of(known, local, *first) => Some(*first),
        _ => None,
    }
}

fn is_let_of(known: &Known, local: LocalId, value: ExprId) -> bool {
    let starts = known.body.local(local).span.start < known.body.expr(value).span.start;
    let parent = known.body.expr(value).parent.map(|it| &known.body.expr(it).kind);
    starts && matches!(parent, Some(ExprKind::Block(_)))
}
