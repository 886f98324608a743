//! How sure it is that the calls of a flow are many: by what the code says, or by what they stand in.

use std::collections::BTreeSet;

use crate::catalogue::{Direction, OncePer};
use crate::index::{Index, Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, Statement};
use crate::judge::Rank;
use crate::telling::COMPLAINTS;
use crate::track::api::called_api;
use crate::track::asked::{Asked, Seen};
use crate::track::facts::arguments;
use crate::track::formatted::is_of_many_lines;
use crate::track::input::{holds_input, is_live, is_long, is_tried};
use crate::track::leading::loops_around;
use crate::track::piece::writes_text;
use crate::track::print::waits;
use crate::track::program::{At, Known, Program};
use crate::track::record::is_small_record;
use crate::track::repeat::repeats;
use crate::track::sink::draws;
use crate::track::size::Size;
use crate::track::turns::{innermost, is_short, items, loops};
use crate::track::worth::{Pair, talks};
use crate::track::{Made, Many, StepKind};

/// Messages on a socket or a pipe that are larger than this are seldom the slow part.
const FEW_BYTES: u64 = 64;

/// Calls that wait for what the other side says.
const READS: [&str; 7] = ["next_line", "read", "read_buf", "read_exact", "read_line", "read_until", "recv"];

/// How sure it is that the sinks of a source make many calls by what repeats them.
pub fn of(program: &Program<'_>, made: Made, pairs: &[Pair]) -> Many {
    let marks = program.index.type_marks(made.ty);
    let if_shown = |it: bool| if it { Many::Shown } else { Many::Unsaid };
    let pairs: Vec<&Pair> =
        pairs.iter().filter(|it| !(it.trace.in_loop && tells_of_turns(program, it))).collect();
    let mut all = pairs.iter().copied();
    if marks.line_buffered {
        all.map(|it| lines(program, it)).max().unwrap_or(Many::Unsaid)
    } else if made.by.is_some_and(|it| is_of_descriptor(&program.index.func_path(it))) {
        // One document is soon over, and whoever has opened the descriptor would have to buffer it.
        if_shown(all.any(|it| it.trace.in_loop && is_more_than_a_message(program, it)))
    } else if marks.live {
        if_shown(all.any(|it| is_more_than_a_message(program, it)))
    } else {
        let is_many = |it: &Pair| {
            it.trace.in_loop
                || (it.is_in_bulk() && !is_small_record(program, it.at, &it.site))
                || is_of_many_lines(program, it)
        };
        // One loop over what the program holds has as many turns as that has items.
        let is_list = |it: &Pair| {
            it.site.once_per == OncePer::Fragment
                && !is_of_many_lines(program, it)
                && is_over_items(program, it)
                && lines(program, it) == Many::Unsaid
        };
        match (all.clone().any(is_many), all.all(is_list)) {
            (false, _) => Many::Unsaid,
            (true, true) => Many::Likely,
            (true, false) => Many::Shown,
        }
    }
}

/// Whether many calls one after the other are enough: not where two sides talk, or where somebody else has opened what
/// the descriptor stands for.
pub fn is_told_in_a_row(program: &Program<'_>, made: Made) -> bool {
    let opens = |it| !is_of_descriptor(&program.index.func_path(it));
    !program.index.type_marks(made.ty).live && made.by.is_none_or(opens)
}

/// Whether a function makes a handle of a descriptor that somebody else has opened.
pub fn is_of_descriptor(api: &str) -> bool {
    ["::from", "::from_raw_fd", "::from_raw_handle", "::from_raw_socket"].iter().any(|it| api.ends_with(it))
}

/// Whether each turn of the loop that repeats a call says on stderr that it is over, which asks the system as well.
fn tells_of_turns(program: &Program<'_>, pair: &Pair) -> bool {
    innermost(program, &pair.trace.path, pair.at)
        .is_some_and(|it| program.answers.once(Asked::TellsOfTurns, it, || tells_in_each_turn(program, it)))
}

/// Whether a loop says on stderr in each turn that it is over.
fn tells_in_each_turn(program: &Program<'_>, repeated: At) -> bool {
    let Some(body) = program.known(repeated.owner).map(|it| &it.body) else { return false };
    let tells = |it: ExprId| match &body.expr(it).kind {
        ExprKind::Macro(call) => COMPLAINTS.contains(&call.path.name()),
        _ => false,
    };
    let (ExprKind::For { body: turn, .. }
    | ExprKind::While { body: turn, .. }
    | ExprKind::Loop { body: turn }) = body.expr(repeated.expr).kind
    else {
        return false;
    };
    let ExprKind::Block(block) = &body.expr(turn).kind else { return false };
    block.statements.iter().any(|it| match it {
        Statement::Expr { expr, .. } => tells(*expr),
        Statement::Let { .. } => false,
    })
}

