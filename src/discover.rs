//! Which files and which packages: walks, honours ignore rules, takes a quick look for telling words.
//! With `evidence` the only module that reads files; it knows nothing of what stands in them.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::file::RustFile;

mod carriers;
mod config_file;
mod heads;
mod ignored;
mod kin;
mod look;
mod manifest;
mod package;
mod place;
mod problem;
mod registry;
mod roots;
mod search;
mod style;
mod target;
mod unread;
mod version;
mod walk;
mod wildcard;
mod workspace;

#[cfg(test)]
mod tests;

use look::{Look, Scratch, Words};
use manifest::Manifests;
use walk::{Seen, Walk};

pub use config_file::ConfigFile;
pub use look::read_again;
pub use package::{DependencyTable, Package};
pub use place::{absolute, shown as shown_from};
pub use problem::{Problem, ProblemKind};
pub use registry::unfetched;
pub use style::Style;
pub use target::{CrateKind, CrateRoot};
pub use unread::{folder_of_modules, text_of, unread_files, unread_files_of_all};
pub use version::Version;

/// Which files a run is about, beside the paths on its command line.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Where the run started, absolute; relative paths are taken from here, and files are shown from here.
    pub current_dir: PathBuf,
    /// The workspace or package to take where no path is given, instead of the nearest one.
    pub manifest_path: Option<PathBuf>,
    /// The members of the workspace to take where no path is given; `*`, `?` and `[…]` are wildcards.
    pub packages: Vec<String>,
    /// Take the members also where a path is given.
    pub with_members: bool,
    /// Take what lies in the `tests` folders of packages.
    pub with_tests: bool,
    /// Take every member, whatever `packages` says.
    pub workspace: bool,
    /// Members to leave out where no path is given, with the same wildcards.
    pub exclude: Vec<String>,
    /// Files and folders to leave out, each as a line of a `.gitignore` in `exclude_from`.
    pub exclude_paths: Vec<String>,
    /// Absolute; empty for `current_dir`.
    pub exclude_from: PathBuf,
    /// Whether what is ignored or excluded is left out also where it is named on the command line.
    pub force_exclude: bool,
}

/// By which words a file is told to be worth a closer look.
#[derive(Clone, Debug, Default)]
pub struct Telling {
    /// One of them is enough. What follows a `::` may also stand in braces: `io::{self, Read}`.
    pub words: Vec<String>,
    /// A file with one of these is handed out apart.
    pub hints: Vec<String>,
}

impl Telling {
    /// The same for files that declare one of some consts, by their names.
    #[must_use]
    pub fn with_consts(&self, names: &BTreeSet<String>) -> Telling {
        let words = self.words.iter().cloned().chain(names.iter().map(|it| format!("const {it}")));
        Telling { words: words.collect(), hints: self.hints.clone() }
    }
}

/// The files that survived the quick look, the packages they belong to, and what went wrong on the way.
#[derive(Debug, Default)]
pub struct Found {
    /// Sorted by `shown`.
    pub files: Vec<RustFile>,
    /// Those that hold hints and no telling word, sorted by `shown`.
    pub hinted: Vec<RustFile>,
    /// The packages of all of these, sorted by root; those without a file are left out.
    pub packages: Vec<Package>,
    /// Sorted by `shown`. What is wrong with a file counts only where it has a telling word or was named.
    pub problems: Vec<Problem>,
    /// How many Rust files were looked at.
    pub n_seen: usize,
}

/// Finds the Rust files under `paths`, or those of the current workspace where there are none, and keeps those that
/// hold a telling word or a hint, or hand on what a file with a word declares. Without words every file is kept.
///
/// Files are read in the current rayon pool; the result does not depend on its size.
pub fn rust_files(paths: &[PathBuf], options: &Options, telling: &Telling) -> Found {
    let words = Words::new(telling);
    let mut manifests = Manifests::default();
    let batches = Mutex::new(BTreeMap::new());
    // Reading takes longer than walking and need not wait for its end.
    let (homes, problems) = rayon::scope(|scope| {
        let mut n_batches = 0;
        let n_named = paths.len() + usize::from(options.with_members);
        let mut walk = Walk::new(options, n_named, |batch| {
            let (at, words, batches) = (n_batches, &words, &batches);
            n_batches += 1;
            scope.spawn(move |_| {
                let looked = looked_at(batch, words);
                batches.lock().unwrap_or_else(PoisonError::into_inner).insert(at, looked);
            });
        });
        let (folders, files): (Vec<&PathBuf>, Vec<&PathBuf>) = paths.iter().partition(|it| it.is_dir());
        files.into_iter().chain(folders).for_each(|it| walk.named(it));
        if paths.is_empty() || options.with_members {
            workspace::walk_members(options, &mut manifests, &mut walk);
        }
        walk.finish()
    });
    let batches = batches.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (files, looks) = batches.into_values().flatten().unzip();
    assemble(Looked { files, looks, homes, problems }, manifests, options, telling)
}

