//! A package as its manifest declares it, with what it inherits from its workspace.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use toml::{Table, Value};

use crate::file::{Edition, check};

use super::manifest::{Manifest, read_toml};
use super::place;
use super::target::{CrateKind, CrateRoot, crate_roots, kind_by_place};
use super::version::Version;
use super::workspace::Neighbours;

/// A Cargo.lock, read when somebody asks: those of large workspaces have tens of thousands of lines.
#[derive(Debug, Default)]
pub struct Locked {
    path: Option<PathBuf>,
    read: OnceLock<Entries>,
}

/// By the name of each package, in the order of the file.
#[derive(Debug, Default)]
struct Entries {
    versions: BTreeMap<String, Vec<String>>,
    /// Of those that come from git.
    revisions: BTreeMap<String, Vec<String>>,
}

impl Locked {
    /// The one in this very folder.
    pub fn in_folder(dir: &Path) -> Option<Self> {
        let path = dir.join("Cargo.lock");
        path.is_file().then(|| Self { path: Some(path), read: OnceLock::new() })
    }

    /// The versions of each package, in the order of the file; none where it does not parse.
    pub fn versions(&self) -> &BTreeMap<String, Vec<String>> {
        &self.entries().versions
    }

    /// The commit of a package that comes from git; `None` too where it comes in several.
    pub fn revision(&self, package: &str) -> Option<&str> {
        let [only] = self.entries().revisions.get(package)?.as_slice() else { return None };
        Some(only)
    }

    fn entries(&self) -> &Entries {
        self.read.get_or_init(|| self.path.as_deref().map(Entries::of).unwrap_or_default())
    }
}

impl Entries {
    fn of(lock: &Path) -> Self {
        let mut entries = Self::default();
        let table = read_toml(lock).ok().flatten().unwrap_or_default();
        for package in table.get("package").and_then(Value::as_array).into_iter().flatten() {
            let text = |key| package.get(key).and_then(Value::as_str);
            let (Some(name), Some(version)) = (text("name"), text("version")) else { continue };
            entries.versions.entry(name.to_owned()).or_default().push(version.to_owned());
            // `git+https://host/name?branch=main#0123456789…`
            let of_git = text("source").filter(|it| it.starts_with("git+"));
            if let Some((_, revision)) = of_git.and_then(|it| it.rsplit_once('#')) {
                entries.revisions.entry(name.to_owned()).or_default().push(revision.to_owned());
            }
        }
        entries
    }
}

/// What a package shares with others.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// The nearest Cargo.lock; empty where there is none.
    pub locked: Arc<Locked>,
    /// The members of its workspace; empty where it belongs to none.
    pub neighbours: Arc<Neighbours>,
}

