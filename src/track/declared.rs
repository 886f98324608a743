//! Which files may declare a module, and whether they do so for tests alone.

use std::path::{Path, PathBuf};

use crate::discover::{CrateKind, Package, text_of};
use crate::file::words;
use crate::items::{Outline, bare};

/// Most modules, one within the next, that are looked at. What is deeper may be more than a test.
const MAX_FOLDERS: u32 = 4;

/// The files that may declare a module, and the name of that: a folder is one by what its `mod.rs` says.
pub fn declaring(package: &Package, path: &Path) -> Option<(Vec<PathBuf>, String)> {
    let module = if path.ends_with("mod.rs") { path.parent()? } else { path };
    let folder = module.parent()?;
    let roots = package.crates.iter().map(|it| it.path.clone());
    let beside = roots.filter(|it| it.parent() == Some(folder));
    let parents = beside.chain([folder.join("mod.rs"), folder.with_extension("rs")]).collect();
    Some((parents, module.file_stem()?.to_string_lossy().into_owned()))
}

pub fn declares(text: &str, name: &str) -> bool {
    words(text, name).any(|at| {
        let before = &text[..at];
        before.strip_suffix("r#").unwrap_or(before).ends_with("mod ")
    })
}

/// Whether a file that is not part of a run is one of tests or benchmarks: by the target that its package has there, or by
/// the `mod` that declares it.
pub fn is_for_tests(package: &Package, path: &Path) -> bool {
    matches!(package.kind_by_place(path), Some(CrateKind::Test | CrateKind::Bench))
        || is_declared_for_tests(package, path, MAX_FOLDERS)
}

fn is_declared_for_tests(package: &Package, path: &Path, depth: u32) -> bool {
    let is_root = package.crates.iter().any(|it| it.path == path);
    let Some((parents, name)) = declaring(package, path).filter(|_| depth > 0 && !is_root) else {
        return false;
    };
    let declared = |parent: &PathBuf| {
        let text = text_of(parent)?;
        let released = Outline::of(&text).without_tests(&text);
        declares(&bare(&text), &name)
            .then(|| !declares(&bare(&released), &name) || is_declared_for_tests(package, parent, depth - 1))
    };
    parents.iter().filter(|it| **it != path).find_map(declared).unwrap_or(false)
}
