//! Sinks with the same source become one flow, and only flows that cost something are kept.

use std::cell::LazyCell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::slice;

use rustc_hash::FxHashSet;

use crate::catalogue::{Direction, OncePer};
use crate::discover::Version;
use crate::file::{FileId, FileSpan};
use crate::index::FuncId;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind};
use crate::judge::{Quiet, Rank};
use crate::track::formatted::is_of_many_lines;
use crate::track::knowledge::Knowledge;
use crate::track::program::{At, Program};
use crate::track::sink::{GatheringEnd, SinkSite};
use crate::track::size::Size;
use crate::track::threshold::BLOCK;
use crate::track::trace::{Trace, traces};
use crate::track::worth::{Pair, quiet_call, quiet_calls};
use crate::track::{Cost, Flow, Made, Many, Rule, Sink, Source, Tracked, Way};
use crate::track::{
    anew, gathered, line_end, lines, many, passed, print, read_ahead, redundant, steps, straight, turns,
};

/// Bytes that a call of unknown size is taken to move, for the estimate.
const USUAL_CALL: f64 = 64.0;
/// Bytes of a piece of a format string or of an argument of it: a hundred of them are a KiB.
const USUAL_FRAGMENT: f64 = 10.24;
/// Bytes of a line that stdout hands on, for the estimate.
const USUAL_LINE: u64 = 40;
/// System calls per KiB of `serde_json::to_writer_pretty` to stdout, one for each of its short lines (measured: 104).
const LINES_OF_TOKENS: f64 = 100.0;
/// System calls per KiB of an API that works in small pieces and was not measured.
const USUAL_TOKENS: f64 = 300.0;
/// System calls per KiB through a buffer of 8 KiB.
const BUFFERED_PER_KIB: f64 = 0.125;

/// The source of what is printed.
pub const PRINT_LOOP: &str = "println!";

/// The flows of the run whose sinks are described, in the order of the first of those.
pub fn flows(knowledge: &mut Knowledge<'_>) -> Vec<Tracked> {
    let pairs = knowledge.settle(Knowledge::owners, pairs_of);
    let mut pairs: Vec<Pair> = pairs.into_values().flatten().collect();
    let index = knowledge.index;
    pairs.retain(|it| {
        let made = index.file_of(it.trace.made.at.owner.unit(index));
        made.is_none_or(|it| !knowledge.is_dependency(it))
    });
    let mut by_source: BTreeMap<(Made, Direction), Vec<Pair>> = BTreeMap::new();
    for pair in pairs {
        by_source.entry((pair.trace.made, pair.site.direction)).or_default().push(pair);
    }
    let sources: Vec<(Made, Vec<Pair>)> =
        by_source.into_iter().map(|((made, _), pairs)| (made, pairs)).collect();
    let flows = knowledge.settle(
        |_| (0..sources.len()).collect(),
        |program, at| of_source(program, sources[at].0, sources[at].1.clone()),
    );
    let mut flows: Vec<Tracked> = flows.into_values().flatten().collect();
    flows.extend(gathered::gathered(knowledge));
    flows.extend(read_ahead::lost(knowledge));
    flows.extend(redundant::redundant(knowledge));
    flows.retain(|it| !knowledge.is_dependency(it.flow.source.at.file));
    flows.sort_by_key(|it| (it.flow.sinks.first().map(|sink| sink.at), it.flow.source.at));
    flows
}

fn pairs_of(program: &Program<'_>, owner: BodyOwner) -> Vec<Pair> {
    let Some(known) = program.known(owner) else { return Vec::new() };
    let mut pairs = Vec::new();
    for site in &known.facts.sinks {
        let subject = At { owner, expr: site.subject };
        let found = match &known.body.expr(site.subject).kind {
            ExprKind::Macro(call) if print::is_print(call) => print::traces(program, subject),
            _ => traces(program, subject, site.direction),
        };
        let found: Vec<Trace> =
            found.into_iter().flat_map(|it| anew::in_loops(program, it, site.direction)).collect();
        if found.is_empty() {
            continue;
        }
        let once_per = once_per_of(program, owner, &site.api, (site.once_per, site.before.as_ref()));
        let site = SinkSite { once_per, size: passed::size(program, owner, known, site), ..site.clone() };
        let ends_line = site.ends_line || line_end::may_end(program, At { owner, expr: site.call }, &site);
        let site = SinkSite { ends_line, within_line: site.within_line && !ends_line, ..site };
        let pair = |trace| Pair { site: site.clone(), at: At { owner, expr: site.call }, trace };
        pairs.extend(found.into_iter().map(pair));
    }
    pairs
}

