//! Writes of unknown length that are small all the same: text, and what a loop makes or cuts up itself.

use crate::items::{ExprId, ExprKind};
use crate::track::bulk::{Amount, written};
use crate::track::chunk::{SAME, is_text};
use crate::track::facts::{Def, arguments};
use crate::track::program::{At, Known, Program};
use crate::track::repeat::repeats;
use crate::track::sink::SinkSite;

/// Methods that look at the same bytes in another way.
const VIEWING: [&str; 4] = ["as_bytes", "as_mut", "as_mut_slice", "into_boxed_slice"];
/// How a method is called that makes bytes of something else.
const MAKING: [&str; 7] = ["encode", "format", "into_", "pack", "render", "serialize", "to_"];
/// How one is called that makes one record of it.
const ENCODING: [&str; 5] = ["encode", "pack", "serialize", "to_bytes", "to_vec"];
/// Functions that look at memory of any length as bytes.
const CASTS: [&str; 3] = ["cast_slice", "from_raw_parts", "must_cast_slice"];
/// Longest chain of names and methods that is followed.
const MAX_DEPTH: u32 = 12;

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
    let pieces = Pieces { program, known };
    match written(program, call.owner, known, bytes) {
        Amount::Few => true,
        Amount::Block => false,
        Amount::Unknown => {
            let in_loop = || repeats(known, call.expr, None);
            pieces.is_text(bytes, 0)
                || (is_whole && (pieces.are_encoded(bytes, 0) || (in_loop() && pieces.are_made(bytes, 0))))
        }
    }
}

/// Whether a call writes text, which is most often a line.
pub fn writes_text(program: &Program<'_>, call: At) -> bool {
    program.known(call.owner).is_some_and(|known| {
        let bytes = arguments(&known.body, call.expr).get(1).copied();
        bytes.is_some_and(|it| Pieces { program, known }.is_text(it, 0))
    })
}

struct Pieces<'a> {
    program: &'a Program<'a>,
    known: &'a Known,
}

impl Pieces<'_> {
    /// What is text is most often a line.
    fn is_text(&self, expr: ExprId, depth: u32) -> bool {
        if depth > MAX_DEPTH {
            return false;
        }
        is_text(self.program.index, self.known.inference.expr(expr))
            || self.same(expr).is_some_and(|it| self.is_text(it, depth + 1))
            || match &self.known.body.expr(expr).kind {
                ExprKind::Local(local) => self.known.facts.defs(*local).iter().any(|it| match it {
                    Def::Value(value) => self.is_text(*value, depth + 1),
                    _ => false,
                }),
                ExprKind::MethodCall { receiver, name, .. } => {
                    name == "into_bytes" && self.is_text(*receiver, depth + 1)
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
            _ => None,
        }
    }

    /// One record, by the name of what makes its bytes.
    fn are_encoded(&self, expr: ExprId, depth: u32) -> bool {
        if depth > MAX_DEPTH {
            return false;
        }
        if let Some(inner) = self.same(expr) {
            return self.are_encoded(inner, depth + 1);
        }
        let encodes = |name: &str| ENCODING.iter().any(|it| name.starts_with(it));
        match &self.known.body.expr(expr).kind {
            ExprKind::MethodCall { name, .. } => encodes(name),
            ExprKind::Call { callee, .. } => self.function(*callee).is_some_and(encodes),
            ExprKind::Local(local) => self.known.facts.defs(*local).iter().any(|def| match def {
                Def::Value(value) => self.are_encoded(*value, depth + 1),
                _ => false,
            }),
            _ => false,
        }
    }

    /// What a loop makes itself, as far as that is not only looked at.
    fn are_made(&self, expr: ExprId, depth: u32) -> bool {
        if depth > MAX_DEPTH {
            return false;
        }
        if let Some(inner) = self.same(expr) {
            return self.are_made(inner, depth + 1);
        }
        match &self.known.body.expr(expr).kind {
            // What is cut up in a loop is cut into pieces.
            ExprKind::Index { .. } => true,
            ExprKind::MethodCall { name, .. } => MAKING.iter().any(|it| name.starts_with(it)),
            ExprKind::Call { callee, .. } => !self.function(*callee).is_some_and(|it| CASTS.contains(&it)),
            ExprKind::Local(local) => self.known.facts.defs(*local).iter().any(|def| match def {
                Def::Value(value) => self.are_made(*value, depth + 1),
                Def::Item(_) => true,
                _ => false,
            }),
            ExprKind::Field { .. } | ExprKind::Path(..) => false,
            _ => true,
        }
    }

    /// The last name of a path that is called.
    fn function(&self, callee: ExprId) -> Option<&str> {
        match &self.known.body.expr(callee).kind {
            ExprKind::Path(path, _) => path.segments.last().map(|it| it.name.as_str()),
            _ => None,
        }
    }
}
