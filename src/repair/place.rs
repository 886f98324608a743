//! Where a buffer could stand: the last expression that is the bare handle, and what becomes of it.

use crate::index::Ty;
use crate::items::{ExprId, ExprKind, LocalId, PatKind, Statement};
use crate::repair::scene::Scene;
use crate::track::{At, Def, Known, StepKind, Way, mentions};

/// What becomes of an expression that is the bare handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consumer {
    /// `let name = handle;`, the block it stands in, and the place among its statements.
    Bound {
        local: LocalId,
        block: ExprId,
        statement: usize,
    },
    /// An argument of a call or its receiver; `by_ref` is the `&` or `&mut` around it.
    Passed {
        call: ExprId,
        by_ref: Option<ExprId>,
    },
    /// The first argument of `write!`.
    Written {
        call: ExprId,
        by_ref: Option<ExprId>,
    },
    /// Something that a repair here does not touch.
    Other,
    Annotated,
    Stored,
}

/// The expressions of a way that are the handle itself, by value and not by name, from the source outward.
pub fn bare(scene: Scene<'_>, way: &Way) -> Vec<At> {
    let mut found: Vec<At> = Vec::new();
    for node in &way.path {
        let Some(known) = scene.known(node.at.owner) else { continue };
        if !is_handle(known.inference.expr(node.at.expr), way) || is_place(known, node.at.expr) {
            continue;
        }
        // Of `File::open(p)?` inside a block or branch the outermost counts.
        let inner = found.last().copied().filter(|last| {
            last.owner == node.at.owner && known.body.ancestors(last.expr).any(|it| it == node.at.expr)
        });
        if inner.is_some() {
            found.pop();
        }
        found.push(node.at);
    }
    found
}

fn is_handle(ty: &Ty, way: &Way) -> bool {
    matches!(ty, Ty::Adt(id, _) if *id == way.made.ty)
}

/// Whether an expression names a handle that is there already.
pub fn is_place(known: &Known, expr: ExprId) -> bool {
    matches!(
        known.body.expr(expr).kind,
        ExprKind::Local(_) | ExprKind::Path(..) | ExprKind::Deref(_) | ExprKind::Index { .. }
    ) || matches!(known.body.expr(expr).kind, ExprKind::Field { .. })
}

/// What an expression's value goes into.
pub fn consumer(known: &Known, expr: ExprId) -> Consumer {
    let Some(parent) = known.body.expr(expr).parent else { return Consumer::Other };
    match &known.body.expr(parent).kind {
        ExprKind::Block(block) => bound(known, parent, &block.statements, expr),
        ExprKind::Call { callee, .. } if *callee == expr => Consumer::Other,
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } => {
            Consumer::Passed { call: parent, by_ref: None }
        }
        ExprKind::Macro(call) if call.args.first().is_some_and(|it| it.value == expr) => {
            Consumer::Written { call: parent, by_ref: None }
        }
        ExprKind::Ref { mutable, .. } => match consumer(known, parent) {
            found @ Consumer::Bound { .. } if *mutable => found,
            Consumer::Passed { call, by_ref: None } => Consumer::Passed { call, by_ref: Some(parent) },
            Consumer::Written { call, by_ref: None } => Consumer::Written { call, by_ref: Some(parent) },
            _ => Consumer::Other,
        },
        ExprKind::Struct { .. } => Consumer::Stored,
        _ => Consumer::Other,
    }
}

fn bound(known: &Known, block: ExprId, statements: &[Statement], expr: ExprId) -> Consumer {
    for (at, statement) in statements.iter().enumerate() {
        let Statement::Let { pat, ty, value: Some(value), otherwise: None, .. } = statement else { continue };
        if *value != expr {
            continue;
        }
        let PatKind::Bind { local, inner: None } = known.body.pat(*pat).kind else { return Consumer::Other };
        let open = ty.as_ref().is_none_or(|it| matches!(it.kind, crate::items::TypeKind::Infer));
        return if open { Consumer::Bound { local, block, statement: at } } else { Consumer::Annotated };
    }
    Consumer::Other
}

/// The name that is given a value by `name = value`, and where it stands there.
pub fn assigned(known: &Known, value: ExprId) -> Option<(LocalId, ExprId)> {
    let parent = known.body.expr(value).parent?;
    let ExprKind::Assign { place, plain: true, .. } = known.body.expr(parent).kind else { return None };
    match known.body.expr(place).kind {
        ExprKind::Local(local) => Some((local, place)),
        _ => None,
    }
}

/// The one `&mut name` of a `let name;` that is given this value and no other.
pub fn lent_later(known: &Known, value: ExprId) -> Option<ExprId> {
    let body = &known.body;
    let (local, place) = assigned(known, value)?;
    let is_declared = |it: &Statement| match it {
        Statement::Let { pat, ty: None, value: None, .. } => {
            matches!(body.pat(*pat).kind, PatKind::Bind { local: it, inner: None } if it == local)
        }
        _ => false,
    };
    let declared = body.exprs.iter().any(|it| match &it.kind {
        ExprKind::Block(block) => block.statements.iter().any(is_declared),
        _ => false,
    });
    let is_only = matches!(known.facts.defs(local), [Def::Value(it)] if *it == value);
    let others: Vec<ExprId> = mentions(body, local).into_iter().filter(|it| *it != place).collect();
    let [only] = others[..] else { return None };
    let borrow = body.expr(only).parent.filter(|_| declared && is_only)?;
    matches!(body.expr(borrow).kind, ExprKind::Ref { mutable: true, .. }).then_some(borrow)
}

/// `let ref mut file = …`, `let file = &mut …`: the name is a reference, and need not be mutable itself.
pub fn binds_reference(known: &Known, local: LocalId) -> bool {
    let is_borrow = |def: &Def| match def {
        Def::Value(value) => matches!(known.body.expr(*value).kind, ExprKind::Ref { mutable: true, .. }),
        _ => false,
    };
    known.body.local(local).by_ref || known.facts.defs(local).iter().any(is_borrow)
}

/// Whether the way goes through a field or static after this expression.
pub fn is_stored_after(way: &Way, at: At) -> bool {
    let mut nodes = way.path.iter().skip_while(|it| it.at != at);
    nodes.any(|it| it.step == Some(StepKind::Stored))
}

/// Whether a loop around an expression uses a name again that it does not bind itself.
pub fn is_used_in_turns(scene: Scene<'_>, at: At, local: LocalId) -> bool {
    let Some(known) = scene.known(at.owner) else { return true };
    let made = known.body.local(local).span;
    let here = known.body.expr(at.expr).span;
    known.body.ancestors(at.expr).any(|it| {
        let whole = known.body.expr(it);
        // What a `for` runs over is evaluated once.
        let is_head = match &whole.kind {
            ExprKind::For { iterable, .. } => known.body.expr(*iterable).span.contains(here),
            _ => false,
        };
        known.body.is_loop(it) && !is_head && !whole.span.contains(made)
    })
}

/// Whether a name is mentioned after an expression, or before it in a loop around it.
pub fn is_used_after(scene: Scene<'_>, at: At, local: LocalId) -> bool {
    let Some(known) = scene.known(at.owner) else { return true };
    let here = known.body.expr(at.expr).span.end;
    is_used_in_turns(scene, at, local)
        || mentions(&known.body, local).iter().any(|it| known.body.expr(*it).span.start >= here)
}
