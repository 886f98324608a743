//! Where a name begins to hold a handle: a parameter, a pattern; a new name there can hold the buffer.

use quote::quote;

use crate::file::Span;
use crate::index::Ty;
use crate::infer::BodyOwner;
use crate::items::{Body, ExprId, ExprKind, LocalId, PatId, PatKind, Statement};
use crate::repair::Change;
use crate::repair::code;
use crate::repair::flush::Layout;
use crate::repair::scene::Scene;
use crate::track::{At, Flow, Known, OncePer, Rule, Sink, Tracked, Way, mentions, talks};

/// The block in which a name lives.
#[derive(Clone, Copy, Debug)]
pub struct Home {
    pub block: ExprId,
    pub is_param: bool,
    /// What the pattern takes apart.
    pub made: Option<ExprId>,
    /// Where the new `let` goes: behind the statement that ends here, or in front of what starts here.
    insert: Insert,
}

#[derive(Clone, Copy, Debug)]
enum Insert {
    After(Span),
    Before(u32),
}

/// The name that a node of a way mentions, if it holds the handle or, as a parameter, a reference to it.
pub fn of(scene: Scene<'_>, way: &Way, at: At) -> Option<(LocalId, Home)> {
    let known = scene.known(at.owner)?;
    let ExprKind::Local(local) = known.body.expr(at.expr).kind else { return None };
    if known.body.local(local).name == "self" {
        return None;
    }
    let is_handle = |ty: &Ty| matches!(ty, Ty::Adt(id, _) if *id == way.made.ty);
    let ty = known.inference.local(local);
    let home = param(known, local).filter(|_| is_handle(ty.peeled()));
    let home = home.or_else(|| pattern(known, local).filter(|_| is_handle(ty)))?;
    Some((local, home))
}

fn param(known: &Known, local: LocalId) -> Option<Home> {
    let body = &known.body;
    body.params.iter().find(
        |pat| matches!(body.pat(**pat).kind, PatKind::Bind { local: it, inner: None } if it == local),
    )?;
    inside(known, body.root?, true, None)
}

/// `let (stream, _) = …;`, `let Ok(file) = … else`, `if let Ok(file) = … {`, `Ok(file) => {`.
fn pattern(known: &Known, local: LocalId) -> Option<Home> {
    let body = &known.body;
    let name = body.local(local).span;
    let binds = |pat: PatId| body.pat(pat).span.contains(name);
    body.expr_ids().find_map(|expr| match &body.expr(expr).kind {
        ExprKind::Block(block) => block.statements.iter().find_map(|statement| match statement {
            Statement::Let { pat, value: Some(value), span, .. }
                if binds(*pat) && !matches!(body.pat(*pat).kind, PatKind::Bind { .. }) =>
            {
                let insert = Insert::After(*span);
                Some(Home { block: expr, is_param: false, made: Some(*value), insert })
            }
            _ => None,
        }),
        ExprKind::If { condition, then, .. } => {
            let made =
                heads(known, *condition).into_iter().find_map(|(pat, value)| binds(pat).then_some(value))?;
            // A name in front of the block comes too late for the rest of the condition.
            inside(known, *then, false, Some(made)).filter(|_| !is_used_within(body, local, *condition))
        }
        ExprKind::Match { value, arms } => {
            let arm = arms.iter().find(|it| binds(it.pat))?;
            let is_guard = arm.guard.is_some_and(|it| is_used_within(body, local, it));
            inside(known, arm.body, false, Some(*value)).filter(|_| !is_guard)
        }
        _ => None,
    })
}

fn is_used_within(body: &Body, local: LocalId, expr: ExprId) -> bool {
    let span = body.expr(expr).span;
    mentions(body, local).into_iter().any(|it| span.contains(body.expr(it).span))
}

/// The arm of a match or the closure that binds a name, where that is no block, or the condition that uses it as well:
/// `if let Ok(file) = … && write(file)`.
pub fn arm(known: &Known, local: LocalId) -> Option<ExprId> {
    let body = &known.body;
    let name = body.local(local).span;
    let binds = |pat: PatId| body.pat(pat).span.contains(name);
    let found = body.exprs.iter().find_map(|it| match &it.kind {
        ExprKind::Match { arms, .. } => arms.iter().find(|it| binds(it.pat)).map(|it| it.body),
        ExprKind::Closure { params, body, .. } => params.iter().any(|it| binds(*it)).then_some(*body),
        ExprKind::If { condition, .. } => {
            let is_bound = heads(known, *condition).into_iter().any(|(pat, _)| binds(pat));
            (is_bound && is_used_within(body, local, *condition)).then_some(*condition)
        }
        _ => None,
    });
    found.filter(|it| !matches!(body.expr(*it).kind, ExprKind::Block(_)))
}

