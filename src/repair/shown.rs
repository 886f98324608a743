//! Which judged flows are not worth a line: the less can be done about one, the surer it must be that it costs much.

use crate::catalogue::Direction;
use crate::index::Index;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind};
use crate::judge::{Concern, Reason};
use crate::judge::{Quiet, Rank};
use crate::repair::scene::Scene;
use crate::repair::{Safety, Verdict};
use crate::track::{
    BLOCK, Endless, Flow, Known, Many, OncePer, Rule, Sink, StepKind, Tracked, Way, arguments, called_api,
    calls_on, draws, endless, is_print_loop,
};

/// Bytes of a record that somebody has put together for one call.
const RECORD: u64 = 32;
/// Bytes that a timer or an event of the system is, by `eventfd(2)` and `timerfd_create(2)`.
const EVENT: u64 = 8;
/// Bytes that two sides who talk seldom send more of at once.
const PACKET: u64 = 256;

/// Why a flow is not shown by default, whatever can be done about it: what comes of that is not looked for then.
pub fn quiet_at_any_rate(scene: Scene<'_>, tracked: &Tracked) -> Option<Quiet> {
    let flow = &tracked.flow;
    if !flow.rule.is_about_calls() {
        return None;
    }
    scene.rows().first(&[
        (Quiet::Drawn, &|| is_drawn_once(flow)),
        (Quiet::Blocks, &|| is_read_in_blocks(flow)),
        (Quiet::AsItComes, &|| is_taken_as_it_comes(scene, tracked)),
        (Quiet::FewCalls, &|| tracked.rank < Rank::Hot && tracked.many < least_needed(flow)),
    ])
}

/// Why a judged flow is not shown by default; `None` where it is worth the time of whoever reads it.
pub fn quiet(scene: Scene<'_>, tracked: &Tracked, verdict: &Verdict) -> Option<Quiet> {
    let calls = || {
        let is_about_calls = tracked.flow.rule.is_about_calls();
        is_about_calls.then(|| quiet_calls(scene, tracked, verdict)).flatten()
    };
    quiet_example(scene, tracked, verdict).or_else(calls).or_else(|| quiet_asked_for(scene, tracked))
}

/// How sure a repair is of what is quiet: never safe where each call is felt as it is made, by a device, another side or
/// whoever looks on. The hazards of what is shown do not ask for that.
pub fn felt(safety: Safety, quiet: Option<Quiet>) -> Safety {
    let concern = match quiet {
        Some(Quiet::AsItComes | Quiet::Device | Quiet::Message) => Concern::Protocol,
        Some(Quiet::Chosen | Quiet::Drawn | Quiet::Followed | Quiet::Stderr | Quiet::Watched) => {
            Concern::Interactive
        }
        _ => return safety,
    };
    match safety {
        Safety::Safe => Safety::from_concerns(vec![concern]),
        review @ Safety::NeedsReview(_) => review,
    }
}

/// As what the lines on stderr are felt that are told of: a message, and whoever waits for it. What draws flushes each
/// picture.
pub fn message(scene: Scene<'_>, tracked: &Tracked) -> Option<Quiet> {
    let is_drawn = tracked.flow.sinks.iter().any(|it| draws(&it.api));
    let is_stderr = tracked.ways.iter().any(|it| it.made.is_stderr(scene.index()));
    (is_stderr && !is_drawn).then_some(Quiet::Stderr)
}

fn quiet_example(scene: Scene<'_>, tracked: &Tracked, verdict: &Verdict) -> Option<Quiet> {
    let flow = &tracked.flow;
    let is_safe = matches!(verdict, Verdict::Fix(_, Safety::Safe));
    let is_little = || tracked.many < Many::Likely || !takes_input(scene, tracked);
    let is_own = || !is_safe && is_little() || is_its_own(scene, tracked) && !is_per_token(flow);
    let prints = || flow.rule == Rule::LineBufferedStdout && !takes_input(scene, tracked);
    scene.rows().first(&[(Quiet::Example, &|| is_example(scene, tracked) && (is_own() || prints()))])
}

/// What would be shown, where the configuration asks for less.
fn quiet_asked_for(scene: Scene<'_>, tracked: &Tracked) -> Option<Quiet> {
    let rows = scene.rows();
    let is_asked_for = |it: Quiet| rows.quiet.contains(&it);
    rows.first(&[
        (Quiet::Example, &|| is_asked_for(Quiet::Example) && is_example(scene, tracked)),
        (Quiet::Warm, &|| is_asked_for(Quiet::Warm) && tracked.rank < Rank::Hot),
    ])
}

