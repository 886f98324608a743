//! Which small calls are worth a line: those that repeat, on a handle that nobody expects to be slow.

use crate::catalogue::{Direction, OncePer};
use crate::index::{Index, Ty};
use crate::infer::{BodyOwner, Callee};
use crate::items::{Body, ExprId, ExprKind, Literal};
use crate::judge::Quiet;
use crate::track::cargo::is_of_build_script;
use crate::track::dear::are_beside_dear;
use crate::track::device::NULL;
use crate::track::facts::arguments;
use crate::track::formatted::is_of_many_lines;
use crate::track::gathered::is_buffer;
use crate::track::head::are_heads;
use crate::track::many::{is_exchange, is_unpacked};
use crate::track::one_line::is_joined;
use crate::track::piece::is_piece;
use crate::track::place::is_same_place;
use crate::track::program::{At, Known, Program};
use crate::track::record::{is_small_record, is_tiny_record};
use crate::track::repeat::repeats;
use crate::track::reset::is_set_anew;
use crate::track::sink::{SinkSite, draws};
use crate::track::size::Size;
use crate::track::terminal::{is_chosen, is_offered, is_per_item};
use crate::track::threshold::LARGE;
use crate::track::trace::Trace;
use crate::track::unused::is_unused;
use crate::track::{Made, print};

/// What an archive's entry that is not compressed is called.
const STORED: &str = "Stored";

/// Bytes from which on what is written at once is most often a line or a part of a text, and no word or number of one.
const LINE: u64 = 32;

/// One sink and one of its sources.
#[derive(Clone)]
pub struct Pair {
    pub site: SinkSite,
    pub at: At,
    pub trace: Trace,
}

impl Pair {
    /// It moves as much as somebody has put together elsewhere, be that little or much.
    pub fn is_block(&self) -> bool {
        let may_be_large = match self.site.size {
            Size::Exactly(bytes) | Size::AtMost(bytes) => bytes >= LARGE,
            Size::Unknown => true,
        };
        self.site.once_per == OncePer::Call && may_be_large
    }

    /// One call of it makes many of the system, or moves much.
    pub fn is_in_bulk(&self) -> bool {
        matches!(self.site.once_per, OncePer::Byte | OncePer::Token | OncePer::Block)
    }
}

/// Why the calls of this sink on this source cost little; `None` where they are small.
pub fn quiet_call(program: &Program<'_>, pair: &Pair, line_buffered: bool) -> Option<Quiet> {
    let is_small = || makes_small_calls(program, pair, line_buffered);
    let is_printed = || print::is_print_loop(program, pair.trace.made.at);
    program.rows().first(&[
        (if line_buffered && !pair.is_block() { Quiet::Flushed } else { Quiet::Blocks }, &|| !is_small()),
        (Quiet::FewCalls, &|| is_printed() && print::is_seldom(program, pair)),
        (Quiet::Compressed, &|| is_compressed(program, pair)),
        (Quiet::Test, &|| is_tested(program, pair)),
        (Quiet::SetAnew, &|| is_set_anew(program, pair)),
    ])
}

/// Whether what a sink writes goes into a compressed entry of an archive, whose own methods alone reach the file.
fn is_compressed(program: &Program<'_>, pair: &Pair) -> bool {
    let krate = |path: &str| path.split("::").next().map(str::to_owned);
    let is_gathered = |it: At| {
        let ty = program.known(it.owner).and_then(|known| known.inference.expr(it.expr).peeled().adt());
        ty.is_some_and(|(id, _)| {
            let is_own = krate(&program.index.type_path(id)) == krate(&pair.site.api);
            program.index.type_marks(id).compresses && !is_own
        })
    };
    let is_stored = |known: &Known, it: ExprId| {
        let ExprKind::Path(path, _) = &known.body.expr(it).kind else { return false };
        let ty = known.inference.expr(it).adt();
        path.name() == STORED && ty.is_none_or(|(id, _)| program.index.is_stub(program.index.type_unit(id)))
    };
    let names_stored = |it: At| {
        program.known(it.owner).is_some_and(|known| known.body.expr_ids().any(|it| is_stored(known, it)))
    };
    let nodes = || pair.trace.path.iter().map(|it| it.at);
    nodes().any(is_gathered) && !nodes().any(names_stored)
}

fn makes_small_calls(program: &Program<'_>, pair: &Pair, line_buffered: bool) -> bool {
    match (pair.site.once_per, pair.site.size) {
        _ if line_buffered
            && (pair.site.within_line || pair.site.alone_before.is_some())
            && !is_of_many_lines(program, pair) =>
        {
            false
        }
        (OncePer::Byte | OncePer::Token, _) if is_tiny_record(program, pair.at, &pair.site) => {
            pair.trace.in_loop
        }
        (OncePer::Token, _) if line_buffered && is_small_record(program, pair.at, &pair.site) => {
            pair.trace.in_loop
        }
        // One line for each flush is one call, with a buffer and without.
        _ if line_buffered && pair.site.flushed && pair.site.one_line => false,
        (OncePer::Block, _) => {
            line_buffered
                && (pair.trace.in_loop || is_unpacked(program, pair.at) || !copies_file(program, pair.at))
        }
        // A number of a few bytes is no line.
        (OncePer::Call, Size::Exactly(bytes) | Size::AtMost(bytes))
            if line_buffered && !pair.site.ends_line && bytes < LINE =>
        {
            false
        }
        (OncePer::Call, Size::Exactly(bytes) | Size::AtMost(bytes)) => bytes < LARGE && bytes > 0,
        (OncePer::Call, Size::Unknown) if line_buffered && is_joined(program, pair.at) => false,
        // A read of unknown size is as large as its caller wants it; a write in a loop is most often a line.
        (OncePer::Call, Size::Unknown) => {
            pair.site.direction == Direction::Write && is_piece(program, &pair.site, pair.at)
        }
        _ => true,
    }
}

