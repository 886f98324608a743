//! How the writes on one writer treat their errors; the flush follows the strictest of them.

use std::collections::BTreeSet;

use crate::file::Span;
use crate::infer::BodyOwner;
use crate::items::{Block, Body, ExprId, ExprKind, PatKind, Statement};
use crate::repair::errors::{accepts_io_error, is_conversion, is_io_result, is_open_conversion};
use crate::repair::flush::{Planner, already, answered, below, told};
use crate::repair::handling::{Handling, as_made, for_flush, handling, says_more};
use crate::repair::scene::{Scene, closure_around, passed_on};
use crate::track::{At, Known, Way, mentions};

/// What becomes of the error of one write.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Treatment {
    /// Handed on by `?`, after this text where the error is converted, or as a value.
    Propagates(String),
    Panics,
    Ignores,
    /// Looked at by the code itself.
    Other,
}

impl Treatment {
    pub fn is_strict(&self) -> bool {
        matches!(self, Treatment::Propagates(_) | Treatment::Panics)
    }
}

/// `writeln!(out);`, whose result nobody looks at.
fn is_dropped(known: &Known, call: ExprId) -> bool {
    let Some(parent) = known.body.expr(call).parent else { return false };
    let ExprKind::Block(block) = &known.body.expr(parent).kind else { return false };
    block
        .statements
        .iter()
        .any(|it| matches!(it, Statement::Expr { expr, semicolon: true, .. } if *expr == call))
}

/// The treatment of a call's error, followed outward through branches and closures as far as the block of the writer.
pub fn treatment(planner: &Planner<'_>, at: At) -> Treatment {
    let home = closure_around(&planner.known.body, planner.request.block);
    let found = treatment_within(planner.scene, planner.known, at, home);
    // What a helper hands on may be other errors than those of its writes.
    let below = below::treatments(planner.scene, at, planner.request.uses);
    let all = |of: &Treatment| below.iter().eq([of]);
    let settled = [Treatment::Ignores, Treatment::Panics].into_iter().find(all);
    settled.filter(|_| found.is_strict()).unwrap_or(found)
}

/// The same for a call of any body, as far as a closure that is home to it.
pub fn treatment_within(scene: Scene<'_>, known: &Known, at: At, home: Option<ExprId>) -> Treatment {
    match treatment_in(scene, known, at) {
        Treatment::Propagates(said) => answered::outside(scene, known, at, home, said),
        Treatment::Other if answered::is_value_of_closure(known, at.expr) => {
            answered::outside(scene, known, at, home, String::new())
        }
        found => found,
    }
}

/// The same by what stands around it, as far as the closure that it stands in.
pub fn treatment_in(scene: Scene<'_>, known: &Known, at: At) -> Treatment {
    let body = &known.body;
    if let Some((found, _)) = handling(scene, at) {
        return match found {
            Handling::Try(text) => Treatment::Propagates(text),
            Handling::Panic(_) => Treatment::Panics,
            Handling::Ignored => Treatment::Ignores,
            Handling::Told(..) => Treatment::Other,
        };
    }
    let mut inner = at.expr;
    let mut said = String::new();
    // `map_err` and `context` say more about an error that goes on its way.
    while let Some(parent) = body.expr(inner).parent {
        match &body.expr(parent).kind {
            _ if body.expr(parent).made => return Treatment::Other,
            ExprKind::MethodCall { receiver, name, name_span, args, .. }
                if *receiver == inner && (name == "map" || says_more(name)) =>
            {
                let is_plain = |it: &ExprId| scene.text(At { expr: *it, ..at }).is_some_and(is_conversion);
                if name == "map_err" && !args.iter().any(is_plain) {
                    said.push('.');
                    let written = Span::new(name_span.start, body.expr(parent).span.end);
                    said.push_str(
                        scene.file(at.owner).and_then(|it| it.text.get(written.range())).unwrap_or(""),
                    );
                }
                inner = parent;
            }
            // What comes next is not even begun.
            ExprKind::MethodCall { receiver, name, .. } if *receiver == inner && name == "and_then" => {
                return treatment_in(scene, known, At { expr: parent, ..at });
            }
            ExprKind::Await(_) => inner = parent,
            _ => break,
        }
    }
    let Some(parent) = body.expr(inner).parent else { return Treatment::Propagates(said) };
    let outward = |expr: ExprId| treatment_in(scene, known, At { expr, ..at });
    match &body.expr(parent).kind {
        ExprKind::Return(_) => Treatment::Propagates(said),
        ExprKind::Block(block) if block.tail == Some(inner) => match body.expr(parent).parent {
            None => Treatment::Propagates(said),
            Some(_) => outward(parent),
        },
        ExprKind::Block(block) => {
            if let Some(asked) = asked_by_name(known, block, inner) {
                return outward(asked);
            }
            let is_dropped = |it: &Statement| matches!(it, Statement::Expr { expr, semicolon: true, .. } if *expr == inner);
            if block.statements.iter().any(is_dropped) { Treatment::Ignores } else { Treatment::Other }
        }
        ExprKind::If { condition, .. } if *condition != inner => outward(parent),
        ExprKind::Match { value, .. } if *value != inner => outward(parent),
        ExprKind::Closure { .. } => match passed_on(known, parent) {
            Some(call) => outward(call),
            None => Treatment::Other,
        },
        ExprKind::Call { .. } if is_value_of_ok(known, parent) => outward(parent),
        _ => Treatment::Other,
    }
}

