//! The names and fields that a body works on, with the calls on each of them.

use rustc_hash::FxHashMap;

use crate::file::Span;
use crate::items::{Body, ExprId, ExprKind, LocalId};

/// Calls behind which somebody has seen what was written, or the position is another.
const ENDS: [&str; 5] = ["flush", "seek", "set_len", "sync_all", "sync_data"];

/// A name or a field, borrowed or not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Place<'a> {
    head: Head<'a>,
    /// From the innermost out.
    fields: Vec<&'a str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Head<'a> {
    Local(LocalId),
    /// `stdout()` is the same each time that it is called.
    Function(&'a str),
}

fn place(body: &Body, expr: ExprId) -> Option<Place<'_>> {
    let mut fields = Vec::new();
    let mut at = expr;
    loop {
        match &body.expr(at).kind {
            ExprKind::Ref { inner, .. } => at = *inner,
            ExprKind::Field { base, name } => {
                fields.push(name.as_str());
                at = *base;
            }
            ExprKind::Local(local) => return Some(Place { head: Head::Local(*local), fields }),
            ExprKind::Call { args, .. } if args.is_empty() => {
                let name = Some(body.called_name(at)).filter(|it| !it.is_empty())?;
                return Some(Place { head: Head::Function(name), fields });
            }
            _ => return None,
        }
    }
}

/// Whether two expressions name the same place.
pub fn is_same_place(body: &Body, a: ExprId, b: ExprId) -> bool {
    place(body, a).is_some_and(|it| place(body, b) == Some(it))
}

/// The calls of a body by the place that they work on.
pub struct Places<'a> {
    body: &'a Body,
    /// What writes, macros among it.
    writes: FxHashMap<Place<'a>, Vec<ExprId>>,
    reads: FxHashMap<Place<'a>, Vec<ExprId>>,
    /// The methods that are called as one of `ENDS`, or with more behind it.
    ends: FxHashMap<(Place<'a>, &'static str), Vec<ExprId>>,
    in_loops: FxHashMap<Place<'a>, bool>,
}

impl<'a> Places<'a> {
    pub fn of(body: &'a Body) -> Self {
        let mut found = Self {
            body,
            writes: FxHashMap::default(),
            reads: FxHashMap::default(),
            ends: FxHashMap::default(),
            in_loops: FxHashMap::default(),
        };
        for id in body.expr_ids() {
            match &body.expr(id).kind {
                ExprKind::MethodCall { receiver, name, .. } => {
                    let end = ENDS.into_iter().find(|it| name.starts_with(it));
                    let is_write = name.starts_with("write");
                    let is_read = name.starts_with("read");
                    if !is_write && !is_read && end.is_none() {
                        continue;
                    }
                    let Some(place) = place(body, *receiver) else { continue };
                    if is_write {
                        found.note_write(place.clone(), id);
                    }
                    if is_read {
                        found.reads.entry(place.clone()).or_default().push(id);
                    }
                    if let Some(end) = end {
                        found.ends.entry((place, end)).or_default().push(id);
                    }
                }
                ExprKind::Macro(call) => {
                    if let Some(place) = call.args.first().and_then(|it| place(body, it.value)) {
                        found.note_write(place, id);
                    }
                }
                _ => {}
            }
        }
        found
    }

    fn note_write(&mut self, place: Place<'a>, write: ExprId) {
        let is_in_loop = self.body.ancestors(write).any(|it| self.body.is_loop(it));
        *self.in_loops.entry(place.clone()).or_default() |= is_in_loop;
        self.writes.entry(place).or_default().push(write);
    }

    /// Those on the place that an expression names.
    pub fn on(&self, expr: ExprId) -> On<'_> {
        On { body: self.body, places: self, place: place(self.body, expr) }
    }
}

/// The calls on one place.
pub struct On<'a> {
    body: &'a Body,
    places: &'a Places<'a>,
    place: Option<Place<'a>>,
}

impl On<'_> {
    fn writes(&self) -> &[ExprId] {
        self.place.as_ref().and_then(|it| self.places.writes.get(it)).map_or(&[], Vec::as_slice)
    }

    fn reads(&self) -> &[ExprId] {
        self.place.as_ref().and_then(|it| self.places.reads.get(it)).map_or(&[], Vec::as_slice)
    }

    fn ends(&self, end: &'static str) -> &[ExprId] {
        let key = self.place.clone().map(|it| (it, end));
        key.and_then(|it| self.places.ends.get(&it)).map_or(&[], Vec::as_slice)
    }

    /// How many writes of one turn a flush at its end would gather.
    pub fn n_writes(&self, turn: Span) -> usize {
        self.body.count_within(self.writes(), turn)
    }

    pub fn n_reads(&self, turn: Span) -> usize {
        self.body.count_within(self.reads(), turn)
    }

    pub fn n_ends(&self, end: &'static str, turn: Span) -> usize {
        self.body.count_within(self.ends(end), turn)
    }

    /// Whether a method of exactly this name is called anywhere.
    pub fn ends_with(&self, end: &'static str) -> bool {
        self.ends(end).iter().any(|it| self.body.called_name(*it) == end)
    }

    /// The same within a turn, and each time that another call is made there, if one is given.
    pub fn ends_within(&self, end: &'static str, turn: Span, with: Option<ExprId>) -> bool {
        let mut ends = self.body.those_within(self.ends(end), turn);
        let is_always = |it: ExprId| with.is_none_or(|with| is_made_with(self.body, it, with));
        ends.any(|it| self.body.called_name(it) == end && is_always(it))
    }

    pub fn is_written_in_a_loop(&self) -> bool {
        self.place.as_ref().and_then(|it| self.places.in_loops.get(it)).copied().unwrap_or_default()
    }
}

/// Whether nothing decides on the way to one call from what stands around it and another.
fn is_made_with(body: &Body, made: ExprId, with: ExprId) -> bool {
    let (span, with) = (body.expr(made).span, body.expr(with).span);
    let mut below = body.ancestors(made).take_while(|it| !body.expr(*it).span.contains(with));
    let is_within = |it: ExprId| body.expr(it).span.contains(span);
    below.all(|it| match &body.expr(it).kind {
        ExprKind::If { condition, .. } => is_within(*condition),
        ExprKind::Match { value, .. } => is_within(*value),
        // `.and_then(|()| file.flush())` does where the write has not failed.
        _ => true,
    })
}
