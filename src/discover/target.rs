//! The crates of a package: the targets its manifest declares, and those that cargo finds by their place.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use toml::Value;

use super::manifest::Manifest;
use super::place;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CrateKind {
    Lib,
    Bin,
    Example,
    Test,
    Bench,
    BuildScript,
}

/// The root file of a crate.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CrateRoot {
    pub kind: CrateKind,
    /// As code spells it, with underscores.
    pub name: String,
    pub path: PathBuf,
}

/// Kinds of which a package may have many: the manifest's table, the switch of their discovery, their folder.
const MANY: [(CrateKind, &str, &str, &str); 4] = [
    (CrateKind::Bin, "bin", "autobins", "src/bin"),
    (CrateKind::Example, "example", "autoexamples", "examples"),
    (CrateKind::Test, "test", "autotests", "tests"),
    (CrateKind::Bench, "bench", "autobenches", "benches"),
];

/// Sorted by kind, name and path; a declared target without a file is left out.
pub fn crate_roots(manifest: &Manifest) -> Vec<CrateRoot> {
    let package = manifest.package_name().unwrap_or_default();
    let mut found: BTreeSet<CrateRoot> = BTreeSet::new();
    let mut add = |kind, name: &str, path: PathBuf| {
        if path.is_file() {
            found.insert(CrateRoot { kind, name: name.replace('-', "_"), path });
        }
    };
    let lib = manifest.text(&["lib", "path"]).unwrap_or("src/lib.rs");
    add(CrateKind::Lib, manifest.text(&["lib", "name"]).unwrap_or(package), in_package(manifest, lib));
    let build = manifest.value(&["package", "build"]);
    if build.and_then(Value::as_bool) != Some(false) {
        let path = build.and_then(Value::as_str).unwrap_or("build.rs");
        add(CrateKind::BuildScript, "build_script_build", in_package(manifest, path));
    }
    for (kind, table, switch, folder) in MANY {
        let declared = declared(manifest, table, folder);
        if manifest.value(&["package", switch]).and_then(Value::as_bool) != Some(false) {
            let main = manifest.dir.join("src/main.rs");
            let placed = placed(&manifest.dir.join(folder)).into_iter();
            let main = (kind == CrateKind::Bin).then(|| (package.to_owned(), main));
            for (name, path) in placed.chain(main) {
                // A declared target may give another name to a file that would be found as well.
                if declared.iter().all(|it| it.1 != path && it.0 != name) {
                    add(kind, &name, path);
                }
            }
        }
        for (name, path) in declared {
            add(kind, &name, path);
        }
    }
    found.into_iter().collect()
}

/// The kind of target that a file is a part of by its place alone: cargo looks for tests, benchmarks and examples in
/// folders of their own, and what lies beside a build script without any other target is for that.
pub fn kind_by_place(root: &Path, crates: &[CrateRoot], path: &Path) -> Option<CrateKind> {
    let below = |folder: &Path| path.starts_with(folder);
    let placed = MANY.iter().find(|(_, _, _, folder)| below(&root.join(folder))).map(|it| it.0);
    let is_its_own = |script: &&CrateRoot| {
        let folder = script.path.parent().filter(|it| below(it));
        folder.is_some_and(|it| crates.iter().all(|other| other == *script || !other.path.starts_with(it)))
    };
    let mut scripts = crates.iter().filter(|it| it.kind == CrateKind::BuildScript);
    placed.or_else(|| scripts.find(is_its_own).map(|it| it.kind))
}

fn in_package(manifest: &Manifest, path: &str) -> PathBuf {
    place::clean(&manifest.dir.join(path))
}

/// Name and root of each `[[bin]]` and the like.
fn declared(manifest: &Manifest, table: &str, folder: &str) -> Vec<(String, PathBuf)> {
    let targets = manifest.value(&[table]).and_then(Value::as_array);
    let targets = targets.into_iter().flatten();
    targets
        .filter_map(|target| {
            let text = |key| target.get(key).and_then(Value::as_str);
            let name = text("name")?;
            let path = match text("path") {
                Some(path) => in_package(manifest, path),
                None => usual_root(manifest, name, folder)?,
            };
            Some((name.to_owned(), path))
        })
        .collect()
}

/// Where a target of this name lies if nothing is said.
fn usual_root(manifest: &Manifest, name: &str, folder: &str) -> Option<PathBuf> {
    let folder_path = manifest.dir.join(folder);
    let mut usual = vec![folder_path.join(format!("{name}.rs")), folder_path.join(name).join("main.rs")];
    if folder == "src/bin" && manifest.package_name() == Some(name) {
        usual.push(manifest.dir.join("src/main.rs"));
    }
    usual.into_iter().find(|it| it.is_file())
}

/// `folder/name.rs` and `folder/name/main.rs`.
fn placed(folder: &Path) -> Vec<(String, PathBuf)> {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let found = entries.filter_map(|entry| {
        let path = entry.path();
        let name = path.file_stem()?.to_str()?.to_owned();
        if path.extension().is_some_and(|it| it == "rs") {
            return Some((name, path));
        }
        let main = path.join("main.rs");
        main.is_file().then(|| (entry.file_name().to_string_lossy().into_owned(), main))
    });
    found.filter(|it| !it.0.starts_with('.')).collect()
}
