//! `println!` in a loop: every line takes the lock of stdout and is handed to the system by itself.

use std::collections::BTreeSet;

use crate::index::{Index, Resolved};
use crate::infer::{BodyOwner, Callee, Inference};
use crate::items::{Body, ExprId, ExprKind, MacroCall};
use crate::judge::Quiet;
use crate::telling::PRINTS;
use crate::track::api::called_api;
use crate::track::asked::Asked;
use crate::track::dear::makes;
use crate::track::leading::loops_of_callers;
use crate::track::program::{At, Known, Program};
use crate::track::repeat::{ends_program, is_loop, is_once_in, loops_around};
use crate::track::trace::{PathNode, Trace};
use crate::track::turns::{is_short, loops};
use crate::track::worth::Pair;
use crate::track::{Made, StepKind, input, turns};

/// Calls by which a loop waits for somebody, who may want to see what was printed so far.
const WAITING: [&str; 19] = [
    "poll",
    "readline",
    "recv",
    "recv_timeout",
    "accept",
    "incoming",
    "flush",
    "wait",
    "wait_with_output",
    "wait_timeout",
    "next_line",
    "join",
    "status",
    "output",
    "sleep",
    "spawn",
    "par_iter",
    "par_iter_mut",
    "into_par_iter",
];

/// Calls that take the answer of whoever sits before the terminal.
const ASKING: [&str; 3] = ["read_line", "readline", "interact"];

/// `print` or `println`.
pub fn is_print(call: &MacroCall) -> bool {
    let name = call.path.name();
    PRINTS.contains(&name)
}

/// The loops by which a print repeats, each as the place where a buffer for its lines would be made: the outermost one of
/// its own function, and, where that does not make many lines by itself, those of the functions that lead to it.
pub fn traces(program: &Program<'_>, print: At) -> Vec<Trace> {
    let (Some(known), Some(Resolved::Type(ty))) =
        (program.known(print.owner), program.index.std_item(&["io", "Stdout"]))
    else {
        return Vec::new();
    };
    if is_own(program, known, print) {
        return Vec::new();
    }
    let trace = |(at, path): (At, Vec<PathNode>)| Trace {
        made: Made { at, by: None, ty, param: None },
        renewed: path.len() > 1,
        path,
        in_loop: true,
    };
    loops_to(program, print).into_iter().map(trace).collect()
}

/// The outermost loop around an expression in its own body, and, where that does not make many turns by itself, those that
/// do of the bodies that lead to it, or else one of them; each with the calls on the way, the expression last.
pub fn loops_to(program: &Program<'_>, expr: At) -> Vec<(At, Vec<PathNode>)> {
    let (mut found, mut seen) = (Vec::new(), BTreeSet::new());
    // Each place with the one that it leads to.
    let mut places: Vec<(At, Option<usize>)> = vec![(expr, None)];
    let mut next = 0;
    while let Some((at, _)) = places.get(next).copied() {
        let place = next;
        next += 1;
        let Some(known) = program.known(at.owner) else { continue };
        let repeated = outermost(program, known, at).map(|expr| At { expr, ..at });
        let is_many = repeated.is_some_and(|it| is_long(program, known, at, it.expr));
        // Of those that are short one says as much as all of them.
        let told = repeated.filter(|_| is_many || found.is_empty());
        found.extend(told.map(|it| (it, path_from(&places, place))));
        let BodyOwner::Func(func) = at.owner else { continue };
        if !is_many && !ends_program(known, at.expr) && seen.insert(func) {
            // What prints the parts of a text prints as many lines as its callers come with texts.
            let takes_text =
                repeated.is_some_and(|it| input::is_over_given_text(program.index, known, it.expr));
            let callers =
                if takes_text { program.callers(func).to_vec() } else { program.callers_beside_sinks(func) };
            places.extend(callers.into_iter().map(|call| (call, Some(place))));
        }
    }
    found
}

/// The places from one of them to where it leads in the end.
fn path_from(places: &[(At, Option<usize>)], place: usize) -> Vec<PathNode> {
    let on = |place: usize| places.get(place).and_then(|it| it.1);
    std::iter::successors(Some(place), |it| on(*it))
        .filter_map(|it| places.get(it))
        .map(|(at, on)| PathNode { at: *at, step: on.map(|_| StepKind::Called) })
        .collect()
}

/// What prints asks for stdout by itself, so that its loop stands for the handle.
pub fn is_print_loop(program: &Program<'_>, made: At) -> bool {
    program.known(made.owner).is_some_and(|it| is_loop(it, made.expr))
}