/// How often an API asks the system in the version that the package of a body depends on: a newer one than those that
/// the catalogue means does so once a call.
pub fn once_per_of(
    program: &Program<'_>,
    owner: BodyOwner,
    api: &str,
    (once_per, before): (OncePer, Option<&Version>),
) -> OncePer {
    let krate = api.split("::").next().unwrap_or_default();
    match before {
        Some(before) if program.depends_on(owner, krate, before) => OncePer::Call,
        _ => once_per,
    }
}

/// One flow for each handle that a source gives.
fn of_source(program: &Program<'_>, made: Made, pairs: Vec<Pair>) -> Vec<Tracked> {
    by_handle(pairs).into_values().filter_map(|it| flow(program, made, it)).collect()
}

fn flow(program: &Program<'_>, made: Made, all: Vec<Pair>) -> Option<Tracked> {
    let line_buffered = program.index.type_marks(made.ty).line_buffered;
    let as_usual = || program.as_usual(|| weighed(program, made, all.clone()).quiet);
    let usual = if program.rows().told.is_empty() { None } else { as_usual() };
    let Weighed { pairs, quiet, many, rank, among_blocks } = weighed(program, made, all);
    let rule = match pairs.first()?.site.direction {
        Direction::Read => Rule::UnbufferedRead,
        Direction::Write if line_buffered => Rule::LineBufferedStdout,
        Direction::Write => Rule::UnbufferedWrite,
    };
    let mut found: Vec<(Sink, Pair)> =
        pairs.into_iter().filter_map(|it| Some((sink(program, &it)?, it))).collect();
    // What writes no line end costs stdout next to nothing.
    let is_costly = |it: &Pair| !(line_buffered && it.site.one_line);
    let is_hot = |it: &Pair| rank == Rank::Hot && many::rank(program, made, slice::from_ref(it)) == Rank::Hot;
    found.sort_by_cached_key(|(it, pair)| (Reverse((is_costly(pair), is_hot(pair), weight(it))), it.at));
    let mut seen = FxHashSet::default();
    found.retain(|(it, _)| seen.insert((it.at, it.within)));
    let (_, first) = found.first()?;
    let source = source(program, made)?;
    let ways = found.iter().map(|(_, it)| way(made, it)).collect();
    let flow = Flow {
        rule,
        source,
        steps: steps::steps(program, &first.trace.path),
        cost: cost(&found, rule, among_blocks),
        sinks: found.into_iter().map(|(sink, _)| sink).collect(),
    };
    Some(Tracked { flow, ways, many, rank, usual: usual.or(quiet), quiet })
}

/// The calls on a source that cost something, and what they are worth.
struct Weighed {
    /// All of them where none costs anything.
    pairs: Vec<Pair>,
    quiet: Option<Quiet>,
    many: Many,
    rank: Rank,
    among_blocks: bool,
}

impl Weighed {
    /// None of the calls costs anything.
    fn quiet(pairs: Vec<Pair>, row: Quiet) -> Self {
        Self { pairs, quiet: Some(row), many: Many::Unsaid, rank: Rank::Warm, among_blocks: false }
    }
}

fn weighed(program: &Program<'_>, made: Made, all: Vec<Pair>) -> Weighed {
    let line_buffered = program.index.type_marks(made.ty).line_buffered;
    // A piece that is flushed at once, or sought anew, is one call with a buffer as without.
    let row_alone = |it: &Pair| {
        let row = match it.site.alone_before? {
            GatheringEnd::Flush => Quiet::Flushed,
            GatheringEnd::Set => Quiet::SetAnew,
        };
        program.rows().first(&[(row, &|| !is_of_many_lines(program, it))])
    };
    let (alone, all): (Vec<Pair>, Vec<Pair>) = all.into_iter().partition(|it| row_alone(it).is_some());
    if let Some(row) = alone.first().and_then(row_alone).filter(|_| all.is_empty()) {
        return Weighed::quiet(alone, row);
    }
    let (mut pairs, mut others, mut rows) = (Vec::new(), Vec::new(), BTreeSet::new());
    for pair in all {
        match quiet_call(program, &pair, line_buffered) {
            None => pairs.push(pair),
            Some(row) => {
                rows.insert(row);
                others.push(pair);
            }
        }
    }
    if let Some(row) = rows.first().filter(|_| pairs.is_empty()) {
        return Weighed::quiet(others, *row);
    }
    for pair in &mut pairs {
        let (trace, sink) = (&pair.trace, pair.at);
        let are_few = turns::are_few(program, trace, sink) || turns::is_in_few(program, trace, sink);
        pair.trace.in_loop &= !are_few;
    }
    let straight = LazyCell::new(|| straight::are_many(program, made, &pairs, &others));
    let many = many::of(program, made, &pairs);
    // Most loops that print are over a handful of lines, and nothing else has to be known of those.
    let is_short = many == Many::Unsaid && print::is_print_loop(program, made.at);
    let quiet = if is_short {
        let few = || program.rows().first(&[(Quiet::FewCalls, &|| true)]);
        print::quiet(program, made.at, &pairs).or_else(few)
    } else {
        quiet_calls(program, made, &pairs, || *straight)
    };
    let among_blocks = are_among_blocks(program, &pairs, &others);
    // One header before each block of a length that nobody knows may be a small part of it.
    let is_head = among_blocks && is_one_piece(&pairs);
    let many = if is_head { many.min(Many::Likely) } else { many };
    let is_in_a_row =
        || quiet.is_none() && many < Many::Shown && many::is_told_in_a_row(program, made) && *straight;
    let many = if is_in_a_row() { Many::Shown } else { many };
    let rank =
        if quiet.is_none() && many > Many::Unsaid { many::rank(program, made, &pairs) } else { Rank::Warm };
    let quiet = quiet.or_else(|| line_buffered.then(|| lines::quiet(program, rank, &pairs))?);
    Weighed { pairs, quiet, many, rank, among_blocks }
}

