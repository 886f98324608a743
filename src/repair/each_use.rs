//! A buffer at every call that a reader is passed to.

use quote::quote;

use crate::file::Span;
use crate::index::{Signature, Ty};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId, SelfParam, Statement};
use crate::judge::{Concern, Reason};
use crate::repair::borrowed::{borrows_made, borrows_name, is_let_go, reads_any, reads_on};
use crate::repair::carried::carried_fits;
use crate::repair::code;
use crate::repair::fit::Fitting;
use crate::repair::flush::Layout;
use crate::repair::handling::{callee, declared};
use crate::repair::inline::{enclosing, new_name};
use crate::repair::lent::may_hold_reference;
use crate::repair::place::{Consumer, consumer, is_stored_after, is_used_after, is_used_in_turns};
use crate::repair::plain::is_plain;
use crate::repair::read::adjustments;
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;
use crate::repair::{Change, Draft, ImportNeed, Repair};
use crate::track::{At, Known, Tracked, Way};

/// Names for a reader that gets one, in the order they are tried.
const NAMES: [&str; 4] = ["reader", "buffered", "file_reader", "buffered_reader"];

/// A buffer at every call that the handle is passed to: each one reads ahead for itself.
pub fn at_uses(scene: Scene<'_>, tracked: &Tracked, swap: Swap) -> Result<Draft, Reason> {
    let mut whole = Repair::default();
    let mut concerns = Vec::new();
    let mut done: Vec<At> = Vec::new();
    let mut reason = Reason::NoPlace;
    for way in &tracked.ways {
        match at_use(scene, way, swap) {
            Ok((at, repair, found)) => {
                if !done.contains(&at) {
                    done.push(at);
                    whole.help = repair.help;
                    whole.changes.extend(repair.changes);
                    whole.imports.extend(repair.imports);
                }
                concerns.extend(found);
            }
            Err(why) => reason = why,
        }
    }
    if done.is_empty() {
        return Err(reason);
    }
    Ok((whole, concerns))
}

/// The innermost mention of a name on the way that can be wrapped where it is passed.
fn at_use(scene: Scene<'_>, way: &Way, swap: Swap) -> Result<(At, Repair, Vec<Concern>), Reason> {
    let mut reason = Reason::NoPlace;
    for node in &way.path {
        let Some(known) = scene.known(node.at.owner) else { continue };
        let ExprKind::Local(local) = known.body.expr(node.at.expr).kind else { continue };
        if !is_handle_or_reference(known.inference.expr(node.at.expr), way) {
            continue;
        }
        match wrap_mention(scene, way, node.at, local, swap) {
            Ok(done) => return Ok(done),
            Err(why) => reason = why,
        }
    }
    if way.path.iter().any(|it| is_stored_after(way, it.at)) {
        reason = Reason::StoredInField;
    }
    Err(reason)
}

fn is_handle_or_reference(ty: &Ty, way: &Way) -> bool {
    matches!(ty.peeled(), Ty::Adt(id, _) if *id == way.made.ty)
}

pub fn wrap_mention(
    scene: Scene<'_>,
    way: &Way,
    at: At,
    local: LocalId,
    swap: Swap,
) -> Result<(At, Repair, Vec<Concern>), Reason> {
    let known = scene.known(at.owner).ok_or(Reason::NoPlace)?;
    let body = &known.body;
    let (call, arg, by_ref) = match consumer(known, at.expr) {
        Consumer::Passed { call, by_ref } => (call, by_ref.unwrap_or(at.expr), by_ref),
        _ => return Err(Reason::NoPlace),
    };
    if body.expr(at.expr).in_macro {
        return Err(Reason::InMacro);
    }
    if is_borrowing_receiver(scene, at.owner, call, arg) {
        return Err(Reason::UsedAsItself);
    }
    let mut fitted = Fitting::default();
    let shares = by_ref.is_none() && matches!(known.inference.expr(at.expr), Ty::Ref(false, _));
    let fits = if shares {
        reads_any(scene, known, call, arg)
    } else {
        carried_fits(scene, at.owner, arg, swap, &mut fitted, 0)
    };
    if !fits {
        return Err(Reason::UsedAsItself);
    }
    if !fitted.is_followed(scene) {
        return Err(Reason::UsedAsItself);
    }
    // What is written for `&file` would have to name the reference inside of the buffer.
    let rewrites = !fitted.changes.is_empty() || fitted.leaves;
    if rewrites && (by_ref.is_some() || matches!(known.inference.expr(at.expr), Ty::Ref(..))) {
        return Err(Reason::NamedType);
    }
    // By value the name is gone; by reference the file stays, and somebody may read on.
    let owned = !matches!(known.inference.expr(at.expr), Ty::Ref(..)) && by_ref.is_none();
    let target = At { owner: at.owner, expr: arg };
    let (mut changes, need) = wrapped(scene, target, call, swap)?;
    // What comes back out of the value that holds it is looked at through the buffer.
    let others = Fitting { needs_mut: false, ..fitted };
    changes.extend(adjustments(scene, at.owner, None, &others).ok_or(Reason::UsedAsItself)?);
    let imports = std::iter::once(need).chain(others.imports).collect();
    let repair = Repair { help: "wrap it in a BufReader for this call".to_owned(), changes, imports };
    let mut concerns = others.concerns;
    let lender = borrows_name(known, local);
    let lent = lender.is_none()
        && matches!(known.inference.local(local), Ty::Ref(..))
        && !borrows_made(known, local)
        && !(way.to_end && is_let_go(scene, at.owner, local));
    let names = || [Some(local), lender].into_iter().flatten();
    let in_turns = !owned && names().any(|it| is_used_in_turns(scene, at, it));
    if (lent || in_turns) && !way.to_end {
        return Err(Reason::BorrowedByCallee);
    }
    if !owned && !way.to_end && names().any(|it| reads_on(known, at.expr, it)) {
        return Err(Reason::UsedAsItself);
    }
    let read_on = !owned && (lent || names().any(|it| is_used_after(scene, at, it)));
    if read_on && (lent || !way.to_end) {
        concerns.push(Concern::ReadAheadLost);
    }
    Ok((target, repair, concerns))
}

