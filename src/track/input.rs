//! Input: what brings it as it comes, and loops that turn as often as it has lines or records.

use crate::index::{Index, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, Kind, LocalId, PatId, PatKind};
use crate::track::api::called_api;
use crate::track::asked::{Asked, Seen};
use crate::track::chunk::is_text;
use crate::track::facts::{Def, arguments, mentions};
use crate::track::passed::param_of;
use crate::track::program::{At, Known, Program};
use crate::track::repeat::loops_around;
use crate::track::turns::{is_known_long, items};

/// Calls that bring as much as a file or a stream holds.
const READING: [&str; 8] = [
    "bytes",
    "deserialize",
    "into_deserialize",
    "into_records",
    "read_exact",
    "read_line",
    "read_until",
    "records",
];
/// Calls that give a whole input at once, or the entries of a folder one by one.
const WHOLE: [&str; 4] = ["read", "read_dir", "read_to_end", "read_to_string"];

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
    program.answers.once(Asked::IsLong, at, || is_long_but(program, known, at, &Seen::default()))
}

/// The same; what was come by on the way to the question is no answer to it.
fn is_long_but(program: &Program<'_>, known: &Known, repeated: At, seen: &Seen<At>) -> bool {
    if let Some(answer) = program.answers.known(Asked::IsLong, repeated) {
        return answer;
    }
    seen.enter(repeated)
        && (reads(program, known, repeated.expr)
            || is_parted(program, known, repeated.expr)
            || is_known_long(program, repeated)
            || items(known, repeated.expr)
                .is_some_and(|expr| holds_input(program, At { expr, ..repeated }, seen)))
}

/// Whether the turns of a loop are over parts of a text that the function is given.
pub fn is_over_given_text(index: &Index, known: &Known, repeated: ExprId) -> bool {
    let receiver = |it: &ExprId| match known.body.expr(*it).kind {
        ExprKind::MethodCall { receiver: inner, .. } | ExprKind::Ref { inner, .. } => Some(inner),
        _ => None,
    };
    std::iter::successors(items(known, repeated), receiver)
        .any(|it| param_of(known, it).is_some() && is_text(index, known.inference.expr(it).peeled()))
}

/// Whether a loop asks for a piece of some input in each turn.
fn reads(program: &Program<'_>, known: &Known, repeated: ExprId) -> bool {
    let body = &known.body;
    body.within(body.expr(repeated).span).any(|it| brings(program, known, it))
}

/// Whether a call brings a piece of some input, or all of its pieces one by one.
fn brings(program: &Program<'_>, known: &Known, call: ExprId) -> bool {
    let ExprKind::MethodCall { receiver, args, .. } = &known.body.expr(call).kind else { return false };
    let ty = known.inference.expr(*receiver);
    match called_api(program.index, &known.body, &known.inference, call) {
        _ if is_text(program.index, ty) || is_of_memory(program.index, ty) => false,
        // What nobody knows and has lines is a text more often than a reader.
        "lines" => *ty != Ty::Unknown,
        // That of a lock takes no block.
        "read" => !args.is_empty(),
        name => READING.contains(&name),
    }
}

/// Whether a reader, or what a buffer stands around, reads what the program holds: how much that is says who has filled it.
fn is_of_memory(index: &Index, ty: &Ty) -> bool {
    match ty.peeled() {
        Ty::Slice(_) | Ty::Array(..) => true,
        Ty::Adt(id, of) if index.type_marks(*id).cure.is_some() => {
            of.first().is_some_and(|it| is_of_memory(index, it))
        }
        _ => false,
    }
}

/// Whether a value holds as much as some input, or gives it piece by piece: its text, its lines, what was collected of them.
pub fn holds_input(program: &Program<'_>, at: At, seen: &Seen<At>) -> bool {
    let Some(known) = program.known(at.owner).filter(|_| seen.enter(at)) else { return false };
    let again = |expr: ExprId| holds_input(program, At { expr, ..at }, seen);
    match &known.body.expr(at.expr).kind {
        ExprKind::Range { end: Some(end), .. } => counts_input(program, At { expr: *end, ..at }, seen),
        ExprKind::Ref { inner, .. }
        | ExprKind::Deref(inner)
        | ExprKind::Try(inner)
        | ExprKind::Await(inner) => again(*inner),
        ExprKind::Block(block) => block.tail.is_some_and(again),
        ExprKind::If { then, otherwise, .. } => again(*then) || otherwise.is_some_and(again),
        ExprKind::Match { arms, .. } => arms.iter().any(|it| again(it.body)),
        ExprKind::MethodCall { .. } | ExprKind::Call { .. } => gives_input(program, known, at, seen),
        ExprKind::Local(local) => {
            let is_given = known.facts.defs(*local).iter().any(|it| match it {
                Def::Value(value) => again(*value),
                Def::Param(param) => given(program, at.owner, *param, seen),
                _ => false,
            });
            is_given || is_filled(program.index, known, *local) || is_grown(program, known, at, *local, seen)
        }
        _ => false,
    }
}

/// Whether a number is how many bytes or items a value has that holds some input.
fn counts_input(program: &Program<'_>, number: At, seen: &Seen<At>) -> bool {
    let Some(known) = program.known(number.owner).filter(|_| seen.enter(number)) else { return false };
    match &known.body.expr(number.expr).kind {
        ExprKind::MethodCall { receiver, .. } => {
            called_api(program.index, &known.body, &known.inference, number.expr) == "len"
                && holds_input(program, At { expr: *receiver, ..number }, seen)
        }
        ExprKind::Local(local) => known.facts.defs(*local).iter().any(|it| match it {
            Def::Value(value) => counts_input(program, At { expr: *value, ..number }, seen),
            _ => false,
        }),
        _ => false,
    }
}