/// Two sides that talk send a few bytes at a time whatever stands between them.
fn is_more_than_a_message(program: &Program<'_>, pair: &Pair) -> bool {
    let is_small = match pair.site.size {
        Size::Exactly(bytes) | Size::AtMost(bytes) => bytes <= FEW_BYTES,
        // A message that was put together before is sent as a whole.
        Size::Unknown => writes_text(program, pair.at),
    };
    // Who reads into a larger block takes what is there.
    let is_whole = pair.site.size == Size::Exactly(1)
        || (!pair.site.api.ends_with("::read") && !pair.site.api.ends_with("::write"));
    let in_own_loop = || program.known(pair.at.owner).is_some_and(|it| repeats(it, pair.at.expr, None));
    if is_answer(program, pair) {
        return false;
    }
    pair.site.once_per != OncePer::Call
        || (is_small && is_whole && (in_own_loop() || repeats_alone(program, pair)))
}

/// Whether loops in other bodies repeat a call, and nobody else speaks or is waited for in them, or in a body on the way.
/// What is made together with its other end wakes a part of the same program.
fn repeats_alone(program: &Program<'_>, pair: &Pair) -> bool {
    let made = pair.trace.made;
    let is_pair = |it: &Ty| match it {
        Ty::Tuple(ends) => {
            ends.len() == 2 && ends.iter().all(|it| it.adt().is_some_and(|(id, _)| id == made.ty))
        }
        _ => false,
    };
    if made.by.is_some_and(|it| program.index.signature(it).ret.any(&mut |it| is_pair(it))) {
        return false;
    }
    let loops = loops_around(program, pair);
    let is_alone = |at: At| {
        program.known(at.owner).is_some_and(|known| {
            let waits = || waits(program.index, &known.body, &known.inference, at.expr);
            !hears(program, known, pair, at.expr) && !program.answers.once(Asked::Waits, at, waits)
        })
    };
    let whole = |owner: BodyOwner| Some(At { owner, expr: program.known(owner)?.body.root? });
    let passing = bodies_to(program, pair);
    !loops.is_empty()
        && loops.iter().all(|it| is_alone(*it))
        && passing.into_iter().filter_map(whole).all(is_alone)
}

/// The bodies through which a call is come to from others.
fn bodies_to(program: &Program<'_>, pair: &Pair) -> BTreeSet<BodyOwner> {
    let (mut open, mut seen) = (vec![pair.at.owner], BTreeSet::new());
    while let Some(owner) = open.pop() {
        let BodyOwner::Func(func) = owner else { continue };
        let calls = program.callers_through_traits(func);
        if !calls.is_empty() && seen.insert(owner) {
            open.extend(calls.iter().map(|it| it.owner));
        }
    }
    seen
}

/// Whether somebody on the other side may answer, or wait for what is written.
fn is_of_two_sides(index: &Index, ty: TypeId) -> bool {
    index.type_marks(ty).live || talks(&index.type_path(ty))
}

/// Whether two sides take turns with one small call each.
pub fn is_exchange(program: &Program<'_>, made: Made, pairs: &[Pair]) -> bool {
    let calls: BTreeSet<At> = pairs.iter().map(|it| it.at).collect();
    is_of_two_sides(program.index, made.ty)
        && calls.len() == 1
        && pairs.iter().all(|it| is_answer(program, it))
}

/// One call for each turn of a loop, or of a function that a loop calls, in which the other side has its turn too: what is
/// sent answers what came in.
fn is_answer(program: &Program<'_>, pair: &Pair) -> bool {
    let Some(known) = program.known(pair.at.owner) else { return false };
    let body = &known.body;
    let innermost = body.ancestors(pair.at.expr).find(|it| body.is_loop(*it)).or(body.root);
    pair.site.once_per == OncePer::Call && innermost.is_some_and(|it| hears(program, known, pair, it))
}

