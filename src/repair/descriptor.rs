//! Bulk output past stdout: a `File` made from its descriptor splits no block at a line end.
//! Knows what else of the package prints; not what other crates do.

use crate::index::Resolved;
use crate::infer::BodyOwner;
use crate::items::{Body, ExprId, ExprKind, Word};
use crate::judge::Concern;
use crate::repair::errors::accepts_io_error;
use crate::repair::place::bare;
use crate::repair::scene::{AS_FD, BUF_WRITER, FILE, STDOUT, Scene};
use crate::repair::swap::Swap;
use crate::repair::wrapping::Wrapping;
use crate::repair::write;
use crate::repair::{Draft, Repair, code};
use crate::telling::PRINTS;
use crate::track::{At, OncePer, Rule, Tracked, Way};

/// How a package says that it is built for Windows too, or not for unix alone.
const FOR_WINDOWS: [&str; 4] = ["windows)", "\"windows\"", "os::windows", "not(unix)"];

/// The repair, where whole blocks are copied to stdout and nothing else prints there.
pub fn repair(scene: Scene<'_>, tracked: &Tracked) -> Option<Draft> {
    let way = tracked.ways.first()?;
    let flow = &tracked.flow;
    let is_bulk =
        flow.rule == Rule::LineBufferedStdout && flow.sinks.iter().any(|it| it.once_per == OncePer::Block);
    let owner = way.made.at.owner;
    if !is_bulk || !cfg!(unix) || is_for_windows(scene, owner) || is_printed_elsewhere(scene, way) {
        return None;
    }
    let swap = Swap::past_stdout(scene, way.made.ty)?;
    let mut places = bare(scene, way).into_iter();
    let (repair, mut concerns) =
        places.find_map(|at| write::at_construction(scene, tracked, at, swap).ok())?;
    concerns.push(Concern::PastStdout);
    let help = "write past stdout, into a File made from its descriptor, which splits no block".to_owned();
    Some((Repair { help, ..repair }, concerns))
}

/// `BufWriter::with_capacity(32 * 1024, File::from(` … `.as_fd().try_clone_to_owned()?))`.
pub fn wrapping(scene: Scene<'_>, at: At) -> Option<Wrapping> {
    if !accepts_io_error(scene, at) {
        return None;
    }
    let (wrapper, need_wrapper) = scene.name(at, BUF_WRITER, false)?;
    let (file, need_file) = scene.name(at, FILE, false)?;
    let (_, need_trait) = scene.name(at, AS_FD, true)?;
    let (before, after) = code::past_stdout(&wrapper, &file, scene.preferences.capacity);
    Some(Wrapping { before, after, imports: vec![need_wrapper, need_file, need_trait] })
}

fn is_for_windows(scene: Scene<'_>, owner: BodyOwner) -> bool {
    let Some(package) = scene.file(owner).map(|it| it.package) else { return true };
    let mut texts = scene.files.iter().filter(|it| it.package == package).map(|it| &it.text);
    texts.any(|text| FOR_WINDOWS.iter().any(|it| text.contains(it)))
}

/// Whether other code of the package prints, or asks for stdout by itself.
fn is_printed_elsewhere(scene: Scene<'_>, way: &Way) -> bool {
    let package = |owner: BodyOwner| scene.file(owner).map(|it| it.package);
    let here = package(way.made.at.owner);
    let is_here = |owner: &BodyOwner| package(*owner) == here;
    let Some(Resolved::Func(stdout)) = scene.index().described(STDOUT) else { return true };
    let asks = scene.program.callers(stdout).iter().filter(|it| is_here(&it.owner));
    scene
        .file_id(way.made.at.owner)
        .is_none_or(|it| scene.program.is_spelled(it, &PRINTS.map(Word::of_macro)))
        || asks.into_iter().any(|it| !is_on_the_way(scene, way, *it) && !is_looked_at(scene, *it))
}

fn is_on_the_way(scene: Scene<'_>, way: &Way, call: At) -> bool {
    let holds = |at: At| {
        at.owner == call.owner
            && scene
                .known(at.owner)
                .is_some_and(|known| known.body.expr(at.expr).span.contains(known.body.expr(call.expr).span))
    };
    holds(way.made.at) || way.path.iter().any(|it| it.at == call)
}

/// `io::stdout().is_terminal()` prints nothing.
fn is_looked_at(scene: Scene<'_>, call: At) -> bool {
    scene.known(call.owner).is_some_and(|it| asks_terminal(&it.body, call.expr))
}

fn asks_terminal(body: &Body, call: ExprId) -> bool {
    body.expr(call).parent.is_some_and(
        |it| matches!(&body.expr(it).kind, ExprKind::MethodCall { name, .. } if name == "is_terminal"),
    )
}
