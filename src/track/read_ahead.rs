//! Buffers that are made anew over a handle that lives on: what each of them has read ahead is gone with it.

use crate::catalogue::{Direction, OncePer};
use crate::index::{Index, Ty};
use crate::infer::Callee;
use crate::items::{ExprId, ExprKind, LocalId};
use crate::judge::Rank;
use crate::track::facts::{arguments, mentions};
use crate::track::flow::{head, span};
use crate::track::gathered::{holder, is_buffer, of_buffers};
use crate::track::knowledge::Knowledge;
use crate::track::program::{At, Known, Program};
use crate::track::repeat::repeats;
use crate::track::trace::traces;
use crate::track::{Cost, Flow, Made, Many, Rule, Sink, Source, Tracked, Way, steps};

/// Methods that leave something for the next read; whoever takes all of the input loses nothing.
const PARTIAL: [&str; 7] =
    ["consume", "fill_buf", "read", "read_exact", "read_line", "read_until", "skip_until"];
/// Methods by which a handle is read on.
const READS: [&str; 6] = ["bytes", "chain", "read", "read_exact", "read_to_end", "read_to_string"];
/// Methods that set a handle anew.
const SEEKS: [&str; 2] = ["rewind", "seek"];

/// Every buffer that is made where the same handle was read ahead before, or is read on behind it.
pub fn lost(knowledge: &mut Knowledge<'_>) -> Vec<Tracked> {
    of_buffers(knowledge, of_buffer)
}

fn of_buffer(program: &Program<'_>, known: &Known, at: At) -> Option<Tracked> {
    let index = program.index;
    if !is_buffer(index, known.inference.expr(at.expr), Direction::Read) {
        return None;
    }
    let handle = shared_handle(index, known, at.expr).filter(|_| is_partly_read(known, at.expr))?;
    if is_answer(known, handle, at.expr) {
        return None;
    }
    let (made, path) = if is_stdin(index, known, handle) {
        let (ty, _) = known.inference.expr(handle).peeled().adt()?;
        let again = program.is_repeated(at);
        let made = Made { at: At { expr: handle, ..at }, by: None, ty, param: None };
        again.then_some((made, Vec::new()))?
    } else {
        let is_read_on = is_read_behind(known, handle, at.expr);
        let traces = traces(program, At { expr: handle, ..at }, Direction::Read);
        let found = traces.into_iter().find(|it| (it.in_loop && !it.renewed) || is_read_on)?;
        (found.made, found.path)
    };
    let sink = Sink {
        at: span(program, at)?,
        within: None,
        api: "std::io::BufReader::new".to_owned(),
        direction: Direction::Read,
        once_per: OncePer::Call,
        bytes_per_call: None,
        pieces: 1,
        formats_lines: false,
        in_loop: true,
    };
    let ty = index.type_path(made.ty);
    let source = Source { at: head(program, made.at)?, comes_in: false, api: ty.clone(), ty };
    let steps = steps::steps(program, &path);
    let way = Way { made, path, sink: at, to_end: false, renewed: false };
    let flow = Flow { rule: Rule::LostReadAhead, source, steps, sinks: vec![sink], cost: Cost::NONE };
    Some(Tracked { flow, ways: vec![way], many: Many::Shown, rank: Rank::Hot, usual: None, quiet: None })
}

/// What a buffer is made over, if that stays with somebody else: behind a reference, cloned, or the standard input.
fn shared_handle(index: &Index, known: &Known, made: ExprId) -> Option<ExprId> {
    let body = &known.body;
    let ExprKind::Call { .. } = body.expr(made).kind else { return None };
    let given = *arguments(body, made).last()?;
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&made) else { return None };
    if !index.is_stub(index.func_unit(*func)) {
        return None;
    }
    let bare = std::iter::successors(Some(given), |it| match &body.expr(*it).kind {
        ExprKind::Try(inner) => Some(*inner),
        ExprKind::MethodCall { receiver, name, .. } if matches!(name.as_str(), "unwrap" | "expect") => {
            Some(*receiver)
        }
        _ => None,
    });
    match &body.expr(bare.last()?).kind {
        ExprKind::MethodCall { receiver, name, .. } if name == "try_clone" => Some(*receiver),
        _ if matches!(known.inference.expr(given), Ty::Ref(..)) || is_stdin(index, known, given) => {
            Some(given)
        }
        _ => None,
    }
}

fn is_stdin(index: &Index, known: &Known, handle: ExprId) -> bool {
    known.inference.expr(handle).adt().is_some_and(|(id, _)| index.type_path(id) == "std::io::Stdin")
}

/// Whether all that is done with a buffer leaves a rest in it.
fn is_partly_read(known: &Known, made: ExprId) -> bool {
    let body = &known.body;
    let is_partial = |using: ExprId| {
        let Some(call) = body.expr(using).parent else { return false };
        let ExprKind::MethodCall { receiver, name, .. } = &body.expr(call).kind else { return false };
        let reads = PARTIAL.contains(&name.as_str())
            || (name.starts_with("read_") && !READS.contains(&name.as_str()));
        let takes_one =
            name == "lines" && body.expr(call).parent.is_some_and(|it| body.called_name(it) == "next");
        // Whoever goes on in a loop may come to the end.
        *receiver == using && (reads || takes_one) && !repeats(known, using, Some(made))
    };
    match holder(body, made) {
        Some(holder) => {
            let uses = mentions(body, holder.local);
            !uses.is_empty() && uses.into_iter().all(is_partial)
        }
        None => is_partial(made),
    }
}

/// Whether the same function asks before it reads, and flushes what it asks: nobody sends more than the answer.
fn is_answer(known: &Known, handle: ExprId, made: ExprId) -> bool {
    let body = &known.body;
    let Some(local) = base(known, handle) else { return false };
    let asked =
        mentions(body, local).into_iter().filter(|it| body.expr(*it).span.end < body.expr(made).span.start);
    let mut called = asked.filter_map(|it| {
        let call = body.expr(it).parent?;
        matches!(&body.expr(call).kind, ExprKind::MethodCall { receiver, .. } if *receiver == it)
            .then(|| body.called_name(call))
    });
    called.any(|it| it == "flush")
}

/// The name that a handle is, or borrows.
fn base(known: &Known, handle: ExprId) -> Option<LocalId> {
    let base = std::iter::successors(Some(handle), |it| match &known.body.expr(*it).kind {
        ExprKind::Ref { inner, .. } | ExprKind::Deref(inner) => Some(*inner),
        _ => None,
    });
    match known.body.expr(base.last()?).kind {
        ExprKind::Local(local) => Some(local),
        _ => None,
    }
}

/// Whether the name of a handle is read on behind a buffer over it, and not set anew in between.
fn is_read_behind(known: &Known, handle: ExprId, made: ExprId) -> bool {
    let body = &known.body;
    let Some(local) = base(known, handle) else { return false };
    let end = holder(body, made).map_or(body.expr(made).span.end, |it| {
        let uses = mentions(body, it.local);
        uses.into_iter().map(|it| body.expr(it).span.end).max().unwrap_or_default()
    });
    let called = mentions(body, local).into_iter().filter_map(|it| {
        let call = body.expr(it).parent?;
        let is_receiver =
            matches!(&body.expr(call).kind, ExprKind::MethodCall { receiver, .. } if *receiver == it);
        (is_receiver && body.expr(it).span.start > end).then(|| body.called_name(call))
    });
    let called: Vec<&str> = called.collect();
    called.iter().any(|it| READS.contains(it)) && !called.iter().any(|it| SEEKS.contains(it))
}
