//! Handles that a loop asks for anew in each turn, and that stand for the same open file all the time.

use crate::catalogue::Direction;
use crate::track::Made;
use crate::track::print::loops_to;
use crate::track::program::{At, Program};
use crate::track::trace::{PathNode, Trace};
use crate::track::turns::is_made_again;

/// A stdout that a function asks for each time that a loop calls it, with each of those loops, and a clone that is made in
/// each turn to read on; anything else as it is.
pub fn in_loops(program: &Program<'_>, trace: Trace, direction: Direction) -> Vec<Trace> {
    if direction == Direction::Read && !trace.in_loop && is_cloned_again(program, trace.made) {
        return vec![Trace { in_loop: true, renewed: true, ..trace }];
    }
    let is_anew = program.index.type_marks(trace.made.ty).line_buffered && !trace.in_loop;
    let ways = if is_anew { loops_to(program, trace.made.at) } else { Vec::new() };
    if ways.iter().all(|(_, calls)| calls.len() == 1) {
        return vec![trace];
    }
    let along = |(_, calls): (At, Vec<PathNode>)| {
        let path = [&calls[..calls.len() - 1], &trace.path[..]].concat();
        Trace { path, in_loop: true, renewed: true, ..trace.clone() }
    };
    ways.into_iter().filter(|(_, calls)| calls.len() > 1).map(along).collect()
}

/// Whether a handle is cloned again and again: each clone reads on where the others have stopped (`dup(2)`).
fn is_cloned_again(program: &Program<'_>, made: Made) -> bool {
    let is_clone = made.by.is_some_and(|it| {
        let signature = program.index.signature(it);
        let cloned = signature.params.first().filter(|_| signature.has_self);
        cloned.is_some_and(|it| it.peeled().adt().is_some_and(|(ty, _)| ty == made.ty))
    });
    is_clone && is_made_again(program, made.at)
}
