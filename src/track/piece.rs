//! Writes of unknown length that are small all the same: text, and what a loop makes or cuts up itself.

use crate::index::Ty;
use crate::items::{ExprId, ExprKind};
use crate::track::api::called_api;
use crate::track::asked::Seen;
use crate::track::bulk::{Amount, written};
use crate::track::chunk::{SAME, is_text};
use crate::track::facts::{Def, arguments};
use crate::track::program::{At, Known, Program};
use crate::track::repeat::repeats;
use crate::track::sink::SinkSite;
use crate::track::size::{Size, int_of, size_of};

/// Methods that look at the same bytes in another way.
const VIEWING: [&str; 4] = ["as_bytes", "as_mut", "as_mut_slice", "into_boxed_slice"];
/// How a method of an API is called that makes bytes of something else.
const MAKING: [&str; 7] = ["encode", "format", "into_", "pack", "render", "serialize", "to_"];
/// How one is called that makes one record of it.
const ENCODING: [&str; 5] = ["encode", "pack", "serialize", "to_bytes", "to_vec"];
/// Functions that look at memory of any length as bytes.
const CASTS: [&str; 3] = ["cast_slice", "from_raw_parts", "must_cast_slice"];

/// Whether a write of unknown length moves few bytes; what a caller, a field or a stream holds is as much as its
/// maker likes.
pub fn is_piece(program: &Program<'_>, site: &SinkSite, call: At) -> bool {
    let Some(known) = program.known(call.owner) else { return false };
    let Some(bytes) = arguments(&known.body, call.expr).get(1).copied() else { return true };
    let is_whole = match site.api.rsplit("::").next() {
        Some("write_all") => true,
        // Whoever takes the rest of a block to the next call writes blocks.
        Some("write" | "write_buf" | "write_vectored") => false,
        _ => return true,
    };
    is_few(program, known, (call, bytes), is_whole)
}

/// The same for the bytes of a call that writes all of them.
pub fn is_piece_of(program: &Program<'_>, call: At, bytes: ExprId) -> bool {
    program.known(call.owner).is_some_and(|known| is_few(program, known, (call, bytes), true))
}

fn is_few(program: &Program<'_>, known: &Known, (call, bytes): (At, ExprId), is_whole: bool) -> bool {
    let pieces = Pieces { program, known };
    match written(program, call.owner, known, bytes) {
        Amount::Few => true,
        Amount::Block => false,
        Amount::Unknown => {
            let in_loop = || repeats(known, call.expr, None);
            pieces.is_text(bytes, &Seen::default())
                || (is_whole && (pieces.are_encoded(bytes) || (in_loop() && pieces.are_made(bytes))))
        }
    }
}

/// Whether a call writes text, which is most often a line.
pub fn writes_text(program: &Program<'_>, call: At) -> bool {
    program.known(call.owner).is_some_and(|known| {
        let bytes = arguments(&known.body, call.expr).get(1).copied();
        bytes.is_some_and(|it| Pieces { program, known }.is_text(it, &Seen::default()))
    })
}

/// Whether a call writes memory of any length that is looked at as bytes: a whole table.
pub fn writes_memory(program: &Program<'_>, call: At) -> bool {
    program.known(call.owner).is_some_and(|known| {
        let is_cast = |it: Origin<'_>| matches!(it, Origin::Function(name) if CASTS.contains(&name));
        let bytes = arguments(&known.body, call.expr).get(1).copied();
        let pieces = Pieces { program, known };
        let is_open = |it| size_of(program.index, &known.body, &known.inference, it) == Size::Unknown;
        bytes.is_some_and(|it| is_open(it) && pieces.comes_from(it, &Seen::default(), &is_cast))
            && known.body.called_name(call.expr) == "write_all"
            && !repeats(known, call.expr, None)
    })
}

struct Pieces<'a> {
    program: &'a Program<'a>,
    known: &'a Known,
}