/// The patterns of a condition, also inside `&&`.
fn heads(known: &Known, condition: ExprId) -> Vec<(PatId, ExprId)> {
    match &known.body.expr(condition).kind {
        ExprKind::Let { pat, value } => vec![(*pat, *value)],
        ExprKind::Binary { left, right, .. } => {
            let mut all = heads(known, *left);
            all.extend(heads(known, *right));
            all
        }
        _ => Vec::new(),
    }
}

fn inside(known: &Known, block: ExprId, is_param: bool, made: Option<ExprId>) -> Option<Home> {
    let ExprKind::Block(it) = &known.body.expr(block).kind else { return None };
    let first = it.statements.first().map(Statement::span);
    let first = first.or_else(|| it.tail.map(|it| known.body.expr(it).span))?;
    Some(Home { block, is_param, made, insert: Insert::Before(first.start) })
}

/// `let mut name = wrapper::new(name);`, and the `mut` of the old name taken away, which nothing needs now.
pub fn shadowed(
    scene: Scene<'_>,
    owner: BodyOwner,
    local: LocalId,
    home: &Home,
    wrapper: &str,
) -> Option<Vec<Change>> {
    let it = scene.known(owner)?.body.local(local);
    let layout = Layout::of(scene, owner)?;
    let name = code::name(&it.name);
    let made = code::made(wrapper, scene.preferences.capacity, &name);
    let line = code::spelled(quote!(let mut #name = #made;));
    let mut changes = vec![match home.insert {
        Insert::After(statement) => {
            let text = format!("{}{line}", layout.break_before(statement.start));
            scene.change(owner, Span::at(layout.line_end(statement.end)), text)?
        }
        Insert::Before(start) => {
            let line = format!("{line}{}", layout.break_before(start));
            scene.change(owner, Span::at(layout.above(start)), line)?
        }
    }];
    let text = &scene.file(owner)?.text;
    if it.mutable && text.get(..it.span.start as usize)?.ends_with("mut ") {
        changes.push(scene.change(owner, Span::new(it.span.start - 4, it.span.start), "")?);
    }
    Some(changes)
}

/// Whether one call asks the system more than once. Stdout gathers a line by itself, and what two pieces of a format save
/// goes into a buffer of their own, but where each wakes the other side up.
fn is_in_pieces(flow: &Flow, sink: &Sink) -> bool {
    let few = if talks(&flow.source.ty) { 1 } else { 2 };
    match sink.once_per {
        OncePer::Call | OncePer::Unsaid => false,
        OncePer::Fragment => flow.rule != Rule::LineBufferedStdout && sink.pieces > few,
        OncePer::Byte | OncePer::Token | OncePer::Block => true,
    }
}

/// Whether a buffer for one call of a function gathers anything: it writes in pieces, in a loop, or more than once.
pub fn gathers(scene: Scene<'_>, tracked: &Tracked, owner: BodyOwner) -> bool {
    let here = || tracked.ways.iter().zip(&tracked.flow.sinks).filter(|(way, _)| way.sink.owner == owner);
    let Some(known) = scene.known(owner) else { return false };
    let repeats = |expr: ExprId| known.body.ancestors(expr).any(|it| known.body.is_loop(it));
    let comes_by = |it: &Way| it.path.iter().any(|node| node.at.owner == owner);
    let passes_on = tracked.ways.iter().any(|it| it.sink.owner != owner && comes_by(it));
    let calls: Vec<ExprId> = here().map(|(way, _)| way.sink.expr).collect();
    let follows = |a: &ExprId| calls.iter().any(|b| a != b && !known.body.are_alternatives(*a, *b));
    passes_on
        || calls.iter().any(follows)
        || here().any(|(way, sink)| is_in_pieces(&tracked.flow, sink) || repeats(way.sink.expr))
}
