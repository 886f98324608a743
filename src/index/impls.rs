//! Impls with their types lowered, and the ways to find them: by trait, by type and method name.

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::file::to_u32;
use crate::index::signature::Generic;
use crate::index::ty::{Head, TraitRef, Ty, TypeContext};
use crate::index::{FuncId, ImplId, Index, TraitId, TypeId, Unit};
use crate::items::{Generics, Owner, TypeKind};

/// An impl in terms of types.
#[derive(Clone, Debug)]
pub struct ImplInfo {
    pub generics: Vec<Generic>,
    pub trait_: Option<TraitRef>,
    pub self_ty: Ty,
    pub assoc: Vec<(SmolStr, Ty)>,
}

impl Index {
    pub fn impl_info(&self, id: ImplId) -> &ImplInfo {
        &self.impl_infos[id.at()]
    }

    /// The impls of a trait that a type with this head could match: those for it, then those for any type.
    pub fn impls_for(&self, id: TraitId, head: Option<Head>) -> impl Iterator<Item = ImplId> + '_ {
        let of = |head: Option<Head>| self.impls_of_trait.get(&(id, head)).map_or(&[][..], Vec::as_slice);
        let own = if head.is_some() { of(head) } else { &[] };
        own.iter().chain(of(None)).copied()
    }

    /// The impl of a trait for a type itself, not for whatever has some other trait.
    pub fn own_impl(&self, ty: TypeId, of: TraitId) -> Option<ImplId> {
        self.impls_of_trait.get(&(of, Some(Head::Adt(ty)))).and_then(|it| it.first()).copied()
    }

    /// Whether a type has a trait of the workspace, by an impl of its own or by one for whatever has some other trait.
    pub fn may_have(&self, ty: TypeId, of: TraitId) -> bool {
        self.is_stub(self.trait_unit(of)) || self.impls_for(of, Some(Head::Adt(ty))).next().is_some()
    }

    pub fn impl_infos(&self) -> impl Iterator<Item = &ImplInfo> {
        self.impl_infos.iter()
    }

    /// Every impl of a trait, in the order of their files.
    pub fn all_impls_of(&self, id: TraitId) -> impl Iterator<Item = ImplId> + '_ {
        self.all_impls.get(&id).into_iter().flatten().copied()
    }

    /// The traits with an associated type of this name that a type has impls of, its own ones first.
    pub fn traits_with_assoc(&self, head: Head, name: &str) -> Vec<TraitId> {
        let of = |head| self.assoc_traits.get(&(head, SmolStr::new(name))).map_or(&[][..], Vec::as_slice);
        of(Some(head)).iter().chain(of(None)).copied().collect()
    }

    /// The impls of traits for a type of its own or for a reference to it.
    pub fn trait_impls_of(&self, ty: TypeId) -> &[ImplId] {
        self.impls_of_type.get(&ty).map_or(&[], Vec::as_slice)
    }

    /// The functions that an impl declares, in the order of their file.
    pub fn funcs_of_impl(&self, id: ImplId) -> impl Iterator<Item = FuncId> + '_ {
        let (unit, at) = self.impls[id.at()];
        let Unit { first_func, items, .. } = self.unit(unit);
        let owned =
            (*first_func..).zip(&items.funcs).filter(move |(_, it)| it.owner == Owner::Impl(at as usize));
        owned.map(|(at, _)| FuncId(at))
    }

    /// What a written type in a type's declaration means.
    pub fn context_of_type(&self, id: TypeId) -> TypeContext {
        let def = self.ty(id);
        TypeContext {
            scope: self.scope_key(self.type_unit(id), def.scope),
            params: param_names(&def.generics).collect(),
            self_ty: None,
        }
    }

    /// Whether a trait is `of` or requires it.
    pub fn is_a(&self, trait_: TraitId, of: TraitId) -> bool {
        // Most are asked whether they are what they are, and most others require one.
        if trait_ == of || self.supertraits(trait_).contains(&of) {
            return true;
        }
        let (mut open, mut seen) = (vec![trait_], FxHashSet::default());
        while let Some(next) = open.pop() {
            if next == of {
                return true;
            }
            let supertraits = self.supertraits(next).iter().copied();
            open.extend(supertraits.filter(|it| seen.insert(*it)));
        }
        false
    }

    /// The traits that the associated type of a name has to have, by the trait that declares it: one of these bounds of a type
    /// or one that they require.
    pub fn bounds_of_associated(&self, ty: &Ty, bounds: &[TraitRef], name: &str) -> Vec<TraitRef> {
        let mut open: Vec<TraitId> = bounds.iter().filter_map(|it| it.id).collect();
        let mut seen = FxHashSet::default();
        while let Some(trait_) = open.pop() {
            if !seen.insert(trait_) {
                continue;
            }
            let def = self.trait_(trait_);
            if let Some((_, bounds)) = def.assoc_types.iter().find(|(it, _)| it == name) {
                let context = TypeContext {
                    scope: self.scope_key(self.trait_unit(trait_), def.scope),
                    params: Vec::new(),
                    self_ty: Some(ty.clone()),
                };
                return bounds.iter().map(|it| self.lower_bound(it, &context)).collect();
            }
            open.extend(self.supertraits(trait_));
        }
        Vec::new()
    }

    /// The traits that a trait requires, those that are known.
    fn supertraits(&self, id: TraitId) -> &[TraitId] {
        self.supertraits.get(id.at()).map_or(&[], Vec::as_slice)
    }

    pub(super) fn find_supertraits(&mut self) {
        self.supertraits = (0..to_u32(self.traits.len()))
            .map(|id| {
                let (unit, _) = self.traits[id as usize];
                let def = self.trait_(TraitId(id));
                let context = TypeContext {
                    scope: self.scope_key(unit, def.scope),
                    params: param_names(&def.generics).collect(),
                    self_ty: None,
                };
                def.supertraits.iter().filter_map(|it| self.lower_bound(it, &context).id).collect()
            })
            .collect();
    }

    /// Functions of this name in impls whose `Self` has this head, inherent ones first.
    pub fn methods_of(&self, head: Head, name: &str) -> &[FuncId] {
        self.methods_of_type.get(&(head, SmolStr::new(name))).map_or(&[], Vec::as_slice)
    }

    /// Functions of this name that traits declare.
    pub fn trait_methods(&self, name: &str) -> &[FuncId] {
        self.methods_of_traits.get(name).map_or(&[], Vec::as_slice)
    }

    /// The type whose impl declares a function, if one does.
    pub fn type_of(&self, func: FuncId) -> Option<TypeId> {
        let (ty, _) = self.impl_info(self.impl_of(func)?).self_ty.adt()?;
        Some(ty)
    }

    /// Whether a trait says what a function takes and returns.
    pub fn is_of_trait(&self, func: FuncId) -> bool {
        self.trait_of(func).is_some()
            || self.impl_of(func).is_some_and(|it| self.impl_info(it).trait_.is_some())
    }

    /// The function that a trait declares for the one of an impl; any other function itself.
    pub fn of_trait(&self, func: FuncId) -> FuncId {
        let trait_ = self.impl_of(func).and_then(|it| self.impl_info(it).trait_.as_ref()?.id);
        let Some(trait_) = trait_ else { return func };
        let mut candidates = self.trait_methods(&self.func(func).name).iter();
        candidates.find(|it| self.trait_of(**it) == Some(trait_)).copied().unwrap_or(func)
    }

    /// Whether a described type or trait has a method of this name.
    pub fn is_described_method(&self, name: &str) -> bool {
        self.described_methods.contains(name)
    }

    /// The function of an impl by name.
    pub fn impl_func(&self, id: ImplId, name: &str) -> Option<FuncId> {
        let (unit, at) = self.impls[id.at()];
        let unit = self.unit(unit);
        let owner = Owner::Impl(at as usize);
        let found = unit.items.funcs.iter().position(|it| it.owner == owner && it.name == name)?;
        Some(FuncId(unit.first_func + to_u32(found)))
    }

    pub(super) fn find_impls(&mut self) {
        let impls = (0..to_u32(self.impls.len())).into_par_iter();
        let infos: Vec<ImplInfo> = impls.map(|it| self.lower_impl(ImplId(it))).collect();
        let (impls, methods) = rayon::join(|| ImplsByTrait::of(&infos), || MethodsByName::of(self, &infos));
        self.impls_of_trait = impls.of_head;
        self.all_impls = impls.of_trait;
        self.impls_of_type = impls.of_type;
        self.assoc_traits = impls.with_assoc;
        self.methods_of_type = methods.of_type;
        self.methods_of_traits = methods.of_traits;
        self.described_methods = methods.described;
        self.impl_infos = infos;
    }

    fn lower_impl(&self, id: ImplId) -> ImplInfo {
        let (unit, _) = self.impls[id.at()];
        let def = self.impl_(id);
        let mut context = TypeContext {
            scope: self.scope_key(unit, def.scope),
            params: param_names(&def.generics).collect(),
            self_ty: None,
        };
        let self_ty = self.lower(&def.self_ty, &context);
        context.self_ty = Some(self_ty.clone());
        ImplInfo {
            generics: bounds_of(self, &def.generics, &context),
            trait_: def.trait_.as_ref().map(|it| self.lower_bound(it, &context)),
            assoc: def
                .assoc_types
                .iter()
                .map(|(name, ty)| (name.clone(), self.lower(ty, &context)))
                .collect(),
            self_ty,
        }
    }
}

