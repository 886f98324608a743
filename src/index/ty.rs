//! Types as far as they can be told, and how a written type becomes one.

use std::cell::Cell;
use std::hash::Hash;

use smol_str::SmolStr;

use crate::index::inside::{HasInside, Kinds};
use crate::index::list::{Inner, List};
use crate::index::names::{Namespace, Resolved};
use crate::index::{FuncId, Index, ScopeKey, TraitId, TypeId};
use crate::items::{ExprId, Path, Segment, TypeDefKind, TypeKind, TypeRef};

/// Deepest alias-in-alias or type-in-type that is followed.
const MAX_DEPTH: u32 = 32;
/// Most types within one type; one that doubles with each step ends here, and what is larger is unknown.
const MAX_SIZE: u32 = 1_000;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    Unknown,
    Never,
    /// Numbers, `bool`, `char`, `str` by name.
    Primitive(SmolStr),
    Adt(TypeId, List<Ty>),
    /// A type of a crate that nobody described: `tokio::fs::File`.
    External(SmolStr, List<Ty>),
    Ref(bool, Inner),
    Tuple(List<Ty>),
    Slice(Inner),
    Array(Inner, Option<u64>),
    /// A type parameter of the function or impl at hand.
    Param(SmolStr),
    Dyn(List<TraitRef>),
    /// `impl Trait` in return position.
    Opaque(List<TraitRef>),
    /// `<T as Trait>::Name` that is not known yet.
    Projection(Inner, SmolStr),
    FnPtr(List<Ty>, Inner),
    /// A function by its name.
    FnItem(FuncId, List<(SmolStr, Ty)>),
    /// The constructor of a tuple struct or variant.
    Constructor(TypeId, Option<u32>),
    /// A closure of the body at hand.
    Closure(ExprId),
    /// To be found by unification.
    Var(u32),
}

/// The outermost constructor of a type, by which impls are found.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Head {
    Adt(TypeId),
    Primitive(SmolStr),
    Slice,
    Array,
    Ref,
}

/// A bound: the trait, its arguments and its associated types.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TraitRef {
    pub id: Option<TraitId>,
    /// The last name of the path, for traits that nobody described.
    pub name: SmolStr,
    pub args: List<Ty>,
    pub assoc: List<(SmolStr, Ty)>,
}

impl Ty {
    pub fn unit() -> Self {
        Ty::Tuple(List::default())
    }

    pub fn primitive(name: &str) -> Self {
        Ty::Primitive(SmolStr::new(name))
    }

    pub fn reference(self, mutable: bool) -> Self {
        Ty::Ref(mutable, Inner::new(self))
    }

    /// `None` for parameters, `dyn` and what is not known.
    pub fn head(&self) -> Option<Head> {
        match self {
            Ty::Adt(id, _) => Some(Head::Adt(*id)),
            Ty::Primitive(name) => Some(Head::Primitive(name.clone())),
            Ty::Slice(_) => Some(Head::Slice),
            Ty::Array(..) => Some(Head::Array),
            Ty::Ref(..) => Some(Head::Ref),
            _ => None,
        }
    }

    /// Without the references around it.
    pub fn peeled(&self) -> &Ty {
        match self {
            Ty::Ref(_, inner) => inner.peeled(),
            other => other,
        }
    }

    pub fn adt(&self) -> Option<(TypeId, &[Ty])> {
        match self {
            Ty::Adt(id, args) => Some((*id, args)),
            _ => None,
        }
    }