#[derive(Clone, Debug)]
pub struct Package {
    /// As in Cargo.toml; empty where there is none.
    pub name: String,
    /// As in Cargo.toml; `0.0.0` where it does not say.
    pub version: String,
    /// The folder of its manifest.
    pub root: PathBuf,
    pub edition: Edition,
    /// Its targets, those that it declares and those that cargo finds by their place.
    pub crates: Vec<CrateRoot>,
    /// Of every kind and for every platform, sorted by name.
    pub dependencies: Vec<Dependency>,
    pub around: Surroundings,
    /// Read for what its functions do with a handle, and not to be told of.
    pub is_dependency: bool,
    /// The folder outside of which nobody depends on it: that of its workspace, if it is not published.
    pub kept_within: Option<PathBuf>,
    /// Packages with one number may be parts of one program; `None` where that is not known of any.
    pub kin: Option<u32>,
    /// Whether its lints allow clippy's `unbuffered_bytes`.
    pub allows_bytes: bool,
    /// Major and minor.
    #[allow(dead_code, reason = "emitted code keeps to it")]
    pub rust_version: Option<(u32, u32)>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dependency {
    /// As code spells it: with underscores, and as it was renamed.
    pub name: String,
    /// As its own manifest spells it.
    pub package: String,
    /// The folder of a dependency by path.
    pub path: Option<PathBuf>,
    /// Who has it: the code itself, its tests, examples and benchmarks, or its build script.
    pub table: DependencyTable,
    /// As it is written: `1.2`, `^1`, `>=0.6, <3`.
    pub requirement: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DependencyTable {
    Normal,
    Dev,
    Build,
}

/// What a manifest without an edition means, and what a file without a manifest is taken for.
const FIRST: Edition = Edition::Edition2015;
const USUAL: Edition = Edition::Edition2021;
const NO_VERSION: &str = "0.0.0";

impl Package {
    pub fn new(manifest: &Manifest, workspace: Option<&Manifest>, around: Surroundings) -> Self {
        let inherited = |key| inherited(manifest, workspace, key);
        let edition = match inherited("edition") {
            None => FIRST,
            Some(text) => text.parse().unwrap_or(Edition::LATEST),
        };
        Self {
            name: manifest.package_name().unwrap_or_default().to_owned(),
            version: inherited("version").unwrap_or(NO_VERSION).to_owned(),
            root: manifest.dir.clone(),
            edition,
            crates: crate_roots(manifest),
            dependencies: dependencies(manifest, workspace),
            around,
            is_dependency: false,
            kept_within: is_kept(manifest, workspace).then(|| workspace.unwrap_or(manifest).dir.clone()),
            kin: None,
            allows_bytes: allows_bytes(manifest, workspace),
            rust_version: inherited("rust-version").and_then(major_and_minor),
        }
    }

    /// Stands for the files of a folder without a usable manifest.
    pub fn nameless(root: &Path, around: Surroundings) -> Self {
        Self {
            name: String::new(),
            version: NO_VERSION.to_owned(),
            root: root.to_path_buf(),
            edition: USUAL,
            crates: Vec::new(),
            dependencies: Vec::new(),
            around,
            is_dependency: false,
            kept_within: None,
            kin: None,
            allows_bytes: false,
            rust_version: None,
        }
    }

    /// The edition that a file is written in: without a manifest nothing tells, and rustc itself takes the first one.
    pub fn edition_of(&self, text: &str) -> Edition {
        let is_named = !self.name.is_empty();
        let is_first = || check(text, self.edition).is_err() && check(text, FIRST).is_ok();
        if is_named || !is_first() { self.edition } else { FIRST }
    }

    /// The kind of target that a file is a part of where no `mod` leads to it.
    pub fn kind_by_place(&self, path: &Path) -> Option<CrateKind> {
        kind_by_place(&self.root, &self.crates, path).filter(|_| !self.crates.is_empty())
    }

    /// The dependencies that code knows by another name than their own: that, and their own as code would spell it.
    pub fn renamed(&self) -> impl Iterator<Item = (&str, String)> {
        let own = self.dependencies.iter().map(|it| (it.name.as_str(), it.package.replace('-', "_")));
        own.filter(|(name, own)| name != own)
    }

    /// The version of a dependency that Cargo.lock holds, as it stands there: the only one, or the only one that fits the
    /// requirement.
    pub fn locked_version(&self, dependency: &Dependency) -> Option<&str> {
        let required = dependency.requirement.as_deref().and_then(Version::first_in);
        let fits = |it: &&String| {
            let least = required.as_ref();
            least.is_none_or(|least| Version::first_in(it).is_some_and(|it| it.is_compatible_with(least)))
        };
        match self.around.locked.versions().get(&dependency.package)?.as_slice() {
            [only] => Some(only),
            several => {
                let mut fitting = several.iter().filter(fits);
                fitting.next().filter(|_| fitting.next().is_none()).map(String::as_str)
            }
        }
    }

    /// The version of a dependency, by the name that code gives it: the only one in Cargo.lock or that which fits the
    /// requirement, else the least that the requirement allows.
    pub fn version_of(&self, krate: &str) -> Option<Version> {
        let dependency = self.dependencies.iter().find(|it| it.name == krate)?;
        let locked = self.locked_version(dependency).and_then(Version::first_in);
        locked.or_else(|| dependency.requirement.as_deref().and_then(Version::first_in))
    }
}

fn inherited<'a>(manifest: &'a Manifest, workspace: Option<&'a Manifest>, key: &str) -> Option<&'a str> {
    inherited_value(manifest, workspace, key)?.as_str()
}

fn inherited_value<'a>(
    manifest: &'a Manifest,
    workspace: Option<&'a Manifest>,
    key: &str,
) -> Option<&'a Value> {
    match manifest.value(&["package", key])? {
        value if is_inherited(value) => workspace?.value(&["workspace", "package", key]),
        value => Some(value),
    }
}