/// The one place that asks for a result by its name: `let done = write(&mut file); done?`.
pub fn asked_by_name(known: &Known, block: &Block, value: ExprId) -> Option<ExprId> {
    let body = &known.body;
    let name = block.statements.iter().find_map(|it| match it {
        Statement::Let { pat, value: Some(of), otherwise: None, .. } if *of == value => {
            match body.pat(*pat).kind {
                PatKind::Bind { local, inner: None } => Some(local),
                _ => None,
            }
        }
        _ => None,
    })?;
    let [only] = mentions(body, name)[..] else { return None };
    let parent = body.expr(only).parent.map(|it| &body.expr(it).kind);
    matches!(parent, Some(ExprKind::Try(_))).then_some(only)
}

fn is_value_of_ok(known: &Known, call: ExprId) -> bool {
    let body = &known.body;
    let ExprKind::Call { callee, .. } = &body.expr(call).kind else { return false };
    matches!(&body.expr(*callee).kind, ExprKind::Path(path, _)
        if path.name() == "Ok")
}

/// Whether what the writer is passed to looks at an error itself, and hands it on to nobody: a flush behind it would.
pub fn are_settled_elsewhere(planner: &Planner<'_>) -> bool {
    let request = planner.request;
    let is_from_here = |way: &&Way| {
        let mut here = way.path.iter().filter(|it| it.at.owner == request.owner);
        way.sink.owner != request.owner && here.any(|it| request.uses.contains(&it.at.expr))
    };
    let result = planner.scene.index().known.result;
    let is_settled = |call: At| {
        planner.scene.known(call.owner).is_some_and(|known| {
            let tells = known.inference.expr(call.expr).adt().is_some_and(|(id, _)| Some(id) == result);
            tells && treatment_within(planner.scene, known, call, None) == Treatment::Other
        })
    };
    // What hands an error on gives it to the function before it on the way.
    let passing = |node: At| {
        let body = &planner.scene.known(node.owner)?.body;
        let expr =
            body.ancestors(node.expr).find(|it| !matches!(body.expr(*it).kind, ExprKind::Ref { .. }))?;
        body.is_call(expr).then_some(At { expr, ..node })
    };
    planner.tracked.ways.iter().filter(is_from_here).any(|way| {
        let behind = way.path.iter().map(|it| it.at).skip_while(|it| it.owner != request.owner);
        let mut between = behind.skip_while(|it| it.owner == request.owner);
        is_settled(way.sink) || between.any(|it| passing(it).is_some_and(is_settled))
    })
}