/// Whether each turn moves a block of a length that nobody knows beside the small pieces: a record and its header.
/// What ends a line stands behind text.
fn are_among_blocks(program: &Program<'_>, pairs: &[Pair], others: &[Pair]) -> bool {
    let turn = |it: &Pair| {
        let body = &program.known(it.at.owner)?.body;
        Some((it.at.owner, body.ancestors(it.at.expr).find(|it| body.is_loop(*it))))
    };
    let blocks: Vec<_> = others.iter().filter(|it| it.is_block()).map(turn).collect();
    let mut repeated = pairs.iter().filter(|it| it.trace.in_loop).peekable();
    repeated.peek().is_some()
        && repeated.all(|it| !it.is_in_bulk() && !it.site.ends_line && blocks.contains(&turn(it)))
}

fn is_one_piece(pairs: &[Pair]) -> bool {
    let repeated: BTreeSet<(At, u32)> =
        pairs.iter().filter(|it| it.trace.in_loop).map(|it| (it.at, it.site.pieces)).collect();
    repeated.len() == 1 && repeated.iter().all(|(_, pieces)| *pieces == 1)
}

/// The sinks of each handle: every call of a function that returns one gives another.
fn by_handle(pairs: Vec<Pair>) -> BTreeMap<Vec<At>, Vec<Pair>> {
    let mut by_handle: BTreeMap<Vec<At>, Vec<Pair>> = BTreeMap::new();
    for pair in pairs {
        by_handle.entry(pair.trace.returned_to()).or_default().push(pair);
    }
    by_handle
}

fn way(made: Made, pair: &Pair) -> Way {
    Way {
        made,
        path: pair.trace.path.clone(),
        sink: pair.at,
        to_end: pair.site.to_end,
        renewed: pair.trace.renewed,
    }
}

/// Costliest first: what repeats, then how small the pieces are.
fn weight(sink: &Sink) -> (bool, Reverse<OncePer>, bool) {
    let is_small = sink.bytes_per_call.is_none_or(|it| it < BLOCK);
    (sink.in_loop, Reverse(sink.once_per), is_small)
}

fn sink(program: &Program<'_>, pair: &Pair) -> Option<Sink> {
    let within = span(program, pair.at)?;
    let is_below = program.is_dependency(within.file);
    Some(Sink {
        at: if is_below { entry(program, pair)? } else { within },
        within: is_below.then_some(within),
        api: pair.site.api.clone(),
        direction: pair.site.direction,
        once_per: pair.site.once_per,
        bytes_per_call: match pair.site.size {
            Size::Exactly(bytes) => Some(bytes),
            Size::AtMost(_) | Size::Unknown => None,
        },
        pieces: pair.site.pieces,
        formats_lines: is_of_many_lines(program, pair),
        in_loop: pair.trace.in_loop,
    })
}

/// The last call on the way that a file of the run makes, and no dependency.
fn entry(program: &Program<'_>, pair: &Pair) -> Option<FileSpan> {
    let known_in = |at: At| Some((program.known(at.owner)?, span(program, at)?.file));
    pair.trace.path.iter().rev().find_map(|node| {
        let (known, file) = known_in(node.at).filter(|(_, file)| !program.is_dependency(*file))?;
        let body = &known.body;
        let is_call =
            |it: &ExprId| matches!(body.expr(*it).kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. });
        let call = body.ancestors(node.at.expr).find(is_call).unwrap_or(node.at.expr);
        Some(FileSpan { file, span: body.expr(call).span })
    })
}

