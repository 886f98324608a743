//! A field or variant that holds the handle: its declared type, and every place that uses it.

use crate::file::Span;
use crate::index::{Ty, TypeId};
use crate::infer::{BodyOwner, Callee};
use crate::items::{ExprKind, PatId, PatKind, TypeDefKind, TypeRef, Visibility};
use crate::judge::Concern;
use crate::repair::carried::bound_fits;
use crate::repair::fit::{Fitting, Uses};
use crate::repair::looked;
use crate::repair::retype::{self, Place};
use crate::repair::scene::{Scene, hidden_in_macro};
use crate::repair::swap::Swap;
use crate::track::{At, FieldKey, Known, mapped_by};

/// The field that an expression is the value of.
pub fn key_of(scene: Scene<'_>, value: At) -> Option<FieldKey> {
    let known = scene.known(value.owner)?;
    let parent = known.body.expr(value.expr).parent?;
    match &known.body.expr(parent).kind {
        ExprKind::Struct { fields, .. } => {
            let field = fields.iter().find(|it| it.value == value.expr)?;
            let (ty, _) = known.inference.expr(parent).adt()?;
            Some((ty, known.inference.variants.get(&parent).copied(), field.name.clone()))
        }
        ExprKind::Call { args, .. } => match known.inference.callees.get(&parent)? {
            Callee::Constructor(ty, variant) => {
                let at = args.iter().position(|it| *it == value.expr)?;
                Some((*ty, *variant, smol_str::SmolStr::from(at.to_string())))
            }
            _ => None,
        },
        // `opened.map(Archive)`.
        ExprKind::MethodCall { receiver, args, .. } if *receiver == value.expr => {
            let constructor = args.iter().find_map(|it| match known.inference.callees.get(it) {
                Some(Callee::Constructor(ty, variant)) => Some((*ty, *variant)),
                _ => None,
            });
            let (ty, variant) = constructor?;
            Some((ty, variant, smol_str::SmolStr::new_static("0")))
        }
        ExprKind::Assign { place, plain: true, .. } => match &known.body.expr(*place).kind {
            ExprKind::Field { base, name } => {
                let ty = scene.program.field_owner(known.inference.expr(*base), name)?;
                Some((ty, None, name.clone()))
            }
            _ => None,
        },
        _ => None,
    }
}

/// How a field is declared, and what that means.
pub fn declared<'a>(scene: Scene<'a>, key: &FieldKey) -> Option<(&'a TypeRef, Ty)> {
    let index = scene.index();
    let field = index.field(key.0, key.1, &key.2)?;
    Some((&field.ty, index.lower(&field.ty, &index.context_of_type(key.0))))
}

/// The field that takes a value, and its declared type.
pub fn declared_at(scene: Scene<'_>, value: At) -> Option<(FieldKey, Ty)> {
    let key = key_of(scene, value)?;
    let (_, ty) = declared(scene, &key)?;
    Some((key, ty))
}

/// Whether the one value that a field is ever given may be the buffer: the declaration and every use follow.
pub fn crosses(
    scene: Scene<'_>,
    value: At,
    key: &FieldKey,
    swap: Swap,
    out: &mut Fitting,
    hops: u32,
) -> bool {
    let only = scene.program.writes(key).iter().all(|it| *it == value);
    out.leaves = true;
    only && retyped(scene, key, swap, out) && uses_fit(scene, key, swap, out, hops)
}

