//! The flushes that a buffer lacks which stands in the code already.

use crate::index::Ty;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId};
use crate::judge::{Concern, Reason};
use crate::repair::boxed::makes_stdout;
use crate::repair::flush::{Plan, Planner, Request, answered, end, exits, pending, policy, tail, thread};
use crate::repair::handling::{Handling, callee};
use crate::repair::scene::Scene;
use crate::track::{Tracked, arguments};

/// The flushes that keep the error of the last write, as the other writes keep theirs. `NoPlace` where nobody asks for
/// errors or where none is lost.
pub fn missing(scene: Scene<'_>, tracked: &Tracked, request: &Request<'_>) -> Result<Plan, Reason> {
    let known = scene.known(request.owner).ok_or(Reason::NoPlace)?;
    let ExprKind::Block(block) = &known.body.expr(request.block).kind else { return Err(Reason::NoPlace) };
    let uses = answered::with_calls(known, request.block, request.uses);
    let request = &Request { name: request.name.clone(), uses: &uses, ..*request };
    let planner = Planner { scene, tracked, request, known, block };
    let is_elsewhere = thread::moved(&planner).is_some() || thread::is_handed_on(&planner);
    if is_elsewhere {
        return Err(Reason::NoPlace);
    }
    // What a buffer would change is changed already; a flush only brings forward what is written at the end.
    let mut concerns: Vec<Concern> =
        planner.is_printed_past().then_some(Concern::OutputOrder).into_iter().collect();
    if let Some((_, change)) = tail::attached_alone(&planner) {
        return Ok((vec![change], concerns));
    }
    if answered::is_ignored(&planner) {
        return Err(Reason::NoPlace);
    }
    let is_asked = |it| policy::treatment(&planner, it).is_strict();
    if !planner.sinks_here().into_iter().any(is_asked) {
        return Err(Reason::NoPlace);
    }
    let handling = planner.handling().ok_or(Reason::Unflushed)?;
    // Who panics while it unwinds ends the program at once.
    if matches!(handling, Handling::Panic(_)) && planner.is_within_drop() {
        return Err(Reason::NoPlace);
    }
    concerns.extend(planner.doubts());
    concerns.extend(planner.has_clone().then_some(Concern::SharedHandle));
    let mut changes = Vec::new();
    planner.before_observers(&handling, &mut changes).ok_or(Reason::Unflushed)?;
    end::flushed(&planner, &handling, &mut changes, &mut concerns).ok_or(Reason::Unflushed)?;
    exits::flush_before(&planner, &handling, &mut changes, &mut concerns);
    pending::keep_needed(&planner, &handling, &mut changes);
    let is_lost = exits::end_the_program(&planner) || planner.is_forgotten();
    concerns.extend(is_lost.then_some(Concern::WrittenAtLast));
    match (changes.is_empty(), concerns.is_empty()) {
        (true, true) => Err(Reason::NoPlace),
        (true, false) => Err(Reason::Unflushed),
        _ => Ok((changes, concerns)),
    }
}

impl Planner<'_> {
    /// Whether another handle on the same file may be written to, in an order that a flush would change.
    fn has_clone(&self) -> bool {
        let body = &self.known.body;
        let borrows = |it: &&ExprId| self.known.inference.expr(**it).any(&mut |it| matches!(it, Ty::Ref(..)));
        let borrowing: Vec<ExprId> = self.known.facts.gathered.iter().filter(borrows).copied().collect();
        let own =
            borrowing.iter().find(|it| **it == self.request.source.expr).and_then(|it| self.lender(*it));
        let others = borrowing.iter().filter(|it| **it != self.request.source.expr);
        let mut lenders = others.map(|it| self.lender(*it));
        body.expr_ids().any(|it| body.called_name(it) == "try_clone")
            || match own {
                Some(own) => lenders.any(|it| it.is_none_or(|it| it == own)),
                None => borrowing.len() > 1,
            }
    }

    /// The name of the file itself that a buffer borrows; a reference may be one to the same file as another.
    fn lender(&self, buffer: ExprId) -> Option<LocalId> {
        let body = &self.known.body;
        let ExprKind::Ref { inner, .. } = body.expr(*arguments(body, buffer).last()?).kind else {
            return None;
        };
        let ExprKind::Local(local) = body.expr(inner).kind else { return None };
        (!matches!(self.known.inference.local(local), Ty::Ref(..))).then_some(local)
    }

    /// Whether the buffer is given to what never drops it.
    fn is_forgotten(&self) -> bool {
        let marks = |call| self.scene.index().func_marks(callee(self.known, call)?);
        let taker = |it: &ExprId| self.known.body.expr(*it).parent;
        self.request.uses.iter().filter_map(taker).any(|it| marks(it).is_some_and(|it| it.forgets))
    }

    fn is_within_drop(&self) -> bool {
        let index = self.scene.index();
        matches!(self.request.owner, BodyOwner::Func(it) if index.func(it).name == "drop" && index.is_of_trait(it))
    }

    /// Whether a call stands behind the last write to stdout, which may print before the buffer is dropped.
    fn is_printed_past(&self) -> bool {
        let body = &self.known.body;
        let made = self.request.source.expr;
        let Some(last) = self.last_write().filter(|_| makes_stdout(self.scene, self.known, made)) else {
            return false;
        };
        let statement = self.block.statements.get(self.place_of(last));
        let end = statement.map_or(body.expr(last).span.end, |it| it.span().end);
        let block = body.expr(self.request.block).span;
        let mut behind = body.within(block).filter(|it| body.expr(*it).span.start >= end);
        behind.any(|it| match &body.expr(it).kind {
            ExprKind::Macro(_) => true,
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } => callee(self.known, it).is_some(),
            _ => false,
        })
    }
}