/// Whether no flush could do what each of the writes does.
pub fn differ(planner: &Planner<'_>, sinks: &[At]) -> bool {
    let index = planner.scene.index();
    let mut kinds: Vec<Treatment> = Vec::new();
    let mut is_handed_on = false;
    for sink in sinks {
        let found = treatment(planner, *sink);
        // The errors of a serialiser are of another type and need a conversion of their own.
        let is_io = is_io_result(index, planner.known.inference.expr(sink.expr));
        // A flush of the code's own has nothing to say without a buffer.
        let is_flush = |it: &ExprId| already::flushes_writer(planner.scene, planner.known, *it, sink.expr);
        let compared = match &found {
            Treatment::Propagates(_) => is_io,
            Treatment::Panics | Treatment::Other => true,
            Treatment::Ignores => !planner.request.uses.iter().any(is_flush),
        };
        let below = below::treatments(planner.scene, *sink, planner.request.uses);
        let below = below.into_iter().filter(|it| !matches!(it, Treatment::Propagates(_)));
        is_handed_on |= !compared && found.is_strict();
        for found in compared.then_some(found).into_iter().chain(below) {
            if !kinds.contains(&found) {
                kinds.push(found);
            }
        }
    }
    kinds.len() > 1 || is_handed_on && kinds.contains(&Treatment::Ignores)
}

/// Whether what the writer is passed to takes a closed pipe for no error, which the flush behind it would report.
pub fn forgives_closed_pipe(planner: &Planner<'_>) -> bool {
    let forgives =
        |owner: BodyOwner| planner.scene.known(owner).is_some_and(|it| names_closed_pipe(&it.body));
    let nodes = planner.tracked.ways.iter().flat_map(|it| &it.path);
    let owners: BTreeSet<BodyOwner> = nodes.map(|it| it.at.owner).collect();
    owners.into_iter().any(|it| it != planner.request.owner && forgives(it))
}

/// `ErrorKind::BrokenPipe`, compared or matched.
fn names_closed_pipe(body: &Body) -> bool {
    const CLOSED: &str = "BrokenPipe";
    let named = |it: &ExprKind| matches!(it, ExprKind::Path(path, _) if path.name() == CLOSED);
    let matched = |it: &PatKind| matches!(it, PatKind::Path(path, _) if path.name() == CLOSED);
    body.exprs.iter().any(|it| named(&it.kind)) || body.pats.iter().any(|it| matched(&it.kind))
}

/// `#[allow(clippy::expect_used)]` on the line above the last write that panics.
pub fn allowed_panic<'a>(planner: &Planner<'a>) -> Option<&'a str> {
    let mut sinks = planner.sinks_here().into_iter().rev();
    let last = sinks.find(|it| treatment(planner, *it) == Treatment::Panics)?;
    let start = planner.known.body.expr(last.expr).span.start;
    let before = planner.scene.file(last.owner)?.text.get(..start as usize)?;
    let attribute = before.trim_end().lines().next_back()?.trim();
    let is_lint = ["clippy::expect_used", "clippy::unwrap_used"].iter().any(|it| attribute.contains(it));
    // What else is expected may not come of a flush.
    let is_met =
        attribute.starts_with("#[allow(") || attribute.starts_with("#[expect(") && !attribute.contains(',');
    (is_lint && is_met && attribute.ends_with(")]")).then_some(attribute)
}