fn quiet_calls(scene: Scene<'_>, tracked: &Tracked, verdict: &Verdict) -> Option<Quiet> {
    let flow = &tracked.flow;
    let by_verdict = match verdict {
        Verdict::Fix(_, Safety::Safe) => None,
        Verdict::Fix(_, Safety::NeedsReview(concerns)) => quiet_review(scene, tracked, concerns),
        Verdict::Left(reason) => quiet_left(scene, tracked, *reason),
    };
    let is_few = || tracked.rank < Rank::Hot && tracked.many < needed(flow, verdict);
    by_verdict.or_else(|| scene.rows().first(&[(Quiet::FewCalls, &is_few)]))
}

/// How sure it has to be that the calls are many: the less can be done about them, the surer.
fn needed(flow: &Flow, verdict: &Verdict) -> Many {
    match verdict {
        Verdict::Fix(_, Safety::Safe) => least_needed(flow),
        Verdict::Fix(_, Safety::NeedsReview(concerns)) => {
            // Whoever sits before the lines has no gain, unless they are many.
            let is_for_reader = flow.rule == Rule::LineBufferedStdout && is_for_reader(concerns);
            if is_for_reader { Many::Shown } else { Many::Likely }
        }
        Verdict::Left(_) => Many::Shown,
    }
}

/// The same where the repair is safe.
fn least_needed(flow: &Flow) -> Many {
    if is_casual(flow) { Many::Likely } else { Many::Unsaid }
}

/// Of a repair that somebody has to look at.
fn quiet_review(scene: Scene<'_>, tracked: &Tracked, concerns: &[Concern]) -> Option<Quiet> {
    let flow = &tracked.flow;
    let is_warm = tracked.rank < Rank::Hot;
    let outlives = || concerns.contains(&Concern::Outlives);
    let is_watched = || concerns.contains(&Concern::Interactive) && is_one_record(flow);
    scene.rows().first(&[
        (Quiet::Outlives, &|| is_warm && is_for_nobody(flow, concerns)),
        (Quiet::Message, &|| is_dialogue(scene, tracked)),
        // Whoever follows what goes on sees each picture when it is there.
        (Quiet::Followed, &|| is_followed(scene, tracked)),
        // One write and then a wait: there is nothing to gather.
        (Quiet::Watched, &is_watched),
        // Nothing would bring the record to the file any more.
        (Quiet::Record, &|| is_warm && outlives() && is_kept_record(flow)),
        (Quiet::Header, &|| is_few_headers(flow)),
        (Quiet::Blocks, &|| is_in_blocks(flow)),
    ])
}

/// Of what is left: where nobody can say how to mend it, it has to cost much.
fn quiet_left(scene: Scene<'_>, tracked: &Tracked, reason: Reason) -> Option<Quiet> {
    let flow = &tracked.flow;
    let is_without_place = matches!(reason, Reason::NoPlace | Reason::Unnamed | Reason::Unflushed);
    let is_warm = tracked.rank < Rank::Hot;
    // Who would have to change a protocol is told of the worst alone.
    let is_message = || is_live(scene, tracked) && is_warm && !reads_bytes(flow);
    let is_seen =
        || is_without_place && is_seen_at_once(flow) && (is_warm || is_behind_others(scene, tracked));
    // A flush behind each message would do for whoever waits for that, and not for whoever waits for each line.
    let is_waited_for =
        || reason == Reason::Interactive && (is_warm || flow.rule == Rule::LineBufferedStdout);
    let is_plain = || matches!(reason, Reason::NoPlace | Reason::StoredInField) && !is_costly(flow);
    let is_stuck = is_without_place
        || matches!(reason, Reason::UsedAsItself | Reason::NamedType | Reason::StoredInField);
    scene.rows().first(&[
        (Quiet::Message, &|| is_message() || reason == Reason::SharedDescriptor),
        // Others have the descriptor too, and whoever reads a little of it takes an event.
        (Quiet::Device, &|| is_event(flow) || is_acknowledged(scene, tracked)),
        (Quiet::Coarse, &|| reason == Reason::Asynchronous && is_coarse(flow)),
        (Quiet::Header, &|| is_few_headers(flow)),
        (Quiet::Blocks, &|| is_in_blocks(flow)),
        (Quiet::Watched, &|| is_waited_for() || is_seen()),
        (Quiet::FewCalls, &|| is_warm && is_plain()),
        (Quiet::Record, &|| is_warm && is_stuck && is_put_together(flow)),
    ])
}

