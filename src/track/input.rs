//! Input: what brings it as it comes, and loops that turn as often as it has lines or records.

use crate::index::{Index, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, Kind, LocalId, PatId, PatKind};
use crate::track::api::called_api;
use crate::track::asked::{Asked, Seen};
use crate::track::chunk::is_text;
use crate::track::facts::{Def, arguments};
use crate::track::program::{At, Known, Program};
use crate::track::turns::is_known_long;

/// Calls that bring as much as a file or a stream holds.
const READING: [&str; 7] =
    ["deserialize", "into_deserialize", "into_records", "read_exact", "read_line", "read_until", "records"];
/// Calls that take text apart.
const SPLITTING: [&str; 7] =
    ["bytes", "char_indices", "chars", "lines", "split", "split_terminator", "split_whitespace"];
/// Calls that put a whole input into text.
const WHOLE: [&str; 3] = ["read", "read_to_end", "read_to_string"];

/// Whether a type brings input that arrives while somebody produces it, or holds one that does in its arguments.
pub fn is_live(index: &Index, ty: &Ty) -> bool {
    ty.any(&mut |it| match it {
        Ty::Adt(id, _) => index.type_marks(*id).live,
        // Channels of other crates carry the same name.
        Ty::External(path, _) => {
            matches!(path.rsplit("::").next(), Some("Receiver" | "UnboundedReceiver"))
        }
        _ => false,
    })
}

/// Whether a loop turns as often as some input has lines or records, or so often by what it says itself.
pub fn is_long(program: &Program<'_>, owner: BodyOwner, known: &Known, repeated: ExprId) -> bool {
    let at = At { owner, expr: repeated };
    program.answers.once(Asked::IsLong, at, || {
        reads(program, owner, known, repeated)
            || is_parted(program, known, repeated)
            || is_known_long(program, at)
    })
}

/// Whether a loop reads, or is over what was read.
fn reads(program: &Program<'_>, owner: BodyOwner, known: &Known, repeated: ExprId) -> bool {
    let body = &known.body;
    body.within(body.expr(repeated).span).any(|it| match &body.expr(it).kind {
        ExprKind::MethodCall { receiver, args, .. } => {
            let name = called_api(program.index, body, &known.inference, it);
            let ty = known.inference.expr(*receiver);
            match name {
                _ if is_text(program.index, ty) => {
                    SPLITTING.contains(&name)
                        && is_of_input(program, At { owner, expr: *receiver }, &Seen::default())
                }
                // What nobody knows and has lines is a text more often than a reader.
                "lines" => *ty != Ty::Unknown,
                // That of a lock takes no block.
                "read" => !args.is_empty(),
                _ => READING.contains(&name),
            }
        }
        _ => false,
    })
}

/// Whether a text is all that a file or a stream held.
fn is_of_input(program: &Program<'_>, text: At, seen: &Seen<At>) -> bool {
    let Some(known) = program.known(text.owner).filter(|_| seen.enter(text)) else { return false };
    let again = |expr: ExprId| is_of_input(program, At { expr, ..text }, seen);
    let is_whole = || {
        WHOLE.contains(&called_api(program.index, &known.body, &known.inference, text.expr))
            || is_given_back(program, known, text.expr, seen)
    };
    match &known.body.expr(text.expr).kind {
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) | ExprKind::Try(inner) => again(*inner),
        ExprKind::Await(inner) => again(*inner),
        ExprKind::MethodCall { receiver, .. } => is_whole() || again(*receiver),
        ExprKind::Call { args, .. } => is_whole() || args.iter().any(|it| again(*it)),
        ExprKind::Local(local) => {
            let is_given = known.facts.defs(*local).iter().any(|it| match it {
                Def::Value(value) => again(*value),
                Def::Param(at) => given(program, text.owner, *at, seen),
                _ => false,
            });
            is_given || is_filled(program.index, known, *local)
        }
        _ => false,
    }
}

/// Whether a caller passes such a text.
fn given(program: &Program<'_>, owner: BodyOwner, param: usize, seen: &Seen<At>) -> bool {
    let BodyOwner::Func(func) = owner else { return false };
    program.callers(func).iter().any(|call| {
        let args = program.known(call.owner).map(|it| arguments(&it.body, call.expr));
        let text = args.and_then(|it| it.get(param).copied());
        text.is_some_and(|expr| is_of_input(program, At { expr, ..*call }, seen))
    })
}

/// Whether a function of the workspace gives back such a text.
fn is_given_back(program: &Program<'_>, known: &Known, call: ExprId, seen: &Seen<At>) -> bool {
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return false };
    let owner = BodyOwner::Func(*func);
    if program.index.is_stub(program.index.func_unit(*func)) {
        return false;
    }
    let returns = program.known(owner).map_or(&[][..], |it| &it.facts.returns);
    returns.iter().any(|expr| is_of_input(program, At { owner, expr: *expr }, seen))
}

/// Whether a name is given what a reader holds: `input.read_to_string(&mut text)`.
pub fn is_filled(index: &Index, known: &Known, text: LocalId) -> bool {
    let is_text = |it: &ExprId| match known.body.expr(*it).kind {
        ExprKind::Ref { mutable: true, inner } => {
            matches!(known.body.expr(inner).kind, ExprKind::Local(local) if local == text)
        }
        _ => false,
    };
    let is_whole = |it: ExprId| WHOLE.contains(&called_api(index, &known.body, &known.inference, it));
    let mut calls = WHOLE.iter().flat_map(|it| known.body.calls_named(it));
    calls.any(|it| match &known.body.expr(*it).kind {
        ExprKind::MethodCall { args, .. } => args.iter().any(is_text) && is_whole(*it),
        _ => false,
    })
}

/// Whether a loop goes on where an item has failed to be read, as a filter does with the lines of its user.
fn is_parted(program: &Program<'_>, known: &Known, repeated: ExprId) -> bool {
    let body = &known.body;
    let result = program.index.known.result;
    let is_result = |it: ExprId| match known.inference.expr(it) {
        Ty::Unknown => true,
        ty => ty.adt().is_some_and(|(id, _)| Some(id) == result),
    };
    body.expr_ids().any(|it| match &body.expr(it).kind {
        ExprKind::Match { value, arms } => {
            is_item(known, repeated, *value) && is_result(*value) && arms.iter().any(|it| is_ok(body, it.pat))
        }
        ExprKind::Let { pat, value } => is_item(known, repeated, *value) && is_ok(body, *pat),
        _ => false,
    })
}

/// Whether a loop ends where an item has failed to be read.
pub fn is_tried(known: &Known, repeated: ExprId) -> bool {
    let body = &known.body;
    body.all_of(Kind::Try).iter().any(|it| match body.expr(*it).kind {
        ExprKind::Try(inner) => is_item(known, repeated, inner),
        _ => false,
    })
}

/// Whether an expression is the item of a `for`, or a part of it.
fn is_item(known: &Known, repeated: ExprId, expr: ExprId) -> bool {
    let ExprKind::For { pat, .. } = known.body.expr(repeated).kind else { return false };
    match known.body.expr(expr).kind {
        ExprKind::Local(local) => known.body.pat(pat).span.contains(known.body.local(local).span),
        _ => false,
    }
}

fn is_ok(body: &Body, pat: PatId) -> bool {
    match &body.pat(pat).kind {
        PatKind::TupleStruct { path, .. } => path.name() == "Ok",
        _ => false,
    }
}
