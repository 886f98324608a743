//! Writers that gather already: where each buffer is made, and the call that writes through it last.

use crate::catalogue::{Direction, OncePer};
use crate::index::{Index, Ty, TypeId};
use crate::infer::{BodyOwner, Callee, Inference};
use crate::items::{Body, ExprId, ExprKind, LocalId};
use crate::track::facts::Def;
use crate::track::flow::span;
use crate::track::knowledge::Knowledge;
use crate::track::program::{At, Known, Program};
use crate::track::unused::is_unused;
use crate::track::worth::is_test;
use crate::track::{Cost, Flow, Made, Many, Rule, Sink, Source, Tracked, Way};

/// The expressions of a body that make a `BufWriter`, of std or tokio, or are given one by a call.
pub fn made(index: &Index, body: &Body, inference: &Inference) -> Vec<ExprId> {
    let gathers = |id: TypeId| index.type_marks(id).cure == Some(Direction::Write);
    let is_buffer = |it: ExprId| matches!(inference.expr(it), Ty::Adt(id, _) if gathers(*id));
    let is_made = |it: &ExprId| {
        let is_value = matches!(
            body.expr(*it).kind,
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } | ExprKind::Try(_)
        );
        is_value && is_buffer(*it)
    };
    body.expr_ids().filter(is_made).collect()
}

/// Every buffer in front of what may refuse its last bytes, with the call that comes last.
pub fn gathered(knowledge: &mut Knowledge<'_>) -> Vec<Tracked> {
    let found = knowledge.settle(Knowledge::owners, of_body);
    found.into_values().flatten().collect()
}

fn of_body(program: &Program<'_>, owner: BodyOwner) -> Vec<Tracked> {
    let Some(known) = program.known(owner).filter(|it| !it.facts.gathered.is_empty()) else {
        return Vec::new();
    };
    if is_test(program, owner) || is_unused(program, owner) {
        return Vec::new();
    }
    let made = known.facts.gathered.iter();
    made.filter_map(|it| of_buffer(program, known, At { owner, expr: *it })).collect()
}

fn of_buffer(program: &Program<'_>, known: &Known, at: At) -> Option<Tracked> {
    let Ty::Adt(ty, args) = known.inference.expr(at.expr) else { return None };
    let below = unbuffered(program.index, args.first()?)?;
    let call = last_call(known, at.expr)?;
    let sink = Sink {
        at: span(program, At { expr: call, ..at })?,
        api: api(program.index, known, call),
        direction: Direction::Write,
        once_per: OncePer::Call,
        bytes_per_call: None,
        pieces: 1,
        in_loop: false,
    };
    let made = Made { at, by: None, ty: below, param: None };
    let source = Source {
        at: span(program, at)?,
        api: api(program.index, known, at.expr),
        ty: program.index.type_path(*ty),
    };
    let way = Way { made, path: Vec::new(), sink: At { expr: call, ..at }, to_end: false, renewed: false };
    // Nothing is slow here; what is at stake is an error.
    let cost = Cost { calls_per_kib: 0.0, buffered_per_kib: 0.0, is_guess: false };
    let flow = Flow { rule: Rule::UnflushedBuffer, source, steps: Vec::new(), sinks: vec![sink], cost };
    Some(Tracked { flow, ways: vec![way], many: Many::Shown })
}

/// What a buffer stands in front of, if that is a file, a socket or a pipe itself; who writes to stderr looks at it.
fn unbuffered(index: &Index, ty: &Ty) -> Option<TypeId> {
    let (id, _) = ty.peeled().adt()?;
    let marks = index.type_marks(id);
    let is_unbuffered = marks.unbuffered_write || marks.line_buffered;
    (is_unbuffered && !index.type_path(id).starts_with("std::io::Stderr")).then_some(id)
}

/// The call that uses a buffer last: by its name, or the one that it is made for.
fn last_call(known: &Known, made: ExprId) -> Option<ExprId> {
    let body = &known.body;
    let locals = (0..body.locals.len()).map(|it| LocalId(crate::file::to_u32(it)));
    let mut bound = locals.filter(|it| known.facts.defs(*it) == [Def::Value(made)]);
    let last = match bound.next() {
        Some(local) => {
            let is_mention = |it: &ExprId| matches!(body.expr(*it).kind, ExprKind::Local(id) if id == local);
            body.expr_ids().filter(is_mention).max_by_key(|it| body.expr(*it).span.end)?
        }
        None => made,
    };
    body.ancestors(last).find(|it| body.is_call(*it))
}

fn api(index: &Index, known: &Known, call: ExprId) -> String {
    match (known.inference.callees.get(&call), &known.body.expr(call).kind) {
        (Some(Callee::Func(func, _)), _) => index.func_path(*func),
        (_, ExprKind::Macro(it)) => format!("{}!", it.path.name()),
        (_, ExprKind::Try(inner)) => api(index, known, *inner),
        _ => known.body.called_name(call).to_owned(),
    }
}