impl Pieces<'_> {
    /// What is text is most often a line.
    fn is_text(&self, expr: ExprId, seen: &Seen<ExprId>) -> bool {
        if !seen.enter(expr) {
            return false;
        }
        is_text(self.program.index, self.known.inference.expr(expr))
            || self.same(expr).is_some_and(|it| self.is_text(it, seen))
            || match &self.known.body.expr(expr).kind {
                ExprKind::Local(local) => self.known.facts.defs(*local).iter().any(|it| match it {
                    Def::Value(value) => self.is_text(*value, seen),
                    _ => false,
                }),
                ExprKind::MethodCall { receiver, name, .. } => {
                    name == "into_bytes" && self.is_text(*receiver, seen)
                }
                _ => false,
            }
    }

    /// What an expression only looks at in another way.
    fn same(&self, expr: ExprId) -> Option<ExprId> {
        match &self.known.body.expr(expr).kind {
            ExprKind::Ref { inner, .. }
            | ExprKind::Deref(inner)
            | ExprKind::Try(inner)
            | ExprKind::Await(inner)
            | ExprKind::Cast { inner, .. } => Some(*inner),
            ExprKind::MethodCall { receiver, name, .. } => {
                let is_same = [&SAME[..], &VIEWING].iter().any(|it| it.contains(&name.as_str()));
                is_same.then_some(*receiver)
            }
            ExprKind::Block(block) => block.tail,
            // All of it: `&block[..]`.
            ExprKind::Index { base, index } => {
                let is_whole = matches!(
                    self.known.body.expr(*index).kind,
                    ExprKind::Range { start: None, end: None, .. }
                );
                (is_whole && !self.is_lent_by_type(*base)).then_some(*base)
            }
            _ => None,
        }
    }

    /// One record, as a function of the workspace makes it, or what an API calls so.
    fn are_encoded(&self, bytes: ExprId) -> bool {
        self.comes_from(bytes, &Seen::default(), &|it| match it {
            Origin::Own(call) => self.is_owned(call),
            Origin::Method(name) | Origin::Function(name) => ENCODING.iter().any(|it| name.starts_with(it)),
            Origin::Item | Origin::Held | Origin::Other => false,
        })
    }

    /// What a loop makes itself, as far as that is not only looked at.
    fn are_made(&self, bytes: ExprId) -> bool {
        self.comes_from(bytes, &Seen::default(), &|it| match it {
            Origin::Own(call) => self.is_owned(call),
            Origin::Method(name) => MAKING.iter().any(|it| name.starts_with(it)),
            // `fs::read` is a whole file.
            Origin::Function(name) => name != "read" && !CASTS.contains(&name),
            // What is cut up in a loop is cut into pieces, and what is listed is listed by the piece.
            Origin::Item | Origin::Other => true,
            Origin::Held => false,
        })
    }

    /// Whether a call gives bytes of its own, and not a look at what somebody holds.
    fn is_owned(&self, call: ExprId) -> bool {
        let ty = self.known.inference.expr(call);
        !ty.any(&mut |it| matches!(it, Ty::Ref(..) | Ty::Unknown | Ty::Closure(_)))
    }

    /// Whether one of the values that an expression may be is such a one, names and views of it seen through.
    fn comes_from(&self, expr: ExprId, seen: &Seen<ExprId>, is: &impl Fn(Origin<'_>) -> bool) -> bool {
        if !seen.enter(expr) {
            return false;
        }
        if let Some(inner) = self.same(expr) {
            return self.comes_from(inner, seen, is);
        }
        match &self.known.body.expr(expr).kind {
            ExprKind::Local(local) => self.known.facts.defs(*local).iter().any(|def| match def {
                Def::Value(value) => self.comes_from(*value, seen, is),
                Def::Item(_) => is(Origin::Item),
                _ => is(Origin::Held),
            }),
            // The record of a turn: `for at in 0..self.len() { out.write_all(self.get(at))?; }`.
            ExprKind::MethodCall { name, args, .. } if name == "get" && !args.is_empty() => is(Origin::Item),
            ExprKind::MethodCall { .. } | ExprKind::Call { .. } if self.name_of(expr).is_empty() => {
                is(Origin::Own(expr))
            }
            ExprKind::MethodCall { .. } => is(Origin::Method(self.name_of(expr))),
            ExprKind::Call { .. } => is(Origin::Function(self.name_of(expr))),
            ExprKind::Field { .. } | ExprKind::Path(..) => is(Origin::Held),
            // As much of a buffer as was filled: `&buffer[..length]`.
            ExprKind::Index { index, .. } if self.is_front(*index) => is(Origin::Held),
            // What a type of the workspace lends is as much as that holds.
            ExprKind::Index { base, .. } if self.is_lent_by_type(*base) => is(Origin::Held),
            _ if self.is_of_const(expr) => is(Origin::Held),
            _ => is(Origin::Other),
        }
    }

    fn name_of(&self, call: ExprId) -> &str {
        called_api(self.program.index, &self.known.body, &self.known.inference, call)
    }

    fn is_lent_by_type(&self, base: ExprId) -> bool {
        let index = self.program.index;
        let ty = self.known.inference.expr(base).peeled();
        ty.adt().is_some_and(|(id, _)| !index.is_stub(index.type_unit(id)))
    }

    fn is_front(&self, index: ExprId) -> bool {
        matches!(self.known.body.expr(index).kind, ExprKind::Range { start: None, end: Some(_), .. })
    }

    /// `[0; BLOCK]` and `vec![0; BLOCK]`, where the const stands in a file that is not part of the run, say.
    fn is_of_const(&self, expr: ExprId) -> bool {
        let body = &self.known.body;
        let length = match &body.expr(expr).kind {
            ExprKind::Macro(call) => match &call.args[..] {
                [only] => return self.is_of_const(only.value),
                _ => return false,
            },
            ExprKind::Repeat { length, .. } => *length,
            _ => return false,
        };
        let (index, inference) = (self.program.index, &self.known.inference);
        matches!(body.expr(length).kind, ExprKind::Path(..))
            && int_of(index, body, inference, length).is_none()
    }
}

/// Where bytes come from.
#[derive(Clone, Copy)]
enum Origin<'a> {
    /// A function of the workspace.
    Own(ExprId),
    /// Those of an API, by name.
    Method(&'a str),
    Function(&'a str),
    /// What a `for` runs over, or what is picked by its place.
    Item,
    /// By a caller, a field or a const.
    Held,
    Other,
}
