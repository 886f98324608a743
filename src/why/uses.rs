//! Where a handle goes from the call that makes it: the calls that it is given to, as far as its function shows them.

use crate::file::to_u32;
use crate::index::Ty;
use crate::items::{ExprId, ExprKind, LocalId, PatId, Statement};
use crate::track::Known;

/// Most uses that are looked at.
const MAX_USES: usize = 200;

/// The calls that are given what an expression makes, itself left out, and those that leave the function with it. What a
/// call hands on is followed to where that goes.
pub fn uses(
    known: &Known,
    made: ExprId,
    is_handle: &dyn Fn(&Ty) -> bool,
    is_handed_on: &dyn Fn(ExprId) -> bool,
) -> Vec<ExprId> {
    let mut found = Vec::new();
    let mut open = vec![made];
    let mut at = 0;
    while at < open.len() && at < MAX_USES {
        follow(known, open[at], (&mut open, &mut found), is_handle, is_handed_on);
        at += 1;
    }
    found.retain(|it| *it != made);
    found.dedup();
    found
}

/// Goes on from a value to what it is bound to, and notes what takes it.
fn follow(
    known: &Known,
    value: ExprId,
    (open, found): (&mut Vec<ExprId>, &mut Vec<ExprId>),
    is_handle: &dyn Fn(&Ty) -> bool,
    is_handed_on: &dyn Fn(ExprId) -> bool,
) {
    let body = &known.body;
    let Some(parent) = body.expr(value).parent else { return found.push(value) };
    let bound = |local: LocalId, open: &mut Vec<ExprId>| {
        let new = body.mentions(local).iter().filter(|it| !open.contains(it)).copied().collect::<Vec<_>>();
        open.extend(new);
    };
    match &body.expr(parent).kind {
        ExprKind::Try(_)
        | ExprKind::Ref { .. }
        | ExprKind::Deref(_)
        | ExprKind::Await(_)
        | ExprKind::Cast { .. }
        | ExprKind::If { .. } => open.push(parent),
        ExprKind::Match { value: of, arms } if *of == value => {
            let names = arms.iter().flat_map(|it| locals_in(known, it.pat, is_handle));
            names.for_each(|it| bound(it, open));
        }
        ExprKind::Match { .. } => open.push(parent),
        ExprKind::Let { pat, value: of } if *of == value => {
            for it in locals_in(known, *pat, is_handle) {
                bound(it, open);
            }
        }
        ExprKind::Block(block) if block.tail == Some(value) => open.push(parent),
        ExprKind::Block(block) => {
            for statement in &block.statements {
                if let Statement::Let { pat, value: Some(of), .. } = statement
                    && *of == value
                {
                    for it in locals_in(known, *pat, is_handle) {
                        bound(it, open);
                    }
                }
            }
        }
        ExprKind::Assign { place, value: of, .. } if *of == value => {
            if let ExprKind::Local(local) = body.expr(*place).kind {
                bound(local, open);
            } else {
                found.push(parent);
            }
        }
        ExprKind::MethodCall { receiver, .. } if *receiver == value && is_unwrapped(known, value, parent) => {
            open.push(parent);
        }
        ExprKind::MethodCall { receiver, args, .. } if *receiver == value && takes_function(known, args) => {
            for local in closures(known, args).flat_map(|it| locals_in(known, it, is_handle)) {
                bound(local, open);
            }
            found.extend(args.iter().filter(|it| is_function(known, **it)));
        }
        ExprKind::Call { .. } | ExprKind::MethodCall { .. } if is_handed_on(parent) => open.push(parent),
        ExprKind::Call { .. }
        | ExprKind::MethodCall { .. }
        | ExprKind::Macro(_)
        | ExprKind::Struct { .. }
        | ExprKind::Return(_)
        | ExprKind::Closure { .. } => found.push(parent),
        _ => {}
    }
}

/// `map(Writer::new)`, `and_then(|file| …)`: what a result holds goes to a function.
fn takes_function(known: &Known, args: &[ExprId]) -> bool {
    closures(known, args).next().is_some() || args.iter().any(|it| is_function(known, *it))
}

/// The parameters of the closures among some arguments.
fn closures<'k>(known: &'k Known, args: &[ExprId]) -> impl Iterator<Item = PatId> + use<'k> {
    let params = |it: &ExprId| match &known.body.expr(*it).kind {
        ExprKind::Closure { params, .. } => &params[..],
        _ => &[],
    };
    let params: Vec<PatId> = args.iter().flat_map(params).copied().collect();
    params.into_iter()
}

fn is_function(known: &Known, value: ExprId) -> bool {
    matches!(known.inference.expr(value).peeled(), Ty::FnItem(..))
}

/// `unwrap`, `context`: the value comes out as it was.
fn is_unwrapped(known: &Known, value: ExprId, call: ExprId) -> bool {
    let (inner, outer) = (known.inference.expr(value), known.inference.expr(call));
    let held = inner.adt().and_then(|(_, args)| args.first());
    held.is_some_and(|it| it == outer || outer.adt().and_then(|(_, args)| args.first()) == Some(it))
}

/// The names in a pattern that may stand for a handle: not the error that a result has in its place.
fn locals_in(known: &Known, pat: PatId, is_handle: &dyn Fn(&Ty) -> bool) -> Vec<LocalId> {
    let (body, within) = (&known.body, known.body.pat(pat).span);
    let locals = (0..to_u32(body.locals.len())).map(LocalId);
    let is_named =
        |it: &LocalId| within.contains(body.local(*it).span) && is_handle(known.inference.local(*it));
    locals.filter(is_named).collect()
}
