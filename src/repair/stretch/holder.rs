//! What a body calls the handle by: a name, or a field of what has one.

use std::cell::OnceCell;

use smol_str::SmolStr;

use crate::index::{Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId};
use crate::repair::Draft;
use crate::repair::scene::{Scene, is_captured, is_hidden_in_macro};
use crate::repair::stretch::blocks::Candidate;
use crate::repair::stretch::{Stretch, has_macro_of_its_own, is_handle, is_pinned, passes_on};
use crate::repair::swap::Swap;
use crate::track::{At, Known, Tracked, mentions};

/// What holds the handle in a body: a name, or a field of what has one.
#[derive(Clone, PartialEq, Eq)]
pub struct Holder {
    pub owner: BodyOwner,
    pub base: LocalId,
    pub field: Option<SmolStr>,
    /// The handle, or a type of the workspace that passes what it is given on to one.
    pub ty: TypeId,
}

impl Holder {
    pub fn of(scene: Scene<'_>, at: At) -> Option<Self> {
        let known = scene.known(at.owner)?;
        let held = known.inference.expr(at.expr);
        let held = if let Ty::Ref(_, inner) = held { inner } else { held };
        let Ty::Adt(ty, _) = held else { return None };
        if !is_handle(scene, *ty) && !passes_on(scene, *ty, held) {
            return None;
        }
        let (base, field) = match &known.body.expr(at.expr).kind {
            ExprKind::Local(local) => (*local, None),
            ExprKind::Field { base, name } => {
                let ExprKind::Local(local) = known.body.expr(*base).kind else { return None };
                // Fields of what a smart pointer leads to are not borrowed one by one.
                let holder = known.inference.local(local);
                let holder = if let Ty::Ref(_, inner) = holder { inner } else { holder };
                let owner = scene.program.field_owner(holder, name);
                matches!(holder, Ty::Adt(id, _) if owner == Some(*id)).then(|| (local, Some(name.clone())))?
            }
            _ => return None,
        };
        let is_plain = !is_hidden_in_macro(&known.body, base)
            && !is_captured(known, base)
            && !is_pinned(scene, at.owner)
            && !has_macro_of_its_own(scene, at.owner);
        is_plain.then_some(Self { owner: at.owner, base, field, ty: *ty })
    }

    /// The bodies that may duplicate the handle where a field holds it.
    pub fn field_bodies(&self, scene: Scene<'_>) -> Vec<BodyOwner> {
        let held = scene.known(self.owner).zip(self.field.as_ref()).and_then(|(known, name)| {
            let owner = scene.program.field_owner(known.inference.local(self.base).peeled(), name)?;
            Some(scene.index().reach_of_field(owner, None, name))
        });
        held.map_or_else(Vec::new, |reach| scene.program.bodies_with(&["try_clone"], reach))
    }

    /// Every expression that is the handle, by this name.
    pub fn uses(&self, known: &Known) -> Vec<ExprId> {
        let mentions = mentions(&known.body, self.base).into_iter();
        let Some(field) = &self.field else { return mentions.collect() };
        let is_field =
            |it: &ExprId| matches!(&known.body.expr(*it).kind, ExprKind::Field { name, .. } if name == field);
        mentions.filter_map(|it| known.body.expr(it).parent).filter(is_field).collect()
    }
}

/// The blocks that may lend a buffer to a handle, with what was found out about those that were asked so far.
pub struct Lending {
    pub holder: Holder,
    candidates: Vec<(Candidate, OnceCell<Option<Draft>>)>,
}

impl Lending {
    pub fn of(scene: Scene<'_>, tracked: &Tracked, holder: Holder) -> Self {
        let blocks = scene.known(holder.owner).map_or_else(Vec::new, |it| holder.blocks(it, tracked));
        Self { holder, candidates: blocks.into_iter().map(|it| (it, OnceCell::new())).collect() }
    }

    /// The widest block with a use whose statements take the buffer without a concern, or else the widest that takes it.
    pub fn lent(
        &self,
        scene: Scene<'_>,
        tracked: &Tracked,
        swap: Swap,
        using: ExprId,
    ) -> Option<(Draft, Vec<ExprId>)> {
        let known = scene.known(self.holder.owner)?;
        let mut best = None;
        for ((block, uses), draft) in &self.candidates {
            if uses.binary_search(&using).is_err() {
                continue;
            }
            let draft = draft.get_or_init(|| {
                Stretch { scene, known, holder: &self.holder, block: *block, uses }.draft(tracked, swap)
            });
            let Some(draft) = draft else { continue };
            if draft.1.is_empty() {
                return Some((draft.clone(), uses.clone()));
            }
            best.get_or_insert((draft, uses));
        }
        best.map(|(draft, uses)| (draft.clone(), uses.clone()))
    }
}