/// The declaration with the buffer in it.
pub fn retyped(scene: Scene<'_>, key: &FieldKey, swap: Swap, out: &mut Fitting) -> bool {
    let (Some(field), Some(place)) =
        (scene.index().field(key.0, key.1, &key.2), Place::of_type(scene, key.0))
    else {
        return false;
    };
    if !swap.may_travel(scene) {
        return false;
    }
    let def = scene.index().ty(key.0);
    let plain = def.attributes.iter().all(|it| match it.name.as_str() {
        "derive" => it.value.split(',').all(|it| ["", "Debug", "Default"].contains(&it.trim())),
        "doc" | "allow" | "expect" | "cfg" | "must_use" | "non_exhaustive" | "deny" | "warn" => true,
        _ => false,
    });
    let seen = scene.program.is_promise(scene.index().type_unit(key.0), def.visibility)
        && (key.1.is_some() || field.visibility == Visibility::Public);
    if seen {
        out.concerns.push(Concern::PublicSignature);
    }
    let n_before = out.n_retyped();
    plain
        && field.attributes.is_empty()
        && retype::rewrite(scene, &place, &field.ty, swap, out)
        && out.n_retyped() > n_before
}

/// Whether every use of a field takes the new type.
pub fn uses_fit(scene: Scene<'_>, key: &FieldKey, swap: Swap, out: &mut Fitting, hops: u32) -> bool {
    let Some((_, ty)) = declared(scene, key) else { return false };
    if is_tested(scene, key) || is_in_macro_rules(scene, key) {
        return false;
    }
    let direct = matches!(&ty, Ty::Adt(id, _) if *id == swap.handle);
    bodies_that_name(scene, key).into_iter().all(|owner| {
        let Some(known) = scene.known(owner) else { return true };
        let mut there = out.elsewhere();
        let uses = Uses { scene, owner, known, swap, direct };
        let fits = body_fits(&uses, key, &mut there, hops)
            && there.reborrows.is_empty()
            && adjusted(scene, owner, known, swap, &mut there);
        out.absorb(there);
        fits
    }) && !is_used_unread(scene, key)
}

fn body_fits(uses: &Uses<'_>, key: &FieldKey, there: &mut Fitting, hops: u32) -> bool {
    let (ty, variant, name) = key;
    let Uses { scene, owner, known, swap, .. } = *uses;
    let same_file = scene.index().type_unit(*ty) == owner.unit(scene.index());
    if name.parse::<u32>().is_err() && hidden_in_macro(&known.body, name) {
        return false;
    }
    // A constructor that is passed on by its name gives the field a value, which may be nowhere to be seen.
    let by_name = known.inference.callees.iter().any(|(expr, callee)| {
        matches!(callee, Callee::Constructor(it, of) if it == ty && of == variant)
            && !matches!(known.body.expr(*expr).kind, ExprKind::Call { .. })
            && !known.body.is_called(*expr)
            && mapped_by(&known.body, *expr).is_none()
    });
    if by_name {
        return false;
    }
    let fields = known.body.expr_ids().all(|expr| {
        let ExprKind::Field { base, name: called } = &known.body.expr(expr).kind else { return true };
        if called != name || variant.is_some() {
            return true;
        }
        let base = known.inference.expr(*base);
        match scene.program.field_owner(base, name) {
            Some(it) if it == *ty => is_replaced(known, expr) || uses.fits(expr, there, hops + 1),
            Some(_) => true,
            None => !same_file || *base.peeled() != Ty::Unknown,
        }
    });
    fields
        && known.inference.pats.iter().filter(|(_, it)| **it == (*ty, *variant)).all(|(pat, _)| {
            let inner = part_of(known, *pat, name);
            inner.is_none_or(|it| bound_fits(scene, owner, known, it, swap, there, hops + 1))
        })
}

/// `self.file = …` is one of the writes.
fn is_replaced(known: &Known, expr: crate::items::ExprId) -> bool {
    let parent = known.body.expr(expr).parent.map(|it| &known.body.expr(it).kind);
    matches!(parent, Some(ExprKind::Assign { place, plain: true, .. }) if *place == expr)
}

fn part_of(known: &Known, pat: PatId, name: &str) -> Option<PatId> {
    match &known.body.pat(pat).kind {
        PatKind::Struct { fields, .. } => fields.iter().find(|(it, _)| it == name).map(|(_, it)| *it),
        PatKind::TupleStruct { items, rest_at: None, .. } => items.get(name.parse::<usize>().ok()?).copied(),
        // Behind `..` it is any of them.
        PatKind::TupleStruct { .. } => Some(pat),
        _ => None,
    }
}

