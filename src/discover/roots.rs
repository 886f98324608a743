//! Module roots that tell nothing themselves, and are kept for what they connect: a file that does with its crate, or
//! with where its types are exported again.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use crate::file::first_name;

use super::Telling;
use super::look::{self, Look, Scratch, Words};
use super::package::Package;
use super::search::Search;
use super::target::CrateKind;
use super::unread::folder_of_modules;
use super::walk::Seen;

/// Small enough to share the work evenly, large enough to reuse a thread's buffer.
const FILES_PER_JOB: usize = 16;

/// Keeps the roots above a file with a telling word, those of libraries and programs, and those that export again what
/// is declared elsewhere, with the roots above them; each in a package that has a telling word. Of other packages, each
/// by its home, only a library that exports again.
pub fn keep(files: &[Seen], looks: &mut [Look], packages: &BTreeMap<usize, Package>) {
    let candidates = candidates(files, looks, packages);
    let told = files.iter().zip(&*looks).filter(|(_, look)| is_told(look)).map(|(seen, _)| &*seen.path);
    let linking = candidates.iter().filter(|it| it.links).map(|it| it.modules.as_path());
    let mut above: HashSet<&Path> = HashSet::new();
    for path in told.chain(linking) {
        for folder in path.ancestors() {
            if !above.insert(folder) {
                break;
            }
        }
    }
    let is_kept = |it: &Root| it.always || it.links || it.connects && above.contains(it.modules.as_path());
    let kept: Vec<bool> = candidates.iter().map(is_kept).collect();
    for (root, is_kept) in candidates.into_iter().zip(kept) {
        match &mut looks[root.at] {
            Look::Text { only_hints, .. } if is_kept => *only_hints = false,
            look if is_kept => *look = root.look,
            _ => {}
        }
    }
}

fn is_told(look: &Look) -> bool {
    matches!(look, Look::Text { only_hints: false, .. })
}

/// A root without a telling word.
struct Root {
    /// Its place among the files.
    at: usize,
    look: Look,
    /// The folder of its modules.
    modules: PathBuf,
    /// Of a library or a program that has a telling word somewhere.
    always: bool,
    /// May hold modules.
    connects: bool,
    /// Exports again what it does not hold.
    links: bool,
}

fn candidates(files: &[Seen], looks: &[Look], packages: &BTreeMap<usize, Package>) -> Vec<Root> {
    let crates = packages.values().flat_map(|it| &it.crates);
    let crates: HashMap<&Path, CrateKind> = crates.map(|it| (it.path.as_path(), it.kind)).collect();
    let folders: HashSet<&Path> = files.iter().filter_map(|it| it.path.parent()).collect();
    let is_root = |path: &Path| {
        let name = path.file_name().and_then(|it| it.to_str());
        name.is_some_and(|it| matches!(it, "lib.rs" | "main.rs" | "mod.rs"))
            || crates.contains_key(path)
            || folders.contains(path.with_extension("").as_path())
    };
    let told = files.iter().zip(looks).filter(|it| is_told(it.1));
    let packages_told: HashSet<usize> = told.map(|it| it.0.home).collect();
    let is_lib = |path: &Path| matches!(crates.get(path), Some(CrateKind::Lib));
    let may_link = |(seen, look): (&Seen, &Look)| {
        let is_root =
            if packages_told.contains(&seen.home) { is_root(&seen.path) } else { is_lib(&seen.path) };
        is_root && !is_told(look) && !matches!(look, Look::Problem(_))
    };
    let wanted: Vec<usize> = (0..files.len()).filter(|at| may_link((&files[*at], &looks[*at]))).collect();
    let words = Words::new(&Telling { words: vec!["mod ".into(), "use ".into()], hints: Vec::new() });
    let ties = Ties::new();
    let root = |scratch: &mut Scratch, at: usize| {
        let Seen { path, home, .. } = &files[at];
        let look = look::for_others(path, scratch, &words);
        let Look::Text { text, .. } = &look else { return None };
        let kind = crates.get(path.as_path());
        let modules = match kind {
            Some(_) => path.parent().unwrap_or(path).to_path_buf(),
            None => folder_of_modules(path),
        };
        let always = packages_told.contains(home)
            && matches!(kind, Some(CrateKind::Lib | CrateKind::Bin | CrateKind::BuildScript));
        let (connects, links) = ties.of(text);
        Some(Root { at, look, modules, always, connects, links })
    };
    let roots = wanted.into_par_iter().with_min_len(FILES_PER_JOB).map_init(Scratch::default, root);
    roots.flatten_iter().collect()
}

/// What ties a file to others, searched for in one pass.
struct Ties {
    search: Option<Search>,
}

impl Ties {
    fn new() -> Self {
        let words = ["mod ", "#[path", "extern crate", "pub use ", ") use "];
        Self { search: Search::new(&words) }
    }

    /// Whether a text may hold modules, and whether it names other files as such or exports what is declared neither
    /// there nor below.
    fn of(&self, text: &str) -> (bool, bool) {
        let (mut connects, mut links) = (self.search.is_none(), self.search.is_none());
        for found in self.search.iter().flat_map(|it| it.find_iter(text.as_bytes())) {
            match found.pattern().as_usize() {
                0 => connects = true,
                1 | 2 => links = true,
                _ if links => {}
                _ => links |= !is_below(text, text[found.end()..].trim_start()),
            }
        }
        (connects, links)
    }
}

/// Whether the path of an export begins with a module of the text.
fn is_below(text: &str, path: &str) -> bool {
    let module = first_name(path.strip_prefix("self::").unwrap_or(path));
    let declares = |end: &str| text.contains(&format!("mod {module}{end}"));
    !module.is_empty() && [";", " {"].into_iter().any(declares)
}
