//! Whether what is made of a writer may borrow it, so that the writer itself stays here to be flushed.

use rustc_hash::FxHashSet;

use crate::file::RustFile;
use crate::index::{FuncId, Head, Index, List, TraitRef, Ty, TypeId};
use crate::infer::{BodyOwner, implements};
use crate::items::{ExprId, ExprKind, LocalId, PatKind, Statement, TypeKind, TypeRef};
use crate::repair::fit::{is_serialized, is_written_out};
use crate::repair::handling::{callee, declared, is_handling};
use crate::repair::plain::is_plain;
use crate::repair::scene::Scene;
use crate::repair::swap::Swap;
use crate::track::{At, Known, mentions};

/// Methods that borrow a writer, or what lies in its box: `write(out.as_mut())`.
const BORROWS: [&str; 2] = ["as_mut", "by_ref"];

/// The name that the value of a call is bound to, if that may hold `&mut` of the writer that is given to the call:
/// it only lends itself, and nothing happens when it is dropped.
pub fn borrower(scene: Scene<'_>, call: At, given: ExprId, swap: Swap) -> Option<LocalId> {
    let known = scene.known(call.owner)?;
    let is_typed = matches!(statement_of(known, call.expr)?, Statement::Let { ty: Some(_), .. });
    let carrier = bound_to(known, call.expr).filter(|_| !is_typed)?;
    let Ty::Adt(ty, _) = known.inference.local(carrier) else { return None };
    let holds = drops_nothing(scene.index(), *ty, &mut FxHashSet::default())
        && takes_reference(scene, known, call, given, swap)
        && mentions(&known.body, carrier).into_iter().all(|it| is_lent(scene, known, it));
    holds.then_some(carrier)
}

/// Whether the value of a call, which may hold `&mut` of the writer that is given to the call, has no name and is gone
/// at the end of its statement: `Report::new(writer).print(items)?`.
pub fn is_spent(scene: Scene<'_>, call: At, given: ExprId, swap: Swap) -> bool {
    scene.known(call.owner).is_some_and(|known| {
        takes_reference(scene, known, call, given, swap) && is_spent_by_methods(scene, known, call, swap)
    })
}

fn is_spent_by_methods(scene: Scene<'_>, known: &Known, value: At, swap: Swap) -> bool {
    let Some(parent) = known.body.expr(value.expr).parent else { return false };
    let goes_on = || is_spent_by_methods(scene, known, At { expr: parent, ..value }, swap);
    let (name, found) = match &known.body.expr(parent).kind {
        ExprKind::Try(_) => return goes_on(),
        ExprKind::MethodCall { receiver, name, .. } if *receiver == value.expr => {
            (name, known.inference.expr(parent))
        }
        _ => return false,
    };
    if is_handling(name) {
        return goes_on();
    }
    let ty = known.inference.expr(value.expr);
    let id = |ty: &Ty| ty.adt().map(|(id, _)| id);
    id(ty).is_some_and(|it| drops_nothing(scene.index(), it, &mut FxHashSet::default()))
        && callee(known, parent).is_some_and(|it| is_for_reference(scene, value.owner, it, ty, swap))
        && (is_plain(scene, found) || (id(found) == id(ty) && goes_on()))
}

/// The names that all that is made of a writer is bound to, and that only borrow it.
pub fn borrowers(scene: Scene<'_>, owner: BodyOwner, local: LocalId, swap: Swap) -> Vec<LocalId> {
    let Some(known) = scene.known(owner) else { return Vec::new() };
    let parent = |it: ExprId| known.body.expr(it).parent;
    let found = mentions(&known.body, local).into_iter().filter_map(|using| {
        let outer = parent(using)?;
        let given = match known.body.expr(outer).kind {
            ExprKind::Ref { .. } => outer,
            _ => using,
        };
        borrower(scene, At { owner, expr: parent(given)? }, given, swap)
    });
    found.collect()
}

/// The names of `let name = &mut writer;` that nothing keeps beyond their own uses.
pub fn aliases(scene: Scene<'_>, owner: BodyOwner, local: LocalId) -> Vec<LocalId> {
    let Some(known) = scene.known(owner) else { return Vec::new() };
    let is_let_go = |alias: &LocalId| {
        mentions(&known.body, *alias).into_iter().all(|it| gives_nothing_back(scene, known, it))
    };
    let borrows = mutable_borrows(known, local);
    borrows.into_iter().filter_map(|it| bound_to(known, branches_of(known, it))).filter(is_let_go).collect()
}

