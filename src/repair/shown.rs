//! Which judged flows are worth a line: the less can be done about one, the surer it must be that it costs much.

use crate::catalogue::Direction;
use crate::file::has_word;
use crate::infer::BodyOwner;
use crate::items::ExprKind;
use crate::repair::scene::Scene;
use crate::repair::{Concern, Reason, Safety, Verdict};
use crate::track::{
    At, BLOCK, Endless, Flow, Many, OncePer, Rule, Sink, StepKind, Tracked, Way, arguments, calls_on, draws,
    endless,
};

/// Bytes of a record that somebody has put together for one call.
const RECORD: u64 = 32;
/// Bytes that a timer or an event of the system is, by `eventfd(2)` and `timerfd_create(2)`.
const EVENT: u64 = 8;
/// Bytes that two sides who talk seldom send more of at once.
const PACKET: u64 = 256;
/// What a log is called by those who write one.
const LOGS: [&str; 4] = ["log", "logfile", "logger", "logging"];

/// Whether a finding is worth the time of whoever reads it.
pub fn is_shown(scene: Scene<'_>, tracked: &Tracked, verdict: &Verdict) -> bool {
    let flow = &tracked.flow;
    let is_safe = matches!(verdict, Verdict::Fix(_, Safety::Safe));
    if is_example(scene, tracked) && (!is_safe || is_its_own(scene, tracked)) || is_of_task(scene, tracked) {
        return false;
    }
    if is_example(scene, tracked) && flow.rule == Rule::LineBufferedStdout && !takes_input(scene, tracked) {
        return false;
    }
    if !flow.rule.is_about_calls() {
        return !is_mock(scene, tracked);
    }
    if is_drawn_once(flow) || is_read_in_blocks(flow) || is_nobodys_bottleneck(scene, tracked) {
        return false;
    }
    let needed = match verdict {
        Verdict::Fix(_, Safety::Safe) if is_casual(flow) => Many::Likely,
        Verdict::Fix(_, Safety::Safe) => Many::Unsaid,
        Verdict::Fix(_, Safety::NeedsReview(concerns)) if is_for_nobody(flow, concerns) => return false,
        Verdict::Fix(_, Safety::NeedsReview(_)) if is_dialogue(scene, tracked) => return false,
        // Whoever follows what goes on sees each picture when it is there.
        Verdict::Fix(_, Safety::NeedsReview(_)) if is_followed(scene, tracked) => return false,
        // One write and then a wait: there is nothing to gather.
        Verdict::Fix(_, Safety::NeedsReview(concerns))
            if concerns.contains(&Concern::Interactive) && is_one_record(flow) =>
        {
            return false;
        }
        // Nothing would bring the record to the file any more.
        Verdict::Fix(_, Safety::NeedsReview(concerns))
            if concerns.contains(&Concern::Outlives) && is_kept_record(flow) =>
        {
            return false;
        }
        // Who would have to change a protocol is told of the worst alone.
        Verdict::Left(_) if is_live(scene, tracked) && !reads_bytes(flow) => return false,
        Verdict::Left(Reason::SharedDescriptor) => return false,
        // Others have the descriptor too, and whoever reads a little of it takes an event.
        Verdict::Left(_) if is_event(flow) || is_acknowledged(scene, tracked) => return false,
        Verdict::Left(Reason::Asynchronous) if is_coarse(flow) => return false,
        Verdict::Fix(_, Safety::NeedsReview(_)) | Verdict::Left(_) if is_few_headers(flow) => return false,
        _ if is_in_blocks(flow) => return false,
        // Whoever sits before the lines has no gain, unless they are many.
        Verdict::Fix(_, Safety::NeedsReview(concerns))
            if flow.rule == Rule::LineBufferedStdout && is_for_reader(concerns) =>
        {
            Many::Shown
        }
        Verdict::Fix(..) => Many::Likely,
        Verdict::Left(Reason::Interactive) => return false,
        Verdict::Left(Reason::NoPlace | Reason::Unnamed | Reason::Unflushed) if is_seen_at_once(flow) => {
            return false;
        }
        // Where nobody can say how, it has to cost much.
        Verdict::Left(Reason::NoPlace | Reason::StoredInField) if !is_costly(flow) => return false,
        Verdict::Left(
            Reason::NoPlace
            | Reason::Unnamed
            | Reason::Unflushed
            | Reason::UsedAsItself
            | Reason::NamedType
            | Reason::StoredInField,
        ) if is_put_together(flow) => {
            return false;
        }
        Verdict::Left(_) => Many::Shown,
    };
    tracked.many >= needed
}

