//! Where a writer's flush is due: after its last write, before every other way out, and before what looks at the file.

use crate::file::Span;
use crate::index::{Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{Block, Expr, ExprId, ExprKind, Statement};
use crate::judge::Concern;
use crate::repair::Change;
use crate::repair::errors::is_io_result;
use crate::repair::handling::Handling;
use crate::repair::scene::Scene;
use crate::track::{At, Known, Tracked};

mod already;
mod answered;
mod arm;
mod below;
mod beside;
mod due;
mod end;
mod exits;
mod first;
mod layout;
mod missing;
mod opened;
mod path;
mod pending;
mod policy;
mod region;
mod said;
mod shadowed;
mod spelling;
mod statement;
mod tail;
mod taken;
mod thread;
mod told;
mod ways;

pub use beside::holds_standard_stream;
pub use exits::at_last_use;
pub use layout::Layout;
pub use missing::missing;
pub use path::{is_written_beside, opening_same};
pub use policy::{Treatment, treatment_in};
use region::Between;
pub use statement::{enclosing_statement, statement_in_turn};
use taken::is_at_hand;
pub use ways::{Event, Ways};

/// A writer to be flushed.
pub struct Request<'a> {
    pub owner: BodyOwner,
    /// The type that the buffer takes the place of.
    pub handle: TypeId,
    pub name: String,
    /// Every expression that uses it; a planner has them in their order.
    pub uses: &'a [ExprId],
    /// Those that look at the file through `get_ref()`.
    pub through_ref: &'a [ExprId],
    /// Where its name is given another writer, and this one ends.
    pub renewed: &'a [ExprId],
    /// The block in which it lives, or the arm of a match that is none.
    pub block: ExprId,
    /// Where it is made.
    pub source: At,
    /// It goes into something that lives on, so its name is gone.
    pub given_away: bool,
}

/// Flushes to be put in, with what could not be told.
pub type Plan = (Vec<Change>, Vec<Concern>);

/// The flushes that a writer needs, with what could not be told.
pub fn plan(scene: Scene<'_>, tracked: &Tracked, request: &Request<'_>) -> Option<Plan> {
    let known = scene.known(request.owner).filter(|_| !shadowed::has_another_flush(scene, request.owner))?;
    let ExprKind::Block(block) = &known.body.expr(request.block).kind else {
        return arm::plan(scene, tracked, request);
    };
    let uses = answered::with_calls(known, request.block, request.uses);
    let request = &Request { name: request.name.clone(), uses: &uses, ..*request };
    let planner = Planner { scene, tracked, request, known, block };
    if let Some(plan) = thread::moved(&planner) {
        return Some(plan);
    }
    let (changes, mut concerns) = placed(&planner)?;
    concerns.extend(exits::told_apart(&planner));
    Some((changes, concerns))
}

/// The flushes of a writer that stays in its function.
fn placed(planner: &Planner<'_>) -> Option<Plan> {
    let Planner { scene, tracked, request, known, block } = *planner;
    let alone = tail::attached_alone(planner);
    let between = region::between(scene, tracked, request, known, block, alone.as_ref().map(|it| it.0));
    if request.given_away {
        let mut concerns = between.all_concerns();
        concerns.push(Concern::Outlives);
        return Some((Vec::new(), concerns));
    }
    if let Some((call, change)) = alone {
        let mut concerns = between.all_concerns();
        concerns.extend(exits::dies_unflushed(planner, call).then_some(Concern::MayExit));
        concerns.extend(below::are_settled_by(planner, call).then_some(Concern::HandledDifferently));
        return Some((vec![change], concerns));
    }
    if already::is_chained(planner) {
        return Some((Vec::new(), between.all_concerns()));
    }
    let mut changes = Vec::new();
    if thread::is_handed_on(planner) {
        let mut concerns = between.all_concerns();
        // What looks at the file or closes the socket there would come before what is gathered.
        if !request.through_ref.is_empty() {
            return None;
        }
        concerns.push(Concern::Outlives);
        return Some((changes, concerns));
    }
    let Some(handling) = planner.handling() else {
        let mut concerns = between.all_concerns();
        if !already::ends_heard(planner) {
            concerns.extend(planner.doubts());
            return planner.last_resort(concerns);
        }
        return Some((changes, concerns));
    };
    let Between { mut concerns, due } = between;
    concerns.extend(planner.doubts());
    planner.before_observers(&handling, &mut changes)?;
    end::flushed(planner, &handling, &mut changes, &mut concerns)?;
    exits::flush_before(planner, &handling, &mut changes, &mut concerns);
    let due = due::open(planner, due);
    match due::flushes(planner, &handling, &due) {
        Some(mut flushes) => {
            // A way out is flushed already.
            flushes.retain(|it| !changes.contains(it));
            changes.extend(flushes);
        }
        None => concerns.extend(due.iter().map(|it| it.concern)),
    }
    pending::keep_needed(planner, &handling, &mut changes);
    // What stands in front of one flush may be the end of another one.
    changes.sort_by_key(|it| it.at);
    changes.dedup();
    Some((changes, concerns))
}