/// The names of what holds a reference to the writer for longer than a statement.
pub fn keepers(scene: Scene<'_>, owner: BodyOwner, local: LocalId) -> Vec<LocalId> {
    let Some(known) = scene.known(owner) else { return Vec::new() };
    let keeper = |borrow: ExprId| {
        let call = known.body.expr(borrow).parent?;
        let is_call = matches!(
            known.body.expr(call).kind,
            ExprKind::Call { .. } | ExprKind::MethodCall { .. } | ExprKind::Struct { .. }
        );
        let made = if is_call { bound_to(known, call) } else { None };
        let made = made.filter(|it| may_hold_reference(scene.index(), known.inference.local(*it)));
        made.or_else(|| bound_to(known, branches_of(known, borrow)))
    };
    // `let file = &mut File::create(path)?;` is a borrow wherever it stands.
    let by_itself =
        matches!(known.inference.local(local), Ty::Ref(true, _)).then(|| mentions(&known.body, local));
    let borrows = mutable_borrows(known, local).into_iter().chain(by_itself.into_iter().flatten());
    let found = borrows.filter_map(keeper);
    found.filter(|it| !mentions(&known.body, *it).is_empty()).collect()
}

fn mutable_borrows(known: &Known, local: LocalId) -> Vec<ExprId> {
    let is_borrow = |it: &ExprId| matches!(known.body.expr(*it).kind, ExprKind::Ref { mutable: true, .. });
    let mentions = mentions(&known.body, local).into_iter();
    mentions.filter_map(|it| known.body.expr(it).parent).filter(is_borrow).collect()
}

/// Whether a reference may lie in a value of a type.
pub fn may_hold_reference(index: &Index, ty: &Ty) -> bool {
    holds_reference(index, ty, &mut FxHashSet::default())
}

/// The same, with the types that were looked into; what stands for a parameter in one of them is looked at where the type is
/// used.
fn holds_reference(index: &Index, ty: &Ty, seen: &mut FxHashSet<TypeId>) -> bool {
    match ty {
        Ty::Adt(id, args) => {
            args.iter().any(|it| holds_reference(index, it, seen))
                || seen.insert(*id)
                    && index.field_types(*id).is_some_and(|mut it| {
                        it.any(|it| !matches!(it, Ty::Param(_)) && holds_reference(index, &it, seen))
                    })
        }
        Ty::Never | Ty::Primitive(_) => false,
        Ty::Tuple(items) => items.iter().any(|it| holds_reference(index, it, seen)),
        _ => true,
    }
}

/// What is written to it, or what is called with it, gives back nothing that could hold it.
fn gives_nothing_back(scene: Scene<'_>, known: &Known, using: ExprId) -> bool {
    let Some(parent) = known.body.expr(using).parent else { return false };
    match &known.body.expr(parent).kind {
        ExprKind::Macro(call) => call.args.first().is_some_and(|it| it.value == using),
        ExprKind::MethodCall { .. } | ExprKind::Call { .. } => {
            !known.body.is_called(using)
                && (is_plain(scene, known.inference.expr(parent)) || is_discarded(known, parent))
        }
        _ => false,
    }
}

/// The `if` or `match` that an expression is one of the values of, or the expression itself.
fn branches_of(known: &Known, expr: ExprId) -> ExprId {
    let Some(parent) = known.body.expr(expr).parent else { return expr };
    let is_value = match &known.body.expr(parent).kind {
        ExprKind::Block(block) => block.tail == Some(expr),
        ExprKind::If { condition, .. } => *condition != expr,
        ExprKind::Match { value, .. } => *value != expr,
        _ => false,
    };
    if is_value { branches_of(known, parent) } else { expr }
}

/// The name of `let name = call;`, with or without a `?`.
pub fn bound_to(known: &Known, call: ExprId) -> Option<LocalId> {
    match statement_of(known, call)? {
        Statement::Let { pat, otherwise: None, .. } => match known.body.pat(*pat).kind {
            PatKind::Bind { local, inner: None } => Some(local),
            _ => None,
        },
        _ => None,
    }
}

/// The `let` that a call is the value of, with or without a `?`.
fn statement_of(known: &Known, call: ExprId) -> Option<&Statement> {
    let parent = known.body.expr(call).parent?;
    let ExprKind::Block(block) = &known.body.expr(parent).kind else {
        let handled = matches!(known.body.expr(parent).kind, ExprKind::Try(_));
        return handled.then(|| statement_of(known, parent)).flatten();
    };
    block
        .statements
        .iter()
        .find(|it| matches!(it, Statement::Let { value: Some(value), .. } if *value == call))
}

