//! Values that are kept: in a field, a const or a static, which other bodies give them.

use crate::index::{Namespace, Resolved, Ty};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind};
use crate::track::exposure::Exposure;
use crate::track::keeper::Keeper;
use crate::track::program::{At, Known};
use crate::track::repeat::repeats;
use crate::track::trace::Search;
use crate::track::{Made, StepKind};

impl Search<'_> {
    /// A const or static by its name.
    pub(super) fn value_path(&mut self, from: usize, known: &Known) {
        let At { expr, .. } = self.nodes[from].at;
        let ExprKind::Path(path, scope) = &known.body.expr(expr).kind else { return };
        let Some(unit) = known.inference.unit else { return };
        let index = self.program.index;
        let key = index.scope_key(unit, *scope);
        if let Some((Resolved::Value(value), _)) = index.resolve(key, &path.names(), Namespace::Values) {
            let owner = BodyOwner::Value(value);
            let root = self.program.known(owner).and_then(|it| it.body.root);
            let At { owner: here, expr: named } = self.nodes[from].at;
            self.nodes[from].in_loop |= repeats(known, named, None) || self.program.is_called_again(here);
            if let Some(expr) = root {
                let in_loop = self.nodes[from].in_loop;
                self.push(At { owner, expr }, Some(from), Some(StepKind::Stored), None, in_loop);
            }
            if index.value(value).is_static {
                self.writes(from, Keeper::Static(value));
            }
        }
    }

    pub(super) fn field(&mut self, from: usize, known: &Known, base: ExprId, name: &str) {
        let At { expr, .. } = self.nodes[from].at;
        let owner = self.program.field_owner(known.inference.expr(base), name);
        match owner {
            Some(ty) if self.program.index.is_stub(self.program.index.type_unit(ty)) => {
                // A public field of a described type, such as `child.stdout`.
                let made = Exposure::of(self.program, known.inference.expr(expr), self.direction);
                if let Exposure::Unbuffered(id) = made {
                    self.finish(from, Made { at: self.nodes[from].at, by: None, ty: id, param: None });
                }
            }
            Some(ty) => {
                let owner = self.nodes[from].at.owner;
                self.nodes[from].in_loop |=
                    repeats(known, expr, None) || self.program.is_called_in_loop(owner);
                self.writes(from, Keeper::Field((ty, None, name.into())));
            }
            None => self.part(from, known, base, name),
        }
    }

    pub(super) fn writes(&mut self, from: usize, keeper: Keeper) {
        let in_loop = self.nodes[from].in_loop;
        for at in self.program.writes(keeper) {
            if self.is_of_another_type(from, *at) {
                continue;
            }
            self.push(*at, Some(from), Some(StepKind::Stored), None, in_loop);
        }
    }

    /// Whether a generic field, `Answer::Ready(T)`, was given something else there than what was taken out of it here.
    fn is_of_another_type(&self, taken: usize, given: At) -> bool {
        let ty = |it: At| self.program.known(it.owner).map(|known| known.inference.expr(it.expr).peeled());
        let (Some(taken), Some(given)) = (ty(self.nodes[taken].at), ty(given)) else { return false };
        // A container is given its items.
        let may_hold = |whole: &Ty, part: &Ty| {
            let head = part.adt().map(|(id, _)| id);
            whole.any(&mut |it| match it {
                Ty::Adt(id, _) => head.is_none_or(|part| part == *id),
                Ty::Primitive(_) | Ty::Tuple(_) | Ty::Ref(..) => false,
                _ => true,
            })
        };
        !may_hold(given, taken) && !may_hold(taken, given)
    }
}