/// The buffer around one argument, in its place or by a name of its own.
fn wrapped(scene: Scene<'_>, arg: At, call: ExprId, swap: Swap) -> Result<(Vec<Change>, ImportNeed), Reason> {
    let known = scene.known(arg.owner).ok_or(Reason::NoPlace)?;
    let (name, need) = scene.name(arg, swap.path, false).ok_or(Reason::NoPlace)?;
    let is_reference = takes_reference(scene, arg.owner, call, arg.expr);
    let is_held_on = is_reference && is_held_on(scene, known, At { expr: call, ..arg }, arg.expr);
    let outer = (is_reference && !is_held_on).then(|| quote!(&mut));
    let (before, after) = code::around(|own| {
        let made = code::made(&name, scene.preferences.capacity, &own);
        quote!(#outer #made)
    });
    let changes = if is_held_on {
        named(scene, arg, call, (&before, &after)).ok_or(Reason::UsedAsItself)?
    } else {
        scene.around(arg, &before, &after).ok_or(Reason::NoPlace)?.to_vec()
    };
    Ok((changes, need))
}

/// Whether the value of a call holds the reference that it is given, and lives on behind its statement:
/// `let mut parser = Parser::new(&mut file);`.
fn is_held_on(scene: Scene<'_>, known: &Known, call: At, arg: ExprId) -> bool {
    let Some((func, declared)) = declared(scene, known, call.expr, arg) else { return false };
    if !gives_back(scene, scene.index().signature(func), declared) {
        return false;
    }
    let body = &known.body;
    let root = std::iter::successors(Some(call.expr), |it| {
        body.expr(*it).parent.filter(|it| !matches!(body.expr(*it).kind, ExprKind::Block(_)))
    });
    let leaves = |it: ExprId| {
        matches!(body.expr(it).kind, ExprKind::Assign { .. } | ExprKind::Return(_) | ExprKind::Break { .. })
    };
    let around: Vec<ExprId> = root.collect();
    let Some(root) = around.last() else { return true };
    let is_value = body.ancestors(call.expr).find_map(|it| match &body.expr(it).kind {
        ExprKind::Block(block) => Some(
            block.tail == Some(*root)
                || block
                    .statements
                    .iter()
                    .any(|it| matches!(it, Statement::Let { value: Some(value), .. } if value == root)),
        ),
        _ => None,
    });
    around.iter().any(|it| leaves(*it))
        || (is_value != Some(false) && !is_plain(scene, known.inference.expr(*root)))
}

/// Whether what a function returns may hold what a parameter of a type lends it.
fn gives_back(scene: Scene<'_>, signature: &Signature, declared: &Ty) -> bool {
    signature.ret.any(&mut |it| match it {
        Ty::Ref(..) => true,
        Ty::Param(_) => declared.any(&mut |own| own == it),
        Ty::Adt(id, _) => {
            let mut fields = scene.index().field_types(*id).into_iter().flatten();
            fields.any(|it| !matches!(it, Ty::Param(_)) && may_hold_reference(scene.index(), &it))
        }
        _ => false,
    })
}

/// `let mut reader = BufReader::new(&mut file);` before the `let` whose value holds it.
fn named(scene: Scene<'_>, at: At, call: ExprId, (before, after): (&str, &str)) -> Option<Vec<Change>> {
    let known = scene.known(at.owner)?;
    let (block, statement, start) = enclosing(known, call)?;
    let ExprKind::Block(block) = &known.body.expr(block).kind else { return None };
    if !matches!(block.statements.get(statement)?, Statement::Let { .. }) {
        return None;
    }
    let file = scene.file(at.owner)?;
    let body = file.text.get(known.body.expr(known.body.root?).span.range())?;
    let name = new_name(NAMES, body)?;
    let binding = code::name(name);
    let value = format!("{before}{}{after}", scene.text(at)?);
    let line = code::with(&value, |own| quote!(let mut #binding = #own;));
    let line = line + &Layout::of(scene, at.owner)?.break_before(start);
    Some(vec![
        scene.change(at.owner, Span::at(start), line)?,
        scene.change(at.owner, known.body.expr(at.expr).span, format!("&mut {name}"))?,
    ])
}

/// `file.read_exact(..)`: a buffer for this one call would be dropped with what it read ahead.
fn is_borrowing_receiver(scene: Scene<'_>, owner: BodyOwner, call: ExprId, arg: ExprId) -> bool {
    let Some(known) = scene.known(owner) else { return true };
    let ExprKind::MethodCall { receiver, .. } = &known.body.expr(call).kind else { return false };
    let func = callee(known, call);
    let by_value = func.is_some_and(|it| scene.index().header(it).self_param == Some(SelfParam::Value));
    *receiver == arg && !by_value
}

/// Whether a parameter is declared as a reference, so that `&mut` stays outside of the buffer.
pub fn takes_reference(scene: Scene<'_>, owner: BodyOwner, call: ExprId, arg: ExprId) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    if let ExprKind::MethodCall { receiver, .. } = &known.body.expr(call).kind
        && *receiver == arg
    {
        return false;
    }
    matches!(declared(scene, known, call, arg), Some((_, Ty::Ref(..))))
}
