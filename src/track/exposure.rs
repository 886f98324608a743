//! How a type stands to the system: every call goes through, a buffer stands between, or there is nothing there.

use crate::catalogue::Direction;
use crate::index::{Index, TraitId, Ty, TypeId};
use crate::infer::{BodyOwner, Callee, Inference};
use crate::items::{Body, ExprId, ExprKind};
use crate::track::asked::Seen;
use crate::track::facts::Def;
use crate::track::program::{Known, Program};
use crate::track::size::{Size, size_of};
use crate::track::threshold::LARGE;

/// What a value of a type means for small calls made on it or on what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exposure {
    /// Nothing that reads or writes.
    Nothing,
    /// A buffer stands between.
    Shielded,
    /// Cannot be told from the type: a type parameter, `dyn`, a struct of the workspace.
    Open,
    /// Holds this unbuffered type.
    Unbuffered(TypeId),
}

/// Deepest type inside a type that is looked at. What lies deeper may be anything, and what was made tells.
const MAX_DEPTH: u32 = 12;
/// How much deeper a look into the body of a wrapper counts: few wrappers hold more than two others.
const BODY: u32 = 4;

impl Exposure {
    pub fn of(program: &Program<'_>, ty: &Ty, direction: Direction) -> Self {
        Self::at(program, ty, direction, 0)
    }

    fn at(program: &Program<'_>, ty: &Ty, direction: Direction, depth: u32) -> Self {
        let index = program.index;
        if depth > MAX_DEPTH {
            return Exposure::Open;
        }
        let inner = |ty: &Ty| Self::at(program, ty, direction, depth + 1);
        match ty {
            Ty::Adt(id, args) => {
                let marks = index.type_marks(*id);
                let unbuffered = match direction {
                    Direction::Read => marks.unbuffered_read,
                    Direction::Write => marks.unbuffered_write || marks.line_buffered,
                };
                if unbuffered {
                    return Exposure::Unbuffered(*id);
                }
                if marks.cure.is_some() || marks.buffers || buffers_itself(program, *id, direction, depth) {
                    return Exposure::Shielded;
                }
                let held = if Some(*id) == index.known.result { args.get(..1).unwrap_or(args) } else { args };
                let held = held.iter().map(inner).max().unwrap_or(Exposure::Nothing);
                // A struct of the workspace may hold a handle that its type does not show.
                if held < Exposure::Open && !index.is_stub(index.type_unit(*id)) && index.may_hold_handle(*id)
                {
                    Exposure::Open
                } else {
                    held
                }
            }
            Ty::Ref(_, it) | Ty::Slice(it) | Ty::Array(it, _) => inner(it),
            Ty::Tuple(items) => items.iter().map(inner).max().unwrap_or(Exposure::Nothing),
            Ty::Never | Ty::Primitive(_) | Ty::External(..) => Exposure::Nothing,
            _ => Exposure::Open,
        }
    }
}

/// Whether a type of the workspace reads ahead or gathers by itself: it is a `BufRead`, or its `Read` or `Write`
/// does more than to pass each call on.
fn buffers_itself(program: &Program<'_>, ty: TypeId, direction: Direction, depth: u32) -> bool {
    let index = program.index;
    if index.is_stub(index.type_unit(ty)) {
        return false;
    }
    let impl_of = |trait_: Option<TraitId>| index.own_impl(ty, trait_?);
    let (trait_, name) = match direction {
        Direction::Read if impl_of(index.known.buf_read).is_some() => return true,
        Direction::Read => (index.known.read, "read"),
        Direction::Write => (index.known.write, "write"),
    };
    let func = impl_of(trait_).and_then(|it| index.impl_func(it, name));
    // Without an impl of its own it is only a holder; without a body nothing can be told.
    let known = func.and_then(|it| program.known(BodyOwner::Func(it)));
    known.is_some_and(|it| !passes_on(program, it, name, depth))
}

