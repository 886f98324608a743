//! What one body does to the handles that come by, along each of its paths.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind};
use crate::track::facts::arguments;
use crate::track::frame::Acts;
use crate::track::program::{At, Known};
use crate::track::reset::SEEKS;
use crate::track::row::{Exits, Row};
use crate::track::straight::{Count, Root};
use crate::track::threshold::MANY_TURNS;
use crate::track::turns::turns_said;

/// One body, and what its calls do to the handles.
pub struct Paths<'a> {
    count: &'a Count<'a>,
    owner: BodyOwner,
    known: &'a Known,
    events: BTreeMap<ExprId, (Root, Row)>,
}

impl<'a> Paths<'a> {
    pub fn of(count: &'a Count<'a>, owner: BodyOwner, known: &'a Known) -> Self {
        let calls = known.body.expr_ids().filter(|it| known.body.is_call(*it));
        let events = calls.filter_map(|it| Some((it, event(count, known, At { owner, expr: it })?)));
        Self { count, owner, known, events: events.collect() }
    }

    /// The most calls on one of the handles that come by.
    pub fn longest(&self) -> Row {
        let mut by_root: BTreeMap<Root, Vec<ExprId>> = BTreeMap::new();
        for (call, (root, _)) in &self.events {
            by_root.entry(*root).or_default().push(*call);
        }
        let rows = by_root.into_iter().map(|(root, calls)| self.row(root, calls));
        rows.reduce(Row::or).unwrap_or(Row::NONE)
    }

    /// What these calls on one handle come to: only what stands around them is looked at once more.
    fn row(&self, handle: Root, mut calls: Vec<ExprId>) -> Row {
        let (body, frame) = (&self.known.body, self.known.frame());
        let mut around = BTreeMap::new();
        while let Some(expr) = calls.pop() {
            if around.insert(frame.place(expr), expr).is_none() {
                calls.extend(body.expr(expr).parent);
                calls.extend(frame.named.get(&expr).into_iter().flatten());
            }
        }
        let mut acts = OfHandle { paths: self, handle, changed: FxHashMap::default() };
        for expr in around.into_values() {
            let exits = frame.exits(body, expr, &acts);
            acts.changed.insert(expr, exits);
        }
        body.root.and_then(|it| acts.changed.get(&it)).map_or(Row::NONE, Exits::all)
    }
}

/// What the calls on one handle change.
struct OfHandle<'a> {
    paths: &'a Paths<'a>,
    handle: Root,
    changed: FxHashMap<ExprId, Exits>,
}

impl Acts for OfHandle<'_> {
    fn changed(&self, expr: ExprId) -> Option<&Exits> {
        self.changed.get(&expr)
    }

    /// As often as it says, unless each turn has a handle of its own, or the turns are many by themselves.
    fn turns(&self, of: ExprId) -> u64 {
        let Paths { count, owner, known, .. } = *self.paths;
        let span = known.body.expr(of).span;
        if count.made_in(owner).any(|it| span.contains(known.body.expr(it).span)) {
            return 1;
        }
        let said = turns_said(count.program, At { owner, expr: of });
        said.filter(|it| *it < MANY_TURNS).unwrap_or(1)
    }

    fn own(&self, expr: ExprId) -> Row {
        let Paths { events, known, .. } = self.paths;
        if let Some((root, row)) = events.get(&expr) {
            return if *root == self.handle { *row } else { Row::NONE };
        }
        let Some(Callee::Closure(closure)) = known.inference.callees.get(&expr) else { return Row::NONE };
        match known.body.expr(*closure).kind {
            ExprKind::Closure { body, .. } => self.changed.get(&body).map_or(Row::NONE, Exits::all),
            _ => Row::NONE,
        }
    }
}

/// What a call does to which handle.
fn event(count: &Count<'_>, known: &Known, call: At) -> Option<(Root, Row)> {
    if let Some((subject, calls)) = count.calls.get(&call) {
        let root = count.root(known, At { expr: *subject, ..call });
        return Some((root.unwrap_or(Root::Elsewhere), Row::of(*calls)));
    }
    let callee = known.inference.callees.get(&call.expr)?;
    if let Callee::Func(func, _) = callee
        && SEEKS.contains(&count.program.index.func(*func).name.as_str())
        && count.program.index.func_path(*func).starts_with("std::io::Seek::")
    {
        let subject = arguments(&known.body, call.expr).first().copied()?;
        return Some((count.root(known, At { expr: subject, ..call })?, Row::CUT));
    }
    let given = |body: BodyOwner| Some((count.given(known, call, body)?, *count.rows.get(&body)?));
    let rows = count.bodies(callee).into_iter().filter_map(given);
    rows.reduce(|(root, a), (_, b)| (root, a.or(b)))
}