/// `mut` and `get_ref()` where a use needs them; a writer is flushed before its file is looked at.
pub fn adjusted(scene: Scene<'_>, owner: BodyOwner, known: &Known, swap: Swap, there: &mut Fitting) -> bool {
    for local in std::mem::take(&mut there.muts) {
        let it = known.body.local(local);
        let by_value = !matches!(known.inference.local(local), Ty::Ref(..));
        if by_value && !it.mutable && !it.by_ref {
            there.changes.extend(scene.change(owner, Span::at(it.span.start), "mut "));
        }
    }
    let looks = std::mem::take(&mut there.through_ref);
    let Some((changes, imports)) = looked::through_buffers(scene, owner, &looks, swap) else { return false };
    there.changes.extend(changes);
    there.imports.extend(imports);
    true
}

/// The bodies that may use the field.
fn bodies_that_name(scene: Scene<'_>, key: &FieldKey) -> Vec<BodyOwner> {
    let (ty, variant, name) = key;
    let index = scene.index();
    let word = word_of(scene, key);
    let by_type = [word.as_str(), index.ty(*ty).name.as_str(), "Self"];
    // A pattern takes the first field of a tuple struct without a word for it.
    let words = if name.parse::<u32>().is_ok() { &by_type[..] } else { &by_type[..1] };
    scene.program.bodies_with(words, index.reach_of_field(*ty, *variant, name))
}

/// Whether a test makes a value of the type or looks at the field.
fn is_tested(scene: Scene<'_>, key: &FieldKey) -> bool {
    let index = scene.index();
    let Some(file) = index.file_of(index.type_unit(key.0)) else { return true };
    let word = word_of(scene, key);
    scene.program.is_tested(file, &type_and_field(index.ty(key.0).name.as_str(), &word))
}

/// Whether a `macro_rules!` names the field, or the type where the field has no name.
fn is_in_macro_rules(scene: Scene<'_>, key: &FieldKey) -> bool {
    let index = scene.index();
    let Some(file) = index.file_of(index.type_unit(key.0)) else { return true };
    let word = word_of(scene, key);
    let name = if word.starts_with('.') { index.ty(key.0).name.as_str() } else { &word };
    scene.program.is_in_macro_rules(file, name)
}

/// The same of a file that is not part of the run.
fn is_used_unread(scene: Scene<'_>, key: &FieldKey) -> bool {
    let index = scene.index();
    let (ty, variant, name) = key;
    let Some(file) = index.file_of(index.type_unit(*ty)) else { return true };
    let (word, dotted) = (word_of(scene, key), format!(".{name}"));
    let names = type_and_field(index.ty(*ty).name.as_str(), &word);
    let ways: &[&[&str]] = match variant {
        Some(_) if index.has_other_names(*ty) => &[&[&word]],
        Some(_) => &[&names],
        None => &[&names, &[&dotted]],
    };
    scene.program.is_used_unread(file, index.reach_of_field(*ty, *variant, name), ways)
}

/// A field of a tuple struct has no name that could be looked for.
fn type_and_field<'n>(ty: &'n str, word: &'n str) -> Vec<&'n str> {
    let field = Some(word).filter(|it| !it.starts_with('.'));
    std::iter::once(ty).chain(field).collect()
}

fn word_of(scene: Scene<'_>, (ty, variant, name): &(TypeId, Option<u32>, smol_str::SmolStr)) -> String {
    let variants = match &scene.index().ty(*ty).kind {
        TypeDefKind::Enum(variants) => &variants[..],
        _ => &[],
    };
    match variant.and_then(|at| variants.get(at as usize)) {
        Some(variant) => variant.name.to_string(),
        None if name.parse::<u32>().is_ok() => format!(".{name}"),
        None => name.to_string(),
    }
}
