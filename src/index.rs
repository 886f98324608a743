//! Items of the workspace and the catalogue together, found by name.
//! Stubs and user files are units alike; what a name means is decided here and nowhere else.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::catalogue::{Catalogue, FuncMarks, TypeMarks};
use crate::discover::{CrateKind, Package};
use crate::file::{Edition, FileId, RustFile, to_u32};
use crate::items::{
    Field, Fields, Func, Header, Impl, Items, Owner, ScopeId, Trait, TypeDef, TypeDefKind, Value,
};

mod declare;
mod globs;
mod holds;
mod impls;
mod islands;
mod known;
mod memo;
mod modules;
mod names;
mod outside;
mod paths;
mod reexport;
mod signature;
mod ty;
mod way;

pub use impls::ImplInfo;
pub use islands::Reach;
pub use memo::Memo;
pub use names::{Namespace, Resolved};
pub use outside::Outside;
pub use signature::{Generic, Signature};
pub use ty::{Head, Inner, Kinds, List, TraitRef, Ty, TypeContext, is_primitive};

macro_rules! ids {
    ($($name:ident),*) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);

        impl $name {
            pub fn at(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids!(UnitId, FuncId, TypeId, TraitId, ImplId, ValueId, ScopeKey);

/// A stub or a file of the user, with what it declares.
#[derive(Debug)]
pub struct Unit {
    pub origin: Origin,
    pub items: Arc<Items>,
    /// The key of its scope 0; its other scopes follow.
    first_scope: u32,
    first_func: u32,
    first_type: u32,
    first_trait: u32,
    first_impl: u32,
    first_value: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The module that a stub describes: `std::io`.
    Stub(SmolStr),
    File(FileId),
}

/// Everything that can be found by name.
#[derive(Debug)]
pub struct Index {
    units: Vec<Unit>,
    scopes: Vec<names::ScopeInfo>,
    funcs: Vec<(UnitId, u32)>,
    types: Vec<(UnitId, u32)>,
    traits: Vec<(UnitId, u32)>,
    impls: Vec<(UnitId, u32)>,
    values: Vec<(UnitId, u32)>,
    /// By `ScopeKey`.
    names: Vec<names::Names>,
    roots: modules::Roots,
    islands: islands::Islands,
    holds: holds::Holds,
    globs: globs::Globs,
    globs_found: bool,
    memo: memo::Memo<(ScopeKey, SmolStr, Namespace), Option<Resolved>>,
    /// Whether a type that means the same everywhere implements a trait, as far as somebody has asked.
    pub proofs: memo::Memo<(Ty, TraitId), bool>,
    /// Of the types that were asked for.
    fields: memo::Memo<TypeId, Arc<[holds::FieldOf]>>,
    supertraits: Vec<Vec<TraitId>>,
    impl_infos: Vec<ImplInfo>,
    /// By trait and the head of the type it is for; `None` for parameters.
    impls_of_trait: FxHashMap<(TraitId, Option<Head>), Vec<ImplId>>,
    /// Of whatever type, in the order of their files.
    all_impls: FxHashMap<TraitId, Vec<ImplId>>,
    /// Impls of traits, by the type that each is for, or for a reference to which.
    impls_of_type: FxHashMap<TypeId, Vec<ImplId>>,
    assoc_traits: FxHashMap<(Option<Head>, SmolStr), Vec<TraitId>>,
    methods_of_type: FxHashMap<(Head, SmolStr), Vec<FuncId>>,
    methods_of_traits: FxHashMap<SmolStr, Vec<FuncId>>,
    /// The names of those that a described type or trait has.
    described_methods: FxHashSet<SmolStr>,
    /// Most are never asked for.
    signatures: Vec<OnceLock<Box<Signature>>>,
    type_marks: FxHashMap<TypeId, TypeMarks>,
    func_marks: FxHashMap<FuncId, FuncMarks>,
    pub known: known::Known,
    /// Of which kind the crate is that a file belongs to.
    targets: FxHashMap<FileId, CrateKind>,
    /// The files below the root of a crate to which no `mod` of the run leads.
    undeclared: FxHashSet<FileId>,
    /// Those that `#[cfg(test)] mod` leads to.
    for_tests: FxHashSet<FileId>,
    /// Of each file, by `FileId`.
    editions_2015: Vec<bool>,
}

/// What a run works on: one entry a file, in the order of `FileId`.
pub struct Workspace<'a> {
    pub files: &'a [RustFile],
    pub packages: &'a [Package],
    /// The described crates that the files of each package name.
    pub named: &'a BTreeMap<usize, BTreeSet<&'a str>>,
}

impl Index {
    /// Puts stubs and files (one `Items` a file) into one index.
    pub fn new(catalogue: &Catalogue, workspace: &Workspace<'_>, file_items: &[Arc<Items>]) -> Self {
        let mut index = Self::empty();
        let n_stubs = catalogue.stubs.len();
        for stub in &catalogue.stubs {
            let (first_type, first_func) = (to_u32(index.types.len()), to_u32(index.funcs.len()));
            let types = stub.types.iter().copied();
            index.type_marks.extend(types.map(|(at, it)| (TypeId(first_type + to_u32(at)), it)));
            let funcs = stub.funcs.iter().cloned();
            index.func_marks.extend(funcs.map(|(at, it)| (FuncId(first_func + to_u32(at)), it)));
            index.add_unit(Origin::Stub(stub.module.clone()), Arc::clone(&stub.items));
        }
        for (file, items) in file_items.iter().enumerate() {
            index.add_unit(Origin::File(FileId(to_u32(file))), Arc::clone(items));
        }
        index.editions_2015 = workspace.files.iter().map(|it| it.edition == Edition::Edition2015).collect();
        index.declare_names();
        index.roots = modules::connect(&mut index, workspace, n_stubs);
        index.islands = islands::Islands::of(&index, workspace);
        index.find_globs();
        index.find_known();
        index.find_supertraits();
        index.find_impls();
        index.holds = holds::Holds::of(&index);
        index
    }

    fn empty() -> Self {
        Self {
            units: Vec::new(),
            scopes: Vec::new(),
            funcs: Vec::new(),
            types: Vec::new(),
            traits: Vec::new(),
            impls: Vec::new(),
            values: Vec::new(),
            names: Vec::new(),
            roots: modules::Roots::default(),
            islands: islands::Islands::default(),
            holds: holds::Holds::default(),
            globs: globs::Globs::default(),
            globs_found: false,
            memo: memo::Memo::default(),
            proofs: memo::Memo::default(),
            fields: memo::Memo::default(),
            supertraits: Vec::new(),
            impl_infos: Vec::new(),
            impls_of_trait: FxHashMap::default(),
            all_impls: FxHashMap::default(),
            impls_of_type: FxHashMap::default(),
            assoc_traits: FxHashMap::default(),
            methods_of_type: FxHashMap::default(),
            methods_of_traits: FxHashMap::default(),
            described_methods: FxHashSet::default(),
            signatures: Vec::new(),
            type_marks: FxHashMap::default(),
            func_marks: FxHashMap::default(),
            known: known::Known::default(),
            targets: FxHashMap::default(),
            undeclared: FxHashSet::default(),
            for_tests: FxHashSet::default(),
            editions_2015: Vec::new(),
        }
    }

    fn add_unit(&mut self, origin: Origin, items: Arc<Items>) {
        let unit = UnitId(to_u32(self.units.len()));
        let numbered = |n: usize| (0..to_u32(n)).map(move |it| (unit, it));
        let start = |n: usize| to_u32(n);
        let added = Unit {
            origin,
            first_scope: start(self.scopes.len()),
            first_func: start(self.funcs.len()),
            first_type: start(self.types.len()),
            first_trait: start(self.traits.len()),
            first_impl: start(self.impls.len()),
            first_value: start(self.values.len()),
            items,
        };
        self.funcs.extend(numbered(added.items.funcs.len()));
        self.types.extend(numbered(added.items.types.len()));
        self.traits.extend(numbered(added.items.traits.len()));
        self.impls.extend(numbered(added.items.impls.len()));
        self.values.extend(numbered(added.items.values.len()));
        self.signatures.resize_with(self.funcs.len(), OnceLock::new);
        for (at, scope) in added.items.scopes.iter().enumerate() {
            let parent = scope.parent.map(|it| ScopeKey(added.first_scope + it.0));
            self.scopes.push(names::ScopeInfo::of(unit, ScopeId(start(at)), parent, &scope.kind));
        }
        self.units.push(added);
    }

    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id.at()]
    }

    /// The unit of a file.
    pub fn unit_of(&self, file: FileId) -> Option<UnitId> {
        let n_stubs = self.units.len().checked_sub(self.editions_2015.len())?;
        Some(UnitId(to_u32(n_stubs) + file.0))
    }

    /// The file of a unit; `None` for a stub.
    pub fn file_of(&self, unit: UnitId) -> Option<FileId> {
        match self.unit(unit).origin {
            Origin::File(file) => Some(file),
            Origin::Stub(_) => None,
        }
    }

    /// Whether a function may be that with which a program begins, which the language knows by its name.
    pub fn is_main(&self, id: FuncId) -> bool {
        self.func(id).name == "main"
    }

    pub fn func(&self, id: FuncId) -> &Func {
        let (unit, at) = self.funcs[id.at()];
        &self.unit(unit).items.funcs[at as usize]
    }

    /// What stands before the body of a function.
    pub fn header(&self, id: FuncId) -> &Header {
        let (unit, at) = self.funcs[id.at()];
        let items = &self.unit(unit).items;
        items.header(&items.funcs[at as usize])
    }

    pub fn ty(&self, id: TypeId) -> &TypeDef {
        let (unit, at) = self.types[id.at()];
        &self.unit(unit).items.types[at as usize]
    }

    /// A field of a struct or of a variant.
    pub fn field(&self, ty: TypeId, variant: Option<u32>, name: &str) -> Option<&Field> {
        let fields = match (&self.ty(ty).kind, variant) {
            (TypeDefKind::Struct(fields), None) => fields,
            (TypeDefKind::Enum(variants), Some(at)) => &variants.get(at as usize)?.fields,
            _ => return None,
        };
        match fields {
            Fields::Record(fields) | Fields::Tuple(fields) => fields.iter().find(|it| it.name == name),
            Fields::Unit => None,
        }
    }

    /// The types of a struct's fields; `None` for what has none.
    pub fn field_types(&self, id: TypeId) -> Option<impl Iterator<Item = Ty> + '_> {
        let TypeDefKind::Struct(Fields::Record(fields) | Fields::Tuple(fields)) = &self.ty(id).kind else {
            return None;
        };
        let context = self.context_of_type(id);
        Some(fields.iter().map(move |it| self.lower(&it.ty, &context)))
    }

    pub fn trait_(&self, id: TraitId) -> &Trait {
        let (unit, at) = self.traits[id.at()];
        &self.unit(unit).items.traits[at as usize]
    }

    pub fn impl_(&self, id: ImplId) -> &Impl {
        let (unit, at) = self.impls[id.at()];
        &self.unit(unit).items.impls[at as usize]
    }

    pub fn value(&self, id: ValueId) -> &Value {
        let (unit, at) = self.values[id.at()];
        &self.unit(unit).items.values[at as usize]
    }

    pub fn funcs(&self) -> impl Iterator<Item = FuncId> + use<> {
        (0..to_u32(self.funcs.len())).map(FuncId)
    }

    pub fn values(&self) -> impl Iterator<Item = ValueId> + use<> {
        (0..to_u32(self.values.len())).map(ValueId)
    }

    /// The items of the files, those of stubs left out.
    pub fn file_items(&self) -> impl Iterator<Item = &Items> + Send {
        let files = self.units.iter().filter(|it| matches!(it.origin, Origin::File(_)));
        files.map(|it| &*it.items)
    }

    pub fn types(&self) -> impl Iterator<Item = TypeId> + use<> {
        (0..to_u32(self.types.len())).map(TypeId)
    }

    pub fn trait_unit(&self, id: TraitId) -> UnitId {
        self.traits[id.at()].0
    }

    pub fn func_unit(&self, id: FuncId) -> UnitId {
        self.funcs[id.at()].0
    }

    pub fn value_unit(&self, id: ValueId) -> UnitId {
        self.values[id.at()].0
    }

    pub fn type_unit(&self, id: TypeId) -> UnitId {
        self.types[id.at()].0
    }

    /// Whether an item comes from a stub.
    pub fn is_stub(&self, unit: UnitId) -> bool {
        matches!(self.unit(unit).origin, Origin::Stub(_))
    }

    /// Of which kind the crate is that a file belongs to, by what cargo makes of its package: the first of several.
    pub fn target_of(&self, file: FileId) -> Option<CrateKind> {
        self.targets.get(&file).copied()
    }

    /// Whether a file lies below the root of a crate, and no file of the run says `mod` of it.
    pub fn is_undeclared(&self, file: FileId) -> bool {
        self.undeclared.contains(&file)
    }

    /// Whether the `mod` of a file, or one around it, is compiled for tests only.
    pub fn is_for_tests(&self, file: FileId) -> bool {
        self.for_tests.contains(&file)
    }

    /// The impl that declares a function, if one does.
    pub fn impl_of(&self, func: FuncId) -> Option<ImplId> {
        let (unit, _) = self.funcs[func.at()];
        match self.func(func).owner {
            Owner::Impl(at) => Some(ImplId(self.unit(unit).first_impl + to_u32(at))),
            _ => None,
        }
    }

    /// The trait that declares a function, if one does.
    pub fn trait_of(&self, func: FuncId) -> Option<TraitId> {
        let (unit, _) = self.funcs[func.at()];
        match self.func(func).owner {
            Owner::Trait(at) => Some(TraitId(self.unit(unit).first_trait + to_u32(at))),
            _ => None,
        }
    }

    /// What the catalogue says of a type.
    pub fn type_marks(&self, id: TypeId) -> TypeMarks {
        self.type_marks.get(&id).copied().unwrap_or_default()
    }

    /// What the catalogue says of a function.
    pub fn func_marks(&self, id: FuncId) -> Option<&FuncMarks> {
        self.func_marks.get(&id)
    }

    pub fn scope_key(&self, unit: UnitId, scope: ScopeId) -> ScopeKey {
        ScopeKey(self.unit(unit).first_scope + scope.0)
    }
}
