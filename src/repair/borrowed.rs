//! A handle that is only borrowed where it is read or written: whose it is, and whether anybody reads on.

use crate::file::Span;
use crate::index::{TraitId, Ty};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId, PatId, PatKind};
use crate::repair::fit::is_written_out;
use crate::repair::handling::declared;
use crate::repair::place::is_used_after;
use crate::repair::returned::{is_public, is_used_unseen};
use crate::repair::scene::Scene;
use crate::track::{At, Def, Known, Tracked, Way, arguments, mentions};

/// Whether an argument is taken as any reader by value, and nothing of it comes back.
pub fn reads_any(scene: Scene<'_>, known: &Known, call: ExprId, arg: ExprId) -> bool {
    takes_any(scene, known, scene.index().known.read, (call, arg))
}

/// `&file` or `&mut file` where all that is written goes through one call that takes any writer, and nothing of it comes
/// back; with the call.
pub fn lent_to_writer(scene: Scene<'_>, tracked: &Tracked) -> Option<(At, ExprId)> {
    let mut lent = tracked.ways.iter().map(|it| lent_on(scene, it));
    let found = lent.next()??;
    lent.all(|it| it == Some(found)).then_some(found)
}

/// The first name on a way that is lent to a call, as it stands there.
fn lent_on(scene: Scene<'_>, way: &Way) -> Option<(At, ExprId)> {
    let is_name = |at: &At| {
        let known = scene.known(at.owner)?;
        let is_handle = matches!(known.inference.expr(at.expr), Ty::Adt(id, _) if *id == way.made.ty);
        let is_name = matches!(known.body.expr(at.expr).kind, ExprKind::Local(_)) && is_handle;
        let arg = known.body.expr(at.expr).parent.filter(|_| is_name)?;
        let call = known.body.expr(arg).parent?;
        let is_lent = matches!(known.body.expr(arg).kind, ExprKind::Ref { .. });
        let is_once = way.sink == At { expr: call, ..*at }
            || !known.body.ancestors(call).any(|it| known.body.is_loop(it));
        let takes = is_lent && is_once && takes_any(scene, known, scene.index().known.write, (call, arg));
        takes.then_some((At { expr: arg, ..*at }, call))
    };
    way.path.iter().find_map(|it| is_name(&it.at))
}

fn takes_any(scene: Scene<'_>, known: &Known, of: Option<TraitId>, (call, arg): (ExprId, ExprId)) -> bool {
    let Some((func, declared)) = declared(scene, known, call, arg) else { return false };
    let name = match declared {
        Ty::Param(name) => name,
        Ty::Ref(true, inner) => match &**inner {
            Ty::Param(name) => name,
            _ => return false,
        },
        _ => return false,
    };
    let signature = scene.index().signature(func);
    !is_written_out(scene, known, call, arg)
        && signature.bounds(name).iter().all(|it| it.id.is_some() && it.id == of)
        && !signature.ret.any(&mut |it| matches!(it, Ty::Param(it) if it == name))
}

/// Whether a name is read from behind a place, or handed to what may do that: it would begin where the buffer ended.
pub fn reads_on(known: &Known, at: ExprId, local: LocalId) -> bool {
    let (body, end) = (&known.body, known.body.expr(at).span.end);
    let asks = |it: &ExprId| match body.expr(*it).parent.map(|of| &body.expr(of).kind) {
        Some(ExprKind::MethodCall { receiver, name, .. }) if receiver == it => {
            !name.starts_with("read") && !["bytes", "by_ref", "chain", "take"].contains(&name.as_str())
        }
        _ => false,
    };
    mentions(body, local).into_iter().any(|it| body.expr(it).span.start >= end && !asks(&it))
}

/// Whether every caller lends a name of its own that it never uses again.
pub fn is_let_go(scene: Scene<'_>, owner: BodyOwner, param: LocalId) -> bool {
    let BodyOwner::Func(func) = owner else { return false };
    let Some(known) = scene.known(owner) else { return false };
    let is_param = |it: &PatId| matches!(known.body.pat(*it).kind, PatKind::Bind { local, inner: None } if local == param);
    let Some(at) = known.body.params.iter().position(is_param) else { return false };
    let callers = scene.program.callers(func);
    let lends = |call: &At| {
        let known = scene.known(call.owner)?;
        let arg = *arguments(&known.body, call.expr).get(at)?;
        let ExprKind::Ref { inner, .. } = known.body.expr(arg).kind else { return None };
        let ExprKind::Local(local) = known.body.expr(inner).kind else { return None };
        let is_own = !matches!(known.inference.local(local), Ty::Ref(..) | Ty::Unknown);
        Some(is_own && !is_used_after(scene, At { expr: arg, ..*call }, local))
    };
    !is_public(scene, owner)
        && !scene.index().is_of_trait(func)
        && !is_used_unseen(scene, func)
        && !callers.is_empty()
        && callers.iter().all(|it| lends(it) == Some(true))
}

/// Whether a name borrows what is made in its own `let` and has no other name: `let Ok(ref mut file) = File::open(p)`.
pub fn borrows_made(known: &Known, local: LocalId) -> bool {
    let is_made = |it: ExprId| {
        matches!(
            known.body.expr(it).kind,
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } | ExprKind::Try(_) | ExprKind::Await(_)
        )
    };
    match known.facts.defs(local) {
        [Def::Value(value)] => match known.body.expr(*value).kind {
            ExprKind::Ref { inner, .. } => is_made(inner),
            _ => known.body.local(local).by_ref && is_made(*value),
        },
        _ => false,
    }
}

/// The name that `let reader = &mut file;` borrows; any other reference is to what lives on elsewhere.
pub fn borrows_name(known: &Known, local: LocalId) -> Option<LocalId> {
    let [Def::Value(value)] = known.facts.defs(local) else { return None };
    let ExprKind::Ref { inner, .. } = known.body.expr(*value).kind else { return None };
    let ExprKind::Local(owner) = known.body.expr(inner).kind else { return None };
    (!matches!(known.inference.local(owner), Ty::Ref(..) | Ty::Unknown)).then_some(owner)
}

/// Whether what stands in a block behind a span has to wait until a buffer is gone that borrows through a local. What a
/// name has borrowed is not followed: it may be anything of this body.
pub fn is_in_the_way(
    known: &Known,
    base: LocalId,
    (block, span): (ExprId, Span),
    is_other: &dyn Fn(ExprId) -> bool,
) -> bool {
    let body = &known.body;
    let behind = Span::new(span.end, body.expr(block).span.end);
    let is_borrow = matches!(known.inference.local(base), Ty::Ref(..));
    let is_given = known.facts.defs(base).iter().any(|it| matches!(it, Def::Param(_)));
    let names_any = |it: ExprId| matches!(body.expr(it).kind, ExprKind::Local(_));
    let statements = match &body.expr(block).kind {
        ExprKind::Block(it) => &it.statements[..],
        _ => &[],
    };
    let follows =
        statements.iter().any(|it| behind.contains(it.span())) || body.within(behind).any(names_any);
    let mentions = mentions(body, base).into_iter();
    (is_borrow && !is_given && follows)
        || mentions.into_iter().any(|it| behind.contains(body.expr(it).span) && !is_other(it))
}
