//! Types as far as they can be told, and how a written type becomes one.

use std::cell::Cell;

use smol_str::SmolStr;

use crate::index::names::{Namespace, Resolved};
use crate::index::{FuncId, Index, ScopeKey, TraitId, TypeId};
use crate::items::{ExprId, Path, Segment, TypeDefKind, TypeKind, TypeRef};

mod inside;
mod list;
mod walk;

pub use inside::Kinds;
pub use list::{Inner, List};

/// Most types within one type, and most aliases on the way to it; one that doubles with each step ends here, as does an alias
/// of itself, and what is larger is unknown.
pub const MAX_SIZE: u32 = 1_000;

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
    /// Of what, and how many: a `Number`, or what is to become one.
    Array(Inner, Inner),
    /// What a const argument is.
    Number(u64),
    /// A const of a crate that nobody described, as a const argument: `devicemapper::SECTOR_SIZE`.
    Const(SmolStr),
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

    /// How many items an array has.
    pub fn length(&self) -> Option<u64> {
        match self {
            Ty::Array(_, length) => match **length {
                Ty::Number(length) => Some(length),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn adt(&self) -> Option<(TypeId, &[Ty])> {
        match self {
            Ty::Adt(id, args) => Some((*id, args)),
            _ => None,
        }
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

/// How many types may still be found in all of a written type.
#[derive(Clone, Copy)]
struct Left<'a>(&'a Cell<u32>);

impl Left<'_> {
    fn below(self) -> Self {
        self.0.set(self.0.get().saturating_sub(1));
        self
    }

    fn is_over(self) -> bool {
        self.0.get() == 0
    }
}

impl Index {
    /// A written type in its context. What cannot be told is `Unknown`.
    pub fn lower(&self, ty: &TypeRef, context: &TypeContext) -> Ty {
        self.lower_at(ty, context, Left(&Cell::new(MAX_SIZE)))
    }

    fn lower_at(&self, ty: &TypeRef, context: &TypeContext, left: Left<'_>) -> Ty {
        if left.is_over() {
            return Ty::Unknown;
        }
        let inner = |ty: &TypeRef| Inner::new(self.lower_at(ty, context, left.below()));
        match &ty.kind {
            TypeKind::Path(path) => self.lower_path(path, context, left),
            TypeKind::Ref { mutable, inner: it } => Ty::Ref(*mutable, inner(it)),
            // What stands behind it is what counts; that others may point there too is a hazard of a repair.
            TypeKind::Ptr(it) => Ty::Ref(true, inner(it)),
            TypeKind::Infer | TypeKind::Unknown => Ty::Unknown,
            TypeKind::Tuple(items) => {
                Ty::Tuple(items.iter().map(|it| self.lower_at(it, context, left.below())).collect())
            }
            TypeKind::Slice(it) => Ty::Slice(inner(it)),
            TypeKind::Array { inner: it, length } => {
                Ty::Array(inner(it), Inner::new(self.lower_number(length, context, left)))
            }
            TypeKind::Number(number) => Ty::Number(*number),
            TypeKind::Impl(bounds) => Ty::Opaque(self.lower_bounds(bounds, context, left)),
            TypeKind::Dyn(bounds) => Ty::Dyn(self.lower_bounds(bounds, context, left)),
            TypeKind::FnPtr { params, ret } => Ty::FnPtr(
                params.iter().map(|it| self.lower_at(it, context, left.below())).collect(),
                ret.as_ref().map_or_else(|| Inner::new(Ty::unit()), |it| inner(it)),
            ),
            TypeKind::Never => Ty::Never,
        }
    }

    /// The length of an array, where a name may be that of a const.
    fn lower_number(&self, number: &TypeRef, context: &TypeContext, left: Left<'_>) -> Ty {
        match &number.kind {
            TypeKind::Path(path) if !matches!(&*path.segments, [it] if context.params.contains(&it.name)) => {
                self.number_named(context.scope, &path.names())
            }
            _ => self.lower_at(number, context, left.below()),
        }
    }

    /// What a const argument is that is written as a path.
    pub fn number_named(&self, scope: ScopeKey, names: &[SmolStr]) -> Ty {
        match self.resolve(scope, names, Namespace::Values) {
            Some((Resolved::Value(id), n)) if n == names.len() => {
                self.value(id).int.map_or(Ty::Unknown, Ty::Number)
            }
            Some((Resolved::External(path), n)) if n == names.len() => Ty::Const(path),
            _ => Ty::Unknown,
        }
    }

    fn lower_bounds(&self, bounds: &[Path], context: &TypeContext, left: Left<'_>) -> List<TraitRef> {
        bounds.iter().map(|it| self.lower_bound_at(it, context, left.below())).collect()
    }

    /// A bound such as `Read`, `FnOnce(File) -> T` or `Iterator<Item = u8>`.
    pub fn lower_bound(&self, path: &Path, context: &TypeContext) -> TraitRef {
        self.lower_bound_at(path, context, Left(&Cell::new(MAX_SIZE)))
    }

    fn lower_bound_at(&self, path: &Path, context: &TypeContext, left: Left<'_>) -> TraitRef {
        let names = path.names();
        let id = match self.resolve(context.scope, &names, Namespace::Types) {
            Some((Resolved::Trait(id), n)) if n == names.len() => Some(id),
            _ => None,
        };
        let last = path.segments.last();
        let lower = |ty: &TypeRef| self.lower_at(ty, context, left.below());
        TraitRef {
            id,
            name: names.last().cloned().unwrap_or_default(),
            args: last.map(|it| it.args.iter().map(lower).collect()).unwrap_or_default(),
            assoc: last
                .map(|it| it.bindings.iter().map(|(name, ty)| (name.clone(), lower(ty))).collect())
                .unwrap_or_default(),
        }
    }

    fn lower_path(&self, path: &Path, context: &TypeContext, left: Left<'_>) -> Ty {
        let Some(first) = path.segments.first() else { return Ty::Unknown };
        if let Some(qualified) = &path.qualified {
            let base = self.lower_at(qualified, context, left.below());
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
                let base = self.applied(id, segment, context, left);
                Self::project(base, &path.segments[n..])
            }
            Some((Resolved::External(name), _)) => {
                let args = path.segments.last().map_or(&[][..], |it| &it.args);
                Ty::External(name, args.iter().map(|it| self.lower_at(it, context, left.below())).collect())
            }
            // A bare trait as a type is the old spelling of `dyn Trait`.
            Some((Resolved::Trait(_), _)) => Ty::Dyn([self.lower_bound_at(path, context, left)].into()),
            _ if names.len() == 1 && is_primitive(&first.name) => Ty::Primitive(first.name.clone()),
            _ => Ty::Unknown,
        }
    }

    fn project(base: Ty, rest: &[Segment]) -> Ty {
        rest.iter().fold(base, |ty, segment| Ty::Projection(Inner::new(ty), segment.name.clone()))
    }

    /// A declared type with the arguments written behind it; an alias becomes what it stands for.
    fn applied(&self, id: TypeId, segment: &Segment, context: &TypeContext, left: Left<'_>) -> Ty {
        let given: Vec<Ty> = segment.args.iter().map(|it| self.lower_at(it, context, left.below())).collect();
        self.apply_at(id, &given, left)
    }

    /// A declared type with these arguments; missing ones are their defaults or unknown.
    pub fn apply(&self, id: TypeId, given: &[Ty]) -> Ty {
        self.apply_at(id, given, Left(&Cell::new(MAX_SIZE)))
    }

    fn apply_at(&self, id: TypeId, given: &[Ty], left: Left<'_>) -> Ty {
        if left.is_over() {
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
                let default = self.lower_at(param.default.as_ref()?, &own, left.below());
                Some(default.substitute(&substs).bounded())
            });
            substs.push((param.name.clone(), ty.unwrap_or(Ty::Unknown)));
        }
        if let TypeDefKind::Alias(target) = &def.kind {
            return self.lower_at(target, &own, left.below()).substitute(&substs).bounded();
        }
        Ty::Adt(id, substs.into_iter().map(|(_, ty)| ty).collect())
    }
}
