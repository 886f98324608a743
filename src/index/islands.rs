//! Which files can name each other's items, told by the tree of modules and the dependencies of crates.

use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::file::{FileId, to_u32};
use crate::index::names::{Def, Resolved};
use crate::index::{FuncId, Index, Origin, ScopeKey, TraitId, TypeId, UnitId, Workspace};
use crate::items::{ScopeId, Visibility};
use crate::joined::Joined;

/// Who can name what.
#[derive(Debug, Default)]
pub struct Islands {
    /// The modules of one crate, or of crates that share a file.
    crates: Joined,
    /// Crates that do not know each other lie on different islands.
    joined: Joined,
    /// For each crate, by the first of its scopes, those it depends on, itself and theirs included.
    seen: FxHashMap<u32, FxHashSet<u32>>,
    /// The described crates that the packages of each group name.
    described: FxHashMap<u32, FxHashSet<SmolStr>>,
    /// For each file the group of its package, as `Package::kin`.
    groups: Vec<Option<u32>>,
    /// Files that no module of a crate leads to, and those that they lead to: whatever puts them in may do so from anywhere.
    loose: FxHashSet<UnitId>,
}

impl Islands {
    pub fn of(index: &Index, workspace: &Workspace<'_>) -> Self {
        let mut crates = Joined::apart(index.scopes.len());
        for (at, scope) in index.scopes.iter().enumerate() {
            if let Some(parent) = scope.parent {
                crates.join(to_u32(at), parent.0);
            }
        }
        // A file that two crates name as a module has one of them as its parent.
        for (at, names) in index.names.iter().enumerate() {
            for def in names.values().flatten() {
                if let Def::Scope(inner) = def {
                    crates.join(to_u32(at), inner.0);
                }
            }
        }
        let crates = crates.settled();
        let mut islands = crates.clone();
        let mut named: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for (root, target) in dependencies(index) {
            islands.join(root.0, target.0);
            named.entry(crates.first(root.0)).or_default().push(crates.first(target.0));
        }
        let seen = named.keys().map(|it| (*it, reachable(&named, *it))).collect();
        let group = |package: usize| workspace.packages.get(package).and_then(|it| it.kin);
        let mut described = FxHashMap::<u32, FxHashSet<SmolStr>>::default();
        for (package, names) in workspace.named {
            if let Some(group) = group(*package) {
                described.entry(group).or_default().extend(names.iter().map(SmolStr::new));
            }
        }
        // By another name than its own.
        for package in workspace.packages {
            let renamed = package.renamed().map(|(_, own)| SmolStr::new(own));
            if let Some(group) = package.kin {
                described.entry(group).or_default().extend(renamed);
            }
        }
        let groups = workspace.files.iter().map(|it| group(it.package)).collect();
        let units = (0..to_u32(workspace.files.len())).filter_map(|it| index.unit_of(FileId(it)));
        let loose = units.filter(|it| is_loose(index, *it)).collect();
        Self { joined: islands.settled(), crates, seen, described, groups, loose }
    }
}

/// Whether a file, or one that leads to it, is no module of a crate.
fn is_loose(index: &Index, unit: UnitId) -> bool {
    let first = ScopeKey(index.unit(unit).first_scope);
    let mut around = std::iter::successors(Some(first), |it| index.scope(*it).parent);
    let is_undeclared = |it: ScopeKey| {
        let file = index.scope(it).unit.and_then(|(it, _)| index.file_of(it));
        file.is_some_and(|it| index.is_undeclared(it))
    };
    around.any(|it| {
        is_undeclared(it) || index.scope(it).parent.is_none() && !index.roots.of_crate.contains_key(&it)
    })
}

/// The roots of two crates of which the first may name the second. Std and the described crates name nobody.
fn dependencies(index: &Index) -> impl Iterator<Item = (ScopeKey, ScopeKey)> + '_ {
    let stubs: FxHashSet<ScopeKey> = index.roots.stubs.values().copied().collect();
    let pairs = index.roots.of_crate.iter().flat_map(|(root, named)| named.values().map(|it| (*root, it)));
    pairs.filter_map(move |(root, target)| match target {
        Resolved::Scope(target) if !stubs.contains(target) => Some((root, *target)),
        _ => None,
    })
}

fn reachable(named: &FxHashMap<u32, Vec<u32>>, from: u32) -> FxHashSet<u32> {
    let mut seen = FxHashSet::from_iter([from]);
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        open.extend(named.get(&at).into_iter().flatten().filter(|it| seen.insert(**it)));
    }
    seen
}

/// From where something may be named.
#[derive(Clone, Copy, Debug)]
pub enum Reach {
    /// A module and the modules in it.
    Module(ScopeKey),
    /// The crate of a module, and crates that share its files.
    Crate(ScopeKey),
    /// The crate of a module, and every crate that depends on it.
    Dependents(ScopeKey),
    /// The same, and the crates that it depends on: they call what implements their traits.
    Island(UnitId),
}

