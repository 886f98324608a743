//! Which names a handling means, and whether they mean the same where it is repeated.

use crate::file::{Span, has_word};
use crate::index::Ty;
use crate::items::{Body, ExprId, ExprKind, Local, LocalId, ScopeId, Statement};
use crate::repair::scene::Scene;
use crate::track::{At, Known, mentions};

/// Whether every local that is named between a call and the end of its handling is visible at `place` too.
pub fn sees_names(scene: Scene<'_>, at: At, outer: ExprId, place: At) -> bool {
    let Some((known, file)) = scene.known(at.owner).zip(scene.file(at.owner)) else { return false };
    let body = &known.body;
    let written = Span::new(body.expr(at.expr).span.end, body.expr(outer).span.end);
    let text = file.text.get(written.range()).unwrap_or_default();
    let says_something = text.replace("()", "").contains('(');
    if says_something
        && at.owner == place.owner
        && scope_around(body, at.expr) != scope_around(body, place.expr)
    {
        return false;
    }
    let whole_handling = body.expr(outer).span;
    let own: Vec<&str> =
        body.locals.iter().filter(|it| whole_handling.contains(it.span)).map(|it| it.name.as_str()).collect();
    let meant: Vec<&Local> = body
        .within(written)
        .filter_map(|it| match body.expr(it).kind {
            ExprKind::Local(local) => Some(body.local(local)),
            _ => None,
        })
        .collect();
    // Another arm may bind the same name.
    let is_meant = |it: &Local| {
        let mut same = meant.iter().filter(|of| of.name == it.name).peekable();
        same.peek().is_none() || same.any(|of| of.span == it.span)
    };
    let named = body
        .locals
        .iter()
        .filter(|it| !own.contains(&it.name.as_str()) && names(text, &it.name) && is_meant(it));
    let spot = scene.known(place.owner).map(|it| it.body.expr(place.expr).span);
    let whole = body.root.map_or(written, |it| body.expr(it).span);
    let is_shared = |of: &Local| {
        let found = body.locals.iter().zip(&known.inference.locals).find(|(it, _)| it.span == of.span);
        let path = found.and_then(|(_, ty)| ty.peeled().adt()).map(|(id, _)| scene.index().type_path(id));
        path.is_some_and(|it| it.starts_with("std::cell::") || it.starts_with("std::sync::"))
    };
    // A counter has run on by the time of the flush, and what anybody gives away is gone.
    named.into_iter().all(|it| {
        !is_shared(it)
            && (!it.mutable || is_settled(body, at.expr, it))
            && !is_given_away(known, whole, it, at.expr)
            && {
                let around =
                    body.exprs.iter().filter(|expr| is_scope(&expr.kind) && expr.span.contains(it.span));
                let home = around.map(|it| it.span).min_by_key(|it| it.end - it.start);
                at.owner == place.owner && home.is_none_or(|home| spot.is_some_and(|it| home.contains(it)))
            }
    })
}

/// Whether a mutable local is only looked at from an expression on, or from the loops on that it stands in.
fn is_settled(body: &Body, from: ExprId, of: &Local) -> bool {
    const LOOKS: [&str; 7] =
        ["as_path", "as_str", "clone", "display", "to_path_buf", "to_string", "to_string_lossy"];
    // A loop around its `let` binds a new one in each turn.
    let is_turned = |it: &ExprId| body.is_loop(*it) && !body.expr(*it).span.contains(of.span);
    let outermost = body.ancestors(from).filter(is_turned).last().unwrap_or(from);
    let start = body.expr(outermost).span.start;
    body.expr_ids().all(|it| {
        let ExprKind::Local(local) = body.expr(it).kind else { return true };
        let is_later = body.local(local).span == of.span && body.expr(it).span.start >= start;
        !is_later
            || match body.expr(it).parent.map(|it| &body.expr(it).kind) {
                Some(ExprKind::Macro(_) | ExprKind::Ref { mutable: false, .. }) => true,
                Some(ExprKind::MethodCall { receiver, name, .. }) => {
                    *receiver == it && LOOKS.contains(&name.as_str())
                }
                _ => false,
            }
    })
}