/// Why the lines that a loop prints are not worth a buffer, however many they are.
pub fn quiet(program: &Program<'_>, repeated: At, pairs: &[Pair]) -> Option<Quiet> {
    let known = program.known(repeated.owner)?;
    let (index, body, inference) = (program.index, &known.body, &known.inference);
    let is_waited_for = || {
        program.answers.once(Asked::Waits, repeated, || waits(index, body, inference, repeated.expr))
            || program
                .answers
                .once(Asked::BringsInput, repeated, || takes_input(index, body, inference, repeated.expr))
            || program.answers.once(Asked::AsksBehind, repeated, || is_question(index, known, repeated.expr))
    };
    program.rows().first(&[
        (Quiet::Watched, &is_waited_for),
        (Quiet::Beside, &|| pairs.iter().all(|it| is_beside_dear(program, it))),
        (Quiet::Example, &|| pairs.iter().all(|it| program.is_example(it.at.owner))),
    ])
}

/// Whether the lines cost little next to what each turn does besides.
pub fn quiet_beside(program: &Program<'_>, pairs: &[Pair]) -> Option<Quiet> {
    let is_beside = || pairs.iter().all(|it| is_beside_dear(program, it));
    program.rows().first(&[(Quiet::Beside, &is_beside)])
}

/// Whether what prints does so in few of the turns of the loops that lead to it, or tells of an error.
pub fn is_seldom(program: &Program<'_>, pair: &Pair) -> bool {
    is_of_error(program, pair.at) || turns::is_in_few(program, &pair.trace, pair.at)
}

