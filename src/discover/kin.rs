//! Which packages may be parts of one program: those of a workspace, and those that depend on each other, in turn.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use super::manifest::Manifests;
use super::package::dependencies;
use super::workspace::member_folders;
use crate::joined::Joined;

/// For each package, by its folder, a number that all of its kin have; `None` for all where there is a file that no package
/// holds, since that may be a program of any of them. `homes` are the packages of all files that were walked, one without a
/// telling word ties others together too; a file that no package holds has a folder without a manifest for its home.
pub fn groups(packages: &[&Path], homes: &[&PathBuf], manifests: &mut Manifests) -> Vec<Option<u32>> {
    let mut trees: HashSet<PathBuf> = HashSet::new();
    for &dir in packages {
        trees.insert(manifests.workspace_of(dir).map_or_else(|| dir.to_path_buf(), |it| it.dir.clone()));
    }
    if trees.len() <= 1 {
        return vec![Some(0); packages.len()];
    }
    if homes.iter().any(|it| manifests.get(it).is_none()) {
        return vec![None; packages.len()];
    }
    let mut kin = Kin::default();
    kin.follow(homes, manifests);
    packages.iter().map(|it| Some(kin.first(it))).collect()
}

/// Folders, each with its number.
#[derive(Default)]
struct Kin {
    numbers: HashMap<PathBuf, u32>,
    joined: Joined,
}

impl Kin {
    /// Joins all that there is a way to from some folders.
    fn follow(&mut self, from: &[&PathBuf], manifests: &mut Manifests) {
        let mut open: Vec<PathBuf> = from.iter().copied().cloned().collect();
        let mut seen: HashSet<PathBuf> = HashSet::new();
        let mut named: HashMap<String, Vec<PathBuf>> = HashMap::new();
        let mut asked: Vec<(PathBuf, String)> = Vec::new();
        while let Some(dir) = open.pop() {
            if !seen.insert(dir.clone()) {
                continue;
            }
            let Some(manifest) = manifests.get(&dir) else { continue };
            if let Some(name) = manifest.package_name() {
                named.entry(name.to_owned()).or_default().push(dir.clone());
            }
            let workspace = manifests.workspace_of(&dir);
            let mut tied = manifest.patched();
            for dependency in dependencies(&manifest, workspace.as_deref()) {
                match dependency.path {
                    Some(path) => tied.push(path),
                    None => asked.push((dir.clone(), dependency.package)),
                }
            }
            if let Some(root) = workspace {
                if root.dir == dir {
                    tied.extend(member_folders(&root, manifests));
                }
                tied.push(root.dir.clone());
            }
            for it in tied {
                self.join(&dir, &it);
                open.push(it);
            }
        }
        for (dir, name) in asked {
            for it in named.get(&name).into_iter().flatten() {
                self.join(&dir, it);
            }
        }
    }

    fn join(&mut self, a: &Path, b: &Path) {
        let (a, b) = (self.number(a), self.number(b));
        self.joined.join(a, b);
    }

    /// That of the first folder that is tied to one.
    fn first(&mut self, dir: &Path) -> u32 {
        let number = self.number(dir);
        self.joined.first(number)
    }

    fn number(&mut self, dir: &Path) -> u32 {
        *self.numbers.entry(dir.to_path_buf()).or_insert_with(|| self.joined.add())
    }
}