/// Whether a call gives some input, or what a function or a method makes of it.
fn gives_input(program: &Program<'_>, known: &Known, call: At, seen: &Seen<At>) -> bool {
    let index = program.index;
    let name = called_api(index, &known.body, &known.inference, call.expr);
    // That of a lock takes nothing.
    let is_lock = name == "read"
        && matches!(&known.body.expr(call.expr).kind, ExprKind::MethodCall { args, .. } if args.is_empty());
    if WHOLE.contains(&name) && !is_lock || brings(program, known, call.expr) {
        return true;
    }
    match known.inference.callees.get(&call.expr) {
        Some(Callee::Func(func, _)) if !index.is_stub(index.func_unit(*func)) => {
            let owner = BodyOwner::Func(*func);
            let is_content = is_content(index, known.inference.expr(call.expr));
            let called = if is_content { program.known(owner) } else { program.beside_sinks(owner) };
            called
                .map_or(&[][..], |it| &it.facts.returns)
                .iter()
                .any(|expr| holds_input(program, At { owner, expr: *expr }, seen))
        }
        // A number that is told of a list is no list.
        _ if matches!(known.inference.expr(call.expr), Ty::Primitive(_)) => false,
        _ => arguments(&known.body, call.expr)
            .into_iter()
            .any(|expr| holds_input(program, At { expr, ..call }, seen)),
    }
}

/// Whether a type is one as which an input is carried on: text, numbers, lists of them, or whatever its caller has. A list
/// of anything else is most often what was made out of it.
fn is_content(index: &Index, ty: &Ty) -> bool {
    let is_part = |it: &Ty| matches!(it, Ty::Primitive(_)) || is_content(index, it);
    match ty.peeled() {
        Ty::Slice(of) => is_part(of),
        Ty::Param(_) | Ty::Dyn(_) | Ty::Opaque(_) => true,
        Ty::Adt(id, of) if [index.known.vec, index.known.result].contains(&Some(*id)) => {
            of.first().is_some_and(is_part)
        }
        ty => is_text(index, ty),
    }
}

/// Whether a caller passes some input.
fn given(program: &Program<'_>, owner: BodyOwner, param: usize, seen: &Seen<At>) -> bool {
    let (BodyOwner::Func(func), Some(known)) = (owner, program.known(owner)) else { return false };
    let is_content = |it: LocalId| is_content(program.index, known.inference.local(it));
    let calls = if known.body.param(param).is_some_and(is_content) {
        program.callers(func).to_vec()
    } else {
        program.callers_beside_sinks(func)
    };
    calls.iter().any(|call| {
        let args = program.known(call.owner).map(|it| arguments(&it.body, call.expr));
        let passed = args.and_then(|it| it.get(param).copied());
        passed.is_some_and(|expr| holds_input(program, At { expr, ..*call }, seen))
    })
}

/// Whether a collection is worked on in each turn of a loop over some input that it outlives, or takes all of another:
/// `for line in input.lines() { names.push(line?) }`, `names.extend(input.lines())`.
fn is_grown(program: &Program<'_>, known: &Known, at: At, list: LocalId, seen: &Seen<At>) -> bool {
    let body = &known.body;
    let local = body.local(list);
    if !local.mutable {
        return false;
    }
    mentions(body, list).into_iter().any(|mention| {
        let Some(call) = body.expr(mention).parent else { return false };
        let ExprKind::MethodCall { receiver, args, .. } = &body.expr(call).kind else { return false };
        let is_filled_by = |it: ExprId| {
            !body.expr(it).span.contains(local.span)
                && is_long_but(program, known, At { expr: it, ..at }, seen)
        };
        *receiver == mention
            && !args.is_empty()
            && (loops_around(known, call).any(is_filled_by)
                || args.iter().any(|it| holds_input(program, At { expr: *it, ..at }, seen)))
    })
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

/// Whether a loop goes on where an item has failed to be read, as a filter does with the lines of its user. What is held as
/// a whole is not read any more.
fn is_parted(program: &Program<'_>, known: &Known, repeated: ExprId) -> bool {
    let body = &known.body;
    let is_held = |it: ExprId| match known.inference.expr(it).peeled() {
        Ty::Adt(id, _) => Some(*id) == program.index.known.vec,
        Ty::Slice(_) | Ty::Array(..) => true,
        _ => false,
    };
    if items(known, repeated).is_some_and(is_held) {
        return false;
    }
    let result = program.index.known.result;
    let is_result = |it: ExprId| match known.inference.expr(it) {
        Ty::Unknown => true,
        ty => ty.adt().is_some_and(|(id, _)| Some(id) == result),
    };
    body.expr_ids().any(|it| match &body.expr(it).kind {
        ExprKind::Match { value, arms } => {
            is_item(known, repeated, *value) && is_result(*value) && arms.iter().any(|it| is_ok(body, it.pat))
        }
        ExprKind::Let { pat, value } => {
            is_item(known, repeated, *value)
                && is_result(*value)
                && (is_ok(body, *pat) || body.is_error(*pat))
        }
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
