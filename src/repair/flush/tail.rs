//! A writer whose last use is the value of its block: the flush goes between the write and the value.

use quote::quote;

use crate::file::{Span, has_word};
use crate::index::Ty;
use crate::items::{Body, Expr, ExprId, ExprKind, Local, LocalId, PatId, Statement};
use crate::repair::Change;
use crate::repair::code;
use crate::repair::errors::{converts, is_conversion, is_open_conversion};
use crate::repair::flush::{Planner, exits, policy, told};
use crate::repair::handling::{Handling, is_printed_only};
use crate::repair::plain::is_plain;
use crate::repair::scene::closure_around;

/// The changes that put a flush behind the last use in the tail; `None` where its value cannot wait.
pub fn flushed(planner: &Planner<'_>, handling: &Handling, last: ExprId) -> Option<Vec<Change>> {
    let tail = planner.block.tail?;
    let ty = planner.known.inference.expr(tail);
    let span = planner.known.body.expr(tail).span;
    // Nothing comes behind what never ends; what ends the process there has a flush of its own.
    if is_endless(planner, tail) {
        // An error that is no error of the writer may well be the end of the input.
        return (exits::are_left(planner) || !is_left_by_error(planner, tail)).then(Vec::new);
    }
    if *ty == Ty::Never {
        return Some(Vec::new());
    }
    // What comes of a failed write there has to come of a failed flush.
    if is_looked_at(planner, tail, last)
        && told::shared(planner).is_none()
        && let Some(change) = attached(planner, last)
    {
        return Some(vec![change]);
    }
    if *ty == Ty::unit() {
        return after_unit(planner, handling, span, tail);
    }
    if is_itself(planner, ty) {
        return before_value(planner, handling, span);
    }
    of_result(planner, handling, last, tail)
}

/// The same where the value is a result.
fn of_result(planner: &Planner<'_>, handling: &Handling, last: ExprId, tail: ExprId) -> Option<Vec<Change>> {
    let (result, args) = planner.known.inference.expr(tail).adt()?;
    let span = planner.known.body.expr(tail).span;
    if Some(result) != planner.scene.index().known.result {
        return None;
    }
    if returned_as(planner).is_none() {
        return attached(planner, last).map(|it| vec![it]);
    }
    let unit = args.first() == Some(&Ty::unit());
    if let Some(inner) = ok_of(planner, tail) {
        return unwrapped(planner, handling, span, inner);
    }
    if planner.known.body.is_loop(tail) {
        return None;
    }
    if is_control(planner, tail) {
        // What was written before is flushed by every arm, or it is not flushed on every way.
        let body = &planner.known.body;
        let is_all = planner.request.uses.iter().all(|it| span.contains(body.expr(*it).span));
        let alone = attached(planner, last).filter(|_| is_all).map(|it| vec![it]);
        return alone.or_else(|| attached_in_arms(planner, tail));
    }
    if is_untyped_here(planner, tail) {
        return attached(planner, last).map(|it| vec![it]);
    }
    let layout = planner.layout()?;
    let line = layout.break_before(span.start);
    let owner = planner.request.owner;
    let converted = conversion(planner, tail);
    let end = converted.map_or(Span::at(span.end), |start| Span::new(start, span.end));
    let flush = planner.line(handling, span.start);
    if unit && planner.is_io(tail) && *handling == Handling::Try(String::new()) {
        let flush = flush.trim_end_matches("?;");
        return Some(vec![planner.scene.change(owner, end, format!("?;{line}{flush}"))?]);
    }
    if is_untyped(planner) {
        return None;
    }
    if unit {
        return Some(vec![planner.scene.change(owner, end, format!("?;{line}{flush}{line}Ok(())"))?]);
    }
    if !is_value_free(planner, handling) {
        return None;
    }
    Some(vec![
        planner.scene.change(owner, Span::at(span.start), "let value = ")?,
        planner.scene.change(owner, end, format!("?;{line}{flush}{line}Ok(value)"))?,
    ])
}

/// Whether the flush means nothing by the name that the value is given in front of it.
fn is_value_free(planner: &Planner<'_>, handling: &Handling) -> bool {
    !has_word(&handling.flush(&planner.request.name), "value")
}

/// A loop or branch without a value: one more statement.
fn after_unit(planner: &Planner<'_>, handling: &Handling, span: Span, tail: ExprId) -> Option<Vec<Change>> {
    let block_like = is_control(planner, tail) || planner.known.body.is_loop(tail);
    let layout = planner.layout()?;
    let semicolon = if block_like { "" } else { ";" };
    let line =
        format!("{semicolon}{}{}", layout.break_before(span.start), planner.line(handling, span.start));
    Some(vec![planner.scene.change(planner.request.owner, Span::at(span.end), line)?])
}

