//! Buffers that save nothing: in front of memory, of another buffer, of what buffers inside, or of one bulk read.

use crate::catalogue::{Direction, OncePer};
use crate::index::{Index, Ty};
use crate::infer::Callee;
use crate::items::{ExprId, ExprKind};
use crate::judge::Rank;
use crate::track::facts::{arguments, mentions};
use crate::track::flow::span;
use crate::track::gathered::{Holder, holder, is_buffer, of_buffers};
use crate::track::knowledge::Knowledge;
use crate::track::program::{At, Known, Program};
use crate::track::{Cost, Flow, Made, Many, Rule, Sink, Source, Tracked, Way};

/// Methods that take all of the input in blocks as large as it needs.
const BULK: [&str; 2] = ["read_to_end", "read_to_string"];

/// Every buffer that is made where none is needed.
pub fn redundant(knowledge: &mut Knowledge<'_>) -> Vec<Tracked> {
    of_buffers(knowledge, of_buffer)
}

fn of_buffer(program: &Program<'_>, known: &Known, at: At) -> Option<Tracked> {
    let index = program.index;
    let inner = wrapped(index, known, at.expr)?;
    let (ty, _) = known.inference.expr(at.expr).adt()?;
    let direction = index.type_marks(ty).cure?;
    let (place, api) = why(index, known, at.expr, inner)?;
    let sink = Sink {
        at: span(program, At { expr: place, ..at })?,
        within: None,
        api,
        direction,
        once_per: OncePer::Call,
        bytes_per_call: None,
        pieces: 1,
        formats_lines: false,
        in_loop: false,
    };
    let path = index.type_path(ty);
    let source = Source { at: span(program, at)?, comes_in: false, api: path.clone(), ty: path };
    let made = Made { at, by: None, ty, param: None };
    let way = Way { made, path: Vec::new(), sink: At { expr: place, ..at }, to_end: false, renewed: false };
    let (rule, cost) = (Rule::RedundantBuffer, Cost::NONE);
    let flow = Flow { rule, source, steps: Vec::new(), sinks: vec![sink], cost };
    Some(Tracked { flow, ways: vec![way], many: Many::Shown, rank: Rank::Warm, usual: None, quiet: None })
}

/// What a buffer of std is made around.
pub fn wrapped(index: &Index, known: &Known, made: ExprId) -> Option<ExprId> {
    let ExprKind::Call { .. } = known.body.expr(made).kind else { return None };
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&made) else { return None };
    let path = index.func_path(*func);
    let is_made =
        ["::new", "::with_capacity"].iter().any(|it| path.ends_with(it)) && path.starts_with("std::io::Buf");
    arguments(&known.body, made).last().copied().filter(|_| is_made)
}

/// The place that needs no buffer, and what it is called.
fn why(index: &Index, known: &Known, made: ExprId, inner: ExprId) -> Option<(ExprId, String)> {
    let ty = known.inference.expr(inner);
    if let Some(name) = memory(index, ty).or_else(|| buffered(index, ty)) {
        return Some((made, name));
    }
    consumer(index, known, made).or_else(|| bulk_read(index, known, made))
}

/// `&[u8]`, `&mut Vec<u8>`, `Cursor`.
fn memory(index: &Index, ty: &Ty) -> Option<String> {
    match ty.peeled() {
        Ty::Slice(_) => Some("[u8]".to_owned()),
        Ty::Array(..) => Some("[u8]".to_owned()),
        Ty::Adt(id, _) => {
            let path = index.type_path(*id);
            ["std::io::Cursor", "std::io::Empty", "std::io::Sink", "std::vec::Vec"]
                .contains(&path.as_str())
                .then_some(path)
        }
        _ => None,
    }
}

/// A buffer in front of another one.
fn buffered(index: &Index, ty: &Ty) -> Option<String> {
    let (id, _) = ty.peeled().adt()?;
    let path = index.type_path(id);
    let is_one =
        is_buffer(index, ty.peeled(), Direction::Read) || is_buffer(index, ty.peeled(), Direction::Write);
    (is_one || path == "std::io::StdinLock").then_some(path)
}

/// `csv::Reader::from_reader(BufReader::new(file))`: what it makes has a buffer of its own.
fn consumer(index: &Index, known: &Known, made: ExprId) -> Option<(ExprId, String)> {
    let call = known.body.expr(made).parent?;
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return None };
    let (id, _) = index.signature(*func).ret.adt()?;
    let marks = index.type_marks(id);
    let is_own = !arguments(&known.body, call).contains(&made) || !index.is_stub(index.func_unit(*func));
    (!is_own && marks.buffers && marks.cure.is_none()).then(|| (call, index.func_path(*func)))
}

/// `BufReader::new(file).read_to_string(&mut text)`, and nothing else.
fn bulk_read(index: &Index, known: &Known, made: ExprId) -> Option<(ExprId, String)> {
    let body = &known.body;
    let using = match holder(body, made) {
        Some(Holder { local, value, .. }) if value == made => match mentions(body, local)[..] {
            [only] => only,
            _ => return None,
        },
        Some(_) => return None,
        None => made,
    };
    let call = body.expr(using).parent?;
    let is_receiver =
        matches!(body.expr(call).kind, ExprKind::MethodCall { receiver, .. } if receiver == using);
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return None };
    (is_receiver && BULK.contains(&body.called_name(call))).then(|| (call, index.func_path(*func)))
}
