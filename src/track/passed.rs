//! How much a call moves where its buffer is a parameter: what the callers bring along.

use crate::catalogue::{Direction, OncePer};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, PatKind};
use crate::track::facts::arguments;
use crate::track::program::{Known, Program};
use crate::track::sink::SinkSite;
use crate::track::size::{Size, size_of};

/// Deepest chain of functions that pass a buffer on.
const MAX_CALLS: u32 = 4;

/// The largest buffer that any caller passes, if all of them can be told.
pub fn size(program: &Program<'_>, owner: BodyOwner, known: &Known, site: &SinkSite) -> Size {
    let of_caller = site.size == Size::Unknown
        && site.direction == Direction::Read
        && site.once_per == OncePer::Call
        && site.api.ends_with("::read_exact");
    if !of_caller {
        return site.size;
    }
    let args = arguments(&known.body, site.call);
    args.get(1).map_or(site.size, |it| passed(program, owner, known, *it, 0))
}

fn passed(program: &Program<'_>, owner: BodyOwner, known: &Known, buffer: ExprId, depth: u32) -> Size {
    let size = size_of(program.index, &known.body, &known.inference, buffer);
    let (Size::Unknown, BodyOwner::Func(func), Some(param)) = (size, owner, param_of(known, buffer)) else {
        return size;
    };
    if let Some(bytes) = program.repeats_mark(func).and_then(|it| it.bytes) {
        return Size::Exactly(bytes);
    }
    let callers = if depth < MAX_CALLS { program.callers(func) } else { &[] };
    let sizes = callers.iter().map(|call| {
        let there = program.known(call.owner)?;
        let buffer = *arguments(&there.body, call.expr).get(param)?;
        match passed(program, call.owner, there, buffer, depth + 1) {
            Size::Exactly(bytes) | Size::AtMost(bytes) => Some(bytes),
            Size::Unknown => None,
        }
    });
    let sizes: Option<Vec<u64>> = sizes.collect();
    sizes.and_then(|it| it.into_iter().max()).map_or(Size::Unknown, Size::Exactly)
}

/// Which parameter a buffer is, `self` being 0.
fn param_of(known: &Known, buffer: ExprId) -> Option<usize> {
    let local = match &known.body.expr(buffer).kind {
        ExprKind::Local(local) => *local,
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) => return param_of(known, *inner),
        _ => return None,
    };
    known.body.params.iter().position(
        |pat| matches!(known.body.pat(*pat).kind, PatKind::Bind { local: it, inner: None } if it == local),
    )
}