#[derive(Default)]
struct ImplsByTrait {
    of_trait: FxHashMap<TraitId, Vec<ImplId>>,
    of_type: FxHashMap<TypeId, Vec<ImplId>>,
    of_head: FxHashMap<(TraitId, Option<Head>), Vec<ImplId>>,
    with_assoc: FxHashMap<(Option<Head>, SmolStr), Vec<TraitId>>,
}

impl ImplsByTrait {
    fn of(infos: &[ImplInfo]) -> Self {
        let mut found = Self::default();
        for (at, info) in infos.iter().enumerate() {
            if let (Some(_), Some((ty, _))) = (&info.trait_, info.self_ty.peeled().adt()) {
                found.of_type.entry(ty).or_default().push(ImplId(to_u32(at)));
            }
            if let Some(id) = info.trait_.as_ref().and_then(|it| it.id) {
                found.of_trait.entry(id).or_default().push(ImplId(to_u32(at)));
            }
            // An impl for a type that is not known would seem to be one for every type.
            let known = !matches!(info.self_ty, Ty::Unknown | Ty::Projection(..));
            if let Some(id) = info.trait_.as_ref().and_then(|it| it.id).filter(|_| known) {
                let head = info.self_ty.head();
                found.of_head.entry((id, head.clone())).or_default().push(ImplId(to_u32(at)));
                for (name, _) in &info.assoc {
                    found.with_assoc.entry((head.clone(), name.clone())).or_default().push(id);
                }
            }
        }
        found
    }
}

