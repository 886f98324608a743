//! Lines that are handed on one by one: why a buffer for them is not worth its wait.

use crate::catalogue::OncePer;
use crate::index::Ty;
use crate::judge::{Quiet, Rank};
use crate::track::always::always_does;
use crate::track::asked::Asked;
use crate::track::dear::makes;
use crate::track::formatted::is_of_many_lines;
use crate::track::leading::loops_around;
use crate::track::print::is_wait;
use crate::track::program::{At, Known, Program};
use crate::track::turns::{innermost, is_known_not_short};
use crate::track::worth::Pair;

/// The input of the program itself, and its lock.
const STDIN: &str = "std::io::Stdin";

/// Why lines on a handle that hands each on by itself are not shown, given how much they cost otherwise.
pub fn quiet(program: &Program<'_>, rank: Rank, pairs: &[Pair]) -> Option<Quiet> {
    let turns = || pairs.iter().map(|it| innermost(program, &it.trace.path, it.at));
    let all = |holds: &dyn Fn(At) -> bool| turns().all(|it| it.is_some_and(holds));
    let is_said = || pairs.iter().any(|it| is_said_to_be_many(program, it));
    program.rows().first(&[
        // What nothing shows to be as many as some input is soon over: a report, a list of what a program knows.
        (Quiet::FewCalls, &|| rank < Rank::Hot && !is_said()),
        (Quiet::Watched, &|| all(&|it| is_watched(program, it))),
        (Quiet::Beside, &|| all(&|it| makes(program, it))),
    ])
}

/// Whether a loop on the way to a call has a number of turns that is worth a buffer, its value is written line by line, or
/// it moves all that something holds.
fn is_said_to_be_many(program: &Program<'_>, pair: &Pair) -> bool {
    pair.site.once_per == OncePer::Block
        || is_of_many_lines(program, pair)
        || pair.trace.in_loop
            && loops_around(program, pair).into_iter().any(|it| is_known_not_short(program, it))
}

/// Whether somebody is waited for in each turn of a loop, or what another process sends is worked on as it comes: its lines
/// are to be seen as they are written. A filter of its own input is most often fed by a file or a pipe.
fn is_watched(program: &Program<'_>, turn: At) -> bool {
    let index = program.index;
    let is_sent = |ty: &Ty| match ty {
        Ty::Adt(id, _) => {
            let marks = index.type_marks(*id);
            marks.live && marks.unbuffered_read && !index.type_path(*id).starts_with(STDIN)
        }
        _ => false,
    };
    let comes = || {
        program.known(turn.owner).is_some_and(|Known { body, inference, .. }| {
            let mut within = body.within(body.expr(turn.expr).span);
            within.any(|it| inference.expr(it).any(&mut |ty| is_sent(ty)))
        })
    };
    always_does(program, turn, Asked::AlwaysWaits, &|known, it| {
        is_wait(index, &known.body, &known.inference, it)
    }) || program.answers.once(Asked::IsSent, turn, comes)
}