/// `io::copy(&mut file, &mut stdout())` takes two calls a block; of one file that is next to nothing, and a slice is
/// written whole. What any reader gives may be what somebody sends, who would wait for a full buffer.
fn copies_file(program: &Program<'_>, call: At) -> bool {
    let Some(known) = program.known(call.owner) else { return false };
    let args = arguments(&known.body, call.expr);
    let Some(&first) = args.first() else { return false };
    let (from, index) = (known.inference.expr(first), program.index);
    let reads = |it: &Ty| it.adt().is_some_and(|(id, _)| index.type_marks(id).unbuffered_read);
    let is_file = match from.peeled() {
        Ty::Adt(id, args) if index.type_path(*id) == "std::io::BufReader" => args.first().is_some_and(reads),
        it => reads(it),
    };
    let is_any = |it: &Ty| match it {
        Ty::Dyn(_) => true,
        Ty::Adt(id, _) => !index.is_stub(index.type_unit(*id)),
        _ => false,
    };
    is_file || is_cut_out(&known.body, first) || from.any(&mut |it| is_any(it))
}

/// `&mut &bytes[from..to]`
fn is_cut_out(body: &Body, expr: ExprId) -> bool {
    match &body.expr(expr).kind {
        ExprKind::Ref { inner, .. } => is_cut_out(body, *inner),
        ExprKind::Index { index, .. } => matches!(body.expr(*index).kind, ExprKind::Range { .. }),
        _ => false,
    }
}

/// Why the small calls on a source are not worth a buffer; `None` where they are, by one pass over them, or by what repeats
/// them.
pub fn quiet_calls(
    program: &Program<'_>,
    made: Made,
    pairs: &[Pair],
    are_many: impl FnOnce() -> bool,
) -> Option<Quiet> {
    let few = quiet_by_number(program, made, pairs).filter(|_| !are_many());
    let printed = || {
        if print::is_print_loop(program, made.at) {
            print::quiet(program, made.at, pairs)
        } else {
            // Who asks for stdout anew each time prints as much as by `println!`.
            let is_printed = program.index.type_marks(made.ty).line_buffered
                && pairs.iter().all(|it| it.trace.renewed && it.site.once_per == OncePer::Fragment);
            is_printed.then(|| print::quiet_beside(program, pairs)).flatten()
        }
    };
    let unused =
        || is_unused(program, made.at.owner) || pairs.iter().all(|it| is_unused(program, it.at.owner));
    few.or_else(printed)
        .or_else(|| quiet_by_source(program, made, pairs))
        .or_else(|| program.rows().first(&[(Quiet::Unused, &unused)]))
}

/// A serialiser always, anything else in a loop, be it one of its own `Display`, where nothing says that it is little.
fn quiet_by_number(program: &Program<'_>, made: Made, pairs: &[Pair]) -> Option<Quiet> {
    // Stdout gathers a line by itself.
    let line_buffered = program.index.type_marks(made.ty).line_buffered;
    let always = |it: &Pair| it.is_in_bulk() && !(line_buffered && it.site.one_line);
    let is_more = |it: &Pair| always(it) || it.trace.in_loop || is_of_many_lines(program, it);
    program.rows().first(&[
        (Quiet::FewCalls, &|| !pairs.iter().any(is_more)),
        (Quiet::Header, &|| is_looked_into(program, pairs) || are_heads(program, pairs)),
        (Quiet::Beside, &|| are_beside_dear(program, pairs)),
        (Quiet::Chosen, &|| line_buffered && is_chosen(program, made)),
        (Quiet::ShortLived, &|| line_buffered && is_short_lived(program, made, pairs)),
    ])
}

/// A buffer that lives for a line or two, and its flush, cost what they save.
fn is_short_lived(program: &Program<'_>, made: Made, pairs: &[Pair]) -> bool {
    // What a helper writes without a line end of its own is most often a part of a line.
    let in_own_loop =
        |it: &Pair| program.known(it.at.owner).is_some_and(|known| repeats(known, it.at.expr, None));
    let lasting = || pairs.iter().filter(|it| !it.trace.renewed);
    let many = lasting().any(|it| match it.site.once_per {
        OncePer::Block | OncePer::Unsaid => true,
        OncePer::Byte | OncePer::Token => it.trace.in_loop,
        OncePer::Fragment | OncePer::Call => it.trace.in_loop && (it.site.ends_line || in_own_loop(it)),
    });
    !many
        && (is_per_item(program, made) || (!pairs.iter().any(Pair::is_in_bulk) && is_offered(program, made)))
}

