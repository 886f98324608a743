//! What else may touch the handle, or the file behind it, while a buffer borrows it.

use std::collections::BTreeSet;

use crate::file::Span;
use crate::index::{TraitRef, Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, Kind, LocalId};
use crate::repair::append::may_append;
use crate::repair::borrowed::is_in_the_way;
use crate::repair::flush::opening_same;
use crate::repair::handling::is_said_of_error;
use crate::repair::plain::is_plain;
use crate::repair::scene::{Scene, closure_around};
use crate::repair::stretch::Stretch;
use crate::track::{Asked, At, Def, Known, Tracked, mentions};

impl Stretch<'_> {
    /// Whether what the buffer borrows is not touched by anything else for as long, and was there before.
    pub fn is_alone(&self, span: Span) -> bool {
        let body = &self.known.body;
        let home = closure_around(body, self.block);
        let is_used = |it: ExprId| self.is_use(it) || body.expr(it).parent.is_some_and(|it| self.is_use(it));
        let is_here = |it: ExprId| closure_around(body, it) == home || is_said_of_error(self.known, it);
        let made = body.local(self.holder.base).span;
        let mentions = mentions(body, self.holder.base).into_iter();
        !span.contains(made)
            && mentions
                .filter(|it| span.contains(body.expr(*it).span))
                .all(|it| is_here(it) && (is_used(it) || self.is_other_field(it)))
    }

    /// Whether a mention of what holds the handle means another part of it. A closure of older editions takes hold of
    /// all parts.
    fn is_other_field(&self, mention: ExprId) -> bool {
        let body = &self.known.body;
        if closure_around(body, mention) != closure_around(body, self.block) {
            return false;
        }
        let parent = body.expr(mention).parent.map(|it| &body.expr(it).kind);
        matches!((parent, &self.holder.field), (Some(ExprKind::Field { name, .. }), Some(field)) if name != field)
    }

    /// Whether what stands behind the stretch has to wait until the buffer is gone.
    pub fn is_in_the_way(&self, span: Span) -> bool {
        let is_other = |it: ExprId| self.is_other_field(it);
        is_in_the_way(self.known, self.holder.base, (self.block, span), &is_other)
    }

    /// Whether all that this body writes of the flow itself stands among the statements, and by this name alone.
    pub fn holds_all(&self, tracked: &Tracked, span: Span) -> bool {
        let body = &self.known.body;
        let spans: Vec<Span> = self.uses.iter().map(|it| body.expr(*it).span).collect();
        let others = self.holder.uses(self.known);
        let owner = self.holder.owner;
        tracked.ways.iter().all(|way| {
            let nodes = way.path.iter().map(|it| it.at).filter(|it| it.owner == owner);
            nodes.into_iter().all(|it| {
                let own = body.expr(it.expr).span;
                let is_use =
                    self.is_use(it.expr) || spans.iter().any(|it| it.contains(own) || own.contains(*it));
                let is_passed_on = way.sink.owner != owner || others.binary_search(&it.expr).is_err();
                is_use || (is_passed_on && !span.contains(own))
            })
        })
    }

    /// Whether what a use is a part of is the value of the block or leaves the function, and may hold the reference:
    /// `Ok(Limited::new(&mut self.file))`.
    pub fn is_held_by_value(&self, using: ExprId) -> bool {
        let body = &self.known.body;
        let mut inner = using;
        for outer in body.ancestors(using) {
            let is_value = match &body.expr(outer).kind {
                ExprKind::Block(block) if block.tail != Some(inner) => return false,
                ExprKind::Block(_) => outer == self.block,
                ExprKind::Return(_) => true,
                _ => false,
            };
            if is_value {
                return !is_plain(self.scene, self.known.inference.expr(inner));
            }
            inner = outer;
        }
        false
    }

    /// Whether the file is opened a second time before the last write, by somebody who may follow it.
    pub fn is_reopened(&self, tracked: &Tracked, span: Span) -> bool {
        let body = &self.known.body;
        let made = tracked.ways.iter().map(|it| it.made.at).filter(|it| it.owner == self.holder.owner);
        let made: BTreeSet<At> = made.collect();
        let until = |made: At| Span::new(body.expr(made.expr).span.start.min(span.end), span.end);
        made.into_iter()
            .any(|made| opening_same(self.scene, self.known, made, body.within(until(made))).next().is_some())
    }

    /// Whether another body that the handle passes through makes a second one of it.
    pub fn is_cloned(&self, tracked: &Tracked) -> bool {
        self.owners(tracked).into_iter().any(|it| self.scene.known(it).is_some_and(clones))
    }

    /// Whether this body makes a second handle, which may write in between.
    pub fn is_cloned_here(&self) -> bool {
        clones(self.known)
    }

    /// Whether the function may be left off between the writes, and taken up again or not.
    pub fn is_suspended(&self, span: Span) -> bool {
        let body = &self.known.body;
        body.any_within(body.all_of(Kind::Await), span)
    }

    pub fn has_company(&self, span: Span) -> bool {
        is_beside(self.scene, self.holder.owner, span, self.uses, self.holder.ty)
    }

    /// Whether somebody on the way opens the file to append to it.
    pub fn is_appended(&self, tracked: &Tracked) -> bool {
        // All stretches of a flow have the same ways.
        let Some(first) = tracked.ways.first() else { return false };
        self.scene.program.answers.once(Asked::IsAppended, first.made.at, || {
            let mut nodes = tracked.ways.iter().flat_map(|it| &it.path);
            nodes.any(|it| may_append(self.scene, tracked, it.at.owner, it.at.expr))
        })
    }

    fn owners(&self, tracked: &Tracked) -> Vec<BodyOwner> {
        let mut owners: Vec<BodyOwner> =
            tracked.ways.iter().flat_map(|it| &it.path).map(|it| it.at.owner).collect();
        owners.extend(self.holder.field_bodies(self.scene));
        owners.sort();
        owners.dedup();
        owners
    }
}

