//! Input that arrives while somebody produces it.
//! Knows the types that say so, here or in what callers pass on; not what a protocol means.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use crate::file::Span;
use crate::index::{FuncId, Index, TraitRef, Ty, TypeId};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprId, ExprKind};
use crate::repair::scene::Scene;
use crate::track::{At, Def, FieldKey, Known, OncePer, Sink, Tracked, arguments, is_live};

/// One write a turn on a socket is a message, and the other side may wait for it.
pub fn is_message(tracked: &Tracked) -> bool {
    let flow = &tracked.flow;
    let is_whole = |it: &Sink| it.in_loop && it.once_per == OncePer::Call && it.bytes_per_call.is_none();
    flow.source.ty != "std::process::ChildStdin" && flow.sinks.len() == 1 && flow.sinks.iter().all(is_whole)
}

/// Whether something between two places of a body, the writer itself left out, brings input that is live.
pub fn comes_in(
    scene: Scene<'_>,
    owner: BodyOwner,
    region: Span,
    writer: &[ExprId],
    made: Option<Span>,
) -> bool {
    let Some(known) = scene.known(owner) else { return false };
    let is_between = |expr: &ExprId| {
        let span = known.body.expr(*expr).span;
        region.contains(span)
            && !made.is_some_and(|it| it.contains(span))
            && !writer.iter().any(|it| span.contains(known.body.expr(*it).span))
    };
    let mut open = Vec::new();
    for expr in known.body.expr_ids().filter(is_between) {
        match brings(scene, known, expr) {
            Brings::Live => return true,
            _ if iterates(scene, known, expr) => return true,
            Brings::Open(local) => open.push(At { owner, expr: local }),
            Brings::Nothing => {}
        }
    }
    is_made_of_live(scene, open)
}

/// Whether live input is in what a call or a loop is given, or in what that is made of anywhere.
pub fn is_given_to(scene: Scene<'_>, reading: At) -> bool {
    let Some(known) = scene.known(reading.owner) else { return true };
    let given = match known.body.expr(reading.expr).kind {
        ExprKind::For { iterable, .. } => iterable,
        _ => reading.expr,
    };
    is_made_of_live(scene, within(scene, At { expr: given, ..reading }))
}

/// What the value of an expression brings, by its type.
enum Brings {
    Live,
    /// Whatever this name was given.
    Open(ExprId),
    Nothing,
}

fn brings(scene: Scene<'_>, known: &Known, expr: ExprId) -> Brings {
    let ty = known.inference.expr(expr);
    match &known.body.expr(expr).kind {
        _ if is_live(scene.index(), ty) => Brings::Live,
        ExprKind::Ref { inner, .. } => brings(scene, known, *inner),
        ExprKind::Local(_) if is_open(ty) => Brings::Open(expr),
        _ => Brings::Nothing,
    }
}

/// Whether live input is in a value whose type does not tell what it is made of, by this name or another, in a field, or by
/// a function of the workspace.
fn is_made_of_live(scene: Scene<'_>, values: Vec<At>) -> bool {
    let (mut met, mut asked) = (BTreeSet::new(), values);
    let mut parts: FxHashMap<Ty, Parts> = FxHashMap::default();
    while let Some(at) = asked.pop() {
        let Some(known) = scene.known(at.owner).filter(|_| met.insert(at)) else { continue };
        let ty = known.inference.expr(at.expr);
        if !parts.contains_key(ty) {
            // What the fields were given is asked for with the first value of a type.
            let (of, fields) = Parts::of(scene.index(), ty);
            asked.extend(fields.iter().flat_map(|key| written(scene, key)));
            parts.insert(ty.clone(), of);
        }
        match parts.get(ty) {
            Some(Parts::Live) => return true,
            Some(Parts::Told) | None => continue,
            Some(Parts::Open) => {}
        }
        asked.extend(made_elsewhere(scene, known, at.expr));
        let ExprKind::Local(local) = known.body.expr(at.expr).kind else { continue };
        for def in known.facts.defs(local) {
            match def {
                Def::Param(nth) => match given(scene, at.owner, *nth) {
                    Some(values) => asked.extend(values),
                    None => return true,
                },
                // Whatever the call has that the closure is given to.
                Def::ClosureParam(closure, _) => {
                    let call = known.body.expr(*closure).parent.unwrap_or(*closure);
                    asked.extend(within(scene, At { expr: call, ..at }));
                }
                Def::Value(value) | Def::Item(value) => {
                    asked.extend(within(scene, At { expr: *value, ..at }));
                }
                Def::Field(key) => asked.extend(written(scene, key)),
            }
        }
    }
    false
}

/// What the type of a value tells of its parts, however deep.
#[derive(Clone, Copy)]
enum Parts {
    /// One brings live input.
    Live,
    /// All of them are known, and none does.
    Told,
    /// Something in it may be anything.
    Open,
}