impl Planner<'_> {
    /// How the flush reports its error: as the strictest of the writes do, or as the place allows.
    pub fn handling(&self) -> Option<Handling> {
        if let Some(told) = told::shared(self) {
            return Some(told);
        }
        let place = At { owner: self.request.owner, expr: self.request.block };
        let (strict, others): (Vec<At>, Vec<At>) =
            self.sinks_here().into_iter().partition(|it| treatment(self, *it).is_strict());
        let ignored =
            !others.is_empty() && others.iter().all(|it| treatment(self, *it) == Treatment::Ignores);
        if strict.is_empty() && (ignored || others.is_empty() && self.are_ignored_elsewhere()) {
            return Some(Handling::Ignored);
        }
        let returns_errors = !strict.is_empty();
        // What is said of the last write is nearest to what its flush completes.
        let said = |sink: At| {
            let (found, _) = handling(self.scene, sink)?;
            if treatment(self, sink) == Treatment::Panics && !matches!(found, Handling::Panic(_)) {
                return None;
            }
            let found = for_flush(self.scene, sink, self.request.source, place)?;
            let is_untyped = matches!(&found, Handling::Try(text) if text.strip_suffix(')').is_some_and(is_open_conversion));
            (!is_untyped).then_some(found)
        };
        let last = strict.iter().rev().find_map(|it| Some((*it, said(*it)?)));
        // Behind a branch whose ways say different things none of them is right.
        let is_of_one_way = |(last, found): &(At, Handling)| {
            strict.iter().any(|it| self.are_alternatives(*it, *last) && said(*it).as_ref() != Some(found))
        };
        let found = last.filter(|it| !is_of_one_way(it) || !accepts_io_error(self.scene, place));
        let found = found.map(|(_, it)| it);
        let is_looked_at = others.iter().any(|it| treatment(self, *it) == Treatment::Other);
        // A panic whose words are not to be had here is a panic all the same.
        let panics = || {
            let panics = |it: &At| treatment(self, *it) == Treatment::Panics;
            strict.iter().all(panics).then(|| Handling::Panic(".unwrap()".to_owned()))
        };
        let found = found.or_else(|| panics().filter(|_| returns_errors));
        let found =
            found.or_else(|| accepts_io_error(self.scene, place).then(|| Handling::Try(String::new())));
        // Of a box the file that lies in it.
        let files = self.tracked.ways.first().map(|it| it.made.at);
        let mut sources = std::iter::once(self.request.source).chain(files);
        let mut of_making = || sources.find_map(|it| as_made(self.scene, it, place));
        if found == Some(Handling::Try(String::new())) && !self.hands_on_errors() {
            return of_making().or(found);
        }
        if found.is_some() || is_looked_at {
            return found;
        }
        if self.are_unwrapped_elsewhere() {
            return Some(Handling::Panic(".unwrap()".to_owned()));
        }
        of_making().filter(|_| returns_errors)
    }

    /// Whether the body hands on an error of the system as it is: `?` may make another one of it than is said beside it.
    fn hands_on_errors(&self) -> bool {
        let body = &self.known.body;
        body.exprs.iter().any(|it| matches!(it.kind, ExprKind::Try(inner) if self.is_io(inner)))
    }

    fn are_alternatives(&self, a: At, b: At) -> bool {
        let here = self.request.owner;
        a.owner == here && b.owner == here && self.known.body.are_alternatives(a.expr, b.expr)
    }

    /// Whether what the writer is passed to panics where a write fails.
    fn are_unwrapped_elsewhere(&self) -> bool {
        let ways = &self.tracked.ways;
        !ways.is_empty() && ways.iter().all(|it| self.panics_elsewhere(it, it.sink, &mut Vec::new()))
    }

    /// The same for a call on a way, whose error may go on to callers that are on that way too.
    fn panics_elsewhere(&self, way: &Way, call: At, seen: &mut Vec<At>) -> bool {
        let BodyOwner::Func(func) = call.owner else { return false };
        if call.owner == self.request.owner {
            return false;
        }
        // A function that calls itself hands its errors on to whoever else calls it.
        if seen.contains(&call) {
            return true;
        }
        seen.push(call);
        match handling(self.scene, call) {
            Some((Handling::Panic(_), _)) => true,
            Some((Handling::Try(_), _)) => {
                let callers = self.scene.program.callers(func).iter();
                let mut on_way = callers
                    .filter(|it| {
                        it.owner != call.owner && way.path.iter().any(|node| node.at.owner == it.owner)
                    })
                    .peekable();
                on_way.peek().is_some() && on_way.all(|it| self.panics_elsewhere(way, *it, seen))
            }
            _ => false,
        }
    }

    /// Whether what the writer is passed to says nothing of its errors, since it does not care for them.
    fn are_ignored_elsewhere(&self) -> bool {
        let is_ignored = |it: At| match handling(self.scene, it) {
            Some((how, _)) => how == Handling::Ignored,
            None => self.scene.known(it.owner).is_some_and(|known| is_dropped(known, it.expr)),
        };
        !self.tracked.ways.is_empty() && self.tracked.ways.iter().all(|it| is_ignored(it.sink))
    }
}
