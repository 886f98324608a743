//! Where cargo has put the sources of what a package depends on, for whoever wants to read those too.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

use super::manifest::Manifest;
use super::package::{Dependency, Package};

/// The folders of some dependencies, each with a package that has it. `wanted` are packages by place, each with what its code
/// calls the dependency. What is not on this machine is left out, and so is what two packages have in two versions: code
/// that names it would mean either.
pub fn sources(packages: &[Package], wanted: &BTreeSet<(usize, String)>) -> BTreeMap<PathBuf, usize> {
    let homes = Homes::of_cargo();
    let is_read = |name: &str| packages.iter().any(|it| it.name == name);
    let mut found: BTreeMap<String, BTreeMap<PathBuf, usize>> = BTreeMap::new();
    for (at, krate) in wanted {
        let Some(package) = packages.get(*at) else { continue };
        let dependency = package.dependencies.iter().find(|it| it.name == *krate);
        let Some(name) = dependency.map(|it| it.package.as_str()).filter(|it| !is_read(it)) else { continue };
        for (at, package) in packages.iter().enumerate() {
            for it in package.dependencies.iter().filter(|it| it.package == name) {
                if let Some(folder) = homes.folder_of(package, it) {
                    found.entry(name.to_owned()).or_default().entry(folder).or_insert(at);
                }
            }
        }
    }
    found.into_values().filter(|it| it.len() == 1).flatten().collect()
}

/// Those of some dependencies, named as in `sources`, that come from a registry or a repository and lie nowhere on this machine.
pub fn unfetched(packages: &[Package], wanted: &BTreeSet<(usize, String)>) -> BTreeSet<(usize, String)> {
    let homes = Homes::of_cargo();
    let is_missing = |(at, krate): &&(usize, String)| {
        let package = packages.get(*at);
        let found =
            package.and_then(|of| of.dependencies.iter().find(|it| it.name == *krate).map(|it| (of, it)));
        found.is_some_and(|(package, it)| it.path.is_none() && homes.folder_of(package, it).is_none())
    };
    wanted.iter().filter(is_missing).cloned().collect()
}

/// Below cargo's home.
struct Homes {
    /// `registry/src/*`, sorted.
    registries: Vec<PathBuf>,
    /// `git/checkouts/*`, sorted.
    checkouts: Vec<PathBuf>,
}

impl Homes {
    fn of_cargo() -> Self {
        let set = std::env::var_os("CARGO_HOME").filter(|it| !it.is_empty()).map(PathBuf::from);
        let home = set.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
        let below = |part: &str| home.as_ref().map(|it| folders_in(&it.join(part))).unwrap_or_default();
        Self { registries: below("registry/src"), checkouts: below("git/checkouts") }
    }

    fn folder_of(&self, package: &Package, dependency: &Dependency) -> Option<PathBuf> {
        if let Some(path) = &dependency.path {
            return path.is_dir().then(|| path.clone());
        }
        if let Some(revision) = package.around.locked.revision(&dependency.package) {
            // Cargo names the folder by as many digits as tell the commit from others.
            let is_of_commit = |it: &PathBuf| {
                it.file_name().and_then(|it| it.to_str()).is_some_and(|it| revision.starts_with(it))
            };
            let mut checkouts = self.checkouts.iter().flat_map(|it| folders_in(it)).filter(is_of_commit);
            return checkouts.find_map(|it| package_below(&it, &dependency.package));
        }
        let named = format!("{}-{}", dependency.package, package.locked_version(dependency)?);
        self.registries.iter().map(|it| it.join(&named)).find(|it| it.is_dir())
    }
}

fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = entries.map(|it| it.path()).collect();
    folders.sort();
    folders
}

/// The folder of a package in a checkout that holds several.
fn package_below(checkout: &Path, name: &str) -> Option<PathBuf> {
    let entries = WalkDir::new(checkout).sort_by_file_name().into_iter().filter_map(Result::ok);
    let mut manifests = entries.filter(|it| it.file_name() == "Cargo.toml");
    manifests.find_map(|it| {
        let folder = it.path().parent()?;
        let manifest = Manifest::read(folder).ok().flatten()?;
        (manifest.package_name() == Some(name)).then(|| folder.to_path_buf())
    })
}