#[derive(Default)]
struct MethodsByName {
    of_type: FxHashMap<(Head, SmolStr), Vec<FuncId>>,
    of_traits: FxHashMap<SmolStr, Vec<FuncId>>,
    described: FxHashSet<SmolStr>,
}

impl MethodsByName {
    fn of(index: &Index, infos: &[ImplInfo]) -> Self {
        let mut found = Self::default();
        // Inherent ones first.
        let mut of_impls: Vec<((Head, SmolStr), FuncId)> = Vec::new();
        for id in index.funcs() {
            let name = || index.func(id).name.clone();
            if index.is_stub(index.func_unit(id)) && index.func(id).owner != Owner::Scope {
                found.described.insert(name());
            }
            if let Some(impl_) = index.impl_of(id) {
                let info = &infos[impl_.at()];
                match info.self_ty.head() {
                    Some(head) if info.trait_.is_some() => of_impls.push(((head, name()), id)),
                    Some(head) => found.of_type.entry((head, name())).or_default().push(id),
                    None => {}
                }
            } else if index.trait_of(id).is_some() {
                found.of_traits.entry(name()).or_default().push(id);
            }
        }
        for (key, id) in of_impls {
            found.of_type.entry(key).or_default().push(id);
        }
        found
    }
}

pub fn param_names(generics: &Generics) -> impl Iterator<Item = SmolStr> + '_ {
    generics.params.iter().map(|it| it.name.clone())
}

/// The type parameters with the bounds beside them and those of the `where` clauses.
pub fn bounds_of(index: &Index, generics: &Generics, context: &TypeContext) -> Vec<Generic> {
    let mut all: Vec<Generic> = generics
        .params
        .iter()
        .map(|it| Generic {
            name: it.name.clone(),
            bounds: it.bounds.iter().map(|path| index.lower_bound(path, context)).collect(),
        })
        .collect();
    for (ty, bounds) in &generics.wheres {
        let TypeKind::Path(path) = &ty.kind else { continue };
        let [segment] = &*path.segments else { continue };
        let bounds: Vec<TraitRef> = bounds.iter().map(|path| index.lower_bound(path, context)).collect();
        match all.iter_mut().find(|it| it.name == segment.name) {
            Some(generic) => generic.bounds.extend(bounds),
            // A bound on an outer parameter or `Self`, added by this function.
            None => all.push(Generic { name: segment.name.clone(), bounds }),
        }
    }
    all
}
