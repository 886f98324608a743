//! Which types can hold a handle at all, told by what their fields are declared as.

use std::sync::Arc;

use rayon::prelude::*;
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::index::{Index, TraitRef, Ty, TypeId};
use crate::items::{Fields, TypeDefKind};

/// A `Span` or a `Config` can not, and nobody need ask where its values come from.
#[derive(Debug, Default)]
pub struct Holds {
    /// By `TypeId`.
    may: Vec<bool>,
}

/// A field of a struct or of a variant of an enum: which variant, from 0, its name, its type.
pub type FieldOf = (Option<u32>, SmolStr, Ty);

/// What one declared type says: that it can hold a handle, or which other types decide.
#[derive(Default)]
struct Declared {
    open: bool,
    named: Vec<TypeId>,
}

impl Holds {
    pub fn of(index: &Index) -> Self {
        let types: Vec<TypeId> = index.types().collect();
        let declared: Vec<Declared> = types.par_iter().map(|it| declared(index, *it)).collect();
        let mut users: FxHashMap<TypeId, Vec<usize>> = FxHashMap::default();
        for (at, it) in declared.iter().enumerate() {
            for named in &it.named {
                users.entry(*named).or_default().push(at);
            }
        }
        let mut may: Vec<bool> = declared.iter().map(|it| it.open).collect();
        let mut open: Vec<usize> = (0..may.len()).filter(|it| may[*it]).collect();
        while let Some(at) = open.pop() {
            for user in users.get(&types[at]).into_iter().flatten() {
                if !std::mem::replace(&mut may[*user], true) {
                    open.push(*user);
                }
            }
        }
        Self { may }
    }
}

impl Index {
    /// Each field of a struct or of the variants of an enum, in the order of the text.
    pub fn all_fields(&self, id: TypeId) -> Arc<[FieldOf]> {
        self.fields.get_or_put(id, |id| self.fields_of(*id).into())
    }

    fn fields_of(&self, id: TypeId) -> Vec<FieldOf> {
        let variants: Vec<(Option<u32>, &Fields)> = match &self.ty(id).kind {
            TypeDefKind::Struct(fields) => vec![(None, fields)],
            TypeDefKind::Enum(variants) => {
                (0..).zip(variants).map(|(at, it)| (Some(at), &it.fields)).collect()
            }
            TypeDefKind::Alias(_) => Vec::new(),
        };
        let context = self.context_of_type(id);
        let mut all = Vec::new();
        for (variant, fields) in variants {
            let (Fields::Record(fields) | Fields::Tuple(fields)) = fields else { continue };
            all.extend(fields.iter().map(|it| (variant, it.name.clone(), self.lower(&it.ty, &context))));
        }
        all
    }

    /// Whether a value of this type, whatever its arguments, can have a handle in it.
    pub fn may_hold_handle(&self, id: TypeId) -> bool {
        self.holds.may.get(id.at()).copied().unwrap_or(true)
    }
}

fn declared(index: &Index, id: TypeId) -> Declared {
    let marks = index.type_marks(id);
    let mut declared = Declared {
        open: marks.unbuffered_read || marks.unbuffered_write || marks.line_buffered,
        named: Vec::new(),
    };
    let context = index.context_of_type(id);
    let mut note = |fields: &Fields| {
        if let Fields::Tuple(fields) | Fields::Record(fields) = fields {
            for field in fields {
                declared.note(index, &index.lower(&field.ty, &context));
            }
        }
    };
    match &index.ty(id).kind {
        TypeDefKind::Struct(fields) => note(fields),
        TypeDefKind::Enum(variants) => variants.iter().for_each(|it| note(&it.fields)),
        TypeDefKind::Alias(_) => declared.open = true,
    }
    declared
}

impl Declared {
    fn note(&mut self, index: &Index, ty: &Ty) {
        match ty {
            Ty::Adt(id, args) => {
                self.named.push(*id);
                args.iter().for_each(|it| self.note(index, it));
            }
            Ty::External(_, items) | Ty::Tuple(items) => items.iter().for_each(|it| self.note(index, it)),
            Ty::Ref(_, inner) | Ty::Slice(inner) | Ty::Array(inner, _) => self.note(index, inner),
            Ty::Dyn(bounds) | Ty::Opaque(bounds) => self.open |= bounds.iter().any(|it| may_carry(index, it)),
            Ty::Never | Ty::Primitive(_) => {}
            _ => self.open = true,
        }
    }
}

/// `dyn Error` carries nothing that is read or written; what nobody described may.
fn may_carry(index: &Index, bound: &TraitRef) -> bool {
    let Some(id) = bound.id else { return true };
    let is = |of: Option<_>| of.is_some_and(|it| index.is_a(id, it));
    let known = &index.known;
    !index.is_stub(index.trait_unit(id))
        || is(known.read)
        || is(known.write)
        || is(known.iterator)
        || known.fn_traits.iter().any(|it| is(*it))
}