pub struct Planner<'a> {
    scene: Scene<'a>,
    tracked: &'a Tracked,
    request: &'a Request<'a>,
    known: &'a Known,
    block: &'a Block,
}

impl Planner<'_> {
    /// What keeps one flush from doing what all the writes do.
    fn doubts(&self) -> Vec<Concern> {
        let sinks = self.sinks_here();
        let is_handled_differently = policy::differ(self, &sinks)
            || below::are_asked(self, &sinks)
            || said::is_said_otherwise(self)
            || policy::forgives_closed_pipe(self)
            || policy::are_settled_elsewhere(self)
            || self.goes_its_own_way();
        is_handled_differently.then_some(Concern::HandledDifferently).into_iter().collect()
    }

    /// The call of this body that suffers, or that passes the writer on to what does.
    fn sinks_here(&self) -> Vec<At> {
        let writes = self.request.uses.iter().filter(|it| !self.request.through_ref.contains(it));
        let mut calls: Vec<At> = writes.filter_map(|it| self.call_of(*it)).collect();
        calls.sort_by_key(|it| self.known.body.expr(it.expr).span.end);
        calls.dedup();
        calls
    }

    fn call_of(&self, using: ExprId) -> Option<At> {
        let body = &self.known.body;
        let mut chain = std::iter::once(using).chain(body.ancestors(using));
        let found = chain.find(|it| {
            body.is_call(*it) && matches!(self.known.inference.expr(*it), Ty::Adt(id, _) if Some(*id) == self.scene.index().known.result)
        });
        found.map(|expr| At { owner: self.request.owner, expr })
    }

    /// Without a way to report an error here, the call's own result can carry it.
    fn last_resort(&self, mut concerns: Vec<Concern>) -> Option<Plan> {
        // What looks at the file there would come before the flush.
        if !self.request.through_ref.is_empty() {
            return None;
        }
        if let Some(change) = self.last_use().and_then(|it| tail::attached(self, it)) {
            return Some((vec![change], concerns));
        }
        if self.sinks_here().into_iter().any(|it| policy::treatment(self, it).is_strict()) {
            return None;
        }
        concerns.push(Concern::ErrorNotReported);
        let mut changes = Vec::new();
        end::flushed(self, &Handling::Ignored, &mut changes, &mut Vec::new())?;
        Some((changes, concerns))
    }

    /// Whether the code looks at an error itself and goes on, which a flush in a statement of its own would not.
    fn goes_its_own_way(&self) -> bool {
        let last = self.last_write();
        let in_tail = |last: ExprId| {
            let is_looked_at = |it: ExprId| tail::is_looked_at(self, it, last);
            !self.block.tail.is_some_and(is_looked_at) || tail::attached(self, last).is_some()
        };
        let is_attached = last.is_some_and(|last| {
            let statement = self.block.statements.get(self.place_of(last));
            let in_head = |it: &Statement| tail::attached_in_head(self, it, last).is_some();
            statement.map_or_else(|| in_tail(last), in_head)
        });
        let attached = last.and_then(|it| self.call_of(it)).filter(|_| is_attached);
        if told::shared(self).is_some() {
            return false;
        }
        self.sinks_here()
            .into_iter()
            .any(|it| Some(it) != attached && policy::treatment(self, it) == policy::Treatment::Other)
    }

    fn last_use(&self) -> Option<ExprId> {
        self.request.uses.iter().copied().max_by_key(|it| self.known.body.expr(*it).span.end)
    }

    /// The last use that may leave something in the buffer.
    fn last_write(&self) -> Option<ExprId> {
        let writes = self.request.uses.iter().copied().filter(|it| !self.request.through_ref.contains(it));
        let writes = writes.filter(|it| !taken::is_in_branch(self, *it));
        writes.max_by_key(|it| self.known.body.expr(*it).span.end)
    }

    /// The place of an expression among the statements of the block; past the last one it is the tail.
    fn place_of(&self, expr: ExprId) -> usize {
        let span = self.known.body.expr(expr).span;
        self.block.position_of(span).unwrap_or(self.block.statements.len())
    }

    fn layout(&self) -> Option<Layout<'_>> {
        Layout::of(self.scene, self.request.owner)
    }

    /// The flush as a statement, set as deep as what stands at `at`.
    fn line(&self, handling: &Handling, at: u32) -> String {
        let flush = handling.flush(&self.request.name);
        match (handling, self.layout()) {
            (Handling::Told(..), Some(layout)) => flush.replace('\n', &layout.break_before(at)),
            (Handling::Panic(_), Some(layout)) => match policy::allowed_panic(self) {
                Some(attribute) => format!("{attribute}{}{flush}", layout.break_before(at)),
                None => flush,
            },
            _ => flush,
        }
    }

    /// `sync_all`, `metadata` and the like see the file only once it is written; a writer that is replaced is dropped,
    /// and nobody would hear of its last error.
    fn before_observers(&self, handling: &Handling, changes: &mut Vec<Change>) -> Option<()> {
        let dropped = taken::in_branches(self);
        for receiver in self.request.through_ref.iter().chain(self.request.renewed).chain(&dropped) {
            let statement = statement_in_turn(self.known, *receiver)?;
            if self.writes_before(statement, *receiver) {
                return None;
            }
            changes.extend(already::flushed_before(self, statement, handling)?);
        }
        Some(())
    }

    /// Whether a statement writes before it comes to an expression: `(write(&mut out), out.metadata())`. The arguments of
    /// a write come before it.
    fn writes_before(&self, statement: Span, expr: ExprId) -> bool {
        let span = |it: ExprId| self.known.body.expr(it).span;
        let mut writes = self.request.uses.iter().filter(|it| !self.request.through_ref.contains(it));
        writes.any(|it| {
            statement.contains(span(*it))
                && span(*it).start < span(expr).start
                && !self.call_of(*it).is_some_and(|call| span(call.expr).contains(span(expr)))
        })
    }

    fn before(&self, statement: Span, handling: &Handling) -> Option<Change> {
        let layout = self.layout().filter(|_| is_at_hand(self, statement.start))?;
        if self.is_in_macro(statement) {
            return None;
        }
        let line =
            format!("{}{}", self.line(handling, statement.start), layout.break_before(statement.start));
        self.scene.change(self.request.owner, Span::at(layout.above(statement.start)), line)
    }

    fn after(&self, statement: Span, handling: &Handling) -> Option<Change> {
        let layout = self.layout().filter(|_| is_at_hand(self, statement.end))?;
        let line =
            format!("{}{}", layout.break_before(statement.start), self.line(handling, statement.start));
        self.scene.change(self.request.owner, Span::at(layout.line_end(statement.end)), line)
    }

    /// Whether a statement stands among the arguments of a macro, which may do anything with its text.
    fn is_in_macro(&self, statement: Span) -> bool {
        let is_around = |it: &Expr| {
            matches!(it.kind, ExprKind::Macro(_)) && it.span.contains(statement) && it.span != statement
        };
        self.known.body.exprs.iter().any(is_around)
    }

    fn is_io(&self, expr: ExprId) -> bool {
        is_io_result(self.scene.index(), self.known.inference.expr(expr))
    }
}
