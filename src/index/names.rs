//! What a name means in a scope: declarations, imports, globs, extern crates, the prelude.

use std::ops::ControlFlow;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use smol_str::SmolStr;

use crate::file::to_u32;
use crate::index::way::Way;
use crate::index::{FuncId, Index, Origin, ScopeKey, TraitId, Ty, TypeId, UnitId, ValueId};
use crate::items::{Import, ImportKind, Scope, ScopeId, ScopeKind, TypeDefKind};

/// A scope in the tree of all scopes; synthetic ones (a module whose file was not read) have no unit.
#[derive(Clone, Debug)]
pub struct ScopeInfo {
    pub unit: Option<(UnitId, ScopeId)>,
    pub parent: Option<ScopeKey>,
    pub is_block: bool,
    pub name: Option<SmolStr>,
}

/// What a scope holds under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Def {
    Scope(ScopeKey),
    Type(TypeId),
    Trait(TraitId),
    Func(FuncId),
    Value(ValueId),
    /// By its place in the imports of the scope.
    Import(u32),
}

/// What a scope declares and imports; most names mean one thing.
pub type Names = FxHashMap<SmolStr, SmallVec<[Def; 1]>>;

/// What a path means once imports are followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolved {
    Scope(ScopeKey),
    Type(TypeId),
    Trait(TraitId),
    Func(FuncId),
    Value(ValueId),
    /// A variant, by its place in the enum.
    Variant(TypeId, u32),
    /// An item of a crate that nobody described: `tokio::fs::File`.
    External(SmolStr),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Namespace {
    /// Types, traits and modules.
    Types,
    /// Functions, consts, constructors.
    Values,
}

impl ScopeInfo {
    pub fn of(unit: UnitId, scope: ScopeId, parent: Option<ScopeKey>, kind: &ScopeKind) -> Self {
        let name = match kind {
            ScopeKind::Module(name) => Some(name.clone()),
            ScopeKind::File | ScopeKind::Block => None,
        };
        Self { unit: Some((unit, scope)), parent, is_block: *kind == ScopeKind::Block, name }
    }
}

impl Index {
    pub(super) fn scope(&self, key: ScopeKey) -> &ScopeInfo {
        &self.scopes[key.at()]
    }

    pub(super) fn scopes_mut(&mut self) -> &mut Vec<ScopeInfo> {
        &mut self.scopes
    }

    /// The imports and other facts of a scope as declared; `None` for a synthetic one.
    pub(super) fn declared(&self, key: ScopeKey) -> Option<&Scope> {
        let (unit, scope) = self.scope(key).unit?;
        self.unit(unit).items.scopes.get(scope.0 as usize)
    }

    /// An item of std by its path below `std`.
    pub fn std_item(&self, path: &[&str]) -> Option<Resolved> {
        self.member_of("std", path)
    }

    /// An item of a described crate, by its whole path.
    pub fn described(&self, path: &[&str]) -> Option<Resolved> {
        let (first, rest) = path.split_first()?;
        self.member_of(first, rest)
    }

    fn member_of(&self, described: &str, path: &[&str]) -> Option<Resolved> {
        let mut at = Resolved::Scope(*self.roots.stubs.get(described)?);
        for name in path {
            at = self
                .member(&at, name, Namespace::Types, &Way::default())
                .or_else(|| self.member(&at, name, Namespace::Values, &Way::default()))?;
        }
        Some(at)
    }

    /// What a path means in a scope: the item, and how many of the names led to it.
    /// The rest are associated items of a type or trait.
    pub fn resolve(
        &self,
        scope: ScopeKey,
        path: &[SmolStr],
        namespace: Namespace,
    ) -> Option<(Resolved, usize)> {
        self.resolve_on(scope, path, namespace, &Way::default())
    }

    fn resolve_on(
        &self,
        scope: ScopeKey,
        path: &[SmolStr],
        namespace: Namespace,
        way: &Way,
    ) -> Option<(Resolved, usize)> {
        let (first, rest) = path.split_first()?;
        let space = if rest.is_empty() { namespace } else { Namespace::Types };
        let start = match first.as_str() {
            "crate" | "$crate" => Resolved::Scope(self.root_of(scope)),
            "self" => Resolved::Scope(self.module_of(scope)),
            "super" => {
                Resolved::Scope(self.scope(self.module_of(scope)).parent.map(|it| self.module_of(it))?)
            }
            name => match self.lexical(scope, name, space, way) {
                Some(found) => found,
                None => return self.re_exported(path, namespace, way),
            },
        };
        Some(self.descend(start, path, namespace, way))
    }

    /// Follows `path[1..]` from what its first name means.
    pub(super) fn descend(
        &self,
        start: Resolved,
        path: &[SmolStr],
        namespace: Namespace,
        way: &Way,
    ) -> (Resolved, usize) {
        let mut at = start;
        for (n, name) in path.iter().enumerate().skip(1) {
            let space = if n + 1 == path.len() { namespace } else { Namespace::Types };
            if name == "super"
                && let Resolved::Scope(scope) = at
                && let Some(parent) = self.scope(scope).parent
            {
                at = Resolved::Scope(self.module_of(parent));
                continue;
            }
            match self.member(&at, name, space, way) {
                Some(next) => at = next,
                None => return (at, n),
            }
        }
        (at, path.len())
    }

