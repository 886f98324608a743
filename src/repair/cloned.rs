//! Other handles on the open file that a reader is: each shares its position, and what is read ahead moves that.

use rustc_hash::FxHashSet;

use crate::file::to_u32;
use crate::index::FuncId;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId};
use crate::repair::handling::callee;
use crate::repair::scene::Scene;
use crate::track::{At, Def, Known, Tracked, arguments, mentions};

/// Whether a second handle is made of one that is read, or its descriptor is taken, on its way or by a function that it is lent to. Of a socket one
/// handle reads and the other writes, which have no position in common.
pub fn is_cloned(scene: Scene<'_>, tracked: &Tracked) -> bool {
    if !tracked.flow.source.ty.ends_with("fs::File") {
        return false;
    }
    let mut search = Search { scene, seen: FxHashSet::default() };
    let mut places = tracked.ways.iter().flat_map(|it| it.path.iter().map(|it| it.at).chain([it.made.at]));
    places.any(|at| search.is_cloned_at(at))
}

struct Search<'a> {
    scene: Scene<'a>,
    seen: FxHashSet<(BodyOwner, LocalId)>,
}

impl Search<'_> {
    /// Whether the handle that an expression is, or that its name holds, is cloned.
    fn is_cloned_at(&mut self, at: At) -> bool {
        let Some(known) = self.scene.known(at.owner) else { return false };
        let named = names_of(known, at.expr);
        self.is_cloned_by(known, at.expr)
            || named.into_iter().any(|it| self.is_local_cloned(known, at.owner, it))
    }

    fn is_local_cloned(&mut self, known: &Known, owner: BodyOwner, local: LocalId) -> bool {
        self.seen.insert((owner, local))
            && mentions(&known.body, local).into_iter().any(|it| self.is_cloned_by(known, it))
    }

    /// Whether what is done with a value gives another way to its open file.
    fn is_cloned_by(&mut self, known: &Known, using: ExprId) -> bool {
        let (body, index) = (&known.body, self.scene.index());
        let is_lent = |it: &ExprId| matches!(body.expr(*it).kind, ExprKind::Ref { .. } | ExprKind::Deref(_));
        let given = std::iter::successors(Some(using), |it| body.expr(*it).parent.filter(is_lent)).last();
        let given = given.unwrap_or(using);
        let Some(call) = body.expr(given).parent.filter(|it| body.is_call(*it)) else { return false };
        let Some(nth) = arguments(body, call).iter().position(|it| *it == given) else { return false };
        match callee(known, call) {
            Some(func) if index.is_stub(index.func_unit(func)) => {
                index.func_marks(index.of_trait(func)).is_some_and(|it| it.shares)
            }
            Some(func) => self.is_param_cloned(func, nth),
            None => false,
        }
    }

    fn is_param_cloned(&mut self, func: FuncId, nth: usize) -> bool {
        let owners = self.scene.program.bodies_of(func);
        owners.into_iter().any(|owner| {
            let Some(known) = self.scene.known(owner) else { return false };
            known.body.param(nth).is_some_and(|it| self.is_local_cloned(known, owner, it))
        })
    }
}

/// The name that an expression is, and those that are given its value.
fn names_of(known: &Known, expr: ExprId) -> Vec<LocalId> {
    let body = &known.body;
    let own = match body.expr(expr).kind {
        ExprKind::Local(local) => Some(local),
        _ => None,
    };
    let span = body.expr(expr).span;
    let takes = |it: &LocalId| {
        let defs = known.facts.defs(*it).iter();
        let ty = known.inference.local(*it);
        ty.any(&mut |it| it.adt().is_some())
            && defs
                .into_iter()
                .any(|it| matches!(it, Def::Value(value) if body.expr(*value).span.contains(span)))
    };
    (0..to_u32(body.locals.len())).map(LocalId).filter(takes).chain(own).collect()
}
