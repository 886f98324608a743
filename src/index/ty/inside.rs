//! What stands somewhere in a type, so that no walk goes where there is nothing to be found.

use smol_str::SmolStr;

use crate::index::{TraitRef, Ty};

/// Kinds of types that are looked for everywhere in a type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u8);

impl Kinds {
    pub const UNKNOWN: Kinds = Kinds(1);
    pub const VAR: Kinds = Kinds(2);
    pub const PARAM: Kinds = Kinds(4);
    pub const PROJECTION: Kinds = Kinds(8);
    pub const CLOSURE: Kinds = Kinds(16);
    const OTHER: Kinds = Kinds(32);
    pub const ALL: Kinds = Kinds(63);

    /// Whether there is a kind among both.
    pub const fn meet(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }
}

/// Which kinds of types stand in one, and how many types it is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inside {
    pub kinds: Kinds,
    pub size: u32,
}

impl Inside {
    fn of(kinds: Kinds) -> Self {
        Self { kinds, size: 1 }
    }

    pub fn and(self, other: Inside) -> Inside {
        Inside { kinds: self.kinds.or(other.kinds), size: self.size.saturating_add(other.size) }
    }
}

/// What types stand in.
pub trait HasInside {
    fn inside(&self) -> Inside;
}

impl HasInside for Ty {
    fn inside(&self) -> Inside {
        match self {
            Ty::Unknown | Ty::Const(_) => Inside::of(Kinds::UNKNOWN),
            Ty::Var(_) => Inside::of(Kinds::VAR),
            Ty::Param(_) => Inside::of(Kinds::PARAM),
            Ty::Closure(_) => Inside::of(Kinds::CLOSURE),
            Ty::Never | Ty::Primitive(_) | Ty::Number(_) | Ty::Constructor(..) => Inside::of(Kinds::OTHER),
            Ty::Adt(_, items) | Ty::External(_, items) | Ty::Tuple(items) => {
                Inside::of(Kinds::OTHER).and(items.inside())
            }
            Ty::Ref(_, inner) | Ty::Slice(inner) => Inside::of(Kinds::OTHER).and(inner.inside()),
            Ty::Array(inner, length) => Inside::of(Kinds::OTHER).and(inner.inside()).and(length.inside()),
            Ty::Projection(inner, _) => Inside::of(Kinds::PROJECTION).and(inner.inside()),
            Ty::Dyn(bounds) | Ty::Opaque(bounds) => Inside::of(Kinds::OTHER).and(bounds.inside()),
            Ty::FnPtr(params, ret) => Inside::of(Kinds::OTHER).and(params.inside()).and(ret.inside()),
            Ty::FnItem(_, substs) => Inside::of(Kinds::OTHER).and(substs.inside()),
        }
    }
}

impl HasInside for TraitRef {
    fn inside(&self) -> Inside {
        self.args.inside().and(self.assoc.inside())
    }
}

impl HasInside for (SmolStr, Ty) {
    fn inside(&self) -> Inside {
        self.1.inside()
    }
}