/// Whether stdout is one of several things that a value may be which the lines are written to.
fn is_behind_others(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let index = scene.index();
    let is_stdout = |it: &Way| {
        let subject = it.path.last().and_then(|node| Some((node.at, scene.known(node.at.owner)?)));
        let ty = subject.and_then(|(at, known)| known.inference.expr(at.expr).peeled().adt());
        ty.is_some_and(|(id, _)| index.type_marks(id).line_buffered)
    };
    !tracked.ways.iter().any(|it| is_print_loop(scene.program, it.made.at) || is_stdout(it))
}

/// Whoever reads what is there from a socket or a pipe gets no more at once than the other side has sent.
fn is_taken_as_it_comes(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let is_taken = |it: &Sink| it.api.ends_with("::read") && it.bytes_per_call.is_some_and(|it| it >= PACKET);
    is_live(scene, tracked) && tracked.flow.sinks.iter().all(is_taken)
}

/// A socket or a pipe.
fn is_live(scene: Scene<'_>, tracked: &Tracked) -> bool {
    tracked.ways.iter().any(|it| scene.index().type_marks(it.made.ty).live)
}

/// Whether the code that prints all lines flushes them again and again, as one does whose user answers.
fn is_dialogue(scene: Scene<'_>, tracked: &Tracked) -> bool {
    tracked.flow.rule == Rule::LineBufferedStdout
        && tracked.ways.iter().all(|it| {
            scene.known(it.sink.owner).is_some_and(|known| {
                let flushes =
                    |it: &ExprId| called_api(scene.index(), &known.body, &known.inference, *it) == "flush";
                known.body.expr_ids().filter(flushes).count() > 1
            })
        })
}

/// Whether stdout is written to once, or until somebody stops the program: `if !follow { break }`.
fn is_followed(scene: Scene<'_>, tracked: &Tracked) -> bool {
    tracked.flow.rule == Rule::LineBufferedStdout
        && endless(scene.program, &tracked.ways) == Some(Endless::Chosen)
}

/// A few bytes are read at once of a handle that is the clone of one from elsewhere.
fn is_event(flow: &Flow) -> bool {
    let is_few = |it: &Sink| it.bytes_per_call.is_some_and(|it| it <= EVENT);
    flow.source.api.ends_with("::try_clone") && flow.sinks.len() == 1 && flow.sinks.iter().all(is_few)
}

/// `irq.read(&mut event)?; irq.write(&event)?;`
fn is_acknowledged(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let is_few = |it: &Sink| it.bytes_per_call.is_some_and(|it| it <= EVENT) && it.api.ends_with("::read");
    let answers = |way: &Way| {
        let Some(known) = scene.known(way.sink.owner) else { return false };
        let subject = arguments(&known.body, way.sink.expr).first().copied();
        subject.is_some_and(|it| calls_on(&known.body, it, "write", None) > 0)
    };
    tracked.flow.sinks.iter().all(is_few) && tracked.ways.iter().all(answers)
}

/// One call of the code asks the system for each byte or token.
fn is_per_token(flow: &Flow) -> bool {
    flow.rule != Rule::LineBufferedStdout
        && flow.sinks.iter().any(|it| matches!(it.once_per, OncePer::Byte | OncePer::Token))
}

/// One byte is read at a time.
fn reads_bytes(flow: &Flow) -> bool {
    let is_byte = |it: &Sink| it.once_per == OncePer::Byte || it.bytes_per_call == Some(1);
    flow.sinks.iter().any(|it| it.direction == Direction::Read && is_byte(it))
}

/// Small reads, or one call of the code that makes many of the system.
fn is_costly(flow: &Flow) -> bool {
    flow.sinks.iter().any(|it| match it.once_per {
        OncePer::Byte | OncePer::Token => true,
        OncePer::Fragment => flow.rule == Rule::UnbufferedWrite,
        OncePer::Call | OncePer::Block => it.direction == Direction::Read,
        OncePer::Unsaid => false,
    })
}

/// All that speaks against a repair is that somebody may look on.
fn is_for_reader(concerns: &[Concern]) -> bool {
    concerns.iter().all(|it| matches!(it, Concern::Interactive | Concern::NoPanic))
}

/// Single lines on a stdout that nobody has locked: who has much to write locks it first.
fn is_casual(flow: &Flow) -> bool {
    let is_line = |it: &Sink| matches!(it.once_per, OncePer::Fragment | OncePer::Call);
    flow.source.ty == "std::io::Stdout" && flow.sinks.iter().all(is_line)
}