    /// Replaces what `f` answers for, from the outside in.
    pub fn map(&self, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Ty {
        self.map_in(Kinds::ALL, f)
    }

    /// The same for an `f` that answers for nothing in which no type of these kinds stands.
    pub fn map_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Ty {
        self.changed(kinds, f).unwrap_or_else(|| self.clone())
    }

    /// `None` where `f` answers for nothing.
    fn changed(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Ty> {
        if let Some(replaced) = f(self) {
            return Some(replaced);
        }
        let inner_changed = |it: &Inner, f: &mut dyn FnMut(&Ty) -> Option<Ty>| {
            it.inside().kinds.meet(kinds).then(|| it.changed(kinds, f)).flatten().map(Inner::new)
        };
        match self {
            Ty::Adt(id, args) => all_changed(args, kinds, f).map(|it| Ty::Adt(*id, it)),
            Ty::External(path, args) => all_changed(args, kinds, f).map(|it| Ty::External(path.clone(), it)),
            Ty::Tuple(items) => all_changed(items, kinds, f).map(Ty::Tuple),
            Ty::FnPtr(params, ret) => {
                let (new_params, new_ret) = (all_changed(params, kinds, f), inner_changed(ret, f));
                let is_new = new_params.is_some() || new_ret.is_some();
                let new_ret = new_ret.unwrap_or_else(|| ret.clone());
                is_new.then(|| Ty::FnPtr(new_params.unwrap_or_else(|| params.clone()), new_ret))
            }
            Ty::Ref(mutable, inner) => inner_changed(inner, f).map(|it| Ty::Ref(*mutable, it)),
            Ty::Slice(inner) => inner_changed(inner, f).map(Ty::Slice),
            Ty::Array(inner, length) => inner_changed(inner, f).map(|it| Ty::Array(it, *length)),
            Ty::Projection(inner, name) => inner_changed(inner, f).map(|it| Ty::Projection(it, name.clone())),
            Ty::Dyn(bounds) => all_changed(bounds, kinds, f).map(Ty::Dyn),
            Ty::Opaque(bounds) => all_changed(bounds, kinds, f).map(Ty::Opaque),
            Ty::FnItem(id, substs) => all_changed(substs, kinds, f).map(|it| Ty::FnItem(*id, it)),
            _ => None,
        }
    }

    /// Whether `f` holds for it or for any type inside it.
    pub fn any(&self, f: &mut dyn FnMut(&Ty) -> bool) -> bool {
        self.any_in(Kinds::ALL, f)
    }

    /// The same for an `f` that holds for nothing in which no type of these kinds stands.
    pub fn any_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> bool) -> bool {
        if f(self) {
            return true;
        }
        match self {
            Ty::Adt(_, items) | Ty::External(_, items) | Ty::Tuple(items) => {
                items.inside().kinds.meet(kinds) && items.iter().any(|it| it.any_in(kinds, f))
            }
            Ty::FnPtr(params, ret) => params.iter().any(|it| it.any_in(kinds, f)) || ret.any_in(kinds, f),
            Ty::Ref(_, inner) | Ty::Slice(inner) | Ty::Array(inner, _) | Ty::Projection(inner, _) => {
                inner.inside().kinds.meet(kinds) && inner.any_in(kinds, f)
            }
            Ty::Dyn(bounds) | Ty::Opaque(bounds) => bounds.iter().any(|it| {
                it.args.iter().any(|ty| ty.any_in(kinds, f))
                    || it.assoc.iter().any(|(_, ty)| ty.any_in(kinds, f))
            }),
            _ => false,
        }
    }

    /// Whether a type of these kinds is it or stands in it.
    pub fn has(&self, kinds: Kinds) -> bool {
        self.inside().kinds.meet(kinds)
    }

    /// Itself, where it is of a size that can be worked with.
    pub fn bounded(self) -> Self {
        if self.inside().size > MAX_SIZE { Ty::Unknown } else { self }
    }

    /// With type parameters replaced by name.
    pub fn substitute(&self, substs: &[(SmolStr, Ty)]) -> Ty {
        if substs.is_empty() {
            return self.clone();
        }
        self.map_in(Kinds::PARAM, &mut |it| it.substituted(substs))
    }

    /// What stands for it, where it is a type parameter.
    fn substituted(&self, substs: &[(SmolStr, Ty)]) -> Option<Ty> {
        let Ty::Param(name) = self else { return None };
        substs.iter().find(|(it, _)| it == name).map(|(_, ty)| ty.clone())
    }
}

/// What types stand in, and what it is with those replaced that `f` has another for.
trait Changed: Sized + Clone + HasInside + Hash {
    fn changed_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Self>;
}

fn all_changed<T: Changed>(
    items: &List<T>,
    kinds: Kinds,
    f: &mut dyn FnMut(&Ty) -> Option<Ty>,
) -> Option<List<T>> {
    let is_in = items.inside().kinds.meet(kinds);
    is_in.then(|| items.changed(|it| it.changed_in(kinds, f))).flatten()
}

impl Changed for Ty {
    fn changed_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Self> {
        self.changed(kinds, f)
    }
}

impl Changed for (SmolStr, Ty) {
    fn changed_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Self> {
        self.1.changed(kinds, f).map(|it| (self.0.clone(), it))
    }
}

impl Changed for TraitRef {
    fn changed_in(&self, kinds: Kinds, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<TraitRef> {
        let args = all_changed(&self.args, kinds, f);
        let assoc = all_changed(&self.assoc, kinds, f);
        let is_new = args.is_some() || assoc.is_some();
        is_new.then(|| TraitRef {
            id: self.id,
            name: self.name.clone(),
            args: args.unwrap_or_else(|| self.args.clone()),
            assoc: assoc.unwrap_or_else(|| self.assoc.clone()),
        })
    }
}

impl TraitRef {
    /// With type parameters replaced by name.
    pub fn substitute(&self, substs: &[(SmolStr, Ty)]) -> TraitRef {
        self.changed_in(Kinds::PARAM, &mut |it| it.substituted(substs)).unwrap_or_else(|| self.clone())
    }
}

/// Where a written type stands: its scope, and the type parameters and `Self` in force there.
#[derive(Clone, Debug)]
pub struct TypeContext {
    pub scope: ScopeKey,
    pub params: Vec<SmolStr>,
    pub self_ty: Option<Ty>,
}

const PRIMITIVES: [&str; 17] = [
    "bool", "char", "str", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128",
    "isize", "f32", "f64",
];

/// Whether a name is that of a number, `bool`, `char` or `str`.
pub fn is_primitive(name: &str) -> bool {
    PRIMITIVES.contains(&name)
}

/// How deep in a written type, and how many types may still be found in all of it.
#[derive(Clone, Copy)]
struct Depth<'a> {
    level: u32,
    left: &'a Cell<u32>,
}

impl<'a> Depth<'a> {
    fn new(left: &'a Cell<u32>) -> Self {
        Self { level: 0, left }
    }

