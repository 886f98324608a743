//! Bytes that somebody else cut up: what a channel or a stream hands over may be as large as its sender likes.

use crate::index::{Index, Ty};
use crate::items::{ExprId, ExprKind};
use crate::track::api::called_api;
use crate::track::asked::Seen;
use crate::track::facts::Def;
use crate::track::program::{Known, Program};

/// Methods that take the next message out of a channel.
const RECEIVING: [&str; 5] = ["recv", "recv_async", "recv_blocking", "recv_timeout", "try_recv"];
/// Methods of a stream whose item has to be awaited.
const AWAITED: [&str; 6] = ["chunk", "data", "frame", "next", "recv", "try_next"];
/// Methods that give the same bytes.
pub const SAME: [&str; 11] = [
    "as_ref",
    "as_slice",
    "borrow",
    "clone",
    "deref",
    "expect",
    "iter",
    "into_iter",
    "to_vec",
    "try_iter",
    "unwrap",
];

/// Whether bytes come from a channel or a stream. What is text is most often a line.
pub fn is_chunk(program: &Program<'_>, known: &Known, bytes: ExprId) -> bool {
    comes_from(program.index, known, bytes, &Seen::default())
}

fn comes_from(index: &Index, known: &Known, expr: ExprId, seen: &Seen<ExprId>) -> bool {
    // Where it was seen before, it is not so, or would be known by now.
    if !seen.enter(expr) || is_text(index, known.inference.expr(expr)) {
        return false;
    }
    let again = |it: ExprId| comes_from(index, known, it, seen);
    let name_of = |it: ExprId| called_api(index, &known.body, &known.inference, it);
    match &known.body.expr(expr).kind {
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) | ExprKind::Try(inner) => again(*inner),
        ExprKind::Index { base, .. } => again(*base),
        ExprKind::Await(inner) => match &known.body.expr(*inner).kind {
            ExprKind::MethodCall { .. } => AWAITED.contains(&name_of(*inner)),
            // `timeout(limit, stream.next()).await`
            ExprKind::Call { args, .. } => args.iter().any(|it| AWAITED.contains(&name_of(*it))),
            _ => false,
        },
        // What a function takes out of a message.
        ExprKind::Call { args, .. } => matches!(args[..], [only] if again(only)),
        ExprKind::MethodCall { receiver, name, .. } => {
            RECEIVING.contains(&name_of(expr)) || (SAME.contains(&name.as_str()) && again(*receiver))
        }
        ExprKind::Local(local) => known.facts.defs(*local).iter().any(|def| match def {
            Def::Value(value) => again(*value),
            Def::Item(list) => is_receiver(index, known.inference.expr(*list)) || again(*list),
            _ => false,
        }),
        _ => false,
    }
}

/// `str` and `String`, behind references.
pub fn is_text(index: &Index, ty: &Ty) -> bool {
    match ty.peeled() {
        Ty::Primitive(name) => name == "str",
        Ty::Adt(id, _) => index.known.string == Some(*id),
        _ => false,
    }
}

/// What `for chunk in receiver` takes its messages from.
fn is_receiver(index: &Index, ty: &Ty) -> bool {
    match ty.peeled() {
        Ty::Adt(id, _) => index.is_stub(index.type_unit(*id)) && index.ty(*id).name == "Receiver",
        Ty::External(path, _) => path.ends_with("Receiver"),
        _ => false,
    }
}
