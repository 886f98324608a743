//! The file that is written, opened by its name once more: what its path is made of tells, whatever it goes through.

use rustc_hash::FxHashSet;

use crate::effects::FileName;
use crate::file::Span;
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId, PatKind, Statement};
use crate::repair::flush::Request;
use crate::repair::flush::spelling::may_hold_handle;
use crate::repair::scene::Scene;
use crate::track::{At, Known, mentions};

/// The names of a file by where its handle is made; none where it is not opened by one.
pub fn names(scene: Scene<'_>, made: &FxHashSet<At>) -> Vec<FileName> {
    let effects = scene.effects();
    let within = made.iter().flat_map(|made| {
        let known = scene.known(made.owner).into_iter();
        known
            .flat_map(move |it| it.body.within(it.body.expr(made.expr).span))
            .map(move |expr| At { expr, ..*made })
    });
    within.flat_map(|it| effects.names_of(&effects.opened_by(it), it)).collect()
}

/// Whether an expression opens a file that may be one of these names.
pub fn opens_one_of(scene: Scene<'_>, owner: BodyOwner, names: &[FileName], expr: ExprId) -> bool {
    let (effects, at) = (scene.effects(), At { owner, expr });
    let opened = effects.opened_by(at);
    !opened.paths.is_empty()
        && effects.names_of(&opened, at).iter().any(|it| names.iter().any(|name| name.may_be(it)))
}

/// Whether another handle on the file of these names is made before this one, which is made within some spans, and used
/// behind the place where this one is.
pub fn has_older_handle(
    scene: Scene<'_>,
    request: &Request<'_>,
    known: &Known,
    (names, made): (&[FileName], &[Span]),
) -> bool {
    let body = &known.body;
    let source = body.expr(request.source.expr).span;
    let holds = |it: LocalId| {
        may_hold_handle(scene, known.inference.local(it))
            && mentions(body, it).iter().any(|it| body.expr(*it).span.start > source.end)
    };
    let older = body.ancestors(request.source.expr).filter_map(|it| match &body.expr(it).kind {
        ExprKind::Block(block) => Some(block),
        _ => None,
    });
    let older = older.flat_map(|it| &it.statements).filter(|it| it.span().end <= source.start);
    let mut values = older.filter_map(|it| match it {
        Statement::Let { pat, value, .. } => match body.pat(*pat).kind {
            PatKind::Bind { local, inner: None } if holds(local) => *value,
            _ => None,
        },
        Statement::Expr { .. } => None,
    });
    let is_made = |it: &ExprId| made.iter().any(|made| made.contains(body.expr(*it).span));
    let opens =
        |it: &ExprId| body.is_call(*it) && !is_made(it) && opens_one_of(scene, request.owner, names, *it);
    values.any(|it| body.within(body.expr(it).span).any(|it| opens(&it)))
}
