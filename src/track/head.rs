//! Small calls in front of a block: a kind and a length, as a record of a file or a message begins.

use crate::catalogue::{Direction, OncePer};
use crate::items::{ExprId, ExprKind, LocalId};
use crate::track::facts::{Def, arguments};
use crate::track::piece::is_piece_of;
use crate::track::program::{At, Known, Program};
use crate::track::size::{Size, size_of};
use crate::track::threshold::MANY_HEADS;
use crate::track::worth::Pair;

/// Bytes that a kind and a length take at most.
const HEAD: u64 = 16;
/// Bytes of a length that may be that of a large block: a number of four or eight.
const LENGTH: std::ops::RangeInclusive<u64> = 4..=8;

/// Whether all the small calls that repeat are such heads: with a buffer each block still asks the system once.
pub fn are_heads(program: &Program<'_>, pairs: &[Pair]) -> bool {
    let repeated: Vec<&Pair> = pairs.iter().filter(|it| it.trace.in_loop || it.is_in_bulk()).collect();
    let is_length = |it: &Pair| match it.site.size {
        Size::Exactly(bytes) | Size::AtMost(bytes) => LENGTH.contains(&bytes),
        Size::Unknown => false,
    };
    let is_one_of_few = |it: &Pair| {
        let mut beside = repeated.iter().filter(|other| other.at.owner == it.at.owner);
        beside.clone().count() < MANY_HEADS && beside.any(|it| is_length(it))
    };
    // A file of text has no lengths.
    let is_text = pairs.iter().any(|it| it.site.once_per == OncePer::Fragment);
    !repeated.is_empty() && !is_text && repeated.iter().all(|it| is_one_of_few(it) && is_head(program, it))
}

fn is_head(program: &Program<'_>, pair: &Pair) -> bool {
    let Some(known) = program.known(pair.at.owner) else { return false };
    let is_small = match pair.site.size {
        Size::Exactly(bytes) | Size::AtMost(bytes) => bytes <= HEAD,
        Size::Unknown => false,
    };
    let Some(subject) = named(known, pair.site.subject) else { return false };
    let body = &known.body;
    let Some(block) =
        body.ancestors(pair.at.expr).find(|it| matches!(body.expr(*it).kind, ExprKind::Block(_)))
    else {
        return false;
    };
    let end = body.expr(pair.at.expr).span.end;
    let mut behind = body.within(body.expr(block).span).filter(|it| body.expr(*it).span.start >= end);
    is_small
        && pair.site.once_per == OncePer::Call
        && behind.any(|it| {
            let at = At { owner: pair.at.owner, expr: it };
            is_block(program, known, at, pair.site.direction)
                && arguments(body, it).first().and_then(|it| named(known, *it)) == Some(subject)
        })
}

/// One call that moves as much as its buffer holds, which nothing says to be little.
fn is_block(program: &Program<'_>, known: &Known, call: At, direction: Direction) -> bool {
    let body = &known.body;
    let [_, bytes] = arguments(body, call.expr)[..] else { return false };
    // What is handed in may be little, as its callers know.
    let is_given = || named(known, bytes).is_some_and(|it| matches!(known.facts.defs(it), [Def::Param(_)]));
    let is_open = || size_of(program.index, body, &known.inference, bytes) == Size::Unknown;
    match (direction, body.called_name(call.expr)) {
        (Direction::Read, "read_exact" | "read_to_end") => is_open(),
        (Direction::Write, "write_all") => is_open() && !is_given() && !is_piece_of(program, call, bytes),
        _ => false,
    }
}

/// The local that a handle is, or that it is a field of.
fn named(known: &Known, handle: ExprId) -> Option<LocalId> {
    match &known.body.expr(handle).kind {
        ExprKind::Local(local) => Some(*local),
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) | ExprKind::Field { base: inner, .. } => {
            named(known, *inner)
        }
        ExprKind::MethodCall { receiver, .. } => named(known, *receiver),
        _ => None,
    }
}