/// Each call moves so much that only a repair without a second look is worth it.
fn is_in_blocks(flow: &Flow) -> bool {
    flow.sinks.iter().all(|it| it.bytes_per_call.is_some_and(|it| it >= BLOCK))
}

/// Whoever reads into an array of so many bytes wants a larger array.
fn is_read_in_blocks(flow: &Flow) -> bool {
    flow.rule == Rule::UnbufferedRead && is_in_blocks(flow)
}

/// Each call writes what somebody has put together for it, or a line of text for whoever reads stdout.
fn is_put_together(flow: &Flow) -> bool {
    let is_whole = |it: &Sink| match it.once_per {
        OncePer::Call => it.bytes_per_call.is_none_or(|it| it >= RECORD),
        OncePer::Fragment => flow.rule == Rule::LineBufferedStdout || it.pieces <= 1 && !it.formats_lines,
        _ => false,
    };
    flow.sinks.iter().all(is_whole)
}

/// One whole record at a time goes to a file.
fn is_one_record(flow: &Flow) -> bool {
    flow.rule == Rule::UnbufferedWrite && flow.sinks.len() == 1 && is_put_together(flow)
}

/// The same for a file that lives in a field.
fn is_kept_record(flow: &Flow) -> bool {
    is_one_record(flow) && flow.steps.iter().any(|it| it.kind == StepKind::Stored)
}

/// A few members of an archive, whose contents are written in blocks.
fn is_few_headers(flow: &Flow) -> bool {
    let is_one = |it: &Sink| it.api.starts_with("zip::") && it.direction == Direction::Write && !it.in_loop;
    flow.sinks.iter().all(is_one)
}

/// A command or two for the terminal, as when a screen is entered or left.
fn is_drawn_once(flow: &Flow) -> bool {
    flow.sinks.iter().all(|it| draws(&it.api) && it.api.ends_with('!') && !it.in_loop && it.pieces <= 2)
}

/// What a program says as it runs by a writer that it keeps, and somebody waits for or prints past: nobody can tell when
/// to flush that.
fn is_for_nobody(flow: &Flow, concerns: &[Concern]) -> bool {
    let is_printed_past = flow.rule == Rule::LineBufferedStdout && concerns.contains(&Concern::OutputOrder);
    concerns.contains(&Concern::Outlives) && (is_printed_past || concerns.contains(&Concern::Protocol))
}

/// Lines and blocks, which tokio's own file gathers before it asks the system.
fn is_coarse(flow: &Flow) -> bool {
    flow.sinks.iter().all(|it| match it.once_per {
        OncePer::Byte | OncePer::Token | OncePer::Unsaid => false,
        OncePer::Call => it.bytes_per_call.is_none_or(|it| it >= RECORD),
        OncePer::Fragment | OncePer::Block => true,
    })
}

/// Somebody sits before what is printed or drawn.
fn is_seen_at_once(flow: &Flow) -> bool {
    flow.rule == Rule::LineBufferedStdout || flow.sinks.iter().any(|it| draws(&it.api))
}

fn is_example(scene: Scene<'_>, tracked: &Tracked) -> bool {
    tracked.ways.iter().any(|it| scene.program.is_example(it.made.at.owner))
}

/// Whether all reads and writes are those of the example itself, which moves as much as whoever starts it looks at. How it
/// uses the library is what people copy.
fn is_its_own(scene: Scene<'_>, tracked: &Tracked) -> bool {
    tracked.ways.iter().all(|it| scene.program.is_example(it.sink.owner))
}

/// Whether an example is told what to work on: without that it prints the few lines that are written out in it.
fn takes_input(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let index = scene.index();
    tracked.ways.iter().any(|way| {
        let unit = way.made.at.owner.unit(index);
        let mut funcs = index.funcs().filter(|it| index.func_unit(*it) == unit).map(BodyOwner::Func);
        funcs.any(|it| scene.known(it).is_some_and(|known| brings_input(index, known)))
    })
}

/// Whether a body calls what brings something from outside of the program, or has a file in it.
fn brings_input(index: &Index, known: &Known) -> bool {
    const INPUTS: [&str; 7] =
        ["args", "include_bytes", "include_str", "open", "read", "read_to_string", "stdin"];
    known.body.expr_ids().any(|it| match &known.body.expr(it).kind {
        ExprKind::Macro(call) => INPUTS.contains(&call.path.name()),
        _ => INPUTS.contains(&called_api(index, &known.body, &known.inference, it)),
    })
}
