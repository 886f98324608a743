//! The tree of modules: where each unit hangs, and which crates each crate can name.

use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::discover::{CrateKind, CrateRoot, Package};
use crate::file::{FileId, to_u32};
use crate::index::names::{Def, Resolved};
use crate::index::{Index, Origin, ScopeKey, UnitId, Workspace};
use crate::items::ScopeId;

/// Root modules by how they can be named.
#[derive(Debug, Default)]
pub struct Roots {
    /// Stubbed crates by name.
    pub stubs: FxHashMap<SmolStr, ScopeKey>,
    pub prelude: Option<ScopeKey>,
    /// For each crate of the workspace the other crates it can name; most crates of a package can name the same.
    pub of_crate: FxHashMap<ScopeKey, Arc<FxHashMap<SmolStr, Resolved>>>,
}

/// Hangs every unit's file scope into the tree.
pub fn connect(index: &mut Index, workspace: &Workspace<'_>, n_stubs: usize) -> Roots {
    let mut roots = Roots { stubs: connect_stubs(index, n_stubs), ..Roots::default() };
    roots.prelude = roots.stubs.get("std").and_then(|std| {
        let prelude = child(index, *std, "prelude")?;
        // Every edition's names: an older file that has no `TryFrom` in scope does not use it either.
        child(index, prelude, "rust_2024")
    });
    let mut tree = Tree::new(workspace);
    let crates = tree.connect_crates(index, workspace.packages);
    tree.connect_rest(index, workspace, &crates);
    roots.of_crate = dependencies(workspace.packages, &crates, &roots.stubs);
    roots
}

fn connect_stubs(index: &mut Index, n_stubs: usize) -> FxHashMap<SmolStr, ScopeKey> {
    let mut order: Vec<(Vec<SmolStr>, UnitId)> = (0..to_u32(n_stubs))
        .filter_map(|it| match &index.unit(UnitId(it)).origin {
            Origin::Stub(module) => Some((module.split("::").map(SmolStr::from).collect(), UnitId(it))),
            Origin::File(_) => None,
        })
        .collect();
    order.sort();
    let mut stubs = FxHashMap::default();
    for (names, unit) in order {
        let file_scope = index.scope_key(unit, ScopeId(0));
        let Some((last, parents)) = names.split_last() else { continue };
        let mut parent = None;
        for name in parents {
            let existing = match parent {
                None => stubs.get(name).copied(),
                Some(parent) => child(index, parent, name),
            };
            let here = existing.unwrap_or_else(|| index.add_scope(parent, name.clone()));
            if parent.is_none() {
                stubs.insert(name.clone(), here);
            }
            parent = Some(here);
        }
        hang(index, file_scope, parent, last.clone());
        if parent.is_none() {
            stubs.insert(last.clone(), file_scope);
        }
    }
    stubs
}

fn child(index: &Index, parent: ScopeKey, name: &str) -> Option<ScopeKey> {
    index.defs(parent, name).iter().find_map(|it| match it {
        Def::Scope(scope) => Some(*scope),
        _ => None,
    })
}

fn hang(index: &mut Index, scope: ScopeKey, parent: Option<ScopeKey>, name: SmolStr) {
    if let Some(info) = index.scopes_mut().get_mut(scope.at()) {
        info.parent = parent;
        info.name = Some(name.clone());
    }
    if let Some(parent) = parent {
        index.declare(parent, name, Def::Scope(scope));
    }
}

/// Which files hang in the tree already.
struct Tree {
    by_path: FxHashMap<PathBuf, FileId>,
    hung: Vec<bool>,
}

/// The roots of one package's crates.
type CratesOf = Vec<(CrateRoot, ScopeKey)>;

impl Tree {
    fn new(workspace: &Workspace<'_>) -> Self {
        let paths = paths(workspace);
        let by_path = paths.map(|(path, file)| (normal(path).into_owned(), file)).collect();
        Self { hung: vec![false; workspace.files.len()], by_path }
    }

    fn connect_crates(&mut self, index: &mut Index, packages: &[Package]) -> Vec<CratesOf> {
        packages
            .iter()
            .map(|package| {
                let crates = package.crates.iter();
                crates.map(|root| (root.clone(), self.connect_crate(index, root))).collect()
            })
            .collect()
    }

    fn connect_crate(&mut self, index: &mut Index, root: &CrateRoot) -> ScopeKey {
        let name = SmolStr::from(root.name.as_str());
        let Some(file) = self.by_path.get(&*normal(&root.path)).copied() else {
            return index.add_scope(None, name);
        };
        let Some(unit) = index.unit_of(file) else { return index.add_scope(None, name) };
        let scope = index.scope_key(unit, ScopeId(0));
        if !self.is_hung(file) {
            hang(index, scope, None, name);
            index.targets.insert(file, root.kind);
            self.descend(index, file, &normal(&root.path), true);
        }
        scope
    }

