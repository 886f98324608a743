//! Where cargo has unpacked what a package depends on, for whoever wants to read that too.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::package::Package;

/// The folders of the registry dependencies of some packages, without those of the crates that are `described`. Only
/// what Cargo.lock names and cargo has fetched is there; of a crate in two versions neither is, since which of them a
/// file means is told by nothing that is read here.
pub fn unpacked(packages: &[Package], described: &BTreeSet<&str>) -> Vec<PathBuf> {
    let mut wanted: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        let is_wanted = |name: &str| !described.contains(name.replace('-', "_").as_str());
        for it in package.dependencies.iter().filter(|it| it.path.is_none() && is_wanted(&it.package)) {
            let versions = package.around.locked.versions().get(&it.package).into_iter().flatten();
            wanted.entry(&it.package).or_default().extend(versions.map(String::as_str));
        }
    }
    let registries = registries();
    let only = wanted.into_iter().filter(|(_, versions)| versions.len() == 1);
    let named = only.flat_map(|(name, versions)| versions.into_iter().map(move |it| format!("{name}-{it}")));
    named.filter_map(|it| registries.iter().map(|at| at.join(&it)).find(|it| it.is_dir())).collect()
}

/// `registry/src/*` below cargo's home, sorted.
fn registries() -> Vec<PathBuf> {
    let set = std::env::var_os("CARGO_HOME").filter(|it| !it.is_empty()).map(PathBuf::from);
    let home = set.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let sources = home.map(|it| it.join("registry/src"));
    let entries = sources.as_deref().map(Path::read_dir).and_then(Result::ok);
    let mut folders: Vec<PathBuf> = entries.into_iter().flatten().flatten().map(|it| it.path()).collect();
    folders.sort();
    folders
}