    /// What `name` means directly inside `of`.
    fn member(&self, of: &Resolved, name: &str, namespace: Namespace, way: &Way) -> Option<Resolved> {
        match of {
            Resolved::Scope(scope) => self.lookup(*scope, name, namespace, way),
            Resolved::Type(ty) => self.variant(*ty, name, way),
            Resolved::External(path) => Some(self.member_of_external(path, name)),
            _ => None,
        }
    }

    pub(super) fn variant(&self, ty: TypeId, name: &str, way: &Way) -> Option<Resolved> {
        match &self.ty(ty).kind {
            TypeDefKind::Enum(variants) => {
                let at = variants.iter().position(|it| it.name == name)?;
                Some(Resolved::Variant(ty, to_u32(at)))
            }
            TypeDefKind::Alias(target) => way.behind(ty, name, || {
                let crate::items::TypeKind::Path(path) = &target.kind else { return None };
                let names = path.names();
                let scope = self.scope_key(self.type_unit(ty), self.ty(ty).scope);
                match self.resolve_on(scope, &names, Namespace::Types, way)? {
                    (Resolved::Type(target), n) if n == names.len() => self.variant(target, name, way),
                    _ => None,
                }
            }),
            TypeDefKind::Struct(_) => None,
        }
    }

    /// From the innermost block outward to the module, then crates, then the prelude.
    fn lexical(&self, scope: ScopeKey, name: &str, namespace: Namespace, way: &Way) -> Option<Resolved> {
        let mut at = Some(scope);
        while let Some(key) = at {
            if let Some(found) = self.lookup(key, name, namespace, way) {
                return Some(found);
            }
            at = self.scope(key).is_block.then(|| self.scope(key).parent).flatten();
        }
        // There `::name` begins at the root of the crate.
        if self.is_2015(scope)
            && let Some(found) = self.lookup(self.root_of(scope), name, namespace, way)
        {
            return Some(found);
        }
        self.extern_crate(scope, name).or_else(|| {
            let prelude = self.roots.prelude?;
            if self.root_of(scope) == prelude { None } else { self.lookup(prelude, name, namespace, way) }
        })
    }

    /// A crate by the name that code in `scope` gives it.
    fn extern_crate(&self, scope: ScopeKey, name: &str) -> Option<Resolved> {
        let root = self.root_of(scope);
        if let Some(known) = self.roots.of_crate.get(&root).and_then(|it| it.get(name)) {
            return Some(known.clone());
        }
        let mirrored = if matches!(name, "core" | "alloc") { "std" } else { name };
        self.roots.stubs.get(mirrored).map(|it| Resolved::Scope(*it))
    }

    /// What a scope itself holds under a name, imports and globs included.
    fn lookup(&self, scope: ScopeKey, name: &str, namespace: Namespace, way: &Way) -> Option<Resolved> {
        // Most scopes on the way to a name do not hold it.
        if self.defs(scope, name).is_empty() && !self.globs.contains_key(&scope) {
            return None;
        }
        let key = (scope, SmolStr::new(name), namespace);
        // While globs are being found a result may be early.
        if self.globs_found
            && let Some(found) = self.memo.get(&key)
        {
            return found;
        }
        if let ControlFlow::Break(earlier) = way.begin(&key) {
            return earlier;
        }
        let found = self.lookup_here(scope, name, namespace, way).or_else(|| {
            let mut seen = FxHashSet::default();
            seen.insert(scope);
            self.through_globs((scope, scope), name, namespace, way, &mut seen)
        });
        if way.end(key.clone(), found.clone()) && self.globs_found {
            self.memo.put(key, found.clone());
        }
        found
    }

    /// What a scope itself declares and imports under a name.
    pub(super) fn defs(&self, scope: ScopeKey, name: &str) -> &[Def] {
        self.names.get(scope.at()).and_then(|it| it.get(name)).map_or(&[], SmallVec::as_slice)
    }

    /// Of what some builds declare under one name and other builds by another item, what the described crates and the
    /// workspace have.
    fn lookup_here(&self, scope: ScopeKey, name: &str, namespace: Namespace, way: &Way) -> Option<Resolved> {
        let defs = self.defs(scope, name);
        let mut found = defs.iter().filter_map(|def| self.def(scope, *def, namespace, way));
        let first = found.next()?;
        if defs.len() == 1 {
            return Some(first);
        }
        let all: Vec<Resolved> = std::iter::once(first).chain(found).collect();
        // What a module of the workspace hands on in place of one of std is not known before its names are asked for.
        let described = all.iter().find(|it| self.is_described_scope(it));
        described.or_else(|| all.iter().find(|it| self.is_known(it))).or(all.first()).cloned()
    }

