//! A writer that a value keeps in a field: where the value has a `flush` of its own, whoever holds it can flush by that.

use crate::index::{FuncId, Head, Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, Statement};
use crate::judge::Concern;
use crate::repair::boxed::bound_at;
use crate::repair::field;
use crate::repair::flush::{self, Plan, Request};
use crate::repair::handling::says_more;
use crate::repair::lent::{bound_to, is_lent};
use crate::repair::plain::is_plain;
use crate::repair::returned::{is_public, is_used_unseen};
use crate::repair::scene::Scene;
use crate::repair::{Repair, Safety};
use crate::track::{At, FieldKey, Known, StepKind, Tracked, mentions};

/// The flushes that the holders of the value lack; a writer without such a method outlives all that is seen of it.
pub fn flushes(scene: Scene<'_>, tracked: &Tracked) -> Plan {
    let stored = tracked.ways.first().into_iter().flat_map(|it| &it.path);
    let stored = stored.filter(|it| it.step == Some(StepKind::Stored));
    let flushed = stored.filter_map(|it| field::key_of(scene, it.at)).next_back().filter(|key| {
        let methods = scene.index().methods_of(Head::Adt(key.0), "flush");
        methods.iter().any(|it| flushes_field(scene, *it, key))
    });
    match flushed {
        Some(key) => {
            by_holders(scene, tracked, &key).unwrap_or_else(|| (Vec::new(), vec![Concern::FlushedByHolder]))
        }
        None => (Vec::new(), vec![Concern::Outlives]),
    }
}

/// What is told of a writer that outlives what is seen of it, beside a repair that flushes it where its file is looked at.
pub fn beside(repair: &Repair, safety: Safety) -> Safety {
    let Safety::NeedsReview(concerns) = safety else { return safety };
    let is_flushed = repair.changes.iter().any(|it| it.text.contains(".flush()"));
    let told = |it| if it == Concern::Outlives && is_flushed { Concern::FlushedWhereLooked } else { it };
    Safety::from_concerns(concerns.into_iter().map(told).collect())
}

/// `None` where not all of its holders are seen.
fn by_holders(scene: Scene<'_>, tracked: &Tracked, key: &FieldKey) -> Option<Plan> {
    let maker = only_maker(scene, key)?;
    let (mut changes, mut concerns) = (Vec::new(), Vec::new());
    for call in scene.program.callers(maker) {
        let (flushes, doubts) = by_holder(scene, tracked, *call, key.0)?;
        changes.extend(flushes);
        concerns.extend(doubts);
    }
    Some((changes, concerns))
}

/// The one function that makes such values, if all of its callers are seen.
fn only_maker(scene: Scene<'_>, key: &FieldKey) -> Option<FuncId> {
    let mut owners = scene.program.writes(key).iter().map(|it| it.owner);
    let owner = owners.next()?;
    let BodyOwner::Func(maker) = owner else { return None };
    let is_only = owners.all(|it| it == owner) && !scene.program.callers(maker).is_empty();
    (is_only && !is_public(scene, owner) && !is_used_unseen(scene, maker)).then_some(maker)
}

/// The flush of the name that the value is bound to where it is made.
fn by_holder(scene: Scene<'_>, tracked: &Tracked, call: At, ty: TypeId) -> Option<Plan> {
    let known = scene.known(call.owner)?;
    let local = bound_to(known, call.expr)?;
    let (block, value) = bound_at(known, local)?;
    let mut uses = mentions(&known.body, local);
    uses.retain(|it| !is_looked_at(scene, known, *it));
    let is_itself = matches!(known.inference.local(local), Ty::Adt(id, _) if *id == ty);
    if !is_itself || !uses.iter().all(|it| is_lent(scene, known, *it)) {
        return None;
    }
    let request = Request {
        owner: call.owner,
        handle: ty,
        name: known.body.local(local).name.to_string(),
        uses: &uses,
        through_ref: &[],
        renewed: &[],
        block,
        source: At { owner: call.owner, expr: value },
        given_away: false,
    };
    // Its other methods may do with a shared reference, and `flush` with none.
    let is_mutable = known.body.local(local).mutable;
    flush::plan(scene, tracked, &request).filter(|(changes, _)| is_mutable || changes.is_empty())
}

/// A number or text beside the writer.
fn is_looked_at(scene: Scene<'_>, known: &Known, using: ExprId) -> bool {
    known.body.expr(using).parent.is_some_and(|it| {
        matches!(known.body.expr(it).kind, ExprKind::Field { .. })
            && is_plain(scene, known.inference.expr(it))
    })
}

/// Whether a method does nothing but flush a field, and hands on what fails there.
fn flushes_field(scene: Scene<'_>, method: FuncId, (_, _, name): &FieldKey) -> bool {
    let Some(known) = scene.known(BodyOwner::Func(method)) else { return false };
    let body = &known.body;
    let Some(ExprKind::Block(block)) = body.root.map(|it| &body.expr(it).kind) else { return false };
    let is_flush = |it: ExprId| match &body.expr(it).kind {
        ExprKind::MethodCall { receiver, name: called, .. } if called == "flush" => {
            matches!(&body.expr(*receiver).kind, ExprKind::Field { name: of, .. } if of == name)
        }
        _ => false,
    };
    let head = match (&block.statements[..], block.tail) {
        ([], Some(tail)) => tail,
        ([Statement::Expr { expr, .. }], Some(tail)) if body.called_name(tail) == "Ok" => *expr,
        _ => return false,
    };
    is_flush(flushed_in(known, head))
}

/// `flush` of `Ok(self.inner.flush()?)`, with whatever else hands its error on.
fn flushed_in(known: &Known, expr: ExprId) -> ExprId {
    match &known.body.expr(expr).kind {
        ExprKind::Try(inner) => flushed_in(known, *inner),
        ExprKind::MethodCall { receiver, name, .. } if says_more(name) => flushed_in(known, *receiver),
        ExprKind::Call { args, .. } => match &args[..] {
            [only] => flushed_in(known, *only),
            _ => expr,
        },
        _ => expr,
    }
}