impl Parts {
    /// With the fields that hold what may be anything.
    fn of(index: &Index, ty: &Ty) -> (Self, Vec<FieldKey>) {
        let fields = held(index, ty);
        if is_live(index, ty) || fields.iter().any(|(_, ty)| is_live(index, ty)) {
            return (Parts::Live, Vec::new());
        }
        let open: Vec<FieldKey> = fields.into_iter().filter(|(_, ty)| is_dyn(ty)).map(|it| it.0).collect();
        let parts = if is_open(ty) || !open.is_empty() { Parts::Open } else { Parts::Told };
        (parts, open)
    }
}

/// The fields of the workspace's types that a value holds, however deep.
fn held(index: &Index, ty: &Ty) -> Vec<(FieldKey, Ty)> {
    let (mut seen, mut asked, mut fields) = (BTreeSet::new(), types_in(ty), Vec::new());
    while let Some(id) = asked.pop() {
        if index.is_stub(index.type_unit(id)) || !seen.insert(id) {
            continue;
        }
        for (variant, name, ty) in index.all_fields(id).iter() {
            asked.extend(types_in(ty));
            fields.push(((id, *variant, name.clone()), ty.clone()));
        }
    }
    fields
}

fn types_in(ty: &Ty) -> Vec<TypeId> {
    let mut types = Vec::new();
    ty.any(&mut |it| {
        types.extend(it.adt().map(|it| it.0));
        false
    });
    types
}

fn is_dyn(ty: &Ty) -> bool {
    ty.any(&mut |it| matches!(it, Ty::Dyn(_)))
}

/// What a function of the workspace makes that is called, or what a field is given anywhere.
fn made_elsewhere(scene: Scene<'_>, known: &Known, expr: ExprId) -> Vec<At> {
    if let ExprKind::Field { base, name } = &known.body.expr(expr).kind {
        let ty = scene.program.field_owner(known.inference.expr(*base), name);
        return ty.map_or_else(Vec::new, |it| written(scene, &(it, None, name.clone())));
    }
    let Some(Callee::Func(func, _)) = known.inference.callees.get(&expr) else { return Vec::new() };
    if scene.index().is_stub(scene.index().func_unit(*func)) {
        return Vec::new();
    }
    let owner = BodyOwner::Func(*func);
    let bodies = scene.known(owner).into_iter();
    bodies.flat_map(|it| it.body.expr_ids()).map(|expr| At { owner, expr }).collect()
}

fn written(scene: Scene<'_>, key: &FieldKey) -> Vec<At> {
    scene.program.writes(key).iter().flat_map(|it| within(scene, *it)).collect()
}

fn within(scene: Scene<'_>, at: At) -> Vec<At> {
    let known = scene.known(at.owner).into_iter();
    let exprs = known.flat_map(|it| it.body.within(it.body.expr(at.expr).span));
    exprs.map(|expr| At { expr, ..at }).collect()
}

fn is_open(ty: &Ty) -> bool {
    ty.any(&mut |it| matches!(it, Ty::Param(_) | Ty::Dyn(_) | Ty::Opaque(_)))
}

/// What callers pass for a parameter; `None` for a reader or an iterator that nobody is seen to pass, since somebody may.
fn given(scene: Scene<'_>, owner: BodyOwner, at: usize) -> Option<Vec<At>> {
    let BodyOwner::Func(func) = owner else { return Some(Vec::new()) };
    let callers = scene.program.callers(func);
    if callers.is_empty() {
        return (!is_input(scene.index(), func, at)).then(Vec::new);
    }
    let passed = callers.iter().filter_map(|call| {
        let args = arguments(&scene.known(call.owner)?.body, call.expr);
        Some(within(scene, At { expr: *args.get(at)?, ..*call }))
    });
    Some(passed.flatten().collect())
}

fn is_input(index: &Index, func: FuncId, at: usize) -> bool {
    let signature = index.signature(func);
    let inputs = [index.known.read, index.known.iterator];
    let are_inputs = |bounds: &[TraitRef]| {
        let mut traits = bounds.iter().filter_map(|it| it.id);
        traits.any(|it| inputs.into_iter().flatten().any(|of| index.is_a(it, of)))
    };
    signature.params.get(at).is_some_and(|ty| {
        ty.any(&mut |it| match it {
            Ty::Param(name) => are_inputs(signature.bounds(name)),
            Ty::Dyn(bounds) | Ty::Opaque(bounds) => are_inputs(bounds),
            _ => false,
        })
    })
}

/// A loop over an iterator of the workspace that keeps live input in a field.
fn iterates(scene: Scene<'_>, known: &Known, expr: ExprId) -> bool {
    let iterated = match &known.body.expr(expr).kind {
        ExprKind::For { iterable, .. } => *iterable,
        ExprKind::MethodCall { receiver, name, .. } if name == "next" => *receiver,
        _ => return false,
    };
    keeps(scene.index(), known.inference.expr(iterated).peeled(), &mut Vec::new())
}

fn keeps(index: &Index, ty: &Ty, seen: &mut Vec<TypeId>) -> bool {
    let Some((id, _)) = ty.adt() else { return false };
    if seen.contains(&id) || index.is_stub(index.type_unit(id)) {
        return false;
    }
    seen.push(id);
    let Some(mut fields) = index.field_types(id) else { return false };
    fields.any(|ty| is_live(index, &ty) || keeps(index, ty.peeled(), seen))
}