/// A method is called on it, or it is borrowed for a call, and neither gives anything back that could hold it.
pub fn is_lent(scene: Scene<'_>, known: &Known, using: ExprId) -> bool {
    let body = &known.body;
    let Some(mut parent) = body.expr(using).parent else { return false };
    // `&mut *out` is what lies in a box.
    if let (ExprKind::Deref(_), Some(borrow)) = (&body.expr(parent).kind, body.expr(parent).parent) {
        parent = borrow;
    }
    let gives_nothing =
        |call: ExprId| is_plain(scene, known.inference.expr(call)) || is_discarded(known, call);
    let is_for_call = |borrow: ExprId| {
        body.expr(borrow).parent.is_some_and(|call| {
            let is_call = matches!(body.expr(call).kind, ExprKind::Call { .. } | ExprKind::MethodCall { .. });
            is_call && !body.is_called(borrow) && gives_nothing(call)
        })
    };
    match &body.expr(parent).kind {
        ExprKind::MethodCall { receiver, name, args, .. } if *receiver == using => {
            let is_borrow = args.is_empty() && BORROWS.contains(&name.as_str());
            gives_nothing(parent) && is_of_any(scene.index(), known, parent)
                || is_borrow && is_for_call(parent)
        }
        ExprKind::Macro(call) => call.args.first().is_some_and(|it| it.value == using),
        ExprKind::Ref { .. } => is_for_call(parent),
        _ => false,
    }
}

/// A method that is there whatever the type holds.
fn is_of_any(index: &Index, known: &Known, call: ExprId) -> bool {
    let Some(impl_) = callee(known, call).and_then(|it| index.impl_of(it)) else { return false };
    match &index.impl_info(impl_).self_ty {
        Ty::Adt(_, args) => args.iter().all(|it| matches!(it, Ty::Param(_))),
        _ => false,
    }
}

/// `value.serialize(&mut serializer)?;`, `let _ = …;`
pub fn is_discarded(known: &Known, call: ExprId) -> bool {
    let Some(parent) = known.body.expr(call).parent else { return false };
    match &known.body.expr(parent).kind {
        ExprKind::Try(_) => is_discarded(known, parent),
        ExprKind::MethodCall { receiver, name, .. } if *receiver == call => {
            matches!(name.as_str(), "unwrap" | "expect" | "ok" | "map_err" | "context" | "with_context")
                && is_discarded(known, parent)
        }
        ExprKind::Block(block) => block.statements.iter().any(|it| match it {
            Statement::Expr { expr, semicolon, .. } => *semicolon && *expr == call,
            Statement::Let { pat, value, .. } => {
                *value == Some(call) && matches!(known.body.pat(*pat).kind, PatKind::Wild)
            }
        }),
        _ => false,
    }
}

/// Whether the parameter is generic and `&mut` of a buffer is as good for it as the buffer, or it is such a reference.
pub fn takes_reference(scene: Scene<'_>, known: &Known, call: At, given: ExprId, swap: Swap) -> bool {
    let Some((func, declared)) = declared(scene, known, call.expr, given) else { return false };
    if is_written_out(scene, known, call.expr, given) {
        return false;
    }
    let is_lent = match declared {
        Ty::Param(name) => {
            allows_reference(scene, call.owner, scene.index().signature(func).bounds(name), swap)
        }
        Ty::Ref(true, lent) => matches!(**lent, Ty::Param(_) | Ty::Dyn(_)),
        _ => false,
    };
    is_lent && !lives_on(scene, func)
}

/// Whether `&mut` of a buffer has all that a type parameter asks for.
fn allows_reference(scene: Scene<'_>, owner: BodyOwner, bounds: &[TraitRef], swap: Swap) -> bool {
    has_all(scene, owner, &lent_buffer(swap), bounds)
}

/// `&mut BufWriter<File>`
fn lent_buffer(swap: Swap) -> Ty {
    let handle = Ty::Adt(swap.handle, List::default());
    Ty::Adt(swap.cure, [handle].into()).reference(true)
}

fn is_handle(ty: &Ty, swap: Swap) -> bool {
    matches!(ty, Ty::Adt(id, _) if *id == swap.handle)
}