/// A value that is of the same type whatever is expected of it, and holds no error.
fn is_itself(planner: &Planner<'_>, ty: &Ty) -> bool {
    let is_result = |ty: &Ty| ty.adt().is_some_and(|(id, _)| Some(id) == planner.scene.index().known.result);
    let is_bare = matches!(ty, Ty::Adt(_, args) if args.is_empty());
    (is_bare || is_plain(planner.scene, ty)) && !ty.any(&mut |it| is_result(it))
}

/// `let value = count(&mut out);`, the flush, and `value`.
fn before_value(planner: &Planner<'_>, handling: &Handling, span: Span) -> Option<Vec<Change>> {
    if !is_value_free(planner, handling) {
        return None;
    }
    let line = planner.layout()?.break_before(span.start);
    let owner = planner.request.owner;
    let flush = planner.line(handling, span.start);
    Some(vec![
        planner.scene.change(owner, Span::at(span.start), "let value = ")?,
        planner.scene.change(owner, Span::at(span.end), format!(";{line}{flush}{line}value"))?,
    ])
}

fn is_control(planner: &Planner<'_>, expr: ExprId) -> bool {
    matches!(
        planner.known.body.expr(expr).kind,
        ExprKind::If { .. } | ExprKind::Match { .. } | ExprKind::Block(_)
    )
}

/// A `loop` without `break` is left by `return` alone.
fn is_endless(planner: &Planner<'_>, tail: ExprId) -> bool {
    let body = &planner.known.body;
    let breaks = || {
        let target = |it: &Expr| match it.kind {
            ExprKind::Break { target, .. } => target,
            _ => None,
        };
        body.exprs.iter().any(|it| target(it) == Some(tail))
    };
    matches!(body.expr(tail).kind, ExprKind::Loop { .. }) && !breaks()
}

/// Whether the code looks at the error of a write in the tail, and gives no more than what it makes of that.
pub fn is_looked_at(planner: &Planner<'_>, tail: ExprId, last: ExprId) -> bool {
    let body = &planner.known.body;
    let Some(call) = planner.call_of(last) else { return false };
    let mut inner = call.expr;
    let around =
        body.ancestors(call.expr).take_while(|it| body.expr(tail).span.contains(body.expr(*it).span));
    let is_value = around.into_iter().all(|outer| {
        let from = std::mem::replace(&mut inner, outer);
        match &body.expr(outer).kind {
            ExprKind::If { condition, .. } => *condition != from,
            ExprKind::Match { value, .. } => *value != from,
            ExprKind::Block(block) => block.tail == Some(from),
            _ => false,
        }
    });
    body.expr(tail).span.contains(body.expr(call.expr).span)
        && !is_value
        && policy::treatment(planner, call) == policy::Treatment::Other
}

/// Whether something within an expression but a write hands an error on.
fn is_left_by_error(planner: &Planner<'_>, tail: ExprId) -> bool {
    let body = &planner.known.body;
    let writes = |it: ExprId| {
        let span = body.expr(it).span;
        planner.request.uses.iter().any(|it| span.contains(body.expr(*it).span))
    };
    let mut within = body.within(body.expr(tail).span);
    within.any(|it| matches!(body.expr(it).kind, ExprKind::Try(inner) if !writes(inner)))
}

/// The branches and blocks that an expression is the value of, ending with the body of the function or closure if that
/// is what returns it, so that `?` gives the same.
fn returned_as(planner: &Planner<'_>) -> Option<ExprId> {
    let body = &planner.known.body;
    let mut inner = planner.request.block;
    while let Some(outer) = body.expr(inner).parent {
        let is_value = match &body.expr(outer).kind {
            ExprKind::Closure { .. } => break,
            ExprKind::If { condition, .. } => *condition != inner,
            ExprKind::Match { value, .. } => *value != inner,
            ExprKind::Block(block) => block.tail == Some(inner),
            _ => false,
        };
        if !is_value {
            return None;
        }
        inner = outer;
    }
    Some(inner)
}

/// Whether the value of a closure is all that says what its errors are: behind a `?` and an `Ok` nobody could tell.
fn is_untyped(planner: &Planner<'_>) -> bool {
    let body = &planner.known.body;
    let Some(closure) = returned_as(planner).and_then(|it| body.expr(it).parent) else { return false };
    let ExprKind::Closure { is_typed, .. } = body.expr(closure).kind else { return false };
    let parent = body.expr(closure).parent.map(|it| &body.expr(it).kind);
    // The error is that of the receiver.
    let is_chained = matches!(parent, Some(ExprKind::MethodCall { name, .. }) if name == "and_then");
    !is_typed && !is_chained
}

