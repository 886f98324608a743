//! Writes of unknown length that still move large blocks: what a copy loop has read, what fills a block.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind, LocalId};
use crate::track::api::called_api;
use crate::track::chunk::is_chunk;
use crate::track::facts::{Def, arguments};
use crate::track::input::is_filled;
use crate::track::program::{At, Known, Program};
use crate::track::size::{Size, int_of, size_of};
use crate::track::threshold::LARGE;

/// Functions that give back a whole file.
const WHOLE: [&str; 2] = ["read", "read_to_string"];
/// Longest chain of names and expressions that is followed. What is made by a longer one may be small.
const MAX_DEPTH: u32 = 12;

/// What is known of an amount of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Amount {
    Unknown,
    Few,
    /// Maybe as much as a block, where nothing says that they are few.
    Block,
}

/// How much a call writes.
pub fn written(program: &Program<'_>, owner: BodyOwner, known: &Known, bytes: ExprId) -> Amount {
    if is_chunk(program, known, bytes) || is_whole_file(program, known, bytes, 0) {
        return Amount::Block;
    }
    amount(program, owner, known, bytes, &Amounts::default())
}

/// Whether bytes are those of a whole file, or all behind its head: `&fs::read(path)?[4..]`. What lies between two places
/// that the code looks for is a piece.
fn is_whole_file(program: &Program<'_>, known: &Known, bytes: ExprId, depth: u32) -> bool {
    let body = &known.body;
    if depth > MAX_DEPTH {
        return false;
    }
    match &body.expr(bytes).kind {
        ExprKind::Ref { inner, .. } | ExprKind::Try(inner) => {
            is_whole_file(program, known, *inner, depth + 1)
        }
        ExprKind::Index { base, index } => {
            let is_head = |it: ExprId| matches!(body.expr(it).kind, ExprKind::Literal(_));
            matches!(body.expr(*index).kind, ExprKind::Range { start: Some(start), end: None, .. } if is_head(start))
                && is_whole_file(program, known, *base, depth + 1)
        }
        ExprKind::MethodCall { receiver, name, .. } => {
            matches!(name.as_str(), "as_bytes" | "as_slice" | "as_ref" | "expect" | "unwrap")
                && is_whole_file(program, known, *receiver, depth + 1)
        }
        ExprKind::Call { callee, .. } => match &body.expr(*callee).kind {
            ExprKind::Path(path, _) => {
                let is_whole = WHOLE.contains(&called_api(program.index, body, &known.inference, bytes));
                is_whole && matches!(&path.names()[..], [.., of, _] if of == "fs")
            }
            _ => false,
        },
        ExprKind::Local(local) => match known.facts.defs(*local) {
            [Def::Value(value)] => {
                is_whole_file(program, known, *value, depth + 1) || is_filled(program.index, known, *local)
            }
            _ => false,
        },
        _ => false,
    }
}

/// What is known of the expressions that were come by; nothing while they are looked at.
type Amounts = RefCell<FxHashMap<At, Amount>>;

fn amount(program: &Program<'_>, owner: BodyOwner, known: &Known, expr: ExprId, found: &Amounts) -> Amount {
    let at = At { owner, expr };
    let earlier = found.borrow().get(&at).copied();
    earlier.unwrap_or_else(|| {
        found.borrow_mut().insert(at, Amount::Unknown);
        let amount = amount_of(program, owner, known, expr, found);
        found.borrow_mut().insert(at, amount);
        amount
    })
}

fn amount_of(
    program: &Program<'_>,
    owner: BodyOwner,
    known: &Known,
    expr: ExprId,
    found: &Amounts,
) -> Amount {
    if let Size::Exactly(bytes) = size_of(program.index, &known.body, &known.inference, expr) {
        return if bytes >= LARGE { Amount::Block } else { Amount::Few };
    }
    let again = |it: ExprId| amount(program, owner, known, it, found);
    let block_if = |it: bool| if it { Amount::Block } else { Amount::Unknown };
    match &known.body.expr(expr).kind {
        ExprKind::Ref { inner, .. }
        | ExprKind::Deref(inner)
        | ExprKind::Try(inner)
        | ExprKind::Await(inner) => again(*inner),
        ExprKind::Index { base, index } => match &known.body.expr(*index).kind {
            ExprKind::Range { .. } => again(*base),
            _ => Amount::Unknown,
        },
        ExprKind::MethodCall { receiver, name, args, .. } => match name.as_str() {
            "as_slice" | "as_ref" | "as_bytes" | "as_mut" | "as_mut_slice" | "borrow" if args.is_empty() => {
                again(*receiver)
            }
            _ => block_if(is_made_large(program, known, expr)),
        },
        ExprKind::Block(block) => block.tail.map_or(Amount::Unknown, again),
        ExprKind::Call { args, .. } if matches!(known.body.called_name(expr), "Ok" | "Some") => {
            args.first().map_or(Amount::Unknown, |it| again(*it))
        }
        ExprKind::Call { .. } if is_made_large(program, known, expr) => Amount::Block,
        ExprKind::Call { .. } => returned(program, known, expr, found),
        ExprKind::Macro(_) => block_if(is_made_large(program, known, expr)),
        ExprKind::Local(local) => {
            let defs = known.facts.defs(*local).iter().map(|def| match def {
                Def::Value(value) => again(*value),
                Def::Param(at) => given(program, owner, *at, found),
                // `for block in bytes.chunks(8192)`.
                Def::Item(list) => block_if(is_made_large(program, known, *list)),
                _ => Amount::Unknown,
            });
            match defs.max() {
                None | Some(Amount::Unknown) => block_if(is_read_into(known, *local)),
                Some(found) => found,
            }
        }
        ExprKind::Field { .. } => block_if(is_read_into_place(known, expr)),
        _ => Amount::Unknown,
    }
}