/// Whether the code says by its names or comments, or by how it reads, that no buffer is missed.
fn is_nobodys_bottleneck(scene: Scene<'_>, tracked: &Tracked) -> bool {
    is_mock(scene, tracked)
        || is_for_debugging(scene, tracked)
        || is_on_purpose(scene, tracked)
        || is_log(scene, tracked)
        || is_taken_as_it_comes(scene, tracked)
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
                known.body.expr_ids().filter(|it| known.body.called_name(*it) == "flush").count() > 1
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
        OncePer::Byte | OncePer::Token => false,
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
    const INPUTS: [&str; 7] =
        ["args", "include_bytes", "include_str", "open", "read", "read_to_string", "stdin"];
    tracked.ways.iter().any(|it| {
        scene.file(it.made.at.owner).is_some_and(|file| INPUTS.iter().any(|it| has_word(&file.text, it)))
    })
}

/// What a task of the project does for its developers.
fn is_of_task(scene: Scene<'_>, tracked: &Tracked) -> bool {
    tracked.ways.iter().all(|it| scene.program.is_task(it.sink.owner))
}

/// How a function is called that prints for whoever looks for a fault.
const DEBUGGING: [&str; 4] = ["debug_dump", "debug_print", "dump_debug", "print_debug"];

/// Whether all lines are printed for whoever looks for a fault.
fn is_for_debugging(scene: Scene<'_>, tracked: &Tracked) -> bool {
    tracked.flow.rule == Rule::LineBufferedStdout
        && tracked.ways.iter().all(|it| match it.sink.owner {
            BodyOwner::Func(func) => DEBUGGING.contains(&scene.index().func(func).name.as_str()),
            BodyOwner::Value(_) => false,
        })
}

/// Whether a comment beside the smallest reads says that they are so on purpose: "one byte at a time".
fn is_on_purpose(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let says = |line: &str| {
        let comment = line.split_once("//").map(|(_, it)| it.to_lowercase());
        comment.is_some_and(|it| it.contains("byte at a time") || it.contains("byte by byte"))
    };
    tracked.flow.rule == Rule::UnbufferedRead
        && tracked.ways.first().and_then(|it| scene.lines(it.sink.owner)).is_some_and(|mut it| it.any(says))
}

/// Whether all calls stand in what plays a part in tests: `mock::State`, `MockState`.
fn is_mock(scene: Scene<'_>, tracked: &Tracked) -> bool {
    tracked.ways.iter().all(|it| match it.sink.owner {
        BodyOwner::Func(func) => {
            let path = scene.index().func_path(func);
            path.split("::").any(|it| words(it).next().is_some_and(|it| it.eq_ignore_ascii_case("mock")))
        }
        BodyOwner::Value(_) => false,
    })
}

/// Whether the handle lives in a log, or what is called so: that has to hold each line when the program falls over.
fn is_log(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let flow = &tracked.flow;
    let is_written = flow.sinks.iter().all(|it| it.direction == Direction::Write);
    if !is_written || !flow.steps.iter().any(|it| it.kind == StepKind::Stored) {
        return false;
    }
    let names = tracked.flow.steps.iter().map(|it| it.name.clone());
    let writers = tracked.ways.iter().filter_map(|it| match it.sink.owner {
        BodyOwner::Func(func) => Some(scene.index().func_path(func)),
        BodyOwner::Value(_) => None,
    });
    // The module may be named for what it logs.
    let writers = writers.map(|it| it.rsplit("::").take(2).collect::<Vec<_>>().join("::"));
    names.chain(writers).any(|it| is_log_name(&it))
}

fn is_log_name(name: &str) -> bool {
    words(name).any(|word| LOGS.contains(&word.to_lowercase().as_str()))
}

/// Whether a file is called a log, by a name that it is bound to or by its path, and its lines come from a loop that nobody
/// can tell the end of: somebody may look at it meanwhile.
pub fn is_followed_log(scene: Scene<'_>, tracked: &Tracked) -> bool {
    let goes_on = |at: At| {
        scene.known(at.owner).is_some_and(|known| {
            let mut around = known.body.ancestors(at.expr).map(|it| &known.body.expr(it).kind);
            around.any(|it| matches!(it, ExprKind::Loop { .. } | ExprKind::While { .. }))
        })
    };
    let is_bound = |it: &&Way| it.path.iter().any(|it| it.step == Some(StepKind::Bound));
    let names = tracked.flow.steps.iter().filter(|it| it.kind == StepKind::Bound).map(|it| it.name.as_str());
    let paths = tracked.ways.iter().filter(is_bound).filter_map(|it| scene.text(it.made.at));
    tracked.flow.rule == Rule::UnbufferedWrite
        && names.chain(paths).any(is_log_name)
        && tracked.ways.iter().any(|way| way.path.iter().map(|it| it.at).chain([way.sink]).any(goes_on))
}

/// `EventLogger::log_file` is `Event`, `Logger`, `log` and `file`.
fn words(name: &str) -> impl Iterator<Item = &str> {
    name.split(|it: char| !it.is_alphanumeric()).flat_map(|part| {
        let starts = part.char_indices().filter(|(at, it)| *at > 0 && it.is_uppercase()).map(|(at, _)| at);
        let ends: Vec<usize> = std::iter::once(0).chain(starts).chain([part.len()]).collect();
        ends.windows(2).filter_map(|it| part.get(it[0]..it[1])).collect::<Vec<_>>()
    })
}
