//! Turns that cost more than the few words they write: each makes a file, starts a program, or calls what does, or waits
//! for an answer to them.

use std::collections::BTreeMap;

use crate::catalogue::Direction;
use crate::infer::Callee;
use crate::items::{ExprId, Kind};
use crate::track::always::{always_does, is_always_run};
use crate::track::api::called_api;
use crate::track::asked::Asked;
use crate::track::program::{At, Program};
use crate::track::repeat::is_once_in;
use crate::track::threshold::FEW_BESIDE_DEAR;
use crate::track::worth::{Pair, talks};

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
    let index = program.index;
    always_does(program, turn, Asked::MakesDear, &|known, call| match known.inference.callees.get(&call) {
        Some(Callee::Func(func, _)) if index.is_stub(index.func_unit(*func)) => {
            MAKING.contains(&index.func_path(*func).as_str())
        }
        _ => false,
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