    fn below(self) -> Self {
        self.left.set(self.left.get().saturating_sub(1));
        Self { level: self.level + 1, ..self }
    }

    fn is_over(self) -> bool {
        self.level > MAX_DEPTH || self.left.get() == 0
    }
}

impl Index {
    /// A written type in its context. What cannot be told is `Unknown`.
    pub fn lower(&self, ty: &TypeRef, context: &TypeContext) -> Ty {
        self.lower_at(ty, context, Depth::new(&Cell::new(MAX_SIZE)))
    }

    fn lower_at(&self, ty: &TypeRef, context: &TypeContext, depth: Depth<'_>) -> Ty {
        if depth.is_over() {
            return Ty::Unknown;
        }
        let inner = |ty: &TypeRef| Inner::new(self.lower_at(ty, context, depth.below()));
        match &ty.kind {
            TypeKind::Path(path) => self.lower_path(path, context, depth),
            TypeKind::Ref { mutable, inner: it } => Ty::Ref(*mutable, inner(it)),
            TypeKind::Ptr(_) | TypeKind::Infer | TypeKind::Unknown => Ty::Unknown,
            TypeKind::Tuple(items) => {
                Ty::Tuple(items.iter().map(|it| self.lower_at(it, context, depth.below())).collect())
            }
            TypeKind::Slice(it) => Ty::Slice(inner(it)),
            TypeKind::Array { inner: it, length } => Ty::Array(inner(it), *length),
            TypeKind::Impl(bounds) => Ty::Opaque(self.lower_bounds(bounds, context, depth)),
            TypeKind::Dyn(bounds) => Ty::Dyn(self.lower_bounds(bounds, context, depth)),
            TypeKind::FnPtr { params, ret } => Ty::FnPtr(
                params.iter().map(|it| self.lower_at(it, context, depth.below())).collect(),
                ret.as_ref().map_or_else(|| Inner::new(Ty::unit()), |it| inner(it)),
            ),
            TypeKind::Never => Ty::Never,
        }
    }

    fn lower_bounds(&self, bounds: &[Path], context: &TypeContext, depth: Depth<'_>) -> List<TraitRef> {
        bounds.iter().map(|it| self.lower_bound_at(it, context, depth.below())).collect()
    }

    /// A bound such as `Read`, `FnOnce(File) -> T` or `Iterator<Item = u8>`.
    pub fn lower_bound(&self, path: &Path, context: &TypeContext) -> TraitRef {
        self.lower_bound_at(path, context, Depth::new(&Cell::new(MAX_SIZE)))
    }