/// `x` of `Ok(x)`.
fn ok_of(planner: &Planner<'_>, tail: ExprId) -> Option<ExprId> {
    let body = &planner.known.body;
    let ExprKind::Call { callee, args } = &body.expr(tail).kind else { return None };
    let ExprKind::Path(path, _) = &body.expr(*callee).kind else { return None };
    match (path.name(), &args[..]) {
        ("Ok", [only]) => Some(*only),
        _ => None,
    }
}

/// `Ok(write(..)?)` becomes `write(..)?;`, the flush, and `Ok(())`.
fn unwrapped(planner: &Planner<'_>, handling: &Handling, span: Span, inner: ExprId) -> Option<Vec<Change>> {
    let body = &planner.known.body;
    let inside = body.expr(inner).span;
    let unit = *planner.known.inference.expr(inner) == Ty::unit();
    let line = planner.layout()?.break_before(span.start);
    if !unit && !is_value_free(planner, handling) {
        return None;
    }
    let (before, value) = if unit { ("", "()") } else { ("let value = ", "value") };
    let after = format!(";{line}{}{line}Ok({value})", planner.line(handling, span.start));
    let owner = planner.request.owner;
    Some(vec![
        planner.scene.change(owner, Span::new(span.start, inside.start), before)?,
        planner.scene.change(owner, Span::new(inside.end, span.end), after)?,
    ])
}

/// Where `.map_err(Into::into)` starts: `?` converts by itself, and behind it nobody could tell into what.
fn conversion(planner: &Planner<'_>, tail: ExprId) -> Option<u32> {
    let body = &planner.known.body;
    let ExprKind::MethodCall { receiver, name, args, .. } = &body.expr(tail).kind else { return None };
    let [arg] = &args[..] else { return None };
    if name != "map_err" {
        return None;
    }
    let text = planner.scene.text(crate::track::At { owner: planner.request.owner, expr: *arg })?;
    is_conversion(text).then(|| body.expr(*receiver).span.end)
}

/// `.map_err(|error| format!(..).into())`, which no `?` may stand behind.
fn is_untyped_here(planner: &Planner<'_>, tail: ExprId) -> bool {
    let body = &planner.known.body;
    let ExprKind::MethodCall { name, args, .. } = &body.expr(tail).kind else { return false };
    let text = |it: ExprId| planner.scene.text(crate::track::At { owner: planner.request.owner, expr: it });
    name == "map_err"
        && args.iter().any(|it| text(*it).is_some_and(|it| is_open_conversion(it) && !is_conversion(it)))
}

/// `write(..)` becomes `write(..).and_then(|()| writer.flush())`, whatever its result goes into.
pub fn attached(planner: &Planner<'_>, last: ExprId) -> Option<Change> {
    if has_rivals(planner, last) { None } else { attached_to(planner, last) }
}

/// The only write, whose error the code itself looks at or makes one of its own of, and the flush that is tied to it:
/// what stands behind sees the errors of both.
pub fn attached_alone(planner: &Planner<'_>) -> Option<(ExprId, Change)> {
    let [only] = planner.sinks_here()[..] else { return None };
    let last = planner.last_use()?;
    let is_last = planner.request.uses.iter().all(|it| planner.call_of(*it) == Some(only))
        && planner.request.through_ref.is_empty();
    let is_looked_at = is_last
        && (policy::treatment(planner, only) == policy::Treatment::Other || planner.handling().is_none());
    is_looked_at.then(|| attached(planner, last)).flatten().map(|it| (only.expr, it))
}

/// The same on every arm of a match and every branch of an `if`, if each of them is a write.
fn attached_in_arms(planner: &Planner<'_>, tail: ExprId) -> Option<Vec<Change>> {
    let body = &planner.known.body;
    let (asked, values) = match &body.expr(tail).kind {
        ExprKind::Match { value, arms } => (*value, arms.iter().map(|it| it.body).collect()),
        // What stands on one line would not fit there any more.
        ExprKind::If { condition, then, otherwise } if has_lines(planner, tail) => {
            (*condition, vec![*then, (*otherwise)?])
        }
        _ => return None,
    };
    let uses_in = |within: ExprId| {
        let span = body.expr(within).span;
        planner.request.uses.iter().copied().filter(move |it| span.contains(body.expr(*it).span))
    };
    if uses_in(asked).next().is_some() {
        return None;
    }
    let values = values.into_iter().map(|value| {
        let last = uses_in(value).max_by_key(|it| body.expr(*it).span.end)?;
        let is_write = planner.call_of(last).is_some_and(|it| it.expr == value_of(body, value));
        if is_write { attached_to(planner, last) } else { None }
    });
    values.collect()
}