/// Whether the other side has its turn in a part of a body: it is read from what a sink writes, or written to what one reads.
fn hears(program: &Program<'_>, known: &Known, pair: &Pair, within: ExprId) -> bool {
    let body = &known.body;
    let name_of = |it: ExprId| called_api(program.index, body, &known.inference, it);
    let is_other = |it: ExprId| match pair.site.direction {
        Direction::Write => READS.contains(&name_of(it)),
        Direction::Read => {
            let subject = arguments(body, it).first().copied();
            let ty = subject.and_then(|it| known.inference.expr(it).peeled().adt());
            name_of(it).starts_with("write") && ty.is_some_and(|(id, _)| is_of_two_sides(program.index, id))
        }
    };
    body.within(body.expr(within).span).any(is_other)
}

/// Whether one `for` alone stands on the way, and runs over no numbers.
pub fn is_over_items(program: &Program<'_>, pair: &Pair) -> bool {
    let mut loops = loops(program, &pair.trace.path, pair.at).into_iter();
    let (Some(only), None) = (loops.next(), loops.next()) else { return false };
    let Some(body) = program.known(only.owner).map(|it| &it.body) else { return false };
    match body.expr(only.expr).kind {
        ExprKind::For { iterable, .. } => !matches!(body.expr(iterable).kind, ExprKind::Range { .. }),
        _ => false,
    }
}

/// How much calls on a source cost that are not quiet.
pub fn rank(program: &Program<'_>, made: Made, pairs: &[Pair]) -> Rank {
    let marks = program.index.type_marks(made.ty);
    let is_hot = |it: &Pair| match (marks.line_buffered, is_of_two_sides(program.index, made.ty)) {
        (true, _) => lines(program, it) == Many::Shown,
        (_, true) => is_more_than_a_message(program, it) && (is_hot(program, it) || is_crumbled(program, it)),
        _ => is_hot(program, it),
    };
    if pairs.iter().any(is_hot) { Rank::Hot } else { Rank::Warm }
}

/// Whether a sink makes a call for each byte or token of a value that may be large, or repeats for as long as some input
/// goes on.
fn is_hot(program: &Program<'_>, pair: &Pair) -> bool {
    match pair.site.once_per {
        OncePer::Byte | OncePer::Token => !is_small_record(program, pair.at, &pair.site),
        OncePer::Block | OncePer::Unsaid => false,
        OncePer::Fragment | OncePer::Call => {
            pair.trace.in_loop
                && loops_around(program, pair).into_iter().any(|it| is_without_end(program, it))
        }
    }
}

/// Whether a loop of a body's own, and no short one, sends or takes a message by a few bytes.
fn is_crumbled(program: &Program<'_>, pair: &Pair) -> bool {
    let is_few = matches!(pair.site.size, Size::Exactly(bytes) | Size::AtMost(bytes) if bytes <= FEW_BYTES);
    let own = || loops(program, &[], pair.at);
    is_few && pair.site.once_per == OncePer::Call && own().into_iter().any(|it| !is_short(program, it))
}

/// Whether nothing that the code holds says when a loop is over, or that it is so after very many turns.
fn is_without_end(program: &Program<'_>, repeated: At) -> bool {
    program.known(repeated.owner).is_some_and(|known| {
        is_open_ended(program, known, repeated.expr)
            || is_tried(known, repeated.expr)
            || is_long(program, repeated.owner, known, repeated.expr)
    })
}

/// How sure it is that a sink hands stdout many lines.
fn lines(program: &Program<'_>, pair: &Pair) -> Many {
    match pair.site.once_per {
        OncePer::Block if is_unpacked(program, pair.at) => return Many::Shown,
        OncePer::Block | OncePer::Unsaid => return Many::Unsaid,
        // What draws flushes each picture, and stdout gathers until then.
        _ if draws(&pair.site.api) => return Many::Unsaid,
        OncePer::Byte | OncePer::Token if !pair.site.one_line => {
            return if is_of_input(program, pair) { Many::Shown } else { Many::Likely };
        }
        _ if !pair.trace.in_loop => return Many::Unsaid,
        _ => {}
    }
    let (mut found, mut input, mut given) = (0, false, false);
    let on_the_way = loops(program, &pair.trace.path, pair.at);
    let next = innermost(program, &pair.trace.path, pair.at);
    for at in loops_around(program, pair) {
        let Some(known) = program.known(at.owner) else { continue };
        let repeated = at.expr;
        // Whoever is waited for sees each line when it is there.
        let is_waited_for = || waits(program.index, &known.body, &known.inference, repeated);
        if program.answers.once(Asked::Waits, at, is_waited_for) {
            if next == Some(at) {
                return Many::Unsaid;
            }
            continue;
        }
        if !is_short(program, at) {
            found += u32::from(on_the_way.contains(&at));
            given |= is_given(program, known, at);
            input |= is_open_ended(program, known, repeated)
                || is_received(program, known, repeated)
                || is_tried(known, repeated)
                || is_long(program, at.owner, known, repeated);
        }
    }
    // What is no text has few line ends.
    let is_text =
        || pair.site.once_per != OncePer::Call || pair.site.ends_line || writes_text(program, pair.at);
    // What a field keeps is written to as long as its owner lives.
    let is_stored = pair.trace.path.iter().any(|it| it.step == Some(StepKind::Stored));
    match found {
        _ if input => Many::Shown,
        _ if given => Many::Likely,
        _ if is_stored && is_text() => Many::Likely,
        // Where no loop stands on the way, the functions call each other, and most often within a line.
        0 | 1 => Many::Unsaid,
        // A list of lists.
        _ if !is_stored => Many::Likely,
        _ => Many::Unsaid,
    }
}

