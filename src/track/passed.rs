//! How much a call moves where its buffer is a parameter: what the callers bring along.

use std::cell::RefCell;

use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::catalogue::OncePer;
use crate::index::{FuncId, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, PatKind};
use crate::track::facts::{Def, arguments};
use crate::track::program::{At, Known, Program};
use crate::track::sink::SinkSite;
use crate::track::size::{Size, size_of};
use crate::track::turns::number;

/// What is known of the buffers that were come by; nothing while they are looked at.
type Sizes = RefCell<FxHashMap<At, Size>>;

/// The largest buffer that any caller passes, if all of them can be told.
pub fn size(program: &Program<'_>, owner: BodyOwner, known: &Known, site: &SinkSite) -> Size {
    let args = arguments(&known.body, site.call);
    let Some(buffer) = args.get(1).copied() else { return site.size };
    match site.api.rsplit("::").next() {
        _ if site.size != Size::Unknown || site.once_per != OncePer::Call => site.size,
        Some("read_exact" | "write_all") if let Some(number) = length_param(known, buffer) => {
            largest_argument(program, owner, number).map_or(Size::Unknown, Size::AtMost)
        }
        Some("read_exact") => match passed(program, At { owner, expr: buffer }, known, &Sizes::default()) {
            Size::Unknown => made_as_long(program, At { owner, expr: buffer }),
            passed => passed,
        },
        Some("write_all") => made_as_long(program, At { owner, expr: buffer }),
        _ => site.size,
    }
}

/// The const parameter that says how long an array is: `[0; N]`.
fn length_param(known: &Known, buffer: ExprId) -> Option<SmolStr> {
    match known.inference.expr(buffer).peeled() {
        Ty::Array(_, length) => match &**length {
            Ty::Param(name) => Some(name.clone()),
            _ => None,
        },
        _ => None,
    }
}

/// The largest number that calls give a const parameter of a function, by those that hand on their own as well, if all of
/// them can be told.
fn largest_argument(program: &Program<'_>, owner: BodyOwner, param: SmolStr) -> Option<u64> {
    let (mut open, mut seen) = (vec![(owner, param)], FxHashSet::default());
    let mut largest = None;
    while let Some((owner, param)) = open.pop() {
        let BodyOwner::Func(func) = owner else { return None };
        if !seen.insert((owner, param.clone())) {
            continue;
        }
        let calls = program.callers_through_traits(func);
        if calls.is_empty() {
            return None;
        }
        for call in calls {
            let there = program.known(call.owner)?;
            let Some(Callee::Func(_, given)) = there.inference.callees.get(&call.expr) else { return None };
            match given.iter().find(|(it, _)| *it == param)? {
                (_, Ty::Number(number)) => largest = largest.max(Some(*number)),
                (_, Ty::Param(name)) => open.push((call.owner, name.clone())),
                _ => return None,
            }
        }
    }
    largest
}

/// `let mut bytes = vec![0; width];`, where the callers say the width.
fn made_as_long(program: &Program<'_>, buffer: At) -> Size {
    let Some(known) = program.known(buffer.owner) else { return Size::Unknown };
    let mut expr = buffer.expr;
    while let ExprKind::Ref { inner, .. } = known.body.expr(expr).kind {
        expr = inner;
    }
    if let ExprKind::Local(local) = known.body.expr(expr).kind {
        let [Def::Value(value)] = known.facts.defs(local) else { return Size::Unknown };
        expr = *value;
    }
    if let ExprKind::Macro(call) = &known.body.expr(expr).kind
        && let [only] = &call.args[..]
    {
        expr = only.value;
    }
    match known.body.expr(expr).kind {
        ExprKind::Repeat { length, .. } => {
            number(program, At { expr: length, ..buffer }, 0).map_or(Size::Unknown, Size::AtMost)
        }
        _ => Size::Unknown,
    }
}

fn passed(program: &Program<'_>, buffer: At, known: &Known, found: &Sizes) -> Size {
    let size = size_of(program.index, &known.body, &known.inference, buffer.expr);
    let (Size::Unknown, BodyOwner::Func(func), Some(param)) =
        (size, buffer.owner, param_of(known, buffer.expr))
    else {
        return size;
    };
    if let Some(bytes) = program.repeats_mark(func).and_then(|it| it.bytes) {
        return Size::Exactly(bytes);
    }
    if let Some(earlier) = found.borrow().get(&buffer) {
        return *earlier;
    }
    found.borrow_mut().insert(buffer, Size::Unknown);
    let largest =
        of_callers(program, func, param, |it| match passed(program, it, program.known(it.owner)?, found) {
            Size::Exactly(bytes) | Size::AtMost(bytes) => Some(bytes),
            Size::Unknown => None,
        });
    let size = largest.map_or(Size::Unknown, Size::Exactly);
    found.borrow_mut().insert(buffer, size);
    size
}

/// The largest number of those that what the callers pass for a parameter stands for, if all of them can be told.
pub fn of_callers(
    program: &Program<'_>,
    func: FuncId,
    param: usize,
    of: impl Fn(At) -> Option<u64>,
) -> Option<u64> {
    let numbers = program.callers_through_traits(func).into_iter().map(|call| {
        let there = program.known(call.owner)?;
        let expr = *arguments(&there.body, call.expr).get(param)?;
        of(At { expr, ..call })
    });
    let numbers: Option<Vec<u64>> = numbers.collect();
    numbers?.into_iter().max()
}

/// Which parameter a value is, `self` being 0.
pub fn param_of(known: &Known, buffer: ExprId) -> Option<usize> {
    let local = match &known.body.expr(buffer).kind {
        ExprKind::Local(local) => *local,
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) => return param_of(known, *inner),
        _ => return None,
    };
    known.body.params.iter().position(
        |pat| matches!(known.body.pat(*pat).kind, PatKind::Bind { local: it, inner: None } if it == local),
    )
}
