//! The members of the current workspace, as cargo tells them, and the walk through them.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use walkdir::WalkDir;

use super::ignored::is_vendored;
use super::manifest::{Manifest, Manifests, excludes};
use super::package::{DependencyTable, Package, Surroundings, dependencies};
use super::walk::Walk;
use super::wildcard::Wildcard;
use super::{Options, Problem, ProblemKind, place};

/// Walks the chosen members of the current workspace, or the current folder where there is no manifest above it.
pub fn walk_members(options: &Options, manifests: &mut Manifests, walk: &mut Walk<'_>) {
    let Some(start) = start(options) else {
        return walk.folder(&options.current_dir, None);
    };
    if let Err(why) = manifests.at(&start) {
        walk.problem(&start.join("Cargo.toml"), ProblemKind::BadManifest(why));
        return walk.folder(&start, None);
    }
    if !start.join("Cargo.toml").is_file() {
        return walk.problem(&start.join("Cargo.toml"), ProblemKind::NoSuchPath);
    }
    let members = members(&start, manifests, walk);
    let chosen = choose(members, options, &mut walk.problems);
    let mut roots: Vec<&PathBuf> = Vec::new();
    let sorted: BTreeSet<&PathBuf> = chosen.iter().collect();
    for dir in sorted {
        if !roots.last().is_some_and(|it| dir.starts_with(it)) {
            roots.push(dir);
        }
    }
    for root in roots {
        walk.folder(root, Some(&chosen));
    }
}

/// The folder of the manifest to begin with.
fn start(options: &Options) -> Option<PathBuf> {
    if let Some(path) = &options.manifest_path {
        let path = place::absolute(&options.current_dir, path);
        let is_manifest = path.file_name() == Some(OsStr::new("Cargo.toml"));
        return Some(if is_manifest { path.parent()?.to_path_buf() } else { path });
    }
    let mut above = options.current_dir.ancestors();
    above.find(|it| it.join("Cargo.toml").is_file()).map(Path::to_path_buf)
}

/// Where the members lie, and those of their manifests that can be used.
type Members = BTreeMap<PathBuf, Option<Arc<Manifest>>>;

fn members(start: &Path, manifests: &mut Manifests, walk: &mut Walk<'_>) -> (PathBuf, Members) {
    if let Some(root) = manifests.workspace_of(start) {
        let (members, wrong) = members_of(&root, manifests);
        for it in wrong {
            match it {
                Wrong::Pattern(shown, why) => {
                    walk.problems.push(Problem { shown, kind: ProblemKind::BadPattern(why) });
                }
                Wrong::Manifest(path, why) => walk.problem(&path, ProblemKind::BadManifest(why)),
            }
        }
        if members.contains_key(start) || root.dir == start {
            return (root.dir.clone(), members);
        }
    }
    let alone = (start.to_path_buf(), manifests.get(start));
    (start.to_path_buf(), Members::from([alone]))
}

/// What a workspace says that cannot be used, and why.
enum Wrong {
    Pattern(String, String),
    Manifest(PathBuf, String),
}

/// The root package, what `members` lists, and the dependencies by path below the root, in turn.
fn members_of(root: &Manifest, manifests: &mut Manifests) -> (Members, Vec<Wrong>) {
    let (mut members, mut wrong) = (Members::new(), Vec::new());
    let mut queue = vec![root.dir.clone()];
    for pattern in root.texts(&["workspace", "members"]) {
        match expand(&root.dir, pattern) {
            Ok(dirs) => queue.extend(dirs),
            Err(why) => wrong.push(Wrong::Pattern(pattern.to_owned(), why)),
        }
    }
    while let Some(dir) = queue.pop() {
        if members.contains_key(&dir) || excludes(root, &dir) {
            continue;
        }
        match manifests.at(&dir) {
            Ok(Some(manifest)) if manifest.table(&["package"]).is_some() => {
                if dir != root.dir && manifest.is_workspace() {
                    continue;
                }
                let paths = dependencies(&manifest, Some(root)).into_iter().filter_map(|it| it.path);
                queue.extend(paths.filter(|it| it.starts_with(&root.dir)));
                members.insert(dir, Some(manifest));
            }
            Ok(_) => {}
            Err(why) => {
                wrong.push(Wrong::Manifest(dir.join("Cargo.toml"), why));
                members.insert(dir, None);
            }
        }
    }
    (members, wrong)
}

/// The folders of the members of a workspace.
pub fn member_folders(root: &Manifest, manifests: &mut Manifests) -> Vec<PathBuf> {
    members_of(root, manifests).0.into_keys().collect()
}

/// The members of a workspace, read when somebody asks who depends on whom: they need not be part of a run.
#[derive(Debug, Default)]
pub struct Neighbours {
    root: Option<PathBuf>,
    packages: OnceLock<Vec<Package>>,
    /// By the folder of a package the tables in which the members list it.
    lists: OnceLock<HashMap<PathBuf, Vec<DependencyTable>>>,
}

