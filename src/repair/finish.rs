//! A writer that is given to what hands it back when it is finished: the flush follows where that is thrown away.

use crate::file::Span;
use crate::index::Ty;
use crate::items::{ExprId, ExprKind, LocalId, SelfParam, Statement};
use crate::repair::carried::carried_fits;
use crate::repair::fit::Fitting;
use crate::repair::flush::{Request, at_last_use};
use crate::repair::handling::{Handling, callee, for_flush, handling, is_handling};
use crate::repair::lent::bound_to;
use crate::repair::place::{Consumer, consumer};
use crate::repair::read::adjustments;
use crate::repair::scene::{Scene, WRITE, closure_around};
use crate::repair::swap::Swap;
use crate::repair::wrapping::{Wrapping, wrapping};
use crate::repair::{Change, Draft, Repair};
use crate::track::{At, Known, Tracked, mentions};

/// `ZipWriter::new(BufWriter::new(file))` and `zip.finish()?.flush()?;`: where the last use of the maker's name, in the
/// block that binds it, is the call that hands the writer back. Or `save(&model, BufWriter::new(file))?.flush()?;`.
pub fn repair(scene: Scene<'_>, tracked: &Tracked, at: At, swap: Swap) -> Option<Draft> {
    let known = scene.known(at.owner).filter(|it| !it.body.expr(at.expr).in_macro)?;
    let marks = scene.index().type_marks(swap.handle);
    if marks.live || marks.line_buffered || swap.past_stdout {
        return None;
    }
    let (call, given) = given_to(known, at.expr)?;
    let name = bound_to(known, call);
    let mut fitted = Fitting::default();
    let fits = carried_fits(scene, at.owner, given, swap, &mut fitted, 0)
        && fitted.through_ref.is_empty()
        && fitted.concerns.is_empty()
        && !fitted.leaves;
    let finish = match name {
        Some(name) => last_call(scene, known, name, swap),
        None => Some(call).filter(|it| gives_handle(scene, known, *it, swap)),
    };
    let finish = finish.filter(|_| fits)?;
    let block = statement_of(known, finish)?;
    if name.is_some() && !is_made_in(known, block, call) {
        return None;
    }
    let flush = flush_behind(scene, At { owner: at.owner, expr: finish }, at, block)?;
    let uses = name.map_or_else(|| vec![given], |it| mentions(&known.body, it));
    let request = Request {
        owner: at.owner,
        handle: swap.handle,
        name: name.map(|it| known.body.local(it).name.to_string()).unwrap_or_default(),
        uses: &uses,
        through_ref: &[],
        renewed: &[],
        block,
        source: at,
        given_away: false,
    };
    let concerns = at_last_use(scene, tracked, &request)?;
    let Wrapping { before, after, mut imports } = wrapping(scene, at, swap)?;
    let mut changes = scene.around(at, &before, &after)?.to_vec();
    changes.push(flush);
    changes.extend(adjustments(scene, at.owner, None, &fitted)?);
    imports.extend(scene.trait_import(at, WRITE).into_iter().chain(fitted.imports));
    let help = "wrap it in a BufWriter where it is made and flush that when it is handed back".to_owned();
    Some((Repair { help, changes, imports }, concerns))
}

/// `.flush()` behind a call that hands a writer back, and behind what handles its error, handled alike.
pub fn flush_behind(scene: Scene<'_>, finish: At, source: At, block: ExprId) -> Option<Change> {
    let known = scene.known(finish.owner)?;
    let (_, outer) = handling(scene, finish)?;
    let flush = match for_flush(scene, finish, source, At { expr: block, ..finish })? {
        Handling::Try(before) => format!(".flush(){before}?"),
        Handling::Panic(how) => format!(".flush(){how}"),
        Handling::Ignored | Handling::Told(..) => return None,
    };
    scene.change(finish.owner, Span::at(known.body.expr(outer).span.end), flush)
}

/// The call that takes the handle, and its argument: at once, or as the only use of a name.
fn given_to(known: &Known, made: ExprId) -> Option<(ExprId, ExprId)> {
    match consumer(known, made) {
        Consumer::Passed { call, by_ref: None } => Some((call, made)),
        Consumer::Bound { local, .. } => match mentions(&known.body, local)[..] {
            [only] => match consumer(known, only) {
                Consumer::Passed { call, by_ref: None } => Some((call, only)),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

/// The last use of a name, if it gives the name away and the handle is all that comes back.
fn last_call(scene: Scene<'_>, known: &Known, name: LocalId, swap: Swap) -> Option<ExprId> {
    let body = &known.body;
    let uses = mentions(body, name);
    let last = *uses.iter().max_by_key(|it| body.expr(**it).span.start)?;
    let call = body.expr(last).parent?;
    let takes = |using: ExprId| {
        let call = body.expr(using).parent?;
        let ExprKind::MethodCall { receiver, .. } = body.expr(call).kind else { return None };
        scene.index().header(callee(known, call).filter(|_| receiver == using)?).self_param
    };
    let is_lent = |using: ExprId| match body.expr(using).parent.map(|it| &body.expr(it).kind) {
        Some(ExprKind::Ref { .. } | ExprKind::Macro(_)) => true,
        _ => takes(using).is_some_and(|it| it != SelfParam::Value),
    };
    let ends = takes(last) == Some(SelfParam::Value);
    let stays = uses.iter().all(|it| closure_around(body, *it).is_none() && (*it == last || is_lent(*it)));
    (ends && stays && gives_handle(scene, known, call, swap)).then_some(call)
}

/// Whether the handle, or the `Result` of it, is all that comes back from a call.
fn gives_handle(scene: Scene<'_>, known: &Known, call: ExprId, swap: Swap) -> bool {
    let Some((id, args)) = known.inference.expr(call).adt() else { return false };
    let given = match args.first().and_then(Ty::adt) {
        Some((of, _)) if Some(id) == scene.index().known.result => of,
        _ => id,
    };
    given == swap.handle
}

/// The block in which a call is a statement of its own.
pub fn statement_of(known: &Known, finish: ExprId) -> Option<ExprId> {
    let body = &known.body;
    let block = body.ancestors(finish).find(|it| matches!(body.expr(*it).kind, ExprKind::Block(_)))?;
    let ExprKind::Block(inside) = &body.expr(block).kind else { return None };
    let is_thrown_away = inside.statements.iter().any(|it| {
        matches!(it, Statement::Expr { expr, semicolon: true, .. } if handles_only(known, *expr, finish))
    });
    is_thrown_away.then_some(block)
}

/// Whether a `let` of a block has a call in its value.
fn is_made_in(known: &Known, block: ExprId, made: ExprId) -> bool {
    let ExprKind::Block(inside) = &known.body.expr(block).kind else { return false };
    let span = |it: ExprId| known.body.expr(it).span;
    inside.statements.iter().any(
        |it| matches!(it, Statement::Let { value: Some(value), .. } if span(*value).contains(span(made))),
    )
}

/// Whether an expression is a call with no more than a `?` or an `unwrap` behind it.
fn handles_only(known: &Known, expr: ExprId, call: ExprId) -> bool {
    match &known.body.expr(expr).kind {
        _ if expr == call => true,
        ExprKind::Try(inner) => handles_only(known, *inner, call),
        ExprKind::MethodCall { receiver, name, .. } => {
            is_handling(name) && handles_only(known, *receiver, call)
        }
        _ => false,
    }
}
