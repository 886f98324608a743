//! How many bytes the buffer of a call holds, as far as that is written in the code.

use crate::index::{Index, Ty};
use crate::infer::Inference;
use crate::items::{Body, ExprId, ExprKind, Literal, Operator, Statement};

/// Bytes that one call moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Exactly(u64),
    AtMost(u64),
    Unknown,
}

/// Longest chain of locals that is followed. Behind it the size is unknown, which may be small.
const MAX_HOPS: u32 = 8;

/// The size of what is passed as the buffer: `&mut buf`, `&buf[..4]`, `b"\n"`, `&n.to_be_bytes()`.
pub fn size_of(index: &Index, body: &Body, inference: &Inference, buffer: ExprId) -> Size {
    Sizes { index, body, inference }.of(buffer, 0).map_or(Size::Unknown, Size::Exactly)
}

/// The number that an expression says, if the code alone can tell.
pub fn int_of(index: &Index, body: &Body, inference: &Inference, expr: ExprId) -> Option<u64> {
    Sizes { index, body, inference }.int(expr)
}

struct Sizes<'a> {
    index: &'a Index,
    body: &'a Body,
    inference: &'a Inference,
}

impl Sizes<'_> {
    fn of(&self, expr: ExprId, hops: u32) -> Option<u64> {
        if hops > MAX_HOPS {
            return None;
        }
        if let Some(length) = array_length(self.inference.expr(expr)) {
            return Some(length);
        }
        match &self.body.expr(expr).kind {
            ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) | ExprKind::Cast { inner, .. } => {
                self.of(*inner, hops + 1)
            }
            ExprKind::Index { base, index } => match &self.body.expr(*index).kind {
                ExprKind::Range { start, end, inclusive } => {
                    self.range(*base, *start, *end, hops).map(|it| it + u64::from(*inclusive))
                }
                _ => None,
            },
            ExprKind::Literal(Literal::Str { value, .. }) => Some(value.len() as u64),
            ExprKind::Local(local) => self.local(*local, hops),
            ExprKind::Repeat { length, .. } => self.int(*length),
            ExprKind::MethodCall { receiver, name, args, .. } => match name.as_str() {
                "to_be_bytes" | "to_le_bytes" | "to_ne_bytes" => Some(16),
                "as_bytes" | "as_mut" | "as_slice" | "as_mut_slice" | "as_ref" if args.is_empty() => {
                    self.of(*receiver, hops + 1)
                }
                _ => None,
            },
            // `unsafe { … }`
            ExprKind::Block(block) => self.of(block.tail?, hops + 1),
            ExprKind::Call { args, .. } => match &args[..] {
                // As many bytes as are said; as many of anything larger are about as few.
                [_, length] if self.body.called_name(expr) == "from_raw_parts" => self.int(*length),
                // `slice::from_mut(&mut byte)` is a buffer of one.
                [_] if self.is_from_mut(expr) => Some(1),
                [value, length] if self.is_from_elem(expr) => {
                    self.int(*length).or_else(|| self.of(*value, hops + 1))
                }
                _ => None,
            },
            ExprKind::Macro(call) => {
                let name = call.path.name();
                match (name, call.args.as_slice()) {
                    ("vec", [only]) => match &self.body.expr(only.value).kind {
                        ExprKind::Repeat { length, .. } => self.int(*length),
                        _ => Some(1),
                    },
                    ("vec", items) => Some(items.len() as u64),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn is_from_mut(&self, call: ExprId) -> bool {
        self.calls(call, "from_mut") || self.calls(call, "from_ref")
    }

    fn is_from_elem(&self, call: ExprId) -> bool {
        self.calls(call, "from_elem")
    }

    fn calls(&self, call: ExprId, name: &str) -> bool {
        match self.inference.callees.get(&call) {
            Some(crate::infer::Callee::Func(func, _)) => self.index.func(*func).name == name,
            _ => false,
        }
    }

    /// `let mut buf = vec![0; 512]`, found by its `let`.
    fn local(&self, local: crate::items::LocalId, hops: u32) -> Option<u64> {
        let span = self.body.local(local).span;
        self.body.exprs.iter().find_map(|expr| {
            let ExprKind::Block(block) = &expr.kind else { return None };
            block.statements.iter().find_map(|statement| match statement {
                Statement::Let { pat, value: Some(value), .. } if self.body.pat(*pat).span.contains(span) => {
                    self.of(*value, hops + 1)
                }
                _ => None,
            })
        })
    }

    fn range(&self, base: ExprId, start: Option<ExprId>, end: Option<ExprId>, hops: u32) -> Option<u64> {
        match (start, end) {
            (None, None) => self.of(base, hops + 1),
            // As much as fits, where the length is found at run time.
            (None, Some(end)) => self.int(end).or_else(|| self.of(base, hops + 1)),
            (Some(start), Some(end)) => match (self.int(start), self.int(end)) {
                (Some(start), Some(end)) => end.checked_sub(start),
                _ => self.width(start, end),
            },
            (Some(start), None) => self.of(base, hops + 1)?.checked_sub(self.int(start)?),
        }
    }

    /// `i..i + 4` and `i..min(i + 4, n)` are four wide whatever `i` is; `i..=i` is one more than none.
    fn width(&self, start: ExprId, end: ExprId) -> Option<u64> {
        match &self.body.expr(end).kind {
            _ if self.same(start, end) => Some(0),
            ExprKind::Binary { left, right, operator: Operator::Add } if self.same(start, *left) => {
                self.int(*right)
            }
            ExprKind::Call { args, .. } => args.iter().find_map(|it| self.width(start, *it)),
            ExprKind::MethodCall { receiver, name, args, .. } if name == "min" => {
                self.width(start, *receiver).or_else(|| args.iter().find_map(|it| self.width(start, *it)))
            }
            _ => None,
        }
    }

    fn same(&self, a: ExprId, b: ExprId) -> bool {
        match (&self.body.expr(a).kind, &self.body.expr(b).kind) {
            (ExprKind::Local(a), ExprKind::Local(b)) => a == b,
            (ExprKind::Field { base: x, name: n }, ExprKind::Field { base: y, name: m }) => {
                n == m && self.same(*x, *y)
            }
            _ => false,
        }
    }

    fn int(&self, expr: ExprId) -> Option<u64> {
        match &self.body.expr(expr).kind {
            ExprKind::Literal(Literal::Int(n, _)) => Some(*n),
            ExprKind::Cast { inner, .. } => self.int(*inner),
            ExprKind::Path(path, scope) => self.index.const_int(self.inference.unit?, path, *scope),
            ExprKind::Binary { left, right, operator } => {
                let (left, right) = (self.int(*left)?, self.int(*right)?);
                match operator {
                    Operator::Add => left.checked_add(right),
                    Operator::Subtract => left.checked_sub(right),
                    Operator::Multiply => left.checked_mul(right),
                    Operator::Remainder | Operator::Equal | Operator::Other => None,
                }
            }
            _ => None,
        }
    }
}

/// The length of an array behind references.
fn array_length(ty: &Ty) -> Option<u64> {
    ty.peeled().length()
}
