//! A handle that is made among the arguments of the call that writes: it gets a name first, and a flush after.

use quote::quote;

use crate::file::{Span, has_word};
use crate::index::Ty;
use crate::infer::Callee;
use crate::items::{ExprId, ExprKind, SelfParam, Statement};
use crate::judge::{Concern, Reason};
use crate::repair::borrowed::is_in_the_way;
use crate::repair::code;
use crate::repair::fit::Fitting;
use crate::repair::flush::{self, Layout, Request};
use crate::repair::handling::declared;
use crate::repair::scene::{Scene, WRITE};
use crate::repair::swap::Swap;
use crate::repair::wrapping::{Wrapping, wrapping};
use crate::repair::{Draft, Repair, closing, lent, plain};
use crate::track::{At, Known, OncePer, Tracked, arguments, mentions};

/// Names for the new binding, in the order they are tried.
pub const NAMES: [&str; 4] = ["writer", "buffered", "file_writer", "buffered_writer"];

/// The first of some names that nothing in a text bears.
pub fn new_name(names: [&'static str; 4], text: &str) -> Option<&'static str> {
    names.into_iter().find(|it| !has_word(text, it))
}

/// Binds the handle in a statement of its own and passes `&mut` of it.
pub fn repair(
    scene: Scene<'_>,
    tracked: &Tracked,
    at: At,
    swap: Swap,
    call: ExprId,
    arg: ExprId,
    fitted: &Fitting,
) -> Result<Draft, Reason> {
    let known = scene.known(at.owner).ok_or(Reason::NoPlace)?;
    let (block, statement, start) = enclosing(known, call).ok_or(Reason::Unnamed)?;
    let is_one_write = !swap.is_there && is_one_write(tracked, At { expr: call, ..at });
    let borrower = lent::borrower(scene, At { expr: call, ..at }, arg, swap);
    if is_one_write || !is_held(known, call, at.expr) || (swap.is_there && borrower.is_some()) {
        return Err(Reason::NoPlace);
    }
    if (borrower.is_none() && keeps(scene, known, At { expr: call, ..at }, arg, swap))
        || fitted.carriers.iter().any(|it| Some(*it) != borrower)
        || !fitted.changes.is_empty()
        || !fitted.is_followed(scene)
        || fitted.leaves
        || is_sent_away(scene, known, call, arg)
    {
        return Err(Reason::NoPlace);
    }
    let is_first = comes_first(known, call, arg) || is_moved_only(known, at.expr, call, arg);
    let is_alone = is_first && is_head(known, block, statement, call);
    if !is_alone || !closing::ends_statement(scene, known, swap, call) {
        return Err(Reason::Unnamed);
    }
    let file = scene.file(at.owner).ok_or(Reason::NoPlace)?;
    let body_text =
        known.body.root.and_then(|it| file.text.get(known.body.expr(it).span.range())).unwrap_or("");
    let name = new_name(NAMES, body_text).ok_or(Reason::NoPlace)?;
    let Wrapping { before, after, mut imports } = wrapping(scene, at, swap).ok_or(Reason::NoPlace)?;
    let made = unlocked(scene, at, known, (block, statement)).ok_or(Reason::NoPlace)?;
    let layout = Layout::of(scene, at.owner).ok_or(Reason::NoPlace)?;
    let binding = code::name(name);
    let value = format!("{before}{made}{after}");
    let line = code::with(&value, |own| quote!(let mut #binding = #own;)) + &layout.break_before(start);
    let mut uses = vec![arg];
    uses.extend(borrower.into_iter().flat_map(|it| mentions(&known.body, it)));
    let request = Request {
        owner: at.owner,
        handle: swap.handle,
        name: name.to_owned(),
        uses: &uses,
        through_ref: &[],
        renewed: &[],
        block,
        source: at,
        given_away: false,
    };
    let (mut flushes, mut concerns) = planned(scene, tracked, &request, swap)?;
    let is_followed = borrower.is_none_or(|it| lent::is_followed(scene, at.owner, it, swap));
    concerns.extend((!is_followed).then_some(Concern::Lent));
    let is_closed = || borrower.is_none() && closing::is_awaited(scene, known, swap, block, arg);
    if is_waited_for(scene, known, at.expr, block, statement) || is_closed() {
        closing::drop_behind(&mut flushes, name).ok_or(Reason::NoPlace)?;
    }
    let mut changes = vec![
        scene.change(at.owner, Span::at(start), line).ok_or(Reason::NoPlace)?,
        scene
            .change(at.owner, known.body.expr(arg).span, passed(known, call, arg, name))
            .ok_or(Reason::NoPlace)?,
    ];
    changes.extend(flushes);
    imports.extend(scene.trait_import(at, WRITE));
    Ok((Repair { help: help(swap).to_owned(), changes, imports }, concerns))
}

/// Whether a name could hold a handle for as long as its call goes.
fn is_held(known: &Known, call: ExprId, made: ExprId) -> bool {
    !is_gathered(known, call) && !borrows_temporary(known, made)
}

/// `vec![file]` keeps what it is given, and `write!(file, ..)` does not.
fn is_gathered(known: &Known, call: ExprId) -> bool {
    match &known.body.expr(call).kind {
        ExprKind::Macro(it) => !matches!(it.path.name(), "execute" | "queue" | "write" | "writeln"),
        _ => false,
    }
}

/// Whether a handle is borrowed from what nothing holds behind its statement: `File::create(path)?.by_ref()`.
fn borrows_temporary(known: &Known, expr: ExprId) -> bool {
    let is_borrow = |it: ExprId| known.inference.expr(it).any(&mut |it| matches!(it, Ty::Ref(..)));
    match &known.body.expr(expr).kind {
        ExprKind::Try(inner) => borrows_temporary(known, *inner),
        ExprKind::MethodCall { receiver, .. } if is_borrow(expr) => {
            let is_held = matches!(
                known.body.expr(*receiver).kind,
                ExprKind::Local(_) | ExprKind::Path(..) | ExprKind::Field { .. } | ExprKind::Index { .. }
            );
            !is_held && (!is_borrow(*receiver) || borrows_temporary(known, *receiver))
        }
        _ => false,
    }
}

fn help(swap: Swap) -> &'static str {
    if swap.is_there {
        "bind it to a name first and flush it after the call"
    } else {
        "bind it to a BufWriter first and flush that after the call"
    }
}

fn planned(
    scene: Scene<'_>,
    tracked: &Tracked,
    request: &Request<'_>,
    swap: Swap,
) -> Result<flush::Plan, Reason> {
    if swap.is_there {
        return flush::missing(scene, tracked, request);
    }
    flush::plan(scene, tracked, request).ok_or(Reason::Unflushed)
}

/// Whether what a call gives back may hold the writer, and flush it too late or never.
fn keeps(scene: Scene<'_>, known: &Known, call: At, arg: ExprId, swap: Swap) -> bool {
    !matches!(known.body.expr(call.expr).kind, ExprKind::Macro(_))
        && !plain::is_plain(scene, known.inference.expr(call.expr))
        && !lent::is_spent(scene, call, arg, swap)
}

/// Whether all that goes through a call is what the call itself writes at once.
fn is_one_write(tracked: &Tracked, call: At) -> bool {
    let mut sinks = tracked.ways.iter().zip(&tracked.flow.sinks);
    sinks.all(|(way, sink)| way.sink == call && sink.once_per == OncePer::Call)
}

/// Whether something behind a statement needs what the handle in it is borrowed from, and more than to look at it where it
/// is only shared.
fn is_waited_for(scene: Scene<'_>, known: &Known, made: ExprId, block: ExprId, statement: usize) -> bool {
    let body = &known.body;
    let ExprKind::Block(inside) = &body.expr(block).kind else { return true };
    let span = inside.statements.get(statement).map(Statement::span);
    let Some(span) = span.or_else(|| inside.tail.map(|it| body.expr(it).span)) else { return true };
    let Ty::Ref(is_mutable, _) = known.inference.expr(made) else { return false };
    let mut named = body.within(body.expr(made).span).filter_map(|it| match body.expr(it).kind {
        ExprKind::Local(local) => Some(local),
        _ => None,
    });
    let is_no_matter = |it: ExprId| !is_mutable && is_looked_at(scene, known, it);
    named.any(|it| is_in_the_way(known, it, (block, span), &is_no_matter))
}

/// Whether a name is only shared where it stands: `&file`, `file.sync_all()`.
fn is_looked_at(scene: Scene<'_>, known: &Known, name: ExprId) -> bool {
    let Some(around) = known.body.expr(name).parent else { return false };
    match &known.body.expr(around).kind {
        ExprKind::Ref { mutable, .. } => !mutable,
        ExprKind::MethodCall { receiver, .. } => match known.inference.callees.get(&around) {
            Some(Callee::Func(func, _)) if *receiver == name => {
                scene.index().header(*func).self_param == Some(SelfParam::Ref)
            }
            _ => false,
        },
        _ => false,
    }
}

/// `impl Write + Send` is for another thread, which neither the lock of stdout nor a borrow reaches.
fn is_sent_away(scene: Scene<'_>, known: &Known, call: ExprId, arg: ExprId) -> bool {
    let Some((func, Ty::Param(name))) = declared(scene, known, call, arg) else { return false };
    scene.index().signature(func).bounds(name).iter().any(|it| it.name == "Send")
}

/// The text of the handle; a lock that would now be held for longer than its statement is left out.
fn unlocked<'a>(
    scene: Scene<'a>,
    at: At,
    known: &Known,
    (block, statement): (ExprId, usize),
) -> Option<&'a str> {
    let made = scene.text(at)?;
    let ty = known.inference.expr(at.expr).adt().map(|(id, _)| scene.index().type_path(id));
    if ty.as_deref() != Some("std::io::StdoutLock") {
        return Some(made);
    }
    let ExprKind::Block(it) = &known.body.expr(block).kind else { return None };
    let is_last = statement + usize::from(it.tail.is_none()) >= it.statements.len();
    let ends = known.body.root == Some(block) && is_last;
    // A name that is locked is still needed by itself.
    made.strip_suffix(".lock()").filter(|it| it.ends_with(')')).or(ends.then_some(made))
}

/// A method's receiver and a macro's writer are borrowed by themselves.
fn passed(known: &Known, call: ExprId, arg: ExprId, name: &str) -> String {
    let by_itself = match &known.body.expr(call).kind {
        ExprKind::MethodCall { receiver, .. } => *receiver == arg,
        ExprKind::Macro(_) => true,
        _ => false,
    };
    if by_itself { name.to_owned() } else { format!("&mut {name}") }
}

/// The nearest block around a call, the place of its statement there, and where that statement starts.
pub fn enclosing(known: &Known, call: ExprId) -> Option<(ExprId, usize, u32)> {
    let mut inner = call;
    for outer in known.body.ancestors(call) {
        match &known.body.expr(outer).kind {
            ExprKind::Block(block) => {
                let span = known.body.expr(inner).span;
                let at = block.statements.iter().position(|it| it.span().contains(span));
                let statement = at.unwrap_or(block.statements.len());
                let start =
                    at.and_then(|it| block.statements.get(it)).map_or(span.start, |it| it.span().start);
                return Some((outer, statement, start));
            }
            // What is evaluated only sometimes, or later, cannot be moved in front of its statement.
            ExprKind::Closure { .. }
            | ExprKind::If { .. }
            | ExprKind::Match { .. }
            | ExprKind::While { .. }
            | ExprKind::Loop { .. }
            | ExprKind::For { .. }
                if !is_condition(known, outer, inner) =>
            {
                return None;
            }
            _ => {}
        }
        inner = outer;
    }
    None
}

/// The head of a `match` or `if` is evaluated once and first.
fn is_condition(known: &Known, outer: ExprId, inner: ExprId) -> bool {
    match &known.body.expr(outer).kind {
        ExprKind::Match { value, .. } => *value == inner,
        ExprKind::If { condition, .. } => *condition == inner,
        _ => false,
    }
}

/// Whether nothing with an effect is evaluated before the handle is made.
fn comes_first(known: &Known, call: ExprId, arg: ExprId) -> bool {
    let args = match &known.body.expr(call).kind {
        ExprKind::Macro(it) => it.args.iter().map(|it| it.value).collect(),
        _ => arguments(&known.body, call),
    };
    args.iter().take_while(|it| **it != arg).all(|it| is_plain(known, *it))
}

/// Whether a buffer is made of a name alone, which nothing before it uses: then it may as well be made earlier.
fn is_moved_only(known: &Known, made: ExprId, call: ExprId, arg: ExprId) -> bool {
    let body = &known.body;
    let ExprKind::Call { args: inner, .. } = &body.expr(made).kind else { return false };
    let [inner] = inner[..] else { return false };
    let ExprKind::Local(moved) = body.expr(inner).kind else { return false };
    let is_named = |it: ExprId| matches!(body.expr(it).kind, ExprKind::Local(local) if local == moved);
    let mut before = arguments(body, call).into_iter().take_while(|it| *it != arg);
    arg == made
        && !matches!(known.inference.expr(inner), Ty::Ref(..))
        && !before.any(|it| body.within(body.expr(it).span).any(is_named))
}

fn is_plain(known: &Known, expr: ExprId) -> bool {
    match &known.body.expr(expr).kind {
        ExprKind::Local(_) | ExprKind::Path(..) | ExprKind::Literal(_) => true,
        ExprKind::Ref { inner, .. } | ExprKind::Field { base: inner, .. } => is_plain(known, *inner),
        _ => false,
    }
}

/// Whether the call is what its statement starts with, but for what handles its result.
fn is_head(known: &Known, block: ExprId, statement: usize, call: ExprId) -> bool {
    let ExprKind::Block(it) = &known.body.expr(block).kind else { return false };
    let head = match it.statements.get(statement) {
        Some(Statement::Expr { expr, .. }) => Some(*expr),
        Some(Statement::Let { value, .. }) => *value,
        None => it.tail,
    };
    let Some(mut at) = head else { return false };
    loop {
        if at == call {
            return true;
        }
        at = match &known.body.expr(at).kind {
            ExprKind::Try(inner) | ExprKind::Return(Some(inner)) => *inner,
            ExprKind::MethodCall { receiver, .. } => *receiver,
            ExprKind::Match { value, .. } | ExprKind::Let { value, .. } => *value,
            ExprKind::If { condition, .. } => *condition,
            ExprKind::Call { args, .. } => match &args[..] {
                [only] => *only,
                _ => return false,
            },
            _ => return false,
        };
    }
}