/// `publish = false`, or to no registry; and a part of a workspace without a description or a license, both of which
/// crates.io asks of what is published there.
fn is_kept(manifest: &Manifest, workspace: Option<&Manifest>) -> bool {
    let is_part = workspace.is_some_and(|it| it.dir != manifest.dir);
    let says = |key: &str| inherited_value(manifest, workspace, key).is_some();
    match inherited_value(manifest, workspace, "publish") {
        Some(publish) => publish.as_bool() == Some(false) || publish.as_array().is_some_and(Vec::is_empty),
        None => is_part && !(says("description") && (says("license") || says("license-file"))),
    }
}

/// `workspace = true`.
fn is_inherited(value: &Value) -> bool {
    value.get("workspace").and_then(Value::as_bool).unwrap_or(false)
}

/// `unbuffered_bytes = "allow"`, or the same with a priority.
fn allows_bytes(manifest: &Manifest, workspace: Option<&Manifest>) -> bool {
    const LINT: [&str; 3] = ["lints", "clippy", "unbuffered_bytes"];
    let level = match manifest.value(&["lints"]) {
        Some(lints) if is_inherited(lints) => {
            workspace.and_then(|it| it.value(&["workspace", LINT[0], LINT[1], LINT[2]]))
        }
        _ => manifest.value(&LINT),
    };
    level.is_some_and(|it| it.get("level").unwrap_or(it).as_str() == Some("allow"))
}

fn major_and_minor(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.split('.').map(str::parse);
    Some((parts.next()?.ok()?, parts.next().unwrap_or(Ok(0)).ok()?))
}

const DEPENDENCY_TABLES: [(&str, DependencyTable); 5] = [
    ("dependencies", DependencyTable::Normal),
    ("dev-dependencies", DependencyTable::Dev),
    ("build-dependencies", DependencyTable::Build),
    ("dev_dependencies", DependencyTable::Dev),
    ("build_dependencies", DependencyTable::Build),
];

/// What the tables of dependencies name, of every kind and for every platform.
pub fn dependencies(manifest: &Manifest, workspace: Option<&Manifest>) -> Vec<Dependency> {
    let tables = || DEPENDENCY_TABLES.iter().copied();
    let common = tables().filter_map(|(key, table)| Some((table, manifest.table(&[key])?)));
    let targets = manifest.table(&["target"]).into_iter().flat_map(Table::values);
    let of_targets = targets.flat_map(|target| {
        tables().filter_map(|(key, table)| Some((table, target.get(key).and_then(Value::as_table)?)))
    });
    let of_table = |(table, listed): (DependencyTable, &'_ Table)| {
        let of_key = |(key, value): (&String, &Value)| Dependency {
            table,
            ..dependency(key, value, manifest, workspace)
        };
        listed.iter().map(of_key).collect::<Vec<_>>()
    };
    let mut found: Vec<Dependency> = common.chain(of_targets).flat_map(of_table).collect();
    found.sort();
    found.dedup();
    found
}

fn dependency(key: &str, value: &Value, manifest: &Manifest, workspace: Option<&Manifest>) -> Dependency {
    let shared = workspace
        .filter(|_| is_inherited(value))
        .and_then(|it| Some((it.value(&["workspace", "dependencies", key])?, it)));
    let (value, base) = shared.unwrap_or((value, manifest));
    let text = |key| value.get(key).and_then(Value::as_str);
    Dependency {
        name: key.replace('-', "_"),
        package: text("package").unwrap_or(key).to_owned(),
        requirement: value.as_str().or_else(|| text("version")).map(str::to_owned),
        path: text("path").map(|it| place::clean(&base.dir.join(it))),
        table: DependencyTable::Normal,
    }
}