/// What a file is opened for, where what makes it opens it for one thing.
pub fn opened_for(index: &Index, made: Made) -> Option<Direction> {
    index.func_marks(index.of_trait(made.by?))?.opens
}

/// By what a source is, and where it stands.
fn quiet_by_source(program: &Program<'_>, made: Made, pairs: &[Pair]) -> Option<Quiet> {
    let ty = program.index.type_path(made.ty);
    let is_device = |known: &Known| {
        known.devices(program.index).iter().any(|it| match &known.body.expr(*it).kind {
            // What is thrown away stands in for another file.
            ExprKind::Literal(Literal::Str { value, .. }) if value == NULL => {
                known.body.expr(made.at.expr).span.contains(known.body.expr(*it).span)
            }
            _ => true,
        })
    };
    // A message that is put together by the token is waited for as a whole.
    let is_serialised = |it: &Pair| {
        it.site.once_per == OncePer::Token && it.trace.in_loop && !is_small_record(program, it.at, &it.site)
    };
    let device = || program.known(made.at.owner).is_some_and(is_device);
    let draws = pairs.iter().any(|it| draws(&it.site.api));
    // No write on what is opened to read succeeds, and no read on the other.
    let is_in_vain =
        opened_for(program.index, made).is_some_and(|it| pairs.iter().all(|pair| pair.site.direction != it));
    let is_unpiped = || program.known(made.at.owner).is_some_and(|it| is_unpiped(program, it, &ty));
    program.rows().first(&[
        (Quiet::InVain, &|| is_in_vain),
        (Quiet::Message, &|| is_exchange(program, made, pairs)),
        (Quiet::Device, &device),
        (Quiet::BuildScript, &|| is_of_build_script(program, made.at)),
        (Quiet::Unpiped, &is_unpiped),
        (Quiet::Stderr, &|| made.is_stderr(program.index) && !draws && !pairs.iter().any(is_serialised)),
    ])
}

/// Whether the code puts a buffer of its own around the file, after a look at how it begins.
fn is_looked_into(program: &Program<'_>, pairs: &[Pair]) -> bool {
    let is_look = |pair: &Pair| {
        let Some(known) = program.known(pair.at.owner) else { return false };
        let body = &known.body;
        let end = body.expr(pair.at.expr).span.end;
        let wraps = |it: ExprId| match &body.expr(it).kind {
            ExprKind::Call { args, .. } if body.expr(it).span.start >= end => {
                is_buffer(program.index, known.inference.expr(it), Direction::Read)
                    && args.last().is_some_and(|it| is_same_place(body, *it, pair.site.subject))
            }
            _ => false,
        };
        pair.site.direction == Direction::Read
            && !pair.site.to_end
            && !pair.trace.in_loop
            && body.expr_ids().any(wraps)
    };
    pairs.iter().all(is_look)
}

/// Whether the end of a child is taken where the only program that is started keeps its own: `Command::new(path).spawn()`
/// without a `stdout(..)` between them, so that there is none.
fn is_unpiped(program: &Program<'_>, known: &Known, ty: &str) -> bool {
    let body = &known.body;
    let setter = match ty {
        "std::process::ChildStdin" => "stdin",
        "std::process::ChildStdout" => "stdout",
        "std::process::ChildStderr" => "stderr",
        _ => return false,
    };
    let mut spawned = body.expr_ids().filter(|it| body.called_name(*it) == "spawn");
    let (Some(spawn), None) = (spawned.next(), spawned.next()) else { return false };
    let receiver = |it: &ExprId| match &body.expr(*it).kind {
        ExprKind::MethodCall { receiver, .. } => Some(*receiver),
        _ => None,
    };
    let chain: Vec<ExprId> = std::iter::successors(Some(spawn), receiver).collect();
    let is_whole = chain.last().is_some_and(|it| match known.inference.callees.get(it) {
        Some(Callee::Func(func, _)) => program.index.func_path(*func) == "std::process::Command::new",
        _ => false,
    });
    is_whole && !chain.into_iter().any(|it| body.called_name(it) == setter)
}

/// Whether a type is a socket or the pipe into a child, where the other side may wait for what is written.
pub fn talks(ty: &str) -> bool {
    matches!(
        ty.rsplit("::").next(),
        Some("TcpStream" | "UnixStream" | "ChildStdin" | "OwnedWriteHalf" | "OwnedReadHalf")
    )
}

/// Scratch files of tests are nobody's bottleneck.
fn is_tested(program: &Program<'_>, pair: &Pair) -> bool {
    pair.trace.path.iter().any(|it| is_test(program, it.at.owner)) || is_test(program, pair.at.owner)
}

/// Whether a body is a test, or stands where tests are.
pub fn is_test(program: &Program<'_>, owner: BodyOwner) -> bool {
    let is_marked = match owner {
        BodyOwner::Func(func) => program.index.func(func).test,
        BodyOwner::Value(_) => false,
    };
    is_marked || program.is_for_tests(owner)
}