    fn lower_bound_at(&self, path: &Path, context: &TypeContext, depth: Depth<'_>) -> TraitRef {
        let names = path.names();
        let id = match self.resolve(context.scope, &names, Namespace::Types) {
            Some((Resolved::Trait(id), n)) if n == names.len() => Some(id),
            _ => None,
        };
        let last = path.segments.last();
        let lower = |ty: &TypeRef| self.lower_at(ty, context, depth.below());
        TraitRef {
            id,
            name: names.last().cloned().unwrap_or_default(),
            args: last.map(|it| it.args.iter().map(lower).collect()).unwrap_or_default(),
            assoc: last
                .map(|it| it.bindings.iter().map(|(name, ty)| (name.clone(), lower(ty))).collect())
                .unwrap_or_default(),
        }
    }

    fn lower_path(&self, path: &Path, context: &TypeContext, depth: Depth<'_>) -> Ty {
        let Some(first) = path.segments.first() else { return Ty::Unknown };
        if let Some(qualified) = &path.qualified {
            let base = self.lower_at(qualified, context, depth.below());
            let name = path.segments.last().map(|it| it.name.clone()).unwrap_or_default();
            return Ty::Projection(Inner::new(base), name);
        }
        if first.name == "Self" {
            let base = context.self_ty.clone().unwrap_or(Ty::Unknown);
            return Self::project(base, &path.segments[1..]);
        }
        if context.params.contains(&first.name) {
            return Self::project(Ty::Param(first.name.clone()), &path.segments[1..]);
        }
        let names = path.names();
        match self.resolve(context.scope, &names, Namespace::Types) {
            Some((Resolved::Type(id), n)) => {
                let segment = &path.segments[n - 1];
                let base = self.applied(id, segment, context, depth);
                Self::project(base, &path.segments[n..])
            }
            Some((Resolved::External(name), _)) => {
                let args = path.segments.last().map_or(&[][..], |it| &it.args);
                Ty::External(name, args.iter().map(|it| self.lower_at(it, context, depth.below())).collect())
            }
            // A bare trait as a type is the old spelling of `dyn Trait`.
            Some((Resolved::Trait(_), _)) => Ty::Dyn([self.lower_bound_at(path, context, depth)].into()),
            _ if names.len() == 1 && is_primitive(&first.name) => Ty::Primitive(first.name.clone()),
            _ => Ty::Unknown,
        }
    }

    fn project(base: Ty, rest: &[Segment]) -> Ty {
        rest.iter().fold(base, |ty, segment| Ty::Projection(Inner::new(ty), segment.name.clone()))
    }

    /// A declared type with the arguments written behind it; an alias becomes what it stands for.
    fn applied(&self, id: TypeId, segment: &Segment, context: &TypeContext, depth: Depth<'_>) -> Ty {
        let given: Vec<Ty> =
            segment.args.iter().map(|it| self.lower_at(it, context, depth.below())).collect();
        self.apply_at(id, &given, depth)
    }

    /// A declared type with these arguments; missing ones are their defaults or unknown.
    pub fn apply(&self, id: TypeId, given: &[Ty]) -> Ty {
        self.apply_at(id, given, Depth::new(&Cell::new(MAX_SIZE)))
    }

    fn apply_at(&self, id: TypeId, given: &[Ty], depth: Depth<'_>) -> Ty {
        if depth.is_over() {
            return Ty::Unknown;
        }
        let def = self.ty(id);
        let own = TypeContext {
            scope: self.scope_key(self.type_unit(id), def.scope),
            params: def.generics.params.iter().map(|it| it.name.clone()).collect(),
            self_ty: None,
        };
        let mut substs: Vec<(SmolStr, Ty)> = Vec::new();
        for (at, param) in def.generics.params.iter().enumerate() {
            let ty = given.get(at).cloned().or_else(|| {
                let default = self.lower_at(param.default.as_ref()?, &own, depth.below());
                Some(default.substitute(&substs).bounded())
            });
            substs.push((param.name.clone(), ty.unwrap_or(Ty::Unknown)));
        }
        if let TypeDefKind::Alias(target) = &def.kind {
            return self.lower_at(target, &own, depth.below()).substitute(&substs).bounded();
        }
        Ty::Adt(id, substs.into_iter().map(|(_, ty)| ty).collect())
    }
}