/// The scope of the items that an expression sees: a block that declares some has its own.
fn scope_around(body: &Body, expr: ExprId) -> Option<ScopeId> {
    std::iter::once(expr).chain(body.ancestors(expr)).find_map(|it| match &body.expr(it).kind {
        ExprKind::Block(block) => Some(block.scope),
        _ => None,
    })
}

/// Whether a code uses a local by value that is no reference or number. Where an expression names it behind that use, on
/// the same way, there is something left of it.
fn is_given_away(known: &Known, code: Span, of: &Local, named_at: ExprId) -> bool {
    let body = &known.body;
    let named = body.expr(named_at).span;
    let is_behind = |it: ExprId| {
        let scope = body.ancestors(it).find(|it| is_scope(&body.expr(*it).kind));
        body.expr(it).span.end <= named.start && scope.is_some_and(|it| body.expr(it).span.contains(named))
    };
    body.within(code).filter(|it| !is_behind(*it)).any(|it| {
        let ExprKind::Local(local) = body.expr(it).kind else { return false };
        let is_copied = matches!(known.inference.local(local), Ty::Ref(false, _) | Ty::Primitive(_))
            || matches!(known.inference.local(local), Ty::Closure(_)) && is_used_again(body, local);
        let is_lent = match body.expr(it).parent.map(|it| &body.expr(it).kind) {
            Some(ExprKind::Macro(_) | ExprKind::Ref { .. } | ExprKind::Field { .. }) => true,
            Some(ExprKind::MethodCall { receiver, name, .. }) => *receiver == it && !name.starts_with("into"),
            _ => false,
        };
        body.local(local).span == of.span && !is_copied && !is_lent
    })
}

/// Whether a closure is used in one statement and in a later one of the same block: it is copied, or nothing of it would
/// be left.
fn is_used_again(body: &Body, local: LocalId) -> bool {
    let mut uses = mentions(body, local);
    uses.retain(|it| match body.expr(*it).parent.map(|it| &body.expr(it).kind) {
        Some(ExprKind::Call { args, .. } | ExprKind::MethodCall { args, .. }) => args.contains(it),
        _ => false,
    });
    // Behind a way out nothing need be left.
    let leaves = |it: &Statement| {
        body.within(it.span()).any(|it| {
            matches!(
                body.expr(it).kind,
                ExprKind::Return(_) | ExprKind::Break { .. } | ExprKind::Continue { .. }
            )
        })
    };
    let is_use =
        |it: &Statement| !leaves(it) && uses.iter().any(|of| it.span().contains(body.expr(*of).span));
    let is_used = |it: ExprId| uses.iter().any(|of| body.expr(it).span.contains(body.expr(*of).span));
    body.exprs.iter().any(|it| match &it.kind {
        ExprKind::Block(block) => {
            let in_tail = usize::from(block.tail.is_some_and(is_used));
            block.statements.iter().filter(|it| is_use(it)).count() + in_tail > 1
        }
        _ => false,
    })
}

/// Whether a code names a local, between its literals or captured by a macro in one: a word of a message is no name, and
/// neither is a field.
pub fn names(code: &str, local: &str) -> bool {
    let captured = format!("{{{local}");
    let has_macro = code.split('"').step_by(2).any(|it| it.contains('!'));
    let mut pieces = code.split('"').enumerate();
    let is_named = |code: &str| {
        code.split('.').next().is_some_and(|it| has_word(it, local))
            || code.split('.').skip(1).any(|it| {
                let field =
                    it.len() - it.trim_start_matches(|it: char| it.is_alphanumeric() || it == '_').len();
                has_word(&it[field..], local)
            })
    };
    pieces.any(|(at, it)| if at % 2 == 0 { is_named(it) } else { has_macro && it.contains(&captured) })
}

/// What the names that are bound in it live as long as.
pub fn is_scope(kind: &ExprKind) -> bool {
    matches!(
        kind,
        ExprKind::Block(_)
            | ExprKind::For { .. }
            | ExprKind::While { .. }
            | ExprKind::If { .. }
            | ExprKind::Match { .. }
            | ExprKind::Closure { .. }
    )
}
