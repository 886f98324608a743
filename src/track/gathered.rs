//! Writers that gather already: where each buffer is made, and the call that writes through it last.

use crate::catalogue::{Direction, OncePer};
use crate::index::{Index, Ty, TypeId};
use crate::infer::{BodyOwner, Callee, Inference, implements};
use crate::items::{Body, ExprId, ExprKind, LocalId, PatKind, Statement};
use crate::judge::Rank;
use crate::track::facts::{arguments, mentions};
use crate::track::flow::span;
use crate::track::knowledge::Knowledge;
use crate::track::piece::writes_memory;
use crate::track::program::{At, Known, Program};
use crate::track::unused::is_unused;
use crate::track::worth::is_test;
use crate::track::{Cost, Flow, Made, Many, Rule, Sink, Source, Tracked, Way};

/// Methods that flush a writer, or hand out what lies below it.
pub const FLUSHES: [&str; 5] = ["finish", "flush", "into_inner", "into_parts", "shutdown"];

/// Whether a call hands out what lies below a buffer and throws away what has not been written, as tokio's does.
pub fn is_thrown_away(index: &Index, buffer: &Ty, method: &str) -> bool {
    method == "into_inner"
        && matches!(buffer.peeled(), Ty::Adt(id, _) if index.type_path(*id).starts_with("tokio::"))
}

/// The expressions of a body that make a buffer, of std or tokio, or are given one by a call.
pub fn made(index: &Index, body: &Body, inference: &Inference) -> Vec<ExprId> {
    let is_made = |it: &ExprId| {
        let is_value = matches!(
            body.expr(*it).kind,
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } | ExprKind::Try(_)
        );
        let ty = inference.expr(*it);
        is_value && (is_buffer(index, ty, Direction::Read) || is_buffer(index, ty, Direction::Write))
    };
    body.expr_ids().filter(is_made).collect()
}

/// Whether a type is a `BufReader` or a `BufWriter`.
pub fn is_buffer(index: &Index, ty: &Ty, direction: Direction) -> bool {
    matches!(ty, Ty::Adt(id, _) if index.type_marks(*id).cure == Some(direction))
}

/// Every buffer in front of what may refuse its last bytes, with the call that comes last.
pub fn gathered(knowledge: &mut Knowledge<'_>) -> Vec<Tracked> {
    of_buffers(knowledge, of_buffer)
}

/// What there is to say of each buffer that is made, tests and what nobody calls left out.
pub fn of_buffers(
    knowledge: &mut Knowledge<'_>,
    of_buffer: impl Fn(&Program<'_>, &Known, At) -> Option<Tracked> + Sync,
) -> Vec<Tracked> {
    let of_body = |program: &Program<'_>, owner: BodyOwner| {
        let Some(known) = program.known(owner) else { return Vec::new() };
        let made = known.facts.gathered.iter();
        let found: Vec<Tracked> =
            made.filter_map(|it| of_buffer(program, known, At { owner, expr: *it })).collect();
        // Who calls a function is dear to ask.
        if found.is_empty() || is_test(program, owner) || is_unused(program, owner) {
            Vec::new()
        } else {
            found
        }
    };
    knowledge.settle(Knowledge::owners, of_body).into_values().flatten().collect()
}

fn of_buffer(program: &Program<'_>, known: &Known, at: At) -> Option<Tracked> {
    let made = known.inference.expr(at.expr);
    let (ty, args) = made.adt().filter(|_| is_buffer(program.index, made, Direction::Write))?;
    let below = below(program.index, at.owner, args.first()?);
    let below = below.filter(|_| !is_flushed(program.index, known, at.expr))?;
    let call = last_call(&known.body, at.expr)?;
    // What is larger than the buffer is written past it, and its error is met there.
    if is_emptied_by(program.index, known, at.expr, call) || writes_memory(program, At { expr: call, ..at }) {
        return None;
    }
    let sink = Sink {
        at: span(program, At { expr: call, ..at })?,
        within: None,
        api: api(program.index, known, call),
        direction: Direction::Write,
        once_per: OncePer::Call,
        bytes_per_call: None,
        pieces: 1,
        formats_lines: false,
        in_loop: false,
    };
    let made = Made { at, by: None, ty: below, param: None };
    let source = Source {
        comes_in: false,
        at: span(program, at)?,
        api: api(program.index, known, at.expr),
        ty: program.index.type_path(ty),
    };
    let way = Way { made, path: Vec::new(), sink: At { expr: call, ..at }, to_end: false, renewed: false };
    let (rule, cost) = (Rule::UnflushedBuffer, Cost::NONE);
    let flow = Flow { rule, source, steps: Vec::new(), sinks: vec![sink], cost };
    Some(Tracked { flow, ways: vec![way], many: Many::Shown, rank: Rank::Hot, usual: None, quiet: None })
}

/// Readers that `std::io::copy` has write what they hold by themselves (std 1.95, measured with a full disk).
const HOLDING: [&str; 3] = ["BufReader", "Cursor", "VecDeque"];