/// Where a handle is made, as findings have it.
pub fn source(program: &Program<'_>, made: Made) -> Option<Source> {
    let index = program.index;
    let ty = index.type_path(made.ty);
    let api = match (made.by, made.param) {
        (Some(func), _) => index.func_path(func),
        (None, Some(param)) => index.func_path(param.func),
        (None, None) if print::is_print_loop(program, made.at) => PRINT_LOOP.to_owned(),
        (None, None) => ty.clone(),
    };
    let param = made.param.and_then(|it| param_span(program, it.func, it.nth));
    Some(Source {
        at: param.map_or_else(|| head(program, made.at), Some)?,
        comes_in: param.is_some(),
        api,
        ty,
    })
}

/// Where a function declares a parameter.
fn param_span(program: &Program<'_>, func: FuncId, nth: usize) -> Option<FileSpan> {
    let owner = BodyOwner::Func(func);
    let body = &program.known(owner)?.body;
    let file = program.index.file_of(owner.unit(program.index))?;
    Some(FileSpan { file, span: body.pat(*body.params.get(nth)?).span })
}

/// Bytes that a call moves on average, of the calls that are made as often as each other.
fn mean_size(found: &[(Sink, Pair)]) -> f64 {
    let sizes: Vec<f64> = repeated_pieces(found).map(usual_size).collect();
    sizes.iter().sum::<f64>() / clamp(sizes.len() as u64)
}

fn repeated_pieces(found: &[(Sink, Pair)]) -> impl Iterator<Item = &Sink> {
    let pieces = found.iter().filter(|(sink, pair)| is_piece(sink, pair)).map(|(it, _)| it);
    let repeats = pieces.clone().any(|it| it.in_loop);
    pieces.filter(move |it| it.in_loop == repeats)
}

fn usual_size(sink: &Sink) -> f64 {
    match (sink.bytes_per_call, sink.once_per) {
        (Some(bytes), _) => clamp(bytes),
        (None, OncePer::Fragment) => USUAL_FRAGMENT,
        (None, _) => USUAL_CALL,
    }
}

fn is_piece(sink: &Sink, pair: &Pair) -> bool {
    pair.site.per_kib.is_none() && matches!(sink.once_per, OncePer::Call | OncePer::Fragment)
}

/// What the flow costs; nobody can say how many of its bytes go in small calls where larger blocks go in between.
fn cost(found: &[(Sink, Pair)], rule: Rule, among_blocks: bool) -> Cost {
    let is_lines = rule == Rule::LineBufferedStdout;
    // A serialiser's tokens are many more than the line end that is written behind them.
    let others = found.iter().filter(|(sink, pair)| is_lines || !is_piece(sink, pair));
    let (calls_per_kib, is_guess) = others
        .map(|(sink, pair)| match (pair.site.per_kib, sink.bytes_per_call, sink.once_per) {
            (_, _, OncePer::Block) => (0.25, false),
            (_, _, OncePer::Token) if is_lines && !pair.site.one_line => (LINES_OF_TOKENS, true),
            (_, _, OncePer::Token) if is_lines => (1.0, true),
            _ if is_lines => (1024.0 / clamp(USUAL_LINE), true),
            (Some(measured), ..) => (measured, false),
            (None, Some(bytes), _) => (1024.0 / clamp(bytes), false),
            (None, None, OncePer::Byte) => (1024.0, false),
            (None, None, _) => (USUAL_TOKENS, true),
        })
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .unwrap_or_else(|| (1024.0 / mean_size(found), among_blocks || !are_sizes_known(found)));
    Cost { calls_per_kib, buffered_per_kib: BUFFERED_PER_KIB, is_guess }
}

/// Whether each of the calls that are made as often as each other moves so many bytes.
fn are_sizes_known(found: &[(Sink, Pair)]) -> bool {
    repeated_pieces(found).all(|it| it.bytes_per_call.is_some())
}

fn clamp(bytes: u64) -> f64 {
    f64::from(u32::try_from(bytes.max(1)).unwrap_or(u32::MAX))
}

/// Where an expression stands, of a loop only what is before its body.
pub fn head(program: &Program<'_>, at: At) -> Option<FileSpan> {
    let whole = span(program, at)?;
    let known = program.known(at.owner)?;
    let body = match &known.body.expr(at.expr).kind {
        ExprKind::For { iterable, .. } => Some(known.body.expr(*iterable).span.end),
        ExprKind::While { condition, .. } => Some(known.body.expr(*condition).span.end),
        // The keyword.
        ExprKind::Loop { .. } => Some(whole.span.start + 4),
        _ => None,
    };
    let end = body.unwrap_or(whole.span.end).min(whole.span.end);
    Some(FileSpan { span: crate::file::Span::new(whole.span.start, end), ..whole })
}

/// Where an expression stands; `None` for a stub, which has no file.
pub fn span(program: &Program<'_>, at: At) -> Option<FileSpan> {
    let known = program.known(at.owner)?;
    let file: FileId = program.index.file_of(at.owner.unit(program.index))?;
    Some(FileSpan { file, span: known.body.expr(at.expr).span })
}
