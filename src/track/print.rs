//! `println!` in a loop: every line takes the lock of stdout and is handed to the system by itself.

use crate::index::{Index, Resolved, Ty};
use crate::infer::{Callee, Inference};
use crate::items::{Body, ExprId, ExprKind, MacroCall, PatId, PatKind};
use crate::telling::PRINTS;
use crate::track::program::{At, Known, Program};
use crate::track::trace::{PathNode, Trace};
use crate::track::turns::{is_known_long, is_short};
use crate::track::{Made, StepKind};

/// Calls by which a loop waits for somebody, who may want to see what was printed so far.
const WAITING: [&str; 16] = [
    "read_line",
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
];

/// `print` or `println`.
pub fn is_print(call: &MacroCall) -> bool {
    let name = call.path.segments.last().map_or("", |it| it.name.as_str());
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
    let Some(repeated) = outermost(program, known, print.expr) else { return Vec::new() };
    if program.is_example(print.owner) || !is_long(program, known, print.expr, repeated) {
        return Vec::new();
    }
    let made = Made { at: At { expr: repeated, ..print }, by: None, ty, param: None };
    let path = vec![PathNode { at: print, step: None::<StepKind> }];
    vec![Trace { made, path, in_loop: true, renewed: false }]
}

/// The outermost loop around an expression in which nobody is waited for.
fn outermost(program: &Program<'_>, known: &Known, expr: ExprId) -> Option<ExprId> {
    let loops = known.body.ancestors(expr).take_while(|it| {
        // What a closure prints is printed when somebody else calls it.
        !matches!(known.body.expr(*it).kind, ExprKind::Closure { .. })
    });
    let loops = loops.filter(|it| known.body.is_loop(*it));
    let quiet = loops.take_while(|it| !waits(program.index, &known.body, &known.inference, *it));
    let found = quiet.filter(|it| !is_short(program, known, *it)).last()?;
    (!is_on_condition(&known.body, expr, found)).then_some(found)
}

/// Calls that bring as much as a file or a stream holds.
const READING: [&str; 14] = [
    "bytes",
    "char_indices",
    "chars",
    "deserialize",
    "entries",
    "into_deserialize",
    "into_records",
    "lines",
    "read",
    "read_dir",
    "read_exact",
    "read_line",
    "read_until",
    "records",
];

/// Whether a loop prints as much as some input holds, or a list of lists; most other lists are shorter than a screen.
fn is_long(program: &Program<'_>, known: &Known, print: ExprId, repeated: ExprId) -> bool {
    let body = &known.body;
    let around = || body.ancestors(print).filter(|it| body.is_loop(*it)).take_while(|it| *it != repeated);
    let nested = around().chain([repeated]).filter(|it| !is_short(program, known, *it)).count() > 1;
    let is_long = |it: ExprId| reads(program, known, it) || is_known_long(program, known, it);
    nested || around().chain([repeated]).any(is_long)
}

/// Whether a loop is over what is read, by its calls or by items that may have failed to be read.
fn reads(program: &Program<'_>, known: &Known, repeated: ExprId) -> bool {
    let body = &known.body;
    let is_fallible = match &body.expr(repeated).kind {
        ExprKind::For { pat, .. } => may_have_failed(program, known, *pat),
        _ => false,
    };
    is_fallible
        || body.within(body.expr(repeated).span).any(|it| match &body.expr(it).kind {
            ExprKind::MethodCall { name, .. } => READING.contains(&name.as_str()),
            _ => false,
        })
}

/// Whether what a pattern binds is a `Result`, by its type or by how it is taken apart.
fn may_have_failed(program: &Program<'_>, known: &Known, pat: PatId) -> bool {
    let body = &known.body;
    let span = body.pat(pat).span;
    let result = program.index.known.result;
    let is_bound = |expr: ExprId| match body.expr(expr).kind {
        ExprKind::Local(local) => span.contains(body.local(local).span),
        _ => false,
    };
    let bound = body.locals.iter().zip(&known.inference.locals).filter(|(it, _)| span.contains(it.span));
    let by_type = bound.into_iter().any(|(_, ty)| ty.adt().is_some_and(|(id, _)| Some(id) == result));
    by_type
        || body.expr_ids().any(|it| match &body.expr(it).kind {
            ExprKind::Try(inner) => is_bound(*inner),
            ExprKind::Match { value, arms } => is_bound(*value) && arms.iter().any(|it| is_ok(body, it.pat)),
            ExprKind::Let { pat, value } => is_bound(*value) && is_ok(body, *pat),
            _ => false,
        })
}

fn is_ok(body: &Body, pat: PatId) -> bool {
    match &body.pat(pat).kind {
        PatKind::TupleStruct { path, .. } => path.segments.last().is_some_and(|it| it.name == "Ok"),
        _ => false,
    }
}

/// `if verbose { println!(…) }` tells of something that seldom happens.
fn is_on_condition(body: &Body, expr: ExprId, repeated: ExprId) -> bool {
    body.ancestors(expr)
        .take_while(|it| *it != repeated)
        .any(|it| matches!(body.expr(it).kind, ExprKind::If { otherwise: None, .. }))
}

/// Whether somebody is read from or waited for in a loop.
fn waits(index: &Index, body: &Body, inference: &Inference, repeated: ExprId) -> bool {
    body.within(body.expr(repeated).span).any(|it| {
        let named = match &body.expr(it).kind {
            ExprKind::MethodCall { name, .. } => WAITING.contains(&name.as_str()),
            ExprKind::Call { .. } => match inference.callees.get(&it) {
                Some(Callee::Func(func, _)) => WAITING.contains(&index.func(*func).name.as_str()),
                _ => false,
            },
            ExprKind::Await(_) => true,
            _ => false,
        };
        named || is_input(index, inference.expr(it))
    })
}

fn is_input(index: &Index, ty: &Ty) -> bool {
    ty.any(&mut |it| match it {
        Ty::Adt(id, _) => {
            matches!(index.ty(*id).name.as_str(), "Stdin" | "StdinLock" | "Receiver" | "TcpListener")
        }
        Ty::External(path, _) => path.ends_with("Receiver"),
        _ => false,
    })
}