impl Neighbours {
    /// Of the workspace in a folder.
    pub fn of(root: &Path) -> Self {
        Self { root: Some(root.to_path_buf()), ..Self::default() }
    }

    /// The members whose manifests can be used, in the order of their folders.
    pub fn packages(&self) -> &[Package] {
        self.packages.get_or_init(|| {
            let mut manifests = Manifests::default();
            let Some(root) = self.root.as_ref().and_then(|it| manifests.get(it)) else { return Vec::new() };
            let (members, _) = members_of(&root, &mut manifests);
            let package = |it: Arc<Manifest>| Package::new(&it, Some(&root), Surroundings::default());
            members.into_values().flatten().map(package).collect()
        })
    }

    /// The tables in which the members list the package of a folder.
    pub fn lists_of(&self, root: &Path) -> &[DependencyTable] {
        let lists = self.lists.get_or_init(|| {
            let mut lists: HashMap<PathBuf, Vec<DependencyTable>> = HashMap::new();
            for dependency in self.packages().iter().flat_map(|it| &it.dependencies) {
                if let Some(path) = &dependency.path {
                    lists.entry(path.clone()).or_default().push(dependency.table);
                }
            }
            lists
        });
        lists.get(root).map_or(&[], Vec::as_slice)
    }
}

/// The folders that an entry of `members` stands for.
fn expand(root: &Path, pattern: &str) -> Result<Vec<PathBuf>, String> {
    let mut dirs = vec![root.to_path_buf()];
    for part in pattern.split('/').filter(|it| !it.is_empty() && *it != ".") {
        if part == "**" {
            dirs = dirs.iter().flat_map(|it| folders(it, usize::MAX)).collect();
        } else if Wildcard::is_one(part) {
            let wildcard = Wildcard::new(part)?;
            let named_so =
                |it: &PathBuf| it.file_name().is_some_and(|it| wildcard.matches(&it.to_string_lossy()));
            dirs = dirs.iter().flat_map(|it| folders(it, 1).skip(1)).filter(named_so).collect();
        } else {
            dirs = dirs.iter().map(|it| place::clean(&it.join(part))).collect();
        }
    }
    Ok(dirs)
}

/// The folder itself and those below it, down to `depth`, without hidden ones and build output.
fn folders(dir: &Path, depth: usize) -> impl Iterator<Item = PathBuf> {
    let is_source = |name: &OsStr| name != "target" && !name.as_encoded_bytes().starts_with(b".");
    let entries = WalkDir::new(dir).max_depth(depth).into_iter();
    entries
        .filter_entry(move |it| it.file_type().is_dir() && (it.depth() == 0 || is_source(it.file_name())))
        .filter_map(|it| it.ok().map(walkdir::DirEntry::into_path))
}

/// The members that the options ask for, without vendored ones unless one is asked for by name.
fn choose(
    (root, members): (PathBuf, Members),
    options: &Options,
    problems: &mut Vec<Problem>,
) -> HashSet<PathBuf> {
    let packages = wildcards(&options.packages, problems);
    let exclude = wildcards(&options.exclude, problems);
    let names: Vec<&str> = members.values().flatten().filter_map(|it| it.package_name()).collect();
    for (spelled, wildcard) in packages.iter().chain(&exclude) {
        if !names.iter().any(|it| wildcard.matches(it)) {
            problems.push(Problem { shown: (*spelled).clone(), kind: ProblemKind::NoSuchPackage });
        }
    }
    let takes_all = options.packages.is_empty() || options.workspace;
    let is_chosen = |dir: &Path, manifest: Option<&Manifest>| {
        let name = manifest.and_then(Manifest::package_name);
        let is_in =
            |list: &[(&String, Wildcard)]| name.is_some_and(|it| list.iter().any(|w| w.1.matches(it)));
        let mut inside = dir.strip_prefix(&root).unwrap_or(Path::new("")).iter();
        (is_in(&packages) || takes_all && !inside.any(is_vendored)) && !is_in(&exclude)
    };
    let chosen = members.iter().filter(|(dir, it)| is_chosen(dir, it.as_deref()));
    chosen.map(|it| it.0.clone()).collect()
}

/// `name`, `name@version` or a wildcard.
fn wildcards<'a>(patterns: &'a [String], problems: &mut Vec<Problem>) -> Vec<(&'a String, Wildcard)> {
    let mut wildcards = Vec::new();
    for pattern in patterns {
        let name = pattern.split('@').next().unwrap_or(pattern);
        match Wildcard::new(name) {
            Ok(wildcard) => wildcards.push((pattern, wildcard)),
            Err(why) => {
                problems.push(Problem { shown: pattern.clone(), kind: ProblemKind::BadPattern(why) });
            }
        }
    }
    wildcards
}
