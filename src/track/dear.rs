//! Turns that cost more than the few words they write: each makes a file, starts a program, or calls what does, or waits
//! for an answer to them.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use crate::catalogue::Direction;
use crate::index::FuncId;
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, Kind};
use crate::track::api::called_api;
use crate::track::asked::Asked;
use crate::track::program::{At, Known, Program};
use crate::track::repeat::is_once_in;
use crate::track::threshold::FEW_BESIDE_DEAR;
use crate::track::worth::{Pair, talks};

/// Deepest function of the workspace that is looked into. What is deeper may cost nothing: the writes are told of.
const MAX_DEPTH: u32 = 2;
/// Calls that start a program, make a file and fill it, or wait for what comes from outside.
const MAKING: [&str; 11] = [
    "std::fs::File::create",
    "std::fs::copy",
    "std::fs::write",
    "std::io::Stdin::read_line",
    "std::net::TcpListener::accept",
    "std::net::UdpSocket::recv_from",
    "std::process::Command::output",
    "std::process::Command::spawn",
    "std::process::Command::status",
    "std::thread::sleep",
    "tokio::time::sleep",
];

/// Whether all writes that repeat are a few in each turn of a loop that makes a file or starts a program in each, or that
/// reads what they are answered.
pub fn are_beside_dear(program: &Program<'_>, pairs: &[Pair]) -> bool {
    if pairs.iter().any(Pair::is_in_bulk) {
        return false;
    }
    let mut turns: BTreeMap<At, Vec<&Pair>> = BTreeMap::new();
    for pair in pairs.iter().filter(|it| it.trace.in_loop) {
        let Some(turn) = turn(program, pair).filter(|_| is_plain_write(pair)) else { return false };
        turns.entry(turn).or_default().push(pair);
    }
    !turns.is_empty() && turns.into_iter().all(|(turn, pairs)| is_dear(program, turn, &pairs))
}

fn is_plain_write(pair: &Pair) -> bool {
    let api = &pair.site.api;
    // An archive has writes of its own around each member.
    pair.site.direction == Direction::Write
        && (api.starts_with("std::") || api.starts_with("tokio::") || api.ends_with('!'))
}

/// Whether the writes of a turn are a small part of it.
fn is_dear(program: &Program<'_>, turn: At, pairs: &[&Pair]) -> bool {
    let mut pieces: Vec<(At, u32)> = pairs.iter().map(|it| (it.at, it.site.pieces)).collect();
    pieces.sort_unstable();
    pieces.dedup();
    pieces.into_iter().map(|(_, it)| it).sum::<u32>() <= FEW_BESIDE_DEAR
        && (makes(program, turn) || pairs.iter().all(|it| is_answered(program, it, turn)))
}

/// The loop next to a sink in its own body.
fn turn(program: &Program<'_>, pair: &Pair) -> Option<At> {
    let known = program.known(pair.at.owner)?;
    let body = &known.body;
    let is_turned = |it: &ExprId| body.is_loop(*it) && !is_once_in(known, *it, pair.at.expr);
    body.ancestors(pair.at.expr).find(is_turned).map(|expr| At { expr, ..pair.at })
}

/// Whether each turn of a loop makes a file, starts a program or waits, in whatever function.
pub fn makes(program: &Program<'_>, turn: At) -> bool {
    let Some(known) = program.known(turn.owner) else { return false };
    program.answers.once(Asked::MakesDear, turn, || {
        let mut seen = FxHashMap::default();
        let mut within = known.body.within(known.body.expr(turn.expr).span);
        within.any(|it| {
            leads_to_making(program, known, it, MAX_DEPTH, &mut seen)
                && !is_once_in(known, turn.expr, it)
                && is_always_run(&known.body, it, Some(turn.expr))
        })
    })
}

/// `stdin.write_all(&request).await?; stdout.read_exact(&mut reply).await?;`: nobody but its author can put a flush in
/// between, which an asynchronous buffer needs, and it would save one call of two.
fn is_answered(program: &Program<'_>, pair: &Pair, turn: At) -> bool {
    let Some(known) = program.known(turn.owner) else { return false };
    let (body, span) = (&known.body, known.body.expr(turn.expr).span);
    let ty = program.index.type_path(pair.trace.made.ty);
    let reads = |it: &ExprId| {
        let name = called_api(program.index, body, &known.inference, *it);
        name == "read" || name.starts_with("read_")
    };
    talks(&ty)
        && !ty.starts_with("std::")
        && body
            .those_within(body.all_of(Kind::Call), span)
            .filter(reads)
            .any(|it| is_always_run(body, it, Some(turn.expr)))
}

/// `seen` holds the answers for the functions that were looked into, by how far.
fn leads_to_making(
    program: &Program<'_>,
    known: &Known,
    call: ExprId,
    depth: u32,
    seen: &mut FxHashMap<(FuncId, u32), bool>,
) -> bool {
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&call) else { return false };
    if program.index.is_stub(program.index.func_unit(*func)) {
        return MAKING.contains(&program.index.func_path(*func).as_str());
    }
    if let Some(seen) = seen.get(&(*func, depth)) {
        return *seen;
    }
    let called = program.known(BodyOwner::Func(*func)).filter(|_| depth > 0);
    let leads = called.is_some_and(|it| {
        it.body.expr_ids().any(|call| {
            leads_to_making(program, it, call, depth - 1, seen) && is_always_run(&it.body, call, None)
        })
    });
    seen.insert((*func, depth), leads);
    leads
}

/// Whether nothing decides about an expression within a turn, or within its function.
fn is_always_run(body: &Body, expr: ExprId, turn: Option<ExprId>) -> bool {
    let within = body.ancestors(expr).take_while(|it| Some(*it) != turn);
    within.into_iter().all(|it| match &body.expr(it).kind {
        ExprKind::If { condition, .. } => body.expr(*condition).span.contains(body.expr(expr).span),
        ExprKind::Match { value, .. } => body.expr(*value).span.contains(body.expr(expr).span),
        ExprKind::Closure { .. } => false,
        _ => true,
    })
}
