//! A writer behind `Box<dyn Write>`: the box is bound to a name in the end, and `flush` reaches through it.

use crate::index::Ty;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId, PatKind, Statement, Visibility};
use crate::repair::flush::{self, Request};
use crate::repair::lent::is_lent;
use crate::repair::scene::{Scene, WRITE, mentions};
use crate::repair::{Change, Concern, ImportNeed};
use crate::track::{At, Known, Tracked, Way};

/// The flush of the name that the box is bound to, and the import it needs; `None` if the box goes elsewhere.
pub fn flushed(
    scene: Scene<'_>,
    tracked: &Tracked,
    made: At,
) -> Option<(Vec<Change>, Vec<Concern>, Option<ImportNeed>)> {
    let mut names = tracked.ways.iter().map(|it| named(scene, it, made));
    let (owner, local) = names.next()??;
    if names.any(|it| it != Some((owner, local))) || !is_only_for(scene, made.owner, owner) {
        return None;
    }
    let known = scene.known(owner)?;
    let is_box = known.inference.local(local).any(&mut |it| matches!(it, Ty::Dyn(_)));
    let (block, value) = bound_at(known, local).filter(|_| is_box)?;
    let uses = mentions(&known.body, local);
    if !uses.iter().all(|it| is_lent(scene, known, *it)) {
        return None;
    }
    let request = Request {
        owner,
        name: known.body.local(local).name.to_string(),
        uses: &uses,
        through_ref: &[],
        block,
        source: At { owner, expr: value },
        given_away: false,
    };
    let (changes, mut concerns) = flush::plan(scene, tracked, &request)?;
    // What else may lie in the box can write something of its own when it is flushed.
    concerns.push(Concern::Lent);
    let bodies = [(known, value)].into_iter().chain(whole(scene, made));
    if bodies.into_iter().any(|(known, within)| makes_stdout(scene, known, within)) {
        concerns.push(Concern::Interactive);
    }
    let need = scene.trait_import(At { owner, expr: block }, WRITE);
    Some((changes, concerns, need))
}

/// The first name that holds the box on a way.
fn named(scene: Scene<'_>, way: &Way, made: At) -> Option<(BodyOwner, LocalId)> {
    way.path.iter().skip_while(|it| it.at != made).find_map(|it| {
        match scene.known(it.at.owner)?.body.expr(it.at.expr).kind {
            ExprKind::Local(local) => Some((it.at.owner, local)),
            _ => None,
        }
    })
}

/// Whether nobody else gets a box from where it is made.
fn is_only_for(scene: Scene<'_>, maker: BodyOwner, user: BodyOwner) -> bool {
    let BodyOwner::Func(func) = maker else { return false };
    let is_private = || scene.index().func(func).visibility != Visibility::Public;
    maker == user
        || match scene.program.callers(func) {
            [only] => only.owner == user && is_private(),
            _ => false,
        }
}

fn whole(scene: Scene<'_>, made: At) -> Option<(&Known, ExprId)> {
    let known = scene.known(made.owner)?;
    Some((known, known.body.root?))
}

/// The block of the `let` that binds a name, and its value.
fn bound_at(known: &Known, local: LocalId) -> Option<(ExprId, ExprId)> {
    known.body.expr_ids().find_map(|expr| {
        let ExprKind::Block(block) = &known.body.expr(expr).kind else { return None };
        block.statements.iter().find_map(|it| match it {
            Statement::Let { pat, value: Some(value), otherwise: None, .. } => {
                match known.body.pat(*pat).kind {
                    PatKind::Bind { local: it, inner: None } if it == local => Some((expr, *value)),
                    _ => None,
                }
            }
            _ => None,
        })
    })
}

/// Whether the box may hold stdout instead, which somebody may watch.
fn makes_stdout(scene: Scene<'_>, known: &Known, within: ExprId) -> bool {
    let span = known.body.expr(within).span;
    known.body.within(span).any(|it| {
        let ty = known.inference.expr(it).peeled().adt();
        ty.is_some_and(|(id, _)| scene.index().type_marks(id).line_buffered)
    })
}