/// The sources of dependencies, for a run that follows values into them: nothing is told of these files, and none is
/// changed. `wanted` are packages by place, each with what its code calls the dependency; what cargo has not fetched is left
/// out. The packages of the files are numbered on from those that there are.
pub fn dependencies(
    packages: &[Package],
    wanted: &BTreeSet<(usize, String)>,
    current_dir: &Path,
    telling: &Telling,
) -> Found {
    let folders = registry::sources(packages, wanted);
    if folders.is_empty() {
        return Found::default();
    }
    let options = Options { current_dir: current_dir.to_path_buf(), ..Options::default() };
    let paths: Vec<PathBuf> = folders.keys().cloned().collect();
    let found = rust_files(&paths, &options, telling);
    let moved = |it: RustFile| RustFile { package: it.package + packages.len(), ..it };
    let taken = |it: Package| {
        // What it depends on itself is settled by the lock of whoever builds it, and its tests are not built.
        let by = folders.iter().find(|(folder, _)| it.root.starts_with(folder)).map(|(_, by)| *by);
        let around = by.and_then(|by| packages.get(by)).map(|it| it.around.clone()).unwrap_or_default();
        let is_built = |it: &package::Dependency| it.table == DependencyTable::Normal;
        let dependencies = it.dependencies.into_iter().filter(is_built).collect();
        Package { is_dependency: true, kin: None, around, dependencies, ..it }
    };
    Found {
        files: found.files.into_iter().map(moved).collect(),
        packages: found.packages.into_iter().map(taken).collect(),
        ..Found::default()
    }
}

fn looked_at(batch: Vec<Seen>, words: &Words) -> Vec<(Seen, Look)> {
    let mut scratch = Scratch::default();
    let look = |it: Seen| {
        let look = look::quick(&it.path, &mut scratch, words, it.named);
        (it, look)
    };
    batch.into_iter().map(look).collect()
}

/// What a walk came by.
struct Looked {
    files: Vec<Seen>,
    /// By place among the files.
    looks: Vec<Look>,
    /// The folders of the nearest manifests above the files.
    homes: Vec<PathBuf>,
    problems: Vec<Problem>,
}

/// The packages that have a telling word, each by its home, and those that these depend on by path: one such may hand
/// on, in its one file, what others declare.
fn packages_of(
    walk: &Looked,
    manifests: &mut Manifests,
    current_dir: &Path,
) -> (BTreeMap<usize, Package>, Vec<Problem>) {
    let mut package_of = |homes: &[usize]| {
        let folders: Vec<&PathBuf> = homes.iter().map(|&it| &walk.homes[it]).collect();
        manifests.packages(&folders, current_dir)
    };
    let mut wanted: Vec<usize> = living(&walk.files, &walk.looks).into_iter().collect();
    let (found, problems) = package_of(&wanted);
    let mut packages: BTreeMap<usize, Package> = wanted.drain(..).zip(found).collect();
    loop {
        let dependencies = packages.values().flat_map(|it| &it.dependencies);
        let named: HashSet<&PathBuf> = dependencies.filter_map(|it| it.path.as_ref()).collect();
        let is_next = |it: &usize| !packages.contains_key(it) && named.contains(&walk.homes[*it]);
        wanted.extend((0..walk.homes.len()).filter(is_next));
        if wanted.is_empty() {
            return (packages, problems);
        }
        let (found, _) = package_of(&wanted);
        packages.extend(wanted.drain(..).zip(found));
    }
}

fn assemble(walk: Looked, mut manifests: Manifests, options: &Options, telling: &Telling) -> Found {
    let (packages, mut problems) = packages_of(&walk, &mut manifests, &options.current_dir);
    problems.extend(walk.problems);
    let mut looks = walk.looks;
    carriers::keep(&walk.files, &mut looks, &packages, telling);
    roots::keep(&walk.files, &mut looks, &packages);
    let living = living(&walk.files, &looks);
    let mut packages: Vec<(usize, Package)> =
        packages.into_iter().filter(|it| living.contains(&it.0)).collect();
    packages.sort_by(|(_, a), (_, b)| a.root.cmp(&b.root));
    let (places, mut packages): (Vec<usize>, Vec<Package>) = packages.into_iter().unzip();
    let roots: Vec<&Path> = packages.iter().map(|it| it.root.as_path()).collect();
    let with_files: BTreeSet<usize> = walk.files.iter().map(|it| it.home).collect();
    let homes: Vec<&PathBuf> = with_files.iter().map(|&it| &walk.homes[it]).collect();
    let groups = kin::groups(&roots, &homes, &mut manifests);
    for (package, group) in packages.iter_mut().zip(groups) {
        package.kin = group;
    }
    let place: HashMap<usize, usize> = places.into_iter().zip(0..).collect();

    let n_seen = walk.files.len();
    let (mut files, mut hinted) = (Vec::new(), Vec::new());
    for (seen, look) in walk.files.into_iter().zip(looks) {
        let shown = || place::shown(&options.current_dir, &seen.path);
        match (look, place.get(&seen.home)) {
            (Look::Text { text, has_bom, only_hints }, Some(&package)) => {
                let (shown, edition) = (shown(), packages[package].edition_of(&text));
                let list = if only_hints { &mut hinted } else { &mut files };
                list.push(RustFile { path: seen.path, shown, text, has_bom, edition, package });
            }
            (Look::Problem(kind), _) => problems.push(Problem { shown: shown(), kind }),
            _ => {}
        }
    }
    for list in [&mut files, &mut hinted] {
        list.sort_by(|a, b| a.shown.cmp(&b.shown));
    }
    problems.sort();
    problems.dedup();
    Found { files, hinted, packages, problems, n_seen }
}

/// The homes of the files that are kept.
fn living(files: &[Seen], looks: &[Look]) -> BTreeSet<usize> {
    let kept = files.iter().zip(looks).filter(|it| matches!(it.1, Look::Text { .. }));
    kept.map(|(seen, _)| seen.home).collect()
}