/// `vec![0; size]`, `Vec::with_capacity(65536)`, and what is asked of somebody by its size.
fn is_made_large(program: &Program<'_>, known: &Known, expr: ExprId) -> bool {
    let says =
        |it: ExprId| int_of(program.index, &known.body, &known.inference, it).is_some_and(|n| n >= LARGE);
    // `let size = if exact { rest } else { BLOCK_SIZE };` may be as much.
    let large = |it: ExprId| match known.body.expr(it).kind {
        ExprKind::Local(local) => known.facts.defs(local).iter().any(|def| match def {
            Def::Value(value) => {
                let span = known.body.expr(*value).span;
                known.body.within(span).any(says)
            }
            _ => false,
        }),
        _ => says(it),
    };
    match &known.body.expr(expr).kind {
        ExprKind::Macro(call) => {
            let name = call.path.name();
            // Of a length that only the run tells.
            name == "vec"
                && call
                    .args
                    .iter()
                    .any(|it| matches!(known.body.expr(it.value).kind, ExprKind::Repeat { .. }))
        }
        ExprKind::Call { args, .. } | ExprKind::MethodCall { args, .. } => args.iter().any(|it| large(*it)),
        _ => false,
    }
}

/// The largest amount that a function of the workspace gives back.
fn returned(program: &Program<'_>, known: &Known, call: ExprId, amounts: &Amounts) -> Amount {
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return Amount::Unknown };
    let owner = BodyOwner::Func(*func);
    // A stub has no body that could tell.
    if program.index.is_stub(program.index.func_unit(*func)) {
        return Amount::Unknown;
    }
    let Some(known) = program.known(owner) else { return Amount::Unknown };
    let found = known.facts.returns.iter().map(|it| amount(program, owner, known, *it, amounts));
    found.max().unwrap_or(Amount::Unknown)
}

/// The largest amount that a caller passes for a parameter.
fn given(program: &Program<'_>, owner: BodyOwner, at: usize, found: &Amounts) -> Amount {
    let BodyOwner::Func(func) = owner else { return Amount::Unknown };
    let given = program.callers(func).iter().filter_map(|call| {
        let known = program.known(call.owner)?;
        let arg = arguments(&known.body, call.expr).get(at).copied()?;
        Some(amount(program, call.owner, known, arg, found))
    });
    given.max().unwrap_or(Amount::Unknown)
}

/// A copy loop writes what it has read into the same buffer, and that is as much as fits.
fn is_read_into(known: &Known, local: LocalId) -> bool {
    any_read(known, |it| matches!(known.body.expr(it).kind, ExprKind::Local(id) if id == local))
}

fn is_read_into_place(known: &Known, place: ExprId) -> bool {
    let ExprKind::Field { name: wanted, .. } = &known.body.expr(place).kind else { return false };
    any_read(known, |it| matches!(&known.body.expr(it).kind, ExprKind::Field { name, .. } if name == wanted))
}

fn any_read(known: &Known, is_buffer: impl Fn(ExprId) -> bool) -> bool {
    known.body.exprs.iter().any(|it| match &it.kind {
        ExprKind::MethodCall { name, args, .. } if name == "read" => args.iter().any(|arg| {
            let mut at = *arg;
            while let ExprKind::Ref { inner, .. } | ExprKind::Index { base: inner, .. } =
                &known.body.expr(at).kind
            {
                at = *inner;
            }
            if let ExprKind::MethodCall { receiver, .. } = &known.body.expr(at).kind {
                at = *receiver;
            }
            is_buffer(at)
        }),
        _ => false,
    })
}