fn has_lines(planner: &Planner<'_>, expr: ExprId) -> bool {
    let at = crate::track::At { owner: planner.request.owner, expr };
    planner.scene.text(at).is_some_and(|it| it.contains('\n'))
}

/// The value of a block that does nothing else; any other expression itself.
fn value_of(body: &Body, expr: ExprId) -> ExprId {
    match &body.expr(expr).kind {
        ExprKind::Block(block) if block.statements.is_empty() => block.tail.unwrap_or(expr),
        _ => expr,
    }
}

fn attached_to(planner: &Planner<'_>, last: ExprId) -> Option<Change> {
    let call = planner.call_of(last)?;
    let body = &planner.known.body;
    // Inside a closure that is called for each item the flush would be made for each item.
    if closure_around(body, call.expr) != closure_around(body, planner.request.block) {
        return None;
    }
    let ty = planner.known.inference.expr(call.expr);
    let (_, args) = ty.adt()?;
    if args.first() != Some(&Ty::unit()) || in_loop(planner, call.expr) {
        return None;
    }
    let index = planner.scene.index();
    let error = args.get(1)?;
    let path = error.adt().map(|(id, _)| index.type_path(id))?;
    let name = &planner.request.name;
    let name = code::name(name);
    let text = code::spelled(match path.as_str() {
        "std::io::Error" => quote!(.and_then(|()| #name.flush())),
        // An error of its own kind, by the trait that is there to make one.
        "serde_json::error::Error" if planner.scene.lists(planner.request.owner, "serde") => {
            let custom = code::name(custom_error(planner));
            quote!(.and_then(|()| #name.flush().map_err(#custom)))
        }
        "serde_json::error::Error" if is_told_only(body, call.expr) => {
            quote!(.map_err(std::io::Error::from).and_then(|()| #name.flush()))
        }
        _ if converts(index, error) => quote!(.and_then(|()| #name.flush().map_err(Into::into))),
        _ => return None,
    });
    planner.scene.change(planner.request.owner, Span::at(planner.known.body.expr(call.expr).span.end), text)
}

/// What makes an error of serde, by the name of the crate where the file may mean a module of its own by that.
fn custom_error(planner: &Planner<'_>) -> &'static str {
    const OWN: [&str; 6] = ["mod serde ", "mod serde;", "mod serde{", "::serde;", "::serde,", "::serde}"];
    let text = planner.scene.file(planner.request.owner).map_or("", |it| &it.text);
    let from_root = "::serde::ser::Error::custom";
    if OWN.iter().any(|it| text.contains(it)) { from_root } else { &from_root[2..] }
}

/// Whether a call stands where its error is told, and that is all that becomes of it.
fn is_told_only(body: &Body, call: ExprId) -> bool {
    let pats: Vec<PatId> = match body.expr(call).parent.map(|it| &body.expr(it).kind) {
        Some(ExprKind::Let { pat, .. }) => vec![*pat],
        Some(ExprKind::Match { value, arms }) if *value == call => arms.iter().map(|it| it.pat).collect(),
        _ => return false,
    };
    let binds = |pat: &PatId, it: &Local| body.is_error(*pat) && body.pat(*pat).span.contains(it.span);
    let errors = body.locals.iter().zip(0..).filter(|(it, _)| pats.iter().any(|pat| binds(pat, it)));
    let mut locals = errors.map(|(_, at)| LocalId(at));
    locals.all(|it| is_printed_only(body, it))
}

/// A statement whose head is the last write and branches on its result.
pub fn attached_in_head(planner: &Planner<'_>, statement: &Statement, last: ExprId) -> Option<Change> {
    let body = &planner.known.body;
    let Statement::Expr { expr, .. } = statement else { return None };
    let head = match &body.expr(*expr).kind {
        ExprKind::Match { value, .. } => *value,
        ExprKind::If { condition, .. } => *condition,
        _ => return None,
    };
    let call = planner.call_of(last)?;
    let inside = body.expr(head).span.contains(body.expr(call.expr).span);
    inside.then(|| attached(planner, last)).flatten()
}

/// Whether another branch of the same tail or statement writes last as well.
fn has_rivals(planner: &Planner<'_>, last: ExprId) -> bool {
    let place = planner.place_of(last);
    planner.request.uses.iter().filter(|it| planner.place_of(**it) == place).count() > 1
}

fn in_loop(planner: &Planner<'_>, expr: ExprId) -> bool {
    let body = &planner.known.body;
    body.ancestors(expr).take_while(|it| *it != planner.request.block).any(|it| body.is_loop(it))
}