fn clones(known: &Known) -> bool {
    !known.body.calls_named("try_clone").is_empty()
}

/// Whether a block uses another writer beside a local.
pub fn has_company(
    scene: Scene<'_>,
    owner: BodyOwner,
    block: ExprId,
    local: LocalId,
    handle: TypeId,
) -> bool {
    let Some(known) = scene.known(owner) else { return true };
    is_beside(scene, owner, known.body.expr(block).span, &mentions(&known.body, local), handle)
}

/// Whether another writer that the caller has given, or that a field holds, is used in a span: it may lead to the same
/// file.
fn is_beside(scene: Scene<'_>, owner: BodyOwner, span: Span, uses: &[ExprId], handle: TypeId) -> bool {
    let Some(known) = scene.known(owner) else { return true };
    let (body, index) = (&known.body, scene.index());
    let bounds = scene.bounds(owner);
    let writes = |it: &TraitRef| it.id.zip(index.known.write).is_some_and(|(id, of)| index.is_a(id, of));
    let may_be = |ty: &Ty| match ty {
        Ty::Dyn(of) | Ty::Opaque(of) => of.iter().any(writes),
        Ty::Param(name) => bounds.iter().any(|it| it.name == *name && it.bounds.iter().any(writes)),
        Ty::Adt(id, _) => *id == handle,
        _ => false,
    };
    let is_given = |it: ExprId| match &body.expr(it).kind {
        ExprKind::Local(local) => known.facts.defs(*local).iter().any(|it| matches!(it, Def::Param(_))),
        ExprKind::Field { .. } => true,
        _ => false,
    };
    let is_own = |it: ExprId| uses.iter().any(|of| body.expr(*of).span.contains(body.expr(it).span));
    body.within(span)
        .any(|it| is_given(it) && !is_own(it) && known.inference.expr(it).any(&mut |ty| may_be(ty)))
}