/// Whether a call writes a value that holds some input.
fn is_of_input(program: &Program<'_>, pair: &Pair) -> bool {
    let Some(known) = program.known(pair.at.owner) else { return false };
    let others = arguments(&known.body, pair.at.expr).into_iter().filter(|it| *it != pair.site.subject);
    let holds = |expr: ExprId| holds_input(program, At { expr, ..pair.at }, &Seen::default());
    others.into_iter().any(holds)
}

/// Whether a copy is of what a decompressor makes, which waits for whole blocks of its input before it gives anything.
pub fn is_unpacked(program: &Program<'_>, copy: At) -> bool {
    let Some(known) = program.known(copy.owner) else { return false };
    let index = program.index;
    let needs_buffer = |ty| {
        let reads = index.known.read.and_then(|it| index.own_impl(ty, it));
        let generics = reads.iter().flat_map(|it| &index.impl_info(*it).generics);
        let mut bounds = generics.flat_map(|it| &it.bounds).filter_map(|it| it.id);
        bounds.any(|it| index.known.buf_read.is_some_and(|of| index.is_a(it, of)))
    };
    let unpacks = |it: &Ty| match it {
        // What buffers alone passes on what is there just now.
        Ty::Adt(ty, _) if index.is_stub(index.type_unit(*ty)) => {
            let marks = index.type_marks(*ty);
            (marks.buffers || needs_buffer(*ty)) && marks.cure.is_none() && !marks.live
        }
        _ => false,
    };
    let from = arguments(&known.body, copy.expr).first().map(|it| known.inference.expr(*it));
    from.is_some_and(|it| it.any(&mut |it| unpacks(it)))
}

/// Whether nothing is held that the turns are over: a `while`, or items that a type of the workspace makes one by one.
fn is_open_ended(program: &Program<'_>, known: &Known, repeated: ExprId) -> bool {
    let Some(mut items) = items(known, repeated) else {
        return matches!(known.body.expr(repeated).kind, ExprKind::While { .. } | ExprKind::Loop { .. });
    };
    let index = program.index;
    let makes = |expr: ExprId| match known.inference.expr(expr).peeled() {
        Ty::Adt(ty, _) if !index.is_stub(index.type_unit(*ty)) => {
            index.known.iterator.is_some_and(|it| index.own_impl(*ty, it).is_some())
        }
        _ => false,
    };
    loop {
        match known.body.expr(items).kind {
            _ if makes(items) => return true,
            ExprKind::MethodCall { receiver, .. } => items = receiver,
            _ => return false,
        }
    }
}

/// Whether a loop takes what comes out of a channel, as long as something is put in.
fn is_received(program: &Program<'_>, known: &Known, repeated: ExprId) -> bool {
    match known.body.expr(repeated).kind {
        ExprKind::For { iterable, .. } => is_live(program.index, known.inference.expr(iterable)),
        _ => false,
    }
}

/// Whether the turns are over what a caller hands over one by one, whatever that may be.
fn is_given(program: &Program<'_>, known: &Known, at: At) -> bool {
    let (Some(items), BodyOwner::Func(func)) = (items(known, at.expr), at.owner) else { return false };
    let receiver = |it: &ExprId| match known.body.expr(*it).kind {
        ExprKind::MethodCall { receiver, .. } => Some(receiver),
        _ => None,
    };
    let iterator = program.index.known.iterator;
    let is_any = |it: ExprId| match known.inference.expr(it) {
        Ty::Param(name) => {
            program.index.signature(func).bounds(name).iter().any(|it| it.id.is_some() && it.id == iterator)
        }
        _ => false,
    };
    std::iter::successors(Some(items), receiver).any(is_any)
}
