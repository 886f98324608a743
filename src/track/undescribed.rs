//! Handles that are given to what nothing describes: flows that end where nobody knows what is read or written.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue::{Direction, OncePer};
use crate::file::FileSpan;
use crate::index::TypeId;
use crate::judge::{Quiet, Rank};
use crate::track::flow::{self, source, span};
use crate::track::given::handed_over;
use crate::track::knowledge::Knowledge;
use crate::track::program::{At, Program};
use crate::track::steps::steps;
use crate::track::trace::{Trace, traces};
use crate::track::unjudged::{Handed, Unjudged, handle_in};
use crate::track::worth::opened_for;
use crate::track::{Cost, Flow, Made, Many, Rule, Sink, Tracked, Way};

/// Every flow of the run, in the order of its first sink: those too that are not shown by default, and those that end in what
/// is not described.
pub fn flows(knowledge: &mut Knowledge<'_>) -> Vec<Tracked> {
    let mut flows = flow::flows(knowledge);
    flows.extend(undescribed(knowledge));
    flows.sort_by_key(|it| (it.flow.sinks.first().map(|sink| sink.at), it.flow.source.at));
    flows
}

/// Every API of a dependency that nothing describes and that is given a handle anywhere in the run, by its name.
pub fn unjudged(knowledge: &mut Knowledge<'_>) -> Vec<Unjudged> {
    let handed = handed_over(knowledge);
    let index = knowledge.index;
    let mut places: BTreeMap<(String, TypeId), BTreeSet<FileSpan>> = BTreeMap::new();
    for (at, trace) in given(knowledge, &handed) {
        let Some(Handed { call, api, .. }) = handed.get(at) else { continue };
        let known = knowledge.bodies.get(&call.owner);
        let place = known.zip(index.file_of(call.owner.unit(index)));
        let place = place.map(|(known, file)| FileSpan { file, span: known.body.expr(call.expr).span });
        places.entry((api.clone(), trace.made.ty)).or_default().extend(place);
    }
    let named = |((api, handle), at): ((String, TypeId), BTreeSet<FileSpan>)| Unjudged {
        api,
        handle: index.type_path(handle),
        at: at.into_iter().collect(),
    };
    places.into_iter().map(named).collect()
}

/// The handles that some calls are given, each with the place of its call among them.
fn given(knowledge: &mut Knowledge<'_>, handed: &[Handed]) -> Vec<(usize, Trace)> {
    let found = knowledge.settle(
        |_| (0..handed.len()).collect(),
        |program, at| handed.get(at).map(|it| handles(program, it)).unwrap_or_default(),
    );
    found.into_iter().flat_map(|(at, found)| found.into_iter().map(move |it| (at, it))).collect()
}

/// One flow for each handle that goes to such calls, with all of them.
fn undescribed(knowledge: &mut Knowledge<'_>) -> Vec<Tracked> {
    let handed = handed_over(knowledge);
    let mut by_source: BTreeMap<Made, Vec<(usize, Trace)>> = BTreeMap::new();
    for (at, trace) in given(knowledge, &handed) {
        by_source.entry(trace.made).or_default().push((at, trace));
    }
    let sources: Vec<(Made, Vec<(usize, Trace)>)> = by_source.into_iter().collect();
    let flows = knowledge.settle(
        |_| (0..sources.len()).collect(),
        |program, at| {
            let (made, given) = &sources[at];
            tracked(program, *made, given.iter().filter_map(|(at, trace)| Some((handed.get(*at)?, trace))))
        },
    );
    let is_own = |it: &Tracked| !knowledge.is_dependency(it.flow.source.at.file);
    flows.into_values().flatten().filter(is_own).collect()
}

/// Where the handles come from that a call is given; the value itself where that is not seen and its type says enough.
fn handles(program: &Program<'_>, handed: &Handed) -> Vec<Trace> {
    let at = At { expr: handed.arg, ..handed.call };
    let mut found: Vec<Trace> = Vec::new();
    for trace in [Direction::Read, Direction::Write].into_iter().flat_map(|it| traces(program, at, it)) {
        if !found.iter().any(|it| it.made == trace.made) {
            found.push(trace);
        }
    }
    let ty = program.known(at.owner).and_then(|it| handle_in(program.index, it.inference.expr(at.expr)));
    if let Some(ty) = ty.filter(|_| found.is_empty()) {
        let made = Made { at, by: None, ty, param: None };
        found.push(Trace { made, path: Vec::new(), in_loop: false, renewed: false });
    }
    found
}

fn tracked<'a>(
    program: &Program<'_>,
    made: Made,
    given: impl Iterator<Item = (&'a Handed, &'a Trace)>,
) -> Option<Tracked> {
    let marks = program.index.type_marks(made.ty);
    let direction = match opened_for(program.index, made) {
        Some(direction) => direction,
        None if marks.unbuffered_read => Direction::Read,
        None => Direction::Write,
    };
    let rule = match direction {
        _ if marks.line_buffered => Rule::LineBufferedStdout,
        Direction::Read => Rule::UnbufferedRead,
        Direction::Write => Rule::UnbufferedWrite,
    };
    let sink = |at: FileSpan, handed: &Handed, trace: &Trace| Sink {
        at,
        within: None,
        api: handed.api.clone(),
        direction,
        once_per: OncePer::Unsaid,
        bytes_per_call: None,
        pieces: 1,
        formats_lines: false,
        in_loop: trace.in_loop,
    };
    let (mut sinks, mut ways) = (Vec::new(), Vec::new());
    for (handed, trace) in given {
        sinks.push(sink(span(program, handed.call)?, handed, trace));
        let path = trace.path.clone();
        ways.push(Way { made, path, sink: handed.call, to_end: false, renewed: trace.renewed });
    }
    let flow = Flow {
        rule,
        source: source(program, made)?,
        steps: steps(program, &ways.first()?.path),
        // Nobody can say.
        cost: Cost { calls_per_kib: 0.0, buffered_per_kib: 0.0, is_guess: true },
        sinks,
    };
    let row = Quiet::Undescribed;
    let quiet = program.rows().first(&[(row, &|| true)]);
    Some(Tracked { flow, ways, many: Many::Shown, rank: Rank::Warm, usual: Some(row), quiet })
}
