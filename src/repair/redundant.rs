//! A buffer that saves nothing is taken out, where no type that is written down says that it is there.

use crate::file::{Span, words};
use crate::index::Ty;
use crate::items::{ExprId, ExprKind, PatKind, Statement};
use crate::judge::Reason;
use crate::repair::handling::{callee, declared, is_handling};
use crate::repair::plain::is_plain;
use crate::repair::scene::Scene;
use crate::repair::{Change, Repair, Safety, Verdict};
use crate::track::{At, Known, Tracked, mentions, wrapped};

/// Longest chain of calls and names that the type of a buffer is followed by. Behind a longer one the type may be written.
const MAX_HOPS: u32 = 8;
/// Methods that a buffer has of its own, or that a slice has another of.
const OWN: [&str; 8] =
    ["buffer", "capacity", "get_mut", "get_ref", "into_inner", "into_parts", "seek_relative", "split"];

pub fn verdict(scene: Scene<'_>, tracked: &Tracked) -> Verdict {
    match taken_out(scene, tracked) {
        Ok(repair) => Verdict::Fix(repair, Safety::Safe),
        Err(reason) => Verdict::Left(reason),
    }
}

fn taken_out(scene: Scene<'_>, tracked: &Tracked) -> Result<Repair, Reason> {
    let at = tracked.ways.first().ok_or(Reason::NamedBuffer)?.made.at;
    let known = scene.known(at.owner).ok_or(Reason::NamedBuffer)?;
    if known.body.expr(at.expr).in_macro || !is_inferred(scene, known, at.expr, 0) {
        return Err(Reason::NamedBuffer);
    }
    let name = tracked.flow.source.ty.rsplit("::").next().unwrap_or_default();
    // The import stands there once, and the call that goes names it once.
    if scene.file(at.owner).is_none_or(|it| words(&it.text, name).count() <= 2) {
        return Err(Reason::LastOfImport);
    }
    let changes = changes(scene, at).ok_or(Reason::NamedBuffer)?;
    Ok(Repair { help: "take the buffer out".to_owned(), changes, imports: Vec::new() })
}

fn changes(scene: Scene<'_>, at: At) -> Option<Vec<Change>> {
    let known = scene.known(at.owner)?;
    let inner = wrapped(scene.index(), known, at.expr)?;
    let (outer, inside) = (known.body.expr(at.expr).span, known.body.expr(inner).span);
    let (before, after) = if binds_looser(known, at.expr, inner) { ("(", ")") } else { ("", "") };
    Some(vec![
        scene.change(at.owner, Span::new(outer.start, inside.start), before)?,
        scene.change(at.owner, Span::new(inside.end, outer.end), after)?,
    ])
}

/// Whether a method that is called on the buffer would be called on a part of what stands in it: `&bytes[..]`.
fn binds_looser(known: &Known, made: ExprId, inner: ExprId) -> bool {
    let parent = known.body.expr(made).parent.map(|it| &known.body.expr(it).kind);
    let is_receiver = matches!(parent, Some(ExprKind::MethodCall { receiver, .. }) if *receiver == made);
    let is_tight = matches!(
        known.body.expr(inner).kind,
        ExprKind::Call { .. }
            | ExprKind::Field { .. }
            | ExprKind::Index { .. }
            | ExprKind::Local(_)
            | ExprKind::MethodCall { .. }
            | ExprKind::Path(..)
            | ExprKind::Try(_)
    );
    is_receiver && !is_tight
}

/// Whether all that is done with a value would be done with one of another type too: methods of std's traits, and
/// parameters that are generic.
fn is_inferred(scene: Scene<'_>, known: &Known, expr: ExprId, hops: u32) -> bool {
    let body = &known.body;
    let Some(parent) = body.expr(expr).parent.filter(|_| hops < MAX_HOPS) else { return false };
    let goes_on =
        |it: ExprId| is_plain(scene, known.inference.expr(it)) || is_inferred(scene, known, it, hops + 1);
    match &body.expr(parent).kind {
        ExprKind::Try(_) => goes_on(parent),
        ExprKind::For { iterable, .. } => *iterable == expr,
        ExprKind::Macro(call) => {
            call.args.first().is_some_and(|it| it.value == expr)
                && matches!(call.path.name(), "write" | "writeln")
        }
        ExprKind::Ref { mutable: true, .. } => is_inferred(scene, known, parent, hops + 1),
        ExprKind::MethodCall { receiver, name, .. } if *receiver == expr => {
            let is_of_buffer = OWN.contains(&name.as_str());
            !is_of_buffer && (is_handling(name) || is_described(scene, known, parent)) && goes_on(parent)
        }
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
            let generic = declared(scene, known, parent, expr)
                .is_some_and(|(_, ty)| matches!(ty.peeled(), Ty::Param(_)));
            generic && goes_on(parent)
        }
        ExprKind::Block(block) => block.statements.iter().any(|it| match it {
            Statement::Let { pat, ty: None, value: Some(value), otherwise: None, .. } if *value == expr => {
                match body.pat(*pat).kind {
                    PatKind::Bind { local, inner: None } => {
                        mentions(body, local).into_iter().all(|it| is_inferred(scene, known, it, hops + 1))
                    }
                    _ => false,
                }
            }
            Statement::Expr { expr: it, semicolon: true, .. } => *it == expr,
            _ => false,
        }),
        _ => false,
    }
}

/// Whether a method is one of the catalogue's, which holds for any reader or writer.
fn is_described(scene: Scene<'_>, known: &Known, call: ExprId) -> bool {
    callee(known, call).is_some_and(|it| scene.index().is_stub(scene.index().func_unit(it)))
}