/// Whether a body makes calls as small as those that it answers: with its caller's block or what it makes of that, or
/// with a small one.
fn passes_on(program: &Program<'_>, known: &Known, name: &str, depth: u32) -> bool {
    let Known { body, inference, .. } = known;
    let direction = if name == "read" { Direction::Read } else { Direction::Write };
    // What goes into memory first is gathered there.
    let is_exposed =
        |it: ExprId| Exposure::at(program, inference.expr(it), direction, depth + BODY) >= Exposure::Open;
    body.expr_ids().any(|it| match &body.expr(it).kind {
        ExprKind::MethodCall { receiver, name: called, args, .. } if called.starts_with(name) => {
            let passes = |block: ExprId| is_given(known, block, &Seen::default()) && !is_for_large(known, it);
            let is_small = |it: ExprId| passes(it) || !is_block(program.index, body, inference, it);
            // What it asks itself once more it has made room for; a method of its own that has the same name may pass on.
            let is_of_trait = || match inference.callees.get(&it) {
                Some(Callee::Func(func, _)) => {
                    program.index.trait_of(program.index.of_trait(*func)).is_some()
                }
                _ => false,
            };
            let is_itself = || called == name && is_self(body, *receiver) && is_of_trait();
            is_exposed(*receiver)
                && !is_itself()
                && args.first().is_none_or(|it| is_small(*it))
                && !is_kept_else(known, it, &is_exposed)
        }
        ExprKind::Macro(call) => {
            let is_write = call.path.name().starts_with(name);
            is_write && call.args.first().is_some_and(|it| is_exposed(it.value))
        }
        _ => false,
    })
}

fn is_self(body: &Body, expr: ExprId) -> bool {
    matches!(body.expr(expr).kind, ExprKind::Local(local) if body.param(0) == Some(local))
}

/// Whether an expression names what the caller has passed, or something that is made of it.
fn is_given(known: &Known, expr: ExprId, seen: &Seen<ExprId>) -> bool {
    let body = &known.body;
    let given = body.params.get(1).map(|it| body.pat(*it).span);
    body.within(body.expr(expr).span).any(|it| match body.expr(it).kind {
        ExprKind::Local(local) => {
            given.is_some_and(|it| it.contains(body.local(local).span))
                || known.facts.defs(local).iter().any(|it| match it {
                    Def::Value(value) | Def::Item(value) => {
                        seen.enter(*value) && is_given(known, *value, seen)
                    }
                    _ => false,
                })
        }
        _ => false,
    })
}

/// `if block.len() >= self.buf.len() { return self.inner.read(block) }`: what does not fit goes past the buffer.
fn is_for_large(known: &Known, call: ExprId) -> bool {
    let body = &known.body;
    let asks = |it: ExprId| match &body.expr(it).kind {
        ExprKind::MethodCall { receiver, name, .. } => {
            name == "len" && is_given(known, *receiver, &Seen::default())
        }
        _ => false,
    };
    body.ancestors(call).any(|it| match &body.expr(it).kind {
        ExprKind::If { condition, then, .. } => {
            body.expr(*then).span.contains(body.expr(call).span)
                && body.within(body.expr(*condition).span).any(asks)
        }
        _ => false,
    })
}

/// Whether a call on a field of `self` stands on one way of several, and another way puts the caller's block into another
/// field: `match self.room(block) { Enough => self.gathered.write(block), None => self.inner.write(block) }`. What each
/// way finds in another variant of an enum is no field of both.
fn is_kept_else(known: &Known, call: ExprId, is_exposed: &dyn Fn(ExprId) -> bool) -> bool {
    let body = &known.body;
    let ExprKind::MethodCall { receiver: written, .. } = body.expr(call).kind else { return false };
    let keeps = |it: ExprId| match &body.expr(it).kind {
        ExprKind::MethodCall { receiver, args, .. } => {
            is_of_self(body, *receiver)
                && !is_self(body, *receiver)
                && !is_exposed(*receiver)
                && args.iter().any(|it| is_given(known, *it, &Seen::default()))
        }
        _ => false,
    };
    let ways = |it: ExprId| -> Vec<ExprId> {
        match &body.expr(it).kind {
            ExprKind::If { then, otherwise, .. } => std::iter::once(*then).chain(*otherwise).collect(),
            ExprKind::Match { arms, .. } => arms.iter().map(|it| it.body).collect(),
            _ => Vec::new(),
        }
    };
    let is_within = |it: ExprId, way: ExprId| body.expr(way).span.contains(body.expr(it).span);
    let mut others = body.ancestors(call).flat_map(ways).filter(|way| !is_within(call, *way));
    is_of_self(body, written) && others.any(|way| body.within(body.expr(way).span).any(keeps))
}

/// `self`, or a field of it, by its name.
fn is_of_self(body: &Body, expr: ExprId) -> bool {
    match &body.expr(expr).kind {
        ExprKind::Field { base, .. } => is_of_self(body, *base),
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) => is_of_self(body, *inner),
        _ => is_self(body, expr),
    }
}

/// A buffer of its own that is filled in one go.
fn is_block(index: &Index, body: &Body, inference: &Inference, buffer: ExprId) -> bool {
    match size_of(index, body, inference, buffer) {
        Size::Exactly(bytes) | Size::AtMost(bytes) => bytes >= LARGE,
        Size::Unknown => true,
    }
}
