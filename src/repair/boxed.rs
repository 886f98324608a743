//! A writer behind `Box<dyn Write>` or `&mut dyn Write`: the box is bound to a name in the end, and `flush` reaches through it.

use crate::effects::Effect;
use crate::file::Span;
use crate::index::{FuncId, Ty};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId, PatKind, Statement};
use crate::judge::Concern;
use crate::repair::flush::{self, Request};
use crate::repair::handling::{callee, declared, is_handling};
use crate::repair::lent::{bound_to, is_lent};
use crate::repair::plain::is_plain;
use crate::repair::returned::{is_public, is_used_unseen};
use crate::repair::scene::{Scene, WRITE};
use crate::repair::swap::Swap;
use crate::repair::write::lend;
use crate::repair::{Change, ImportNeed};
use crate::track::{At, Def, Known, Seen, Tracked, Way, arguments, is_box_new, mentions};

/// Flushes, what could not be told, and the imports they need.
pub type Flushed = (Vec<Change>, Vec<Concern>, Vec<ImportNeed>);

/// The flushes of the names that the box is bound to, and the imports they need; `None` if it may go elsewhere.
pub fn flushed(scene: Scene<'_>, tracked: &Tracked, made: At) -> Option<Flushed> {
    let (mut changes, mut concerns, mut needs) = (Vec::new(), Vec::new(), Vec::new());
    for (owner, local) in names(scene, tracked, made)? {
        let known = scene.known(owner)?;
        let (block, value) = bound_at(known, local)?;
        let uses = mentions(&known.body, local);
        let stays = |it: &ExprId| is_lent(scene, known, *it) || is_method_of_writer(scene, known, *it);
        let moved: Vec<ExprId> = uses.iter().copied().filter(|it| !stays(it)).collect();
        if !moved.iter().all(|it| is_spent(scene, known, *it)) {
            return None;
        }
        let handle = tracked.ways.first()?.made.ty;
        let request = Request {
            owner,
            handle,
            name: known.body.local(local).name.to_string(),
            uses: &uses,
            through_ref: &[],
            renewed: &[],
            block,
            source: At { owner, expr: value },
            given_away: false,
        };
        let (mut flushes, doubts) = flush::plan(scene, tracked, &request)?;
        if !moved.is_empty() {
            let swap = Swap::writer(scene, handle)?;
            lend(scene, owner, (local, block), swap, &moved, &mut flushes)?;
            let name = known.body.local(local);
            let mutable = (!name.mutable).then(|| scene.change(owner, Span::at(name.span.start), "mut "));
            flushes.extend(mutable.flatten());
        }
        changes.extend(flushes);
        concerns.extend(doubts);
        let boxes = if made.owner == owner { Some((known, value)) } else { whole(scene, made) };
        let holds = |(_, expr): (&Known, ExprId)| holds_known_writers(scene, At { expr, owner: made.owner });
        if !boxes.is_some_and(holds) {
            concerns.push(Concern::Boxed);
        }
        if boxes.is_some_and(|(known, value)| makes_stdout(scene, known, value))
            && may_end_within_line(known, &uses)
            && is_run_after(scene, owner, known, (block, &uses))
        {
            concerns.push(Concern::OutputOrder);
        }
        needs.extend(scene.trait_import(At { owner, expr: block }, WRITE));
    }
    Some((changes, concerns, needs))
}

/// Whether a use gives the box to a call that takes any writer, and gives back nothing that could hold it.
fn is_spent(scene: Scene<'_>, known: &Known, using: ExprId) -> bool {
    known.body.expr(using).parent.is_some_and(|call| {
        matches!(declared(scene, known, call, using), Some((_, Ty::Param(_))))
            && is_plain(scene, known.inference.expr(call))
    })
}

/// The names that may hold the box, if nothing else does: the one it is bound to where it is made, or one for each call
/// of the function that makes it.
fn names(scene: Scene<'_>, tracked: &Tracked, made: At) -> Option<Vec<(BodyOwner, LocalId)>> {
    let mut first = tracked.ways.iter().map(|it| named(scene, it, made));
    let (owner, local) = first.next()??;
    if owner == made.owner {
        return first.all(|it| it == Some((owner, local))).then(|| vec![(owner, local)]);
    }
    let BodyOwner::Func(maker) = made.owner else { return None };
    if is_public(scene, made.owner) || is_used_unseen(scene, maker) {
        return None;
    }
    let callers = scene.program.callers(maker);
    // What it is passed to gives it back to nobody.
    if !callers.iter().any(|it| it.owner == owner) {
        return None;
    }
    callers
        .iter()
        .map(|call| {
            let known = scene.known(call.owner)?;
            let local = bound_to(known, call.expr).filter(|it| is_dyn(known, *it))?;
            Some((call.owner, local))
        })
        .collect()
}

