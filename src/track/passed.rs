//! How much a call moves where its buffer is a parameter: what the callers bring along.

use crate::catalogue::{Direction, OncePer};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, PatKind};
use crate::track::facts::arguments;
use crate::track::program::{Known, Program};
use crate::track::sink::SinkSite;
use crate::track::size::{Size, size_of};

/// The largest buffer that any caller passes, if all of them can be told.
pub fn size(program: &Program<'_>, owner: BodyOwner, known: &Known, site: &SinkSite) -> Size {
    let of_caller = site.size == Size::Unknown
        && site.direction == Direction::Read
        && site.once_per == OncePer::Call
        && site.api.ends_with("::read_exact");
    let (true, BodyOwner::Func(func)) = (of_caller, owner) else { return site.size };
    let args = arguments(&known.body, site.call);
    let Some(param) = args.get(1).and_then(|it| param_of(known, *it)) else { return site.size };
    let mut largest = None;
    for call in program.callers(func) {
        let Some(there) = program.known(call.owner) else { return Size::Unknown };
        let Some(buffer) = arguments(&there.body, call.expr).get(param).copied() else {
            return Size::Unknown;
        };
        match size_of(program.index, &there.body, &there.inference, buffer) {
            Size::Exactly(bytes) => largest = largest.max(Some(bytes)),
            Size::Unknown => return Size::Unknown,
        }
    }
    largest.map_or(Size::Unknown, Size::Exactly)
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
