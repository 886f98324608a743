//! Repairs on the writing side: a buffer where the handle is made or comes in, and a flush wherever it ends.

use crate::file::Span;
use crate::index::{Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{ExprId, ExprKind, LocalId};
use crate::repair::fit::{Fitting, Swap, becomes_dyn, carried_fits, fitting};
use crate::repair::flush::{self, Request};
use crate::repair::home::{self, Home};
use crate::repair::inline;
use crate::repair::place::{Consumer, bare, consumer, is_stored_after};
use crate::repair::read::adjustments;
use crate::repair::scene::{BUF_WRITER, Scene, WRITE, mentions};
use crate::repair::{Change, Concern, Draft, Reason, Repair};
use crate::track::{At, Tracked};

/// In front of Stdout larger blocks pay: at 8 KiB each is still split at its last line end (measured).
const STDOUT_CAPACITY: &str = "32 * 1024";

/// The best repair of a flow that writes.
pub fn repair(scene: Scene<'_>, tracked: &Tracked) -> Result<Draft, Reason> {
    let way = tracked.ways.first().ok_or(Reason::NoPlace)?;
    let cure = scene.index().known.buf_writer.ok_or(Reason::NoPlace)?;
    let swap = Swap { handle: way.made.ty, cure, is_writer: true };
    let mut reason = Reason::NoPlace;
    for at in bare(scene, way) {
        match at_construction(scene, tracked, at, swap) {
            Ok(done) => return Ok(done),
            Err(why) => reason = why,
        }
    }
    for node in &way.path {
        let Some((local, home)) = home::of(scene, way, node.at) else { continue };
        match at_home(scene, tracked, node.at, local, &home, swap) {
            Ok(done) => return Ok(done),
            Err(why) => reason = why,
        }
    }
    if way.path.iter().any(|it| is_stored_after(way, it.at)) {
        reason = Reason::StoredInField;
    }
    Err(reason)
}

/// Wraps the expression that is the handle and flushes the name it is bound to.
fn at_construction(scene: Scene<'_>, tracked: &Tracked, at: At, swap: Swap) -> Result<Draft, Reason> {
    let known = scene.known(at.owner).ok_or(Reason::NoPlace)?;
    if known.body.expr(at.expr).in_macro {
        return Err(Reason::InMacro);
    }
    match consumer(known, at.expr) {
        Consumer::Bound { local, block, statement } => {
            let fitted = fitting(scene, at.owner, local, swap).ok_or(Reason::UsedAsItself)?;
            let mut repair = wrap(scene, at).ok_or(Reason::NoPlace)?;
            let (changes, concerns) =
                bound(scene, tracked, at, (local, block, statement + 1), &fitted).ok_or(Reason::NoPlace)?;
            repair.changes.extend(changes);
            repair.imports.extend(scene.name(at, WRITE, true).map(|(_, need)| need));
            Ok((repair, concerns))
        }
        Consumer::Passed { call, by_ref } => {
            let arg = by_ref.unwrap_or(at.expr);
            if by_ref.is_some() && becomes_dyn(scene, at.owner, arg) {
                return inline::repair(scene, tracked, at, call, arg, &Fitting::default());
            }
            if becomes_dyn(scene, at.owner, arg) || boxed(scene, at.owner, call) {
                let repair = wrap(scene, at).ok_or(Reason::NoPlace)?;
                return Ok((repair, vec![Concern::Outlives]));
            }
            let mut fitted = Fitting::default();
            if !carried_fits(scene, at.owner, arg, swap, &mut fitted, 0) {
                return Err(Reason::NamedType);
            }
            inline::repair(scene, tracked, at, call, arg, &fitted)
        }
        Consumer::Written { call, by_ref } => {
            inline::repair(scene, tracked, at, call, by_ref.unwrap_or(at.expr), &Fitting::default())
        }
        Consumer::Annotated => Err(Reason::NamedType),
        Consumer::Stored => Err(Reason::StoredInField),
        Consumer::Other => Err(Reason::NoPlace),
    }
}

fn boxed(scene: Scene<'_>, owner: BodyOwner, call: ExprId) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let func = crate::repair::handling::callee(known, call);
    func.is_some_and(|it| scene.index().func_path(it) == "std::boxed::Box::new")
        && becomes_dyn(scene, owner, call)
}

/// The flush and the small adjustments for a name that holds the buffer from `statement` on.
fn bound(
    scene: Scene<'_>,
    tracked: &Tracked,
    at: At,
    (local, block, _statement): (LocalId, ExprId, usize),
    fitted: &Fitting,
) -> Option<(Vec<Change>, Vec<Concern>)> {
    let known = scene.known(at.owner)?;
    let mut uses = mentions(known.body, local);
    for carrier in &fitted.carriers {
        uses.extend(mentions(known.body, *carrier));
    }
    let given_away = given_away(scene, at.owner, fitted);
    let request = Request {
        owner: at.owner,
        name: known.body.local(local).name.to_string(),
        uses: &uses,
        through_ref: &fitted.through_ref,
        block,
        source: at,
        given_away,
    };
    let (mut changes, concerns) = flush::plan(scene, tracked, &request)?;
    let mut fitted = fitted.clone();
    let lent = !given_away && !changes.is_empty();
    fitted.needs_mut |= !changes.is_empty();
    changes.extend(adjustments(scene, at.owner, Some(local), &fitted)?);
    // A writer that is flushed here stays here; any other is flushed by whoever drops it.
    if lent {
        for moved in fitted.moves.iter().filter(|it| !is_dropped(scene, at.owner, **it)) {
            let start = known.body.expr(*moved).span.start;
            changes.push(scene.change(at.owner, Span::at(start), "&mut ")?);
        }
    }
    Some((changes, concerns))
}

/// Whether a use gives the writer to something that may live on, so that its name can no longer be flushed.
fn given_away(scene: Scene<'_>, owner: BodyOwner, fitted: &Fitting) -> bool {
    let Some(known) = scene.known(owner) else { return true };
    !fitted.carriers.is_empty()
        || fitted.moves.iter().any(|it| {
            let Some(parent) = known.body.expr(*it).parent else { return true };
            !matches!(known.body.expr(parent).kind, ExprKind::Macro(_))
                && !is_plain(scene, known.inference.expr(parent))
        })
}

/// A type that cannot hold a writer: nothing, a number, a string, or a `Result` of such.
pub fn is_plain(scene: Scene<'_>, ty: &Ty) -> bool {
    match ty {
        Ty::Never | Ty::Primitive(_) => true,
        Ty::Tuple(items) => items.iter().all(|it| is_plain(scene, it)),
        Ty::Adt(id, args) => {
            let known = scene.index().known;
            let is = |it: Option<TypeId>| it == Some(*id);
            let held = if is(known.result) { args.get(..1) } else { args.get(..) };
            (is(known.result) || is(known.option) || is(known.string) || is(known.vec))
                && held.unwrap_or(&[]).iter().all(|it| is_plain(scene, it))
        }
        _ => false,
    }
}

fn is_dropped(scene: Scene<'_>, owner: BodyOwner, arg: ExprId) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let call = known.body.expr(arg).parent;
    let func = call.and_then(|it| crate::repair::handling::callee(known, it));
    func.is_some_and(|it| scene.index().func_path(it) == "std::mem::drop")
}

/// `let mut out = BufWriter::new(out);` where a name that holds a handle begins.
fn at_home(
    scene: Scene<'_>,
    tracked: &Tracked,
    at: At,
    local: LocalId,
    home: &Home,
    swap: Swap,
) -> Result<Draft, Reason> {
    let known = scene.known(at.owner).ok_or(Reason::NoPlace)?;
    let fitted = fitting(scene, at.owner, local, swap).ok_or(Reason::UsedAsItself)?;
    if given_away(scene, at.owner, &fitted) {
        return Err(Reason::BorrowedByCallee);
    }
    let (spelled, need) =
        scene.name(At { expr: home.block, ..at }, BUF_WRITER, false).ok_or(Reason::NoPlace)?;
    let entry = home::shadowed(scene, at.owner, local, home, &spelled).ok_or(Reason::NoPlace)?;
    let source =
        home.made.map_or(At { owner: at.owner, expr: home.block }, |expr| At { owner: at.owner, expr });
    let place = (local, home.block, home.statement);
    let (mut changes, mut concerns) = bound(scene, tracked, source, place, &fitted).ok_or(Reason::NoPlace)?;
    // The new name is made mutable by its own `let`.
    let name = known.body.local(local).span;
    changes.retain(|it| it.text != "mut " || it.at.span.start != name.start);
    changes.splice(0..0, entry);
    let borrowed = matches!(known.inference.local(local), Ty::Ref(false, _));
    if home.is_param && (is_public(scene, at.owner) || borrowed) {
        concerns.push(Concern::SharedHandle);
    }
    let imports = [Some(need), scene.name(At { expr: home.block, ..at }, WRITE, true).map(|(_, need)| need)]
        .into_iter()
        .flatten()
        .collect();
    Ok((
        Repair { help: "put a BufWriter around it where it comes in".to_owned(), changes, imports },
        concerns,
    ))
}

fn is_public(scene: Scene<'_>, owner: BodyOwner) -> bool {
    match owner {
        BodyOwner::Func(func) => scene.index().func(func).visibility == crate::items::Visibility::Public,
        BodyOwner::Value(_) => false,
    }
}

/// `BufWriter::new(` … `)` around an expression; in front of Stdout with a larger buffer.
pub fn wrap(scene: Scene<'_>, at: At) -> Option<Repair> {
    let (name, need) = scene.name(at, BUF_WRITER, false)?;
    let (before, after) = spelled(scene, at, &name)?;
    let changes = scene.around(at, &before, after)?.to_vec();
    Some(Repair {
        help: "wrap it in a BufWriter where it is made and flush it at its end".to_owned(),
        changes,
        imports: vec![need],
    })
}

/// What stands before and after the handle.
pub fn spelled(scene: Scene<'_>, at: At, name: &str) -> Option<(String, &'static str)> {
    let known = scene.known(at.owner)?;
    let ty = known.inference.expr(at.expr).adt().map(|(id, _)| id)?;
    Some(match path_of(scene, ty).as_str() {
        // No lock: kept for as long as the buffer it would stop every other thread that prints.
        "std::io::Stdout" | "std::io::StdoutLock" => {
            (format!("{name}::with_capacity({STDOUT_CAPACITY}, "), ")")
        }
        _ => (format!("{name}::new("), ")"),
    })
}

fn path_of(scene: Scene<'_>, ty: TypeId) -> String {
    scene.index().type_path(ty)
}