/// Why a print is not taken for one of many lines, in a sentence without a full stop; `None` where it is.
pub fn left_out(program: &Program<'_>, print: At) -> Option<&'static str> {
    let known = program.known(print.owner)?;
    if is_own(program, known, print) {
        Some("the program has a macro of its own by that name, which may print anywhere")
    } else if loops(program, &[], print).is_empty() && loops_of_callers(program, print.owner).is_empty() {
        Some(
            "no loop is in sight that it stands in or that leads to its function, so that it prints once for each call",
        )
    } else {
        None
    }
}

/// Whether the program has a macro of its own by that name, which may print anywhere.
fn is_own(program: &Program<'_>, known: &Known, print: At) -> bool {
    let name = match &known.body.expr(print.expr).kind {
        ExprKind::Macro(call) if call.path.segments.len() == 1 => call.path.name(),
        _ => return false,
    };
    !program.macros_named(print.owner.unit(program.index), name).is_empty()
}

/// The outermost loop of a body in which an expression repeats: of those in which nobody is waited for and that make more
/// than a few turns, where there is one.
fn outermost(program: &Program<'_>, known: &Known, at: At) -> Option<ExprId> {
    let loops: Vec<ExprId> = loops_around(known, at.expr).collect();
    let (index, body, inference) = (program.index, &known.body, &known.inference);
    let is_quiet = |it: &&ExprId| {
        let at = At { expr: **it, ..at };
        !program.answers.once(Asked::Waits, at, || waits(index, body, inference, **it))
            && !program.answers.once(Asked::BringsInput, at, || takes_input(index, body, inference, **it))
    };
    let quiet = loops.iter().take_while(is_quiet).filter(|it| !is_short(program, At { expr: **it, ..at }));
    quiet.last().or(loops.first()).copied()
}

/// Whether a loop of the body prints as much as some input holds.
fn is_long(program: &Program<'_>, known: &Known, at: At, repeated: ExprId) -> bool {
    let mut within = loops_around(known, at.expr).take_while(|it| *it != repeated).chain([repeated]);
    within.any(|it| input::is_long(program, at.owner, known, it))
}

/// Whether each turn of the loop next to a print opens a file or does something of that kind, be it in a function on the way
/// from the loop to the print: next to that, printing a line costs little.
fn is_beside_dear(program: &Program<'_>, pair: &Pair) -> bool {
    for at in pair.trace.path.iter().rev().map(|it| it.at) {
        let Some(known) = program.known(at.owner) else { return false };
        let turn = loops_around(known, at.expr).next();
        let Some(within) = turn.or(known.body.root) else { return false };
        let repeated = At { expr: within, ..at };
        if is_dear(program, known, repeated) || turn.is_some() && makes(program, repeated) {
            return true;
        }
        if turn.is_some() {
            return false;
        }
    }
    false
}

/// Whether a loop or a body opens a file or does something of that kind, or calls what does.
fn is_dear(program: &Program<'_>, known: &Known, repeated: At) -> bool {
    program.answers.once(Asked::CostsMore, repeated, || {
        let mut seen = BTreeSet::new();
        let is_found = leads_to_dear(program, known, repeated.expr, &mut seen);
        // What was gone through in vain leads nowhere from any other loop either.
        for at in seen.into_iter().filter(|_| !is_found) {
            program.answers.note(Asked::CostsMore, at, false);
        }
        is_found
    })
}

/// The same by a search, given the bodies that it has come to.
fn leads_to_dear(program: &Program<'_>, known: &Known, repeated: ExprId, seen: &mut BTreeSet<At>) -> bool {
    let index = program.index;
    let mut open = vec![(known, repeated)];
    while let Some((known, within)) = open.pop() {
        let body = &known.body;
        for call in body.within(body.expr(within).span).filter(|it| !is_once_in(known, within, *it)) {
            let func = match known.inference.callees.get(&call) {
                Some(Callee::Func(func, _)) if index.is_stub(index.func_unit(*func)) => {
                    if opens(&index.func_path(*func)) {
                        return true;
                    }
                    continue;
                }
                Some(Callee::Func(func, _)) => *func,
                _ if matches!(&body.expr(call).kind, ExprKind::Macro(call) if runs_command(call)) => {
                    return true;
                }
                _ => continue,
            };
            let owner = BodyOwner::Func(func);
            let Some(called) = program.beside_sinks(owner) else { continue };
            let Some(at) = called.body.root.map(|expr| At { owner, expr }) else { continue };
            match program.answers.known(Asked::CostsMore, at) {
                Some(true) => return true,
                Some(false) => {}
                None if seen.insert(at) => open.push((called, at.expr)),
                None => {}
            }
        }
    }
    false
}

/// Whether a function of std opens a file, or asks the system something of that kind.
fn opens(path: &str) -> bool {
    path.strip_prefix("std::fs::").is_some_and(|it| !it.contains("::") || it.ends_with("::open"))
        || path == "std::fs::File::create"
}

/// xshell's `cmd!`.
fn runs_command(call: &MacroCall) -> bool {
    call.path.name() == "cmd"
}

/// `Err(_) => println!(…)` tells of something that seldom happens.
fn is_of_error(program: &Program<'_>, print: At) -> bool {
    let Some(body) = program.known(print.owner).map(|it| &it.body) else { return false };
    let mut within = body.ancestors(print.expr).take_while(|it| !body.is_loop(*it));
    within.any(|it| match &body.expr(it).kind {
        ExprKind::Match { arms, .. } => {
            let printed = body.expr(print.expr).span;
            arms.iter().any(|it| body.expr(it.body).span.contains(printed) && body.is_error(it.pat))
        }
        _ => false,
    })
}

/// Whether a line is asked for behind a loop, for which its lines are the question.
fn is_question(index: &Index, known: &Known, repeated: ExprId) -> bool {
    let Known { body, inference, .. } = known;
    let end = body.expr(repeated).span.end;
    let asks = |it: ExprId| ASKING.contains(&called_api(index, body, inference, it));
    body.expr_ids().any(|it| body.expr(it).span.start >= end && asks(it))
}

/// Whether somebody is waited for in a loop.
pub fn waits(index: &Index, body: &Body, inference: &Inference, repeated: ExprId) -> bool {
    body.within(body.expr(repeated).span).any(|it| is_wait(index, body, inference, it))
}

/// Whether an expression waits for somebody by itself.
pub fn is_wait(index: &Index, body: &Body, inference: &Inference, expr: ExprId) -> bool {
    let is_marked = |it: &Callee| match it {
        Callee::Func(func, _) => index.func_marks(*func).is_some_and(|it| it.waits),
        _ => false,
    };
    let callee = inference.callees.get(&expr);
    match &body.expr(expr).kind {
        _ if callee.is_some_and(is_marked) => true,
        // A thread is joined with nothing, and a list or a path with something.
        ExprKind::MethodCall { args, .. } => match called_api(index, body, inference, expr) {
            "join" => args.is_empty(),
            name => WAITING.contains(&name),
        },
        ExprKind::Call { callee: named, .. } => match callee {
            Some(Callee::Func(..)) => WAITING.contains(&called_api(index, body, inference, expr)),
            _ => reads_event(body, *named),
        },
        ExprKind::Await(_) => true,
        _ => false,
    }
}

/// Whether what a loop works on comes in while it runs.
fn takes_input(index: &Index, body: &Body, inference: &Inference, repeated: ExprId) -> bool {
    body.within(body.expr(repeated).span).any(|it| input::is_live(index, inference.expr(it)))
}

/// `event::read()` of crossterm, for the next key.
fn reads_event(body: &Body, callee: ExprId) -> bool {
    match &body.expr(callee).kind {
        ExprKind::Path(path, _) => match &path.segments[..] {
            [.., module, name] => module.name == "event" && name.name == "read",
            _ => false,
        },
        _ => false,
    }
}