/// Whether all that is done with what holds the writer is known to be there, and to do the same, for a reference to it.
pub fn is_followed(scene: Scene<'_>, owner: BodyOwner, carrier: LocalId, swap: Swap) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let held = known.inference.local(carrier);
    let is_followed = |using: ExprId| -> Option<bool> {
        let parent = known.body.expr(using).parent?;
        Some(match known.body.expr(parent).kind {
            ExprKind::MethodCall { receiver, .. } if receiver == using => {
                is_for_reference(scene, owner, callee(known, parent)?, held, swap)
            }
            ExprKind::Ref { mutable, .. } => {
                let call = known.body.expr(parent).parent?;
                if callee(known, call).is_none() {
                    return Some(is_serialized(scene, known, parent, call));
                }
                let (func, Ty::Param(name)) = declared(scene, known, call, parent)? else { return None };
                let lent = held.map(&mut |it| is_handle(it.peeled(), swap).then(|| lent_buffer(swap)));
                has_all(scene, owner, &lent.reference(mutable), scene.index().signature(func).bounds(name))
            }
            _ => false,
        })
    };
    mentions(&known.body, carrier).into_iter().all(|it| is_followed(it).unwrap_or_default())
}

fn has_all(scene: Scene<'_>, owner: BodyOwner, ty: &Ty, bounds: &[TraitRef]) -> bool {
    let holds = |id| implements(scene.index(), scene.bounds(owner), ty, id);
    bounds.iter().all(|it| it.args.is_empty() && it.id.is_some_and(holds))
}

/// Whether a method asks nothing of the writer in its type that a reference to the buffer does not have.
fn is_for_reference(scene: Scene<'_>, owner: BodyOwner, func: FuncId, held: &Ty, swap: Swap) -> bool {
    let index = scene.index();
    let Some(impl_) = index.impl_of(func) else { return false };
    let (Ty::Adt(_, params), Ty::Adt(_, held)) = (&index.impl_info(impl_).self_ty, held) else {
        return false;
    };
    let signature = index.signature(func);
    let fits = |(param, held): (&Ty, &Ty)| match param {
        Ty::Param(name) if is_handle(held, swap) => {
            allows_reference(scene, owner, signature.bounds(name), swap)
        }
        Ty::Param(_) => !held.any(&mut |it| is_handle(it, swap)),
        _ => false,
    };
    // `where for<'a> &'a mut W: Write` is no bound of a parameter.
    let wheres = [&index.impl_(impl_).generics.wheres, &index.header(func).generics.wheres];
    let is_simple = |ty: &TypeRef| matches!(&ty.kind, TypeKind::Path(path) if path.segments.len() == 1);
    params.iter().zip(held.iter()).all(fits)
        && wheres.into_iter().flatten().all(|(ty, _)| is_simple(ty))
        && !lives_on(scene, func)
}

/// `W: Write + 'static` takes no reference. A bound that is a lifetime is only seen in the text, and what a method of an
/// impl asks for may stand anywhere in it.
pub fn lives_on(scene: Scene<'_>, func: FuncId) -> bool {
    let index = scene.index();
    let Some(file) = index.file_of(index.func_unit(func)) else { return false };
    let item = index.func(func);
    let text = scene.files.get(file.0 as usize).map(|it: &RustFile| &*it.text);
    let head = match (item.opens, index.impl_of(func)) {
        (Some(opens), None) => text.and_then(|it| it.get(item.span.start as usize..opens as usize)),
        _ => text,
    };
    head.is_none_or(|it| it.contains("+ 'static") || it.contains(": 'static"))
}

/// Whether dropping a value of a type does nothing with a reference in it.
fn drops_nothing(index: &Index, id: TypeId, seen: &mut FxHashSet<TypeId>) -> bool {
    if !seen.insert(id) {
        return true;
    }
    if index.is_stub(index.type_unit(id)) {
        return index.type_marks(id).forwards;
    }
    if !index.methods_of(Head::Adt(id), "drop").is_empty() {
        return false;
    }
    let Some(mut fields) = index.field_types(id) else { return false };
    fields.all(|ty| match &ty {
        Ty::Param(_) | Ty::Ref(..) => true,
        Ty::Adt(inner, _) if ty.any(&mut |it| matches!(it, Ty::Param(_))) => {
            drops_nothing(index, *inner, seen)
        }
        _ => !ty.any(&mut |it| matches!(it, Ty::Dyn(_) | Ty::External(..) | Ty::Unknown)),
    })
}
