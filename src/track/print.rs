//! `println!` in a loop: every line takes the lock of stdout and is handed to the system by itself.

use crate::index::{Index, Resolved};
use crate::infer::{Callee, Inference};
use crate::items::{Body, ExprId, ExprKind, Literal, MacroCall};
use crate::telling::PRINTS;
use crate::track::api::called_api;
use crate::track::asked::Asked;
use crate::track::facts::passed_to;
use crate::track::program::{At, Known, Program};
use crate::track::repeat::is_once_in;
use crate::track::trace::{PathNode, Trace};
use crate::track::turns::is_short;
use crate::track::{Made, StepKind, input};

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

/// The loop around a print, as the place where a buffer for its lines would be made.
pub fn traces(program: &Program<'_>, print: At) -> Vec<Trace> {
    let index = program.index;
    let (Some(known), Some(Resolved::Type(ty))) =
        (program.known(print.owner), index.std_item(&["io", "Stdout"]))
    else {
        return Vec::new();
    };
    let Some(repeated) = outermost(program, known, print) else { return Vec::new() };
    let at = At { expr: repeated, ..print };
    if format_of(known, print.expr).is_some_and(is_debug)
        || program.answers.once(Asked::AsksBehind, at, || is_question(index, known, repeated))
        || !is_long(program, known, print, repeated)
        || program.is_example(print.owner)
        || is_own(program, known, print)
    {
        return Vec::new();
    }
    let made = Made { at, by: None, ty, param: None };
    let path = vec![PathNode { at: print, step: None::<StepKind> }];
    vec![Trace { made, path, in_loop: true, renewed: false }]
}

/// Whether the program has a macro of its own by that name, which may print anywhere.
fn is_own(program: &Program<'_>, known: &Known, print: At) -> bool {
    let name = match &known.body.expr(print.expr).kind {
        ExprKind::Macro(call) if call.path.segments.len() == 1 => call.path.name(),
        _ => return false,
    };
    !program.macros_named(print.owner.unit(program.index), name).is_empty()
}

/// Whether a line is for whoever looks for a fault: `{:?}`, `{it:#?}`.
fn is_debug(text: &str) -> bool {
    text.contains(":?}") || text.contains(":#?}")
}

/// The format string of a print.
fn format_of(known: &Known, print: ExprId) -> Option<&str> {
    let ExprKind::Macro(call) = &known.body.expr(print).kind else { return None };
    match &known.body.expr(call.args.first()?.value).kind {
        ExprKind::Literal(Literal::Str { value, .. }) => Some(value),
        _ => None,
    }
}

/// The outermost loop around an expression in which nobody is waited for.
fn outermost(program: &Program<'_>, known: &Known, print: At) -> Option<ExprId> {
    let expr = print.expr;
    let loops = known.body.ancestors(expr).take_while(|it| {
        // What a closure prints is printed when somebody else calls it.
        !matches!(known.body.expr(*it).kind, ExprKind::Closure { .. })
    });
    let loops = loops.filter(|it| known.body.is_loop(*it) && !is_once_in(known, *it, expr));
    let (index, body, inference) = (program.index, &known.body, &known.inference);
    let is_quiet = |it: &ExprId| {
        let at = At { expr: *it, ..print };
        !program.answers.once(Asked::Waits, at, || waits(index, body, inference, *it))
            && !program.answers.once(Asked::BringsInput, at, || takes_input(index, body, inference, *it))
    };
    let quiet = loops.take_while(is_quiet);
    let found = quiet.filter(|it| !is_short(program, At { expr: *it, ..print })).last()?;
    (!is_on_condition(&known.body, expr, found)).then_some(found)
}

/// Whether a loop prints as much as some input holds; a list is most often shorter than a screen.
fn is_long(program: &Program<'_>, known: &Known, print: At, repeated: ExprId) -> bool {
    let is_turned = |it: &ExprId| known.body.is_loop(*it) && !is_once_in(known, *it, print.expr);
    let loops: Vec<ExprId> = known.body.ancestors(print.expr).filter(is_turned).collect();
    let within = loops.iter().take_while(|it| **it != repeated).chain([&repeated]);
    let at = |it: ExprId| At { expr: it, ..print };
    let is_dear = |it: ExprId| is_dear(program.index, known, it);
    !loops.first().is_some_and(|it| program.answers.once(Asked::CostsMore, at(*it), || is_dear(*it)))
        && within.into_iter().any(|it| input::is_long(program, print.owner, known, *it))
}

/// Whether each turn opens a file or does something of that kind: next to that, printing a line costs little.
fn is_dear(index: &Index, known: &Known, repeated: ExprId) -> bool {
    let body = &known.body;
    let is_dear = |it: ExprId| match known.inference.callees.get(&it) {
        Some(Callee::Func(func, _)) => {
            let path = index.func_path(*func);
            path.strip_prefix("std::fs::").is_some_and(|it| !it.contains("::") || it.ends_with("::open"))
                || path == "std::fs::File::create"
        }
        _ => matches!(&body.expr(it).kind, ExprKind::Macro(call) if runs_command(call)),
    };
    body.within(body.expr(repeated).span).any(|it| is_dear(it) && !is_once_in(known, repeated, it))
}

/// xshell's `cmd!`.
fn runs_command(call: &MacroCall) -> bool {
    call.path.name() == "cmd"
}

/// `if verbose { println!(…) }` and `Err(_) => println!(…)` tell of something that seldom happens.
fn is_on_condition(body: &Body, expr: ExprId, repeated: ExprId) -> bool {
    let mut within = body.ancestors(expr).take_while(|it| *it != repeated);
    within.any(|it| match &body.expr(it).kind {
        ExprKind::If { otherwise, .. } => is_left_open(body, *otherwise),
        ExprKind::Match { arms, .. } => {
            let printed = body.expr(expr).span;
            arms.iter().any(|it| body.expr(it.body).span.contains(printed) && body.is_error(it.pat))
        }
        _ => false,
    })
}

/// Whether an `if` has no `else`, or the last of those behind it has none.
fn is_left_open(body: &Body, otherwise: Option<ExprId>) -> bool {
    match otherwise.map(|it| &body.expr(it).kind) {
        None => true,
        Some(ExprKind::If { otherwise, .. }) => is_left_open(body, *otherwise),
        Some(_) => false,
    }
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
    body.within(body.expr(repeated).span).any(|it| match &body.expr(it).kind {
        ExprKind::MethodCall { .. } => WAITING.contains(&called_api(index, body, inference, it)),
        ExprKind::Call { callee, .. } => match inference.callees.get(&it) {
            Some(Callee::Func(..)) => WAITING.contains(&called_api(index, body, inference, it)),
            _ => reads_event(body, *callee),
        },
        ExprKind::Await(_) => true,
        _ => false,
    })
}

/// Whether a loop runs in a thread of its own, most often to pass on what a child or a channel says.
pub fn is_in_thread(index: &Index, known: &Known, repeated: ExprId) -> bool {
    let body = &known.body;
    let is_closure = |it: &ExprId| matches!(body.expr(*it).kind, ExprKind::Closure { .. });
    let calls = body.ancestors(repeated).filter(is_closure).filter_map(|it| passed_to(body, it));
    calls.into_iter().any(|it| called_api(index, body, &known.inference, it) == "spawn")
}

/// Whether what a loop works on comes in while it runs.
fn takes_input(index: &Index, body: &Body, inference: &Inference, repeated: ExprId) -> bool {
    body.within(body.expr(repeated).span).any(|it| {
        called_api(index, body, inference, it) == "read_line" || input::is_live(index, inference.expr(it))
    })
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