/// The first name that holds the box on a way.
fn named(scene: Scene<'_>, way: &Way, made: At) -> Option<(BodyOwner, LocalId)> {
    way.path.iter().skip_while(|it| it.at != made).find_map(|it| {
        let known = scene.known(it.at.owner)?;
        match known.body.expr(it.at.expr).kind {
            ExprKind::Local(local) if is_dyn(known, local) => Some((it.at.owner, local)),
            _ => None,
        }
    })
}

fn is_dyn(known: &Known, local: LocalId) -> bool {
    known.inference.local(local).any(&mut |it| matches!(it, Ty::Dyn(_)))
}

fn whole(scene: Scene<'_>, made: At) -> Option<(&Known, ExprId)> {
    let known = scene.known(made.owner)?;
    Some((known, known.body.root?))
}

/// The block of the `let` that binds a name, and its value.
pub fn bound_at(known: &Known, local: LocalId) -> Option<(ExprId, ExprId)> {
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

/// Whether the box may hold stdout, which a flush rids of the line that it has begun.
pub fn makes_stdout(scene: Scene<'_>, known: &Known, within: ExprId) -> bool {
    known.body.within(known.body.expr(within).span).any(|it| {
        let ty = known.inference.expr(it).peeled().adt();
        ty.is_some_and(|(id, _)| scene.index().type_marks(id).line_buffered)
    })
}

fn last_of(known: &Known, uses: &[ExprId]) -> Option<ExprId> {
    uses.iter().copied().max_by_key(|it| known.body.expr(*it).span.end)
}

fn may_end_within_line(known: &Known, uses: &[ExprId]) -> bool {
    let call = last_of(known, uses).and_then(|it| known.body.expr(it).parent);
    !call.is_some_and(
        |it| matches!(&known.body.expr(it).kind, ExprKind::Macro(it) if it.path.name() == "writeln"),
    )
}

/// Whether a program runs between the last write and the end of the block: what this one prints itself goes through the
/// same stdout, behind the line that has begun.
fn is_run_after(
    scene: Scene<'_>,
    owner: BodyOwner,
    known: &Known,
    (block, uses): (ExprId, &[ExprId]),
) -> bool {
    let end = last_of(known, uses).map_or(0, |it| known.body.expr(it).span.end);
    let mut behind = known.body.within(known.body.expr(block).span);
    behind.any(|it| {
        known.body.expr(it).span.start > end
            && scene
                .effects()
                .of_expr(owner, it)
                .into_iter()
                .any(|it| matches!(it, Effect::Runs | Effect::RunsToEnd))
    })
}

/// A method of `Write`, which the box has whatever lies in it.
fn is_method_of_writer(scene: Scene<'_>, known: &Known, using: ExprId) -> bool {
    let index = scene.index();
    let Some(call) = known.body.expr(using).parent else { return false };
    let is_receiver =
        matches!(known.body.expr(call).kind, ExprKind::MethodCall { receiver, .. } if receiver == using);
    let of = callee(known, call).and_then(|it| index.trait_of(it));
    is_receiver
        && of.is_some_and(|it| Some(it) == index.known.write)
        && is_plain(scene, known.inference.expr(call))
}

/// Whether all that may lie in a box is a writer of the catalogue, which keeps nothing that a flush would bring forward.
pub fn holds_known_writers(scene: Scene<'_>, value: At) -> bool {
    holds_at(scene, value, &Seen::default())
}

fn holds_at(scene: Scene<'_>, value: At, seen: &Seen<At>) -> bool {
    let Some(known) = scene.known(value.owner) else { return false };
    let expr = value.expr;
    let holds = |expr: ExprId| holds_at(scene, At { expr, ..value }, seen);
    match &known.body.expr(expr).kind {
        // Where it was seen before, it is so, or nothing else would be asked.
        _ if !seen.enter(value) || *known.inference.expr(expr) == Ty::Never => true,
        ExprKind::If { then, otherwise: Some(otherwise), .. } => holds(*then) && holds(*otherwise),
        ExprKind::Match { arms, .. } => arms.iter().all(|it| holds(it.body)),
        ExprKind::Block(block) => block.tail.is_some_and(holds),
        ExprKind::Cast { inner, .. } | ExprKind::Try(inner) => holds(*inner),
        // `File::create(path).map(Box::new)`
        ExprKind::MethodCall { receiver, name, args, .. } if name == "map" => match &args[..] {
            [new] => is_box_new(&known.body, *new) && is_result_of_writer(scene, known, *receiver),
            _ => false,
        },
        ExprKind::MethodCall { receiver, name, .. } if is_handling(name) => holds(*receiver),
        ExprKind::Ref { inner, .. } => is_known_writer(scene, known.inference.expr(*inner)) || holds(*inner),
        ExprKind::Return(_) => true,
        ExprKind::Local(local) => match known.facts.defs(*local) {
            [Def::Value(value)] => holds(*value),
            [Def::Param(at)] => are_given_known_writers(scene, value.owner, *at, seen),
            _ => false,
        },
        ExprKind::Call { callee, args } => {
            let ExprKind::Path(path, _) = &known.body.expr(*callee).kind else { return false };
            let names = path.names();
            match (&names[..], &args[..]) {
                ([.., buffer, _], [.., inner]) if buffer == "BufWriter" => {
                    is_known_writer(scene, known.inference.expr(*inner)) || holds(*inner)
                }
                (_, [inner]) if is_box_new(&known.body, *callee) => {
                    is_writer_in_box(scene, known.inference.expr(*inner))
                }
                ([.., last], [inner]) if last == "Ok" => holds(*inner),
                _ => returns_known_writers(scene, known, expr, seen),
            }
        }
        _ => false,
    }
}

/// The same for all that the callers of a function give it, where all of them are seen.
fn are_given_known_writers(scene: Scene<'_>, owner: BodyOwner, param: usize, seen: &Seen<At>) -> bool {
    let BodyOwner::Func(func) = owner else { return false };
    let callers = scene.program.callers(func);
    let gives = |call: &At| {
        let Some(known) = scene.known(call.owner) else { return false };
        let args = arguments(&known.body, call.expr);
        args.get(param).is_some_and(|it| {
            is_known_writer(scene, known.inference.expr(*it))
                || holds_at(scene, At { expr: *it, ..*call }, seen)
        })
    };
    !callers.is_empty()
        && !is_public(scene, owner)
        && !is_used_unseen(scene, func)
        && callers.iter().all(gives)
}

/// The same for all that a function of the workspace returns.
fn returns_known_writers(scene: Scene<'_>, known: &Known, call: ExprId, seen: &Seen<At>) -> bool {
    let is_plain = |func: &FuncId| scene.index().trait_of(*func).is_none();
    let Some(func) = callee(known, call).filter(is_plain) else { return false };
    let owner = BodyOwner::Func(func);
    scene.known(owner).is_some_and(|there| {
        let returns = &there.facts.returns;
        !returns.is_empty() && returns.iter().all(|it| holds_at(scene, At { owner, expr: *it }, seen))
    })
}

fn is_result_of_writer(scene: Scene<'_>, known: &Known, expr: ExprId) -> bool {
    let Some((id, args)) = known.inference.expr(expr).adt() else { return false };
    Some(id) == scene.index().known.result && args.first().is_some_and(|it| is_writer_in_box(scene, it))
}

/// A writer that keeps nothing back, or a buffer before a file: that is flushed a moment later in any case, and nobody
/// would have heard of its last error.
fn is_writer_in_box(scene: Scene<'_>, ty: &Ty) -> bool {
    let index = scene.index();
    let buffered = match ty.peeled() {
        Ty::Adt(id, args) if index.known.buf_writer == Some(*id) => args.first(),
        _ => None,
    };
    let is_file = |it: &Ty| it.adt().is_some_and(|(id, _)| index.type_marks(id).unbuffered_write);
    is_known_writer(scene, ty) || buffered.is_some_and(is_file)
}

pub fn is_known_writer(scene: Scene<'_>, ty: &Ty) -> bool {
    let index = scene.index();
    let Ty::Adt(id, args) = ty.peeled() else { return false };
    let marks = index.type_marks(*id);
    let wraps = marks.forwards || index.known.vec == Some(*id);
    marks.unbuffered_write
        || marks.line_buffered
        || matches!(
            index.type_path(*id).as_str(),
            "std::io::Sink" | "std::io::Stderr" | "std::io::StderrLock"
        )
        || wraps && args.iter().all(|it| matches!(it, Ty::Primitive(_)) || is_known_writer(scene, it))
}