    fn is_hung(&self, file: FileId) -> bool {
        self.hung.get(file.0 as usize).copied().unwrap_or(true)
    }

    /// Hangs the files that `mod name;` of this file leads to, and theirs.
    fn descend(&mut self, index: &mut Index, of: FileId, path: &Path, owns_folder: bool) {
        if let Some(hung) = self.hung.get_mut(of.0 as usize) {
            *hung = true;
        }
        let Some(unit) = index.unit_of(of) else { return };
        let folder = folder_of_modules(path, owns_folder);
        let mut found = Vec::new();
        for (at, scope) in index.unit(unit).items.scopes.iter().enumerate() {
            let inline = inline_modules(index, unit, ScopeId(to_u32(at)));
            let inner: PathBuf = inline.iter().fold(folder.clone(), |path, name| path.join(name.as_str()));
            for it in &scope.files {
                let plain =
                    [inner.join(format!("{}.rs", it.name)), inner.join(it.name.as_str()).join("mod.rs")];
                let beside = if inline.is_empty() {
                    path.parent().map(Path::to_path_buf)
                } else {
                    Some(inner.clone())
                };
                let named = it.path.as_ref().and_then(|name| Some(beside?.join(name.as_str())));
                let target = match named {
                    Some(named) => self.file_at(&named).map(|file| (file, named, true)),
                    None => plain.into_iter().find_map(|path| {
                        let owns = path.file_name().is_some_and(|it| it == "mod.rs");
                        Some((self.file_at(&path)?, path, owns))
                    }),
                };
                if let Some((file, path, owns)) = target {
                    let test = it.test || index.for_tests.contains(&of);
                    found.push((ScopeId(to_u32(at)), it.name.clone(), file, path, owns, test));
                }
            }
        }
        for (scope, name, file, path, owns, test) in found {
            let parent = index.scope_key(unit, scope);
            let Some(target) = index.unit_of(file) else { continue };
            let target = index.scope_key(target, ScopeId(0));
            if self.is_hung(file) {
                // The same file as a module of two crates: it belongs to the first, the second can name it.
                index.declare(parent, name, Def::Scope(target));
            } else {
                if test {
                    index.for_tests.insert(file);
                }
                if let Some(kind) = index.targets.get(&of).copied() {
                    index.targets.insert(file, kind);
                }
                hang(index, target, Some(parent), name);
                self.descend(index, file, &normal(&path), owns);
            }
        }
    }

    fn file_at(&self, path: &Path) -> Option<FileId> {
        self.by_path.get(&*normal(path)).copied()
    }

    /// Files that no `mod` led to, since the file that declares them was not worth reading: by their place.
    fn connect_rest(&mut self, index: &mut Index, workspace: &Workspace<'_>, crates: &[CratesOf]) {
        let mut rest: Vec<(usize, FileId)> = workspace
            .files
            .iter()
            .enumerate()
            .map(|(at, file)| (file.path.components().count(), FileId(to_u32(at))))
            .filter(|(_, file)| !self.is_hung(*file))
            .collect();
        rest.sort();
        for (_, file) in rest {
            if self.is_hung(file) {
                continue;
            }
            let Some(source) = workspace.files.get(file.0 as usize) else { continue };
            let path = normal(&source.path);
            let owner = crates.get(source.package).and_then(|crates| nearest_root(&path, crates));
            let by_place = workspace.packages.get(source.package).and_then(|it| it.kind_by_place(&path));
            if let Some(kind) = by_place.or_else(|| owner.as_ref().map(|it| it.kind)) {
                index.targets.insert(file, kind);
            }
            self.hang_by_place(index, file, &path, owner);
        }
    }

    fn hang_by_place(&mut self, index: &mut Index, file: FileId, path: &Path, owner: Option<Nearest>) {
        let Some(unit) = index.unit_of(file) else { return };
        let scope = index.scope_key(unit, ScopeId(0));
        let is_mod = path.file_name().is_some_and(|it| it == "mod.rs");
        if let Some(Nearest { names, scope: root, .. }) = owner {
            index.undeclared.insert(file);
            if let Some((last, parents)) = names.split_last() {
                let mut parent = root;
                for name in parents {
                    parent = child(index, parent, name)
                        .unwrap_or_else(|| index.add_scope(Some(parent), name.clone()));
                }
                hang(index, scope, Some(parent), last.clone());
            }
        } else {
            let name = path.file_stem().map_or_else(SmolStr::default, |it| it.to_string_lossy().into());
            hang(index, scope, None, name);
        }
        self.descend(index, file, path, is_mod);
    }
}

/// The crate root whose folder lies nearest above a file.
struct Nearest {
    kind: CrateKind,
    /// Of the modules between them.
    names: Vec<SmolStr>,
    scope: ScopeKey,
}

