//! What happens between the first write and the last one that a buffer would change the order of.

use rustc_hash::FxHashSet;

use crate::effects::{Effect, STDOUT};
use crate::file::Span;
use crate::infer::Callee;
use crate::items::{Block, ExprId, ExprKind, Statement};
use crate::judge::Concern;
use crate::repair::append::may_append;
use crate::repair::flush::beside::{holds, is_beside_stderr, is_input, is_other_writer};
use crate::repair::flush::due::{self, Due};
use crate::repair::flush::first::{comes_first, first_write};
use crate::repair::flush::{Request, opened, path, spelling, thread};
use crate::repair::live;
use crate::repair::scene::Scene;
use crate::track::{At, Known, Rule, Tracked, arguments, talks};

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
    let (reopened, older) = reopened(scene, tracked, request, known, &between);
    concerns.extend(older);
    // A handle that is opened before the first write may look behind it.
    let may_look_later = |it: &ExprId| spelling::may_hold_handle(scene, known.inference.expr(*it));
    concerns.extend(reopened.iter().any(may_look_later).then_some(Concern::SeenBetween));
    // `write!(&mut file, ..)` too.
    let around = request.uses.iter().flat_map(|it| known.body.ancestors(*it).take(2));
    let formatted = around.flat_map(|it| scene.effects().of_formatting(request.owner, known, it));
    concerns.extend(formatted.filter_map(|it| concern(it, stdout, talks)));
    let first = first_write(request, known);
    let is_behind =
        |it: ExprId| flushed.is_some_and(|of| known.body.expr(it).span.start >= known.body.expr(of).span.end);
    // A guard that is made before the first write ends behind it.
    let ends_later =
        |it: ExprId| !scene.effects().at_end_of(known, At { owner: request.owner, expr: it }).is_empty();
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
        for effect in looks.into_iter().chain(scene.effects().of_expr(request.owner, expr)) {
            let is_harmless = match effect {
                Effect::Observes => !is_reopened && !path::may_be_written(scene, request, known, expr),
                Effect::PrintsGiven => gives_writer_alone(scene, request, known, expr),
                Effect::ReadsGiven if stdout => !live::is_given_to(scene, At { owner: request.owner, expr }),
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
    Between { concerns, due }
}

/// Those of some expressions that open the file which is written, and what differs by what has it open already.
fn reopened(
    scene: Scene<'_>,
    tracked: &Tracked,
    request: &Request<'_>,
    known: &Known,
    between: &[ExprId],
) -> (Vec<ExprId>, Vec<Concern>) {
    let body = &known.body;
    let mut found: Vec<ExprId> =
        path::opening_same(scene, known, request.source, between.iter().copied()).collect();
    let is_stdout = tracked.flow.rule == Rule::LineBufferedStdout;
    let names = if is_stdout { Vec::new() } else { opened::names(scene, &tracked.ways) };
    if names.is_empty() {
        return (found, Vec::new());
    }
    // Where the handle is made, and the calls that it comes out of.
    let made = tracked.ways.iter().flat_map(|it| it.path.iter().map(|it| it.at).chain([it.made.at]));
    let made: FxHashSet<At> = made.filter(|it| it.owner == request.owner).collect();
    let made = made.into_iter().map(|it| body.expr(it.expr).span);
    let own: Vec<Span> = made.filter(|it| !body.any_within(request.uses, *it)).collect();
    let opens = |it: &ExprId| {
        body.is_call(*it)
            && !found.contains(it)
            && !own.iter().any(|own| own.contains(body.expr(*it).span))
            && opened::opens_one_of(scene, request.owner, &names, *it)
    };
    let others: Vec<ExprId> = between.iter().copied().filter(opens).collect();
    found.extend(others);
    let mut concerns = Vec::new();
    if request.source.owner == request.owner {
        let older = opened::Older::of(scene, request, known, &own);
        concerns.extend(older.hold(&names).then_some(Concern::SharedHandle));
        concerns.extend(older.run_with(&names).then_some(Concern::RunsBetween));
    }
    (found, concerns)
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
    // Where the program sets a hook, any panic between two writes runs it.
    let stdout = tracked.flow.rule == Rule::LineBufferedStdout;
    let hooks = scene.effects().of_panic_hooks(request.owner).into_iter();
    let is_seen = |it: &Effect| !matches!(it, Effect::Prints | Effect::PrintsErrors | Effect::Panics);
    concerns
        .extend(hooks.filter(is_seen).filter_map(|it| concern(it, stdout, talks(&tracked.flow.source.ty))));
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
    let described = known.inference.callees.get(&expr).is_some_and(is_described);
    // Whether it waits for others between its writes, the call itself tells.
    let of_writes = matches!(known.body.expr(expr).kind, ExprKind::Await(_))
        && request.uses.iter().any(|it| known.body.expr(expr).span.contains(known.body.expr(*it).span));
    is_source || of_writes || (described && request.uses.iter().any(|it| is_own(known, expr, *it)))
}

/// Why an effect between two writes needs a look: on stdout, on a socket or pipe that talks, or on any other file.
fn concern(effect: Effect, stdout: bool, talks: bool) -> Option<Concern> {
    match effect {
        Effect::Prints | Effect::PrintsGiven | Effect::PrintsErrors | Effect::Panics if stdout => {
            Some(Concern::OutputOrder)
        }
        Effect::Reads | Effect::ReadsInput | Effect::ReadsGiven if stdout => Some(Concern::Interactive),
        Effect::Reads | Effect::ReadsFile | Effect::ReadsGiven if talks => Some(Concern::Protocol),
        Effect::Observes if !stdout => Some(Concern::SeenBetween),
        Effect::Runs | Effect::RunsToEnd | Effect::Awaits if !stdout => Some(Concern::RunsBetween),
        Effect::Exits => Some(Concern::MayExit),
        // What is written while the program waits is there to be followed.
        Effect::Waits | Effect::Awaits => Some(Concern::Interactive),
        Effect::Leaves => Some(Concern::FlushNotReached),
        Effect::Opaque(at) => Some(Concern::Opaque(at)),
        _ => None,
    }
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