impl Index {
    /// Whether code of one unit can name what another one declares.
    fn can_meet(&self, a: UnitId, b: UnitId) -> bool {
        let island = |it: UnitId| self.islands.joined.first(self.unit(it).first_scope);
        self.is_stub(a) || self.is_stub(b) || island(a) == island(b)
    }

    /// Whether two units may be parts of one program: those of one crate, and those of packages that are kin. What is
    /// described, and a file that no module leads to, may be a part of any.
    pub fn may_run_together(&self, a: UnitId, b: UnitId) -> bool {
        match (self.group_of(a), self.group_of(b)) {
            (Some(of_a), Some(of_b)) => of_a == of_b || self.crate_of(a) == self.crate_of(b),
            _ => true,
        }
    }

    /// Whether code of a unit may have a trait in scope: one of a package that is kin. Of the crates of the catalogue those
    /// are meant that one of these names anywhere.
    pub fn may_import(&self, unit: UnitId, trait_: TraitId) -> bool {
        let declaring = self.trait_unit(trait_);
        let Origin::Stub(path) = &self.unit(declaring).origin else {
            return self.may_run_together(unit, declaring);
        };
        let described = path.split("::").next().unwrap_or_default();
        let is_named =
            |group: u32| self.islands.described.get(&group).is_some_and(|it| it.contains(described));
        described == "std" || self.group_of(unit).is_none_or(is_named)
    }

    /// The same number for two units of one crate, or of crates that share a file. What no module leads to is one by itself.
    pub fn crate_of(&self, unit: UnitId) -> u32 {
        self.islands.crates.first(self.unit(unit).first_scope)
    }

    /// The group of a unit's package; `None` where it may be a part of any program.
    fn group_of(&self, unit: UnitId) -> Option<u32> {
        let file = self.file_of(unit).filter(|_| !self.islands.loose.contains(&unit))?;
        self.islands.groups.get(file.0 as usize).copied().flatten()
    }

    /// From where an item of a scope may be named.
    pub fn reach(&self, unit: UnitId, scope: ScopeId, visibility: Visibility) -> Reach {
        let scope = self.scope_key(unit, scope);
        match visibility {
            _ if self.is_stub(unit) => Reach::Island(unit),
            Visibility::Private => Reach::Module(self.module_of(scope)),
            Visibility::Restricted => Reach::Crate(scope),
            Visibility::Public => Reach::Dependents(scope),
        }
    }

    /// What a trait names is as visible as the trait. What a type implements is called by who can have such a value;
    /// a crate below, which has a trait's value, calls the function of the trait.
    pub fn reach_of_func(&self, id: FuncId) -> Reach {
        let (unit, func) = (self.func_unit(id), self.func(id));
        match self.impl_of(id) {
            Some(it) if self.impl_(it).trait_.is_some() => match self.impl_info(it).self_ty.adt() {
                Some((ty, _)) if !self.is_stub(self.type_unit(ty)) => {
                    Reach::Dependents(self.scope_key(self.type_unit(ty), self.ty(ty).scope))
                }
                _ => Reach::Island(unit),
            },
            None if self.trait_of(id).is_some() => Reach::Island(unit),
            _ => self.reach(unit, func.scope, func.visibility),
        }
    }

    /// The fields of a variant are as visible as their enum.
    pub fn reach_of_field(&self, ty: TypeId, variant: Option<u32>, name: &str) -> Reach {
        let (unit, def) = (self.type_unit(ty), self.ty(ty));
        let own = self.field(ty, variant, name).filter(|_| variant.is_none());
        self.reach(unit, def.scope, own.map_or(def.visibility, |it| it.visibility))
    }

    /// From where a type can be named.
    pub fn reach_of_type(&self, ty: TypeId) -> Reach {
        let def = self.ty(ty);
        self.reach(self.type_unit(ty), def.scope, def.visibility)
    }

    pub fn is_within(&self, unit: UnitId, scope: ScopeId, reach: Reach) -> bool {
        let scope = self.scope_key(unit, scope);
        let crate_of = |it: ScopeKey| self.islands.crates.first(it.0);
        let mut around = std::iter::successors(Some(scope), |it| self.scope(*it).parent);
        match reach {
            Reach::Module(module) => around.any(|it| it == module),
            Reach::Crate(of) => crate_of(of) == crate_of(scope),
            Reach::Dependents(of) => {
                let (of, from) = (crate_of(of), crate_of(scope));
                of == from || self.islands.seen.get(&from).is_some_and(|it| it.contains(&of))
            }
            Reach::Island(of) => self.can_meet(of, unit),
        }
    }
}