/// Whether the last call leaves nothing in a buffer of the usual capacity: `std::io::copy` reads into its free part and
/// empties it before it asks for more, and so before it learns of the end (std 1.95, measured with a full disk).
fn is_emptied_by(index: &Index, known: &Known, made: ExprId, call: ExprId) -> bool {
    let ty = |it: &ExprId| known.inference.expr(*it).peeled();
    let [reader, writer] = &arguments(&known.body, call)[..] else { return false };
    let is_buffer = matches!(ty(writer), Ty::Adt(id, _) if Some(*id) == index.known.buf_writer);
    let gives_itself = match ty(reader) {
        Ty::Adt(id, _) => HOLDING.contains(&index.ty(*id).name.as_str()),
        Ty::External(path, _) => HOLDING.contains(&path.rsplit("::").next().unwrap_or_default()),
        _ => true,
    };
    let is_copy = api(index, known, call) == "std::io::copy";
    is_copy && is_buffer && !gives_itself && known.body.called_name(made) == "new"
}

/// What a buffer stands in front of, if that is a file, a socket or a pipe itself, or any writer; who writes to stderr
/// looks at it.
fn below(index: &Index, owner: BodyOwner, ty: &Ty) -> Option<TypeId> {
    match ty.peeled() {
        Ty::Adt(id, args) if Some(*id) == index.known.boxed => {
            args.first().filter(|it| is_any_writer(index, owner, it)).map(|_| *id)
        }
        Ty::Adt(id, _) => {
            let marks = index.type_marks(*id);
            let is_unbuffered = marks.unbuffered_write || marks.line_buffered;
            (is_unbuffered && !marks.stderr).then_some(*id)
        }
        // As in a box, so behind a reference or a parameter.
        ty if is_any_writer(index, owner, ty) => index.known.boxed,
        _ => None,
    }
}

/// Whether a type stands for any writer that a caller brings along.
fn is_any_writer(index: &Index, owner: BodyOwner, ty: &Ty) -> bool {
    let bounds = match owner {
        BodyOwner::Func(func) => &index.signature(func).generics[..],
        BodyOwner::Value(_) => &[],
    };
    matches!(ty, Ty::Dyn(_) | Ty::Param(_) | Ty::Opaque(_))
        && index.known.write.is_some_and(|write| implements(index, bounds, ty, write))
}

/// Who holds a buffer to the end.
#[derive(Clone, Copy)]
pub struct Holder {
    pub local: LocalId,
    pub block: ExprId,
    /// All that the name is bound to: a branch that makes the buffer, the box that it lies in.
    pub value: ExprId,
}

/// The name that a buffer is bound to where it is made.
pub fn holder(body: &Body, made: ExprId) -> Option<Holder> {
    let parent = body.expr(made).parent?;
    let goes_on = match &body.expr(parent).kind {
        ExprKind::Block(block) if block.tail == Some(made) => true,
        ExprKind::Block(block) => {
            return block.statements.iter().find_map(|it| match it {
                Statement::Let { pat, value: Some(value), otherwise: None, .. } if *value == made => {
                    match body.pat(*pat).kind {
                        PatKind::Bind { local, inner: None } => {
                            Some(Holder { local, block: parent, value: made })
                        }
                        _ => None,
                    }
                }
                _ => None,
            });
        }
        ExprKind::If { condition, .. } => *condition != made,
        ExprKind::Match { value, .. } => *value != made,
        ExprKind::Call { callee, .. } => is_box_new(body, *callee),
        ExprKind::Cast { .. } | ExprKind::Ref { mutable: true, .. } => true,
        _ => false,
    };
    if goes_on { holder(body, parent) } else { None }
}

/// Whether an expression is the path `Box::new`.
pub fn is_box_new(body: &Body, callee: ExprId) -> bool {
    match &body.expr(callee).kind {
        ExprKind::Path(path, _) => path.names().ends_with(&["Box".into(), "new".into()]),
        _ => false,
    }
}

/// Whether a buffer is flushed by its own name.
fn is_flushed(index: &Index, known: &Known, made: ExprId) -> bool {
    let body = &known.body;
    let flushes = |it: ExprId| {
        let called = body.expr(it).parent.map_or("", |it| body.called_name(it));
        FLUSHES.contains(&called) && !is_thrown_away(index, known.inference.expr(made), called)
    };
    holder(body, made).is_some_and(|it| mentions(body, it.local).into_iter().any(flushes))
}

/// The call that uses a buffer last: by its name, or the one that it is made for.
fn last_call(body: &Body, made: ExprId) -> Option<ExprId> {
    let last = match holder(body, made) {
        Some(Holder { local, .. }) => {
            mentions(body, local).into_iter().max_by_key(|it| body.expr(*it).span.end)?
        }
        None => made,
    };
    // `encoder.finish()?;` hands a buffer back that nobody takes.
    let handed_back = std::iter::successors(Some(last), |it| match &body.expr(*it).kind {
        ExprKind::Try(inner) => Some(*inner),
        _ => None,
    });
    body.ancestors(last).chain(handed_back).find(|it| body.is_call(*it))
}

fn api(index: &Index, known: &Known, call: ExprId) -> String {
    match (known.inference.callees.get(&call), &known.body.expr(call).kind) {
        (Some(Callee::Func(func, _)), _) => index.func_path(*func),
        (_, ExprKind::Macro(it)) => format!("{}!", it.path.name()),
        (_, ExprKind::Try(inner)) => api(index, known, *inner),
        _ => known.body.called_name(call).to_owned(),
    }
}