fn nearest_root(path: &Path, crates: &CratesOf) -> Option<Nearest> {
    let mut best: Option<((usize, bool), Nearest)> = None;
    for (root, scope) in crates {
        if matches!(root.kind, CrateKind::BuildScript) {
            continue;
        }
        let folder = normal(&root.path);
        let Some(folder) = folder.parent() else { continue };
        let Ok(below) = path.strip_prefix(folder) else { continue };
        let names = module_names(below);
        if names.is_empty() {
            continue;
        }
        let rank = (folder.components().count(), matches!(root.kind, CrateKind::Lib));
        if best.as_ref().is_none_or(|it| rank > it.0) {
            best = Some((rank, Nearest { kind: root.kind, names, scope: *scope }));
        }
    }
    best.map(|it| it.1)
}

/// `a/b.rs` and `a/b/mod.rs` are both `a`, `b`.
fn module_names(below: &Path) -> Vec<SmolStr> {
    let stem = below.with_extension("");
    let mut names: Vec<SmolStr> =
        stem.components().map(|it| it.as_os_str().to_string_lossy().into()).collect();
    if names.last().is_some_and(|it| it == "mod") {
        names.pop();
    }
    names
}

/// The folder in which a file's modules are looked for.
fn folder_of_modules(path: &Path, owns_folder: bool) -> PathBuf {
    let folder = path.parent().map_or_else(PathBuf::new, Path::to_path_buf);
    if owns_folder {
        return folder;
    }
    path.file_stem().map_or(folder.clone(), |stem| folder.join(stem))
}

/// The inline modules around a scope of a file, outermost first.
fn inline_modules(index: &Index, unit: UnitId, scope: ScopeId) -> Vec<SmolStr> {
    let scopes = &index.unit(unit).items.scopes;
    let mut names = Vec::new();
    let mut at = Some(scope);
    while let Some(it) = at.and_then(|it| scopes.get(it.0 as usize)) {
        if let crate::items::ScopeKind::Module(name) = &it.kind {
            names.push(name.clone());
        }
        at = it.parent;
    }
    names.reverse();
    names
}

/// Without `.` and `..`, so that two ways to the same file are equal.
fn normal(path: &Path) -> Cow<'_, Path> {
    // The components leave out a `.` that is not the first.
    if !path.components().any(|it| matches!(it, Component::CurDir | Component::ParentDir)) {
        return Cow::Borrowed(path);
    }
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if out.file_name().is_some() => {
                out.pop();
            }
            part => out.push(part),
        }
    }
    Cow::Owned(out)
}

/// For each crate what its manifest lets it name: its dependencies, and for a binary its package's library.
fn dependencies(
    packages: &[Package],
    crates: &[CratesOf],
    stubs: &FxHashMap<SmolStr, ScopeKey>,
) -> FxHashMap<ScopeKey, Arc<FxHashMap<SmolStr, Resolved>>> {
    let lib = |at: usize| crates.get(at)?.iter().find(|(root, _)| matches!(root.kind, CrateKind::Lib));
    let mut places: FxHashMap<&str, Vec<usize>> = FxHashMap::default();
    for (at, package) in packages.iter().enumerate() {
        places.entry(&package.name).or_default().push(at);
    }
    let mut all = FxHashMap::default();
    for (at, package) in packages.iter().enumerate() {
        let mut names = FxHashMap::default();
        for dependency in &package.dependencies {
            let lies_there = |at: &&usize| {
                let root = &packages[**at].root;
                dependency.path.as_ref().is_none_or(|path| normal(path) == normal(root))
            };
            let mut known = places.get(dependency.package.as_str()).into_iter().flatten();
            let known = known.find(lies_there).copied();
            let package_name = SmolStr::from(dependency.package.replace('-', "_"));
            let target = known
                .and_then(lib)
                .map(|(_, scope)| *scope)
                .or_else(|| stubs.get(&package_name).copied())
                .map_or(Resolved::External(package_name), Resolved::Scope);
            names.insert(SmolStr::from(dependency.name.as_str()), target);
        }
        let mut with_lib = names.clone();
        if let Some((own, lib)) = lib(at) {
            with_lib.insert(SmolStr::from(own.name.as_str()), Resolved::Scope(*lib));
        }
        let (names, with_lib) = (Arc::new(names), Arc::new(with_lib));
        for (root, scope) in crates.get(at).into_iter().flatten() {
            let is_lib = matches!(root.kind, CrateKind::Lib);
            all.insert(*scope, if is_lib { names.clone() } else { with_lib.clone() });
        }
    }
    all
}

/// Where each file is.
fn paths<'a>(workspace: &'a Workspace<'_>) -> impl Iterator<Item = (&'a PathBuf, FileId)> {
    workspace.files.iter().enumerate().map(|(at, file)| (&file.path, FileId(to_u32(at))))
}
