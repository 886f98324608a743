//! What happens between the first write and the last one that a buffer would change the order of.

use crate::file::Span;
use crate::index::{FuncId, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{Block, ExprId, ExprKind, Statement};
use crate::marks::Runs;
use crate::repair::append::may_append;
use crate::repair::effect::Effect;
use crate::repair::flush::beside::{STDERR, STDOUT, holds, is_beside_stderr, is_input, is_other_writer};
use crate::repair::flush::called::{
    at_its_end, called_by_language, called_by_std, called_unseen, calls_back, calls_unseen, formatted,
    given_effects,
};
use crate::repair::flush::due::{self, Due};
use crate::repair::flush::first::{comes_first, first_write};
use crate::repair::flush::{Request, expanded, lazy, path, spelling, thread, unseen};
use crate::repair::scene::Scene;
use crate::repair::{Concern, live};
use crate::track::{At, Def, Known, Rule, Tracked, arguments, is_live, talks};

/// Deepest chain of functions of the workspace that is looked into.
pub const MAX_DEPTH: u32 = 4;

/// What happens between two writes.
#[derive(Debug, Default)]
pub struct Between {
    /// What may differ, whatever is flushed.
    pub concerns: Vec<Concern>,
    /// What a flush in front of it would be enough for.
    pub due: Vec<Due>,
}

impl Between {
    /// What may differ where nothing is flushed in between.
    pub fn all_concerns(self) -> Vec<Concern> {
        self.concerns.into_iter().chain(self.due.into_iter().map(|it| it.concern)).collect()
    }
}

/// What happens there, given the call that a flush is tied to, if it is: what stands behind that sees all that was
/// written.
pub fn between(
    scene: Scene<'_>,
    tracked: &Tracked,
    request: &Request<'_>,
    known: &Known,
    block: &Block,
    flushed: Option<ExprId>,
) -> Between {
    let mut concerns = of_whole_block(scene, tracked, request, known);
    let mut due = Vec::new();
    let region = region(request, known, block);
    let stdout = tracked.flow.rule == Rule::LineBufferedStdout;
    let talks = talks(&tracked.flow.source.ty);
    let made = (request.source.expr != request.block).then(|| known.body.expr(request.source.expr).span);
    if (stdout || talks) && live::comes_in(scene, request.owner, region, request.uses, made) {
        concerns.push(if stdout { Concern::Interactive } else { Concern::Protocol });
    }
    if talks && live::is_message(tracked) {
        concerns.push(Concern::Protocol);
    }
    let between: Vec<ExprId> =
        known.body.within(region).filter(|it| !is_left_out(scene, request, known, *it)).collect();
    let reopened: Vec<ExprId> =
        path::opening_same(scene, known, request.source, between.iter().copied()).collect();
    // A handle that is opened before the first write may look behind it.
    let may_look_later = |it: &ExprId| spelling::may_hold_handle(scene, known.inference.expr(*it));
    concerns.extend(reopened.iter().any(may_look_later).then_some(Concern::SeenBetween));
    // `write!(&mut file, ..)` too.
    let around = request.uses.iter().flat_map(|it| known.body.ancestors(*it).take(2));
    let written = around.filter_map(|it| match &known.body.expr(it).kind {
        ExprKind::Macro(call) => Some(call),
        _ => None,
    });
    let formatted = written.flat_map(|it| formatted(scene, known, it));
    concerns.extend(formatted.filter_map(|it| concern(it, stdout, talks)));
    let first = first_write(request, known);
    let is_behind =
        |it: ExprId| flushed.is_some_and(|of| known.body.expr(it).span.start >= known.body.expr(of).span.end);
    // A guard that is made before the first write ends behind it.
    let ends_later = |it: ExprId| !at_its_end(scene, known, it, 0).is_empty();
    let is_outside =
        |it: &ExprId| comes_first(known, request, first, *it) && !ends_later(*it) || is_behind(*it);
    let between: Vec<ExprId> = between.into_iter().filter(|it| !is_outside(it)).collect();
    if stdout && request.uses.iter().any(|it| is_beside_stderr(scene, known, *it)) {
        concerns.push(Concern::OutputOrder);
    }
    for &expr in &between {
        if stdout {
            concerns.extend(beside_stdout(scene, request, known, expr));
        }
        let is_reopened = reopened.contains(&expr);
        let looks = is_reopened.then_some(Effect::Observes);
        for effect in looks.into_iter().chain(effects(scene, request.owner, expr, 0)) {
            let is_harmless = match effect {
                Effect::Observes => !is_reopened && !path::may_be_written(scene, request, known, expr),
                Effect::PrintsGiven => gives_writer_alone(scene, request, known, expr),
                _ => false,
            };
            let Some(concern) = concern(effect, stdout, talks).filter(|_| !is_harmless) else { continue };
            // What is done at the end of a value is done at another place.
            if due::is_over(request, known, expr, effect) && !ends_later(expr) {
                due.push(Due { expr, concern });
            } else {
                concerns.push(concern);
            }
        }
    }
    if concerns.is_empty() && !scene.program.is_preliminary() {
        let effects = unseen::effects(scene, request.owner, &between);
        concerns.extend(effects.into_iter().filter_map(|it| concern(it, stdout, talks)));
    }
    Between { concerns, due }
}

/// What may differ wherever in the block something happens.
fn of_whole_block(scene: Scene<'_>, tracked: &Tracked, request: &Request<'_>, known: &Known) -> Vec<Concern> {
    let mut concerns = Vec::new();
    if may_append(scene, tracked, request.owner, request.source.expr) {
        concerns.push(Concern::AppendedLines);
    }
    // A macro that is declared there may write by a name that stands in none of its calls.
    let text = scene.text(At { owner: request.owner, expr: request.block });
    if text.is_some_and(|it| it.contains("macro_rules!")) {
        concerns.push(Concern::Lent);
    }
    let mut places = request.uses.iter().chain([&request.source.expr]);
    if places.any(|it| thread::is_in_loose_thread(scene, tracked, request.owner, *it)) {
        concerns.push(Concern::MayExit);
    }
    if request.source.owner == request.owner
        && path::open_beside(scene, known, request.source, known.body.expr_ids()).next().is_some()
    {
        concerns.push(Concern::SharedHandle);
    }
    concerns
}

/// Whether a call is given the writer itself, and no other handle on stdout.
fn gives_writer_alone(scene: Scene<'_>, request: &Request<'_>, known: &Known, call: ExprId) -> bool {
    let body = &known.body;
    let mut given = arguments(body, call).into_iter();
    let is_writer = |arg: ExprId| {
        let span = body.expr(arg).span;
        request.uses.iter().any(|it| span.contains(body.expr(*it).span))
    };
    given.clone().any(is_writer)
        && given.all(|it| is_writer(it) || !holds(scene, known.inference.expr(it), &STDOUT))
}

/// A parameter of its function.
fn is_given(known: &Known, expr: ExprId) -> bool {
    match known.body.expr(expr).kind {
        ExprKind::Local(local) => matches!(known.facts.defs(local), [Def::Param(_)]),
        _ => false,
    }
}

/// What an expression does to others who print or wait for what is printed.
fn beside_stdout(
    scene: Scene<'_>,
    request: &Request<'_>,
    known: &Known,
    expr: ExprId,
) -> impl Iterator<Item = Concern> {
    let waits = is_input(scene, known, expr).then_some(Concern::Interactive);
    let prints = is_other_writer(scene, request, known, expr).then_some(Concern::OutputOrder);
    waits.into_iter().chain(prints)
}

/// The source, what the writer's own methods do, and that their end is waited for.
fn is_left_out(scene: Scene<'_>, request: &Request<'_>, known: &Known, expr: ExprId) -> bool {
    let source = known.body.expr(request.source.expr).span;
    let is_source = request.source.expr != request.block && source.contains(known.body.expr(expr).span);
    let is_described = |it: &Callee| match it {
        Callee::Func(func, _) => scene.index().is_stub(scene.index().func_unit(*func)),
        _ => false,
    };
    let described = known.inference.callees.get(&expr).map_or(!calls_back(known, expr), is_described);
    // Whether it waits for others between its writes, the call itself tells.
    let of_writes = matches!(known.body.expr(expr).kind, ExprKind::Await(_))
        && request.uses.iter().any(|it| known.body.expr(expr).span.contains(known.body.expr(*it).span));
    is_source || of_writes || (described && request.uses.iter().any(|it| is_own(known, expr, *it)))
}

/// Why an effect between two writes needs a look: on stdout, on a socket or pipe that talks, or on any other file.
fn concern(effect: Effect, stdout: bool, talks: bool) -> Option<Concern> {
    match effect {
        Effect::Prints | Effect::PrintsGiven | Effect::PrintsErrors if stdout => Some(Concern::OutputOrder),
        Effect::Reads | Effect::ReadsInput if stdout => Some(Concern::Interactive),
        Effect::Reads | Effect::ReadsFile if talks => Some(Concern::Protocol),
        Effect::Observes if !stdout => Some(Concern::SeenBetween),
        Effect::Runs | Effect::RunsToEnd | Effect::Awaits if !stdout => Some(Concern::RunsBetween),
        Effect::Exits => Some(Concern::MayExit),
        // What is written while the program waits is there to be followed.
        Effect::Waits | Effect::Awaits => Some(Concern::Interactive),
        Effect::Leaves => Some(Concern::FlushNotReached),
        Effect::CallsBack => Some(Concern::CallsBack),
        _ => None,
    }
}

/// A read of a file or of memory waits for nobody.
fn is_file_read(scene: Scene<'_>, known: &Known, call: ExprId) -> bool {
    let args = crate::track::arguments(&known.body, call);
    let Some(reader) = args.first().map(|it| known.inference.expr(*it).peeled().clone()) else {
        return false;
    };
    let open = |ty: &Ty| {
        matches!(ty, Ty::Param(_) | Ty::Dyn(_) | Ty::Opaque(_) | Ty::Unknown | Ty::External(..))
            || ty.adt().is_some_and(|(id, _)| {
                !scene.index().is_stub(scene.index().type_unit(id))
                    || scene.index().type_path(id).contains("Stdin")
                    || is_live(scene.index(), ty)
            })
    };
    !reader.any(&mut |it| open(it))
}

/// From the first statement with a use to the last.
fn region(request: &Request<'_>, known: &Known, block: &Block) -> Span {
    let spans: Vec<Span> = request.uses.iter().map(|it| known.body.expr(*it).span).collect();
    let start = spans.iter().map(|it| it.start).min().unwrap_or(0);
    let end = spans.iter().map(|it| it.end).max().unwrap_or(0);
    let statements = block.statements.iter().map(Statement::span);
    let statements = statements.chain(block.tail.map(|it| known.body.expr(it).span));
    let touched: Vec<Span> = statements.filter(|it| it.start <= end && it.end >= start).collect();
    let made = known.body.expr(request.source.expr).span.start;
    let start = touched
        .iter()
        .map(|it| it.start)
        .min()
        .unwrap_or(start)
        .min(made.max(known.body.expr(request.block).span.start));
    Span::new(start, touched.iter().map(|it| it.end).max().unwrap_or(end))
}

/// A call on the writer itself is what the repair is about.
fn is_own(known: &Known, call: ExprId, using: ExprId) -> bool {
    let mut at = known.body.expr(using).parent;
    if at.is_some_and(|it| matches!(known.body.expr(it).kind, ExprKind::Ref { .. })) {
        at = at.and_then(|it| known.body.expr(it).parent);
    }
    at == Some(call)
}

/// What evaluating an expression does besides its value, also inside of what it calls.
pub fn effects(scene: Scene<'_>, owner: BodyOwner, expr: ExprId, depth: u32) -> Vec<Effect> {
    let Some(known) = scene.known(owner) else { return Vec::new() };
    let parent = known.body.expr(expr).parent.map(|it| &known.body.expr(it).kind);
    if let Some(ExprKind::Macro(_)) = parent {
        let printed = called_unseen(scene, known.inference.expr(expr), &["fmt"], depth);
        if !printed.is_empty() {
            return printed;
        }
    }
    let mut found = called_by_language(scene, owner, known, expr, depth);
    found.extend(match &known.body.expr(expr).kind {
        ExprKind::Macro(call) => expanded::effects(scene, owner, call.path.name(), depth),
        ExprKind::For { iterable, .. } => {
            let ty = known.inference.expr(*iterable);
            let mut called = Vec::new();
            ty.any(&mut |it| {
                called.extend(called_unseen(scene, it, &["next"], depth));
                false
            });
            // Connections come when somebody calls.
            let is_incoming = |id| scene.index().type_path(id).ends_with("::Incoming");
            called.extend(ty.adt().is_some_and(|(id, _)| is_incoming(id)).then_some(Effect::Waits));
            called.extend(called_lazily(scene, owner, known, *iterable, depth));
            // Whether what it reads is live, `live` knows.
            called.into_iter().filter(|it| !matches!(it, Effect::Reads | Effect::ReadsFile)).collect()
        }
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => match known.inference.callees.get(&expr) {
            Some(Callee::Func(func, _)) => {
                let mut found = effects_of(scene, *func, depth);
                if found.contains(&Effect::Reads) && is_file_read(scene, known, expr) {
                    found.retain(|it| *it != Effect::Reads);
                    found.push(Effect::ReadsFile);
                }
                if scene.index().is_stub(scene.index().func_unit(*func)) {
                    found.extend(called_by_std(scene, known, expr, depth));
                }
                found
            }
            // Its body may stand above the first write.
            Some(Callee::Closure(closure)) => inside_of(scene, owner, known, *closure, depth),
            None if calls_back(known, expr) && (depth == 0 || calls_unseen(scene, owner, known, expr)) => {
                given_effects(scene, owner, known, expr, depth).unwrap_or_else(|| vec![Effect::CallsBack])
            }
            _ => Vec::new(),
        },
        // Nobody knows how long that takes.
        ExprKind::Await(_) => vec![Effect::Awaits],
        // Its handle may have been made long before.
        ExprKind::Local(_) | ExprKind::Path(..) | ExprKind::Field { .. } => {
            let holds = |of: &[&str]| holds(scene, known.inference.expr(expr), of);
            let errors = holds(&STDERR).then_some(Effect::PrintsErrors);
            // In the body at hand that may be the writer itself.
            let prints = if is_given(known, expr) { Effect::PrintsGiven } else { Effect::Prints };
            let lines = (depth > 0 && holds(&STDOUT)).then_some(prints);
            // A closure that is handed on is called by who takes it, like a function.
            let called = match known.inference.expr(expr) {
                Ty::Closure(closure) => inside_of(scene, owner, known, *closure, depth),
                _ => called_lazily(scene, owner, known, expr, depth),
            };
            let passed = match known.inference.callees.get(&expr) {
                Some(Callee::Func(func, _)) if !known.body.is_called(expr) => effects_of(scene, *func, depth),
                _ => Vec::new(),
            };
            errors.into_iter().chain(lines).chain(called).chain(passed).collect()
        }
        _ => Vec::new(),
    });
    found
}

/// What the closures of an iterator do that was made before; whether what they read is live, `live` knows.
fn called_lazily(
    scene: Scene<'_>,
    owner: BodyOwner,
    known: &Known,
    iterator: ExprId,
    depth: u32,
) -> Vec<Effect> {
    let closures = lazy::closures(scene, owner, known, iterator).into_iter();
    let effects =
        closures.filter_map(|(of, closure)| Some(inside_of(scene, of, scene.known(of)?, closure, depth)));
    effects.flatten().filter(|it| !matches!(it, Effect::Reads | Effect::ReadsFile)).collect()
}

/// What a closure does when it is called.
pub fn inside_of(
    scene: Scene<'_>,
    owner: BodyOwner,
    known: &Known,
    closure: ExprId,
    depth: u32,
) -> Vec<Effect> {
    if depth >= MAX_DEPTH {
        return Vec::new();
    }
    let inside = known.body.within(known.body.expr(closure).span).filter(|it| *it != closure);
    inside.flat_map(|it| effects(scene, owner, it, depth + 1)).collect()
}

/// What calling a function does, also inside of what it calls.
pub fn effects_of(scene: Scene<'_>, func: FuncId, depth: u32) -> Vec<Effect> {
    scene.walked.effects.get_or_put((func, depth), |_| walk(scene, func, depth))
}

fn walk(scene: Scene<'_>, func: FuncId, depth: u32) -> Vec<Effect> {
    let index = scene.index();
    let mut found = Vec::new();
    if let Some(marks) = index.func_marks(func) {
        if marks.skips_drop {
            found.push(Effect::Exits);
        }
        // A file that is opened or made is most often another one; what moves or reads one by its path may not be.
        if marks.observes {
            found.push(Effect::Observes);
        }
        found.extend(marks.runs.map(|it| match it {
            Runs::Beside => Effect::Runs,
            Runs::ToEnd => Effect::RunsToEnd,
        }));
        if marks.prints {
            found.push(Effect::Prints);
        }
        if marks.waits {
            found.push(Effect::Waits);
        }
    }
    match index.func_path(func).as_str() {
        "std::io::stdout" => found.push(Effect::Prints),
        "std::io::stderr" => found.push(Effect::PrintsErrors),
        "std::io::stdin" => found.push(Effect::ReadsInput),
        path if path.starts_with("std::io::Read::") || path.starts_with("std::io::BufRead::") => {
            found.push(Effect::Reads);
        }
        _ => {}
    }
    let owner = BodyOwner::Func(func);
    if depth < MAX_DEPTH
        && let Some(known) = scene.known(owner)
    {
        for expr in known.body.expr_ids() {
            for effect in effects(scene, owner, expr, depth + 1) {
                if !found.contains(&effect) {
                    found.push(effect);
                }
            }
        }
    }
    found
}