    /// Whether it is a crate that is described, or a module of one.
    pub(super) fn is_described_scope(&self, found: &Resolved) -> bool {
        let Resolved::Scope(scope) = found else { return false };
        self.scope(self.root_of(*scope)).unit.is_some_and(|(unit, _)| self.is_stub(unit))
    }

    /// Whether builds differ in what a name means where it stands, by what they declare or import under it.
    pub fn differs_by_build(&self, scope: ScopeKey, name: &str) -> bool {
        let parent = |it: &ScopeKey| self.scope(*it).is_block.then(|| self.scope(*it).parent).flatten();
        let around = || std::iter::successors(Some(scope), parent);
        let differs = |namespace| {
            around().any(|scope| {
                let defs = self.defs(scope, name);
                let mut found = defs.iter().filter_map(|it| self.def(scope, *it, namespace, &Way::default()));
                defs.len() > 1 && found.next().is_some_and(|first| found.any(|it| it != first))
            })
        };
        differs(Namespace::Types) || differs(Namespace::Values)
    }

    /// Whether it is declared in what is read, and a function gives what is.
    fn is_known(&self, found: &Resolved) -> bool {
        match found {
            Resolved::External(_) => false,
            Resolved::Func(func) if self.globs_found => {
                !self.signature(*func).ret.any(&mut |it| matches!(it, Ty::External(..) | Ty::Unknown))
            }
            _ => true,
        }
    }

    pub(super) fn def(&self, scope: ScopeKey, def: Def, namespace: Namespace, way: &Way) -> Option<Resolved> {
        let types = namespace == Namespace::Types;
        match def {
            Def::Scope(it) if types => Some(Resolved::Scope(it)),
            Def::Trait(it) if types => Some(Resolved::Trait(it)),
            Def::Type(it) if types || self.is_constructor(it) => Some(Resolved::Type(it)),
            Def::Func(it) if !types => Some(Resolved::Func(it)),
            Def::Value(it) if !types => Some(Resolved::Value(it)),
            Def::Import(at) => {
                let import = self.declared(scope)?.imports.get(at as usize)?;
                self.import_target(scope, import, namespace, way)
            }
            _ => None,
        }
    }

    /// A unit or tuple struct is also a value; so may be an alias of one.
    fn is_constructor(&self, ty: TypeId) -> bool {
        !matches!(self.ty(ty).kind, TypeDefKind::Enum(_))
    }

    pub(super) fn import_target(
        &self,
        scope: ScopeKey,
        import: &Import,
        namespace: Namespace,
        way: &Way,
    ) -> Option<Resolved> {
        let path = &import.path;
        if let ImportKind::ExternCrate(_) = import.kind {
            return self.extern_crate(scope, path.first()?).or_else(|| external(path));
        }
        let first = path.first()?;
        let from = if self.is_2015(scope) && !is_anchor(first) { self.root_of(scope) } else { scope };
        // `use io::Read as _; use std::io;`: an import must not explain itself by itself.
        let itself = from == scope
            && matches!(&import.kind, ImportKind::Named(name) if path.len() == 1 && name == first);
        let found = if itself {
            self.extern_crate(scope, first).map(|it| (it, 1))
        } else {
            self.resolve_on(from, path, namespace, way)
        };
        match found {
            Some((resolved, n)) if n == path.len() => Some(resolved),
            Some(_) => None,
            None if is_anchor(first) || is_macro_of_its_crate(path) => None,
            None => external(path),
        }
    }

    fn is_2015(&self, scope: ScopeKey) -> bool {
        let unit = self.scope(scope).unit.map(|(unit, _)| self.unit(unit));
        match unit.map(|it| &it.origin) {
            Some(Origin::File(file)) => self.editions_2015.get(file.0 as usize).copied().unwrap_or(false),
            _ => false,
        }
    }

    /// The innermost module around a scope, itself included.
    pub fn module_of(&self, scope: ScopeKey) -> ScopeKey {
        let mut at = scope;
        while self.scope(at).is_block {
            match self.scope(at).parent {
                Some(parent) => at = parent,
                None => break,
            }
        }
        at
    }

    /// The root module of the crate that a scope belongs to.
    pub fn root_of(&self, scope: ScopeKey) -> ScopeKey {
        let mut at = scope;
        while let Some(parent) = self.scope(at).parent {
            at = parent;
        }
        at
    }
}

pub(super) fn is_anchor(name: &str) -> bool {
    matches!(name, "crate" | "self" | "super" | "$crate")
}

fn external(path: &[SmolStr]) -> Option<Resolved> {
    (!path.is_empty()).then(|| Resolved::External(SmolStr::from(path.join("::"))))
}

/// `use anyhow::anyhow;`: a macro hides neither the crate nor a type of its name.
fn is_macro_of_its_crate(path: &[SmolStr]) -> bool {
    matches!(path, [krate, name] if krate == name)
}
