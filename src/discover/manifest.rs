//! Cargo.toml, each read once, and which workspace a package belongs to.

use std::collections::HashMap;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use toml::{Table, Value};

use super::package::{Locked, Package, Surroundings};
use super::workspace::Neighbours;
use super::{Problem, ProblemKind, look, place};

/// One Cargo.toml.
#[derive(Debug)]
pub struct Manifest {
    pub dir: PathBuf,
    table: Table,
}

impl Manifest {
    pub fn read(dir: &Path) -> Result<Option<Self>, String> {
        let table = read_toml(&dir.join("Cargo.toml"))?;
        Ok(table.map(|table| Self { dir: dir.to_path_buf(), table }))
    }

    /// The value below these keys.
    pub fn value(&self, keys: &[&str]) -> Option<&Value> {
        let (last, tables) = keys.split_last()?;
        tables.iter().try_fold(&self.table, |table, key| table.get(*key)?.as_table())?.get(*last)
    }

    pub fn table(&self, keys: &[&str]) -> Option<&Table> {
        self.value(keys)?.as_table()
    }

    pub fn text(&self, keys: &[&str]) -> Option<&str> {
        self.value(keys)?.as_str()
    }

    /// The texts of an array; empty where there is none.
    pub fn texts(&self, keys: &[&str]) -> Vec<&str> {
        let values = self.value(keys).and_then(Value::as_array);
        values.into_iter().flatten().filter_map(Value::as_str).collect()
    }

    pub fn package_name(&self) -> Option<&str> {
        self.text(&["package", "name"])
    }

    /// The folders of what stands in for dependencies from elsewhere.
    pub fn patched(&self) -> Vec<PathBuf> {
        let sources = self.table(&["patch"]).into_iter().flat_map(Table::values).filter_map(Value::as_table);
        let stand_ins = sources.chain(self.table(&["replace"])).flat_map(Table::values);
        let path = |it: &Value| Some(place::clean(&self.dir.join(it.get("path")?.as_str()?)));
        stand_ins.filter_map(path).collect()
    }

    pub fn is_workspace(&self) -> bool {
        self.table(&["workspace"]).is_some()
    }
}

pub fn read_toml(path: &Path) -> Result<Option<Table>, String> {
    let mut text = String::new();
    match look::open(path).and_then(|mut it| it.read_to_string(&mut text)) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(format!("cannot be read ({error})")),
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    text.parse::<Table>().map(Some).map_err(|it| {
        let before = it.span().and_then(|it| text.get(..it.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        format!("does not parse (line {line}: {})", it.message())
    })
}

type Loaded = Result<Option<Arc<Manifest>>, String>;

/// What was read so far, by folder.
#[derive(Default)]
pub struct Manifests {
    loaded: HashMap<PathBuf, Loaded>,
    locked: HashMap<PathBuf, Option<Arc<Locked>>>,
    neighbours: HashMap<PathBuf, Arc<Neighbours>>,
}

impl Manifests {
    /// The manifest in this folder.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn at(&mut self, dir: &Path) -> Loaded {
        if let Some(loaded) = self.loaded.get(dir) {
            return loaded.clone();
        }
        let loaded = Manifest::read(dir).map(|it| it.map(Arc::new));
        self.loaded.insert(dir.to_path_buf(), loaded.clone());
        loaded
    }

    /// As `at`, for whoever has no use for the reason.
    pub fn get(&mut self, dir: &Path) -> Option<Arc<Manifest>> {
        self.at(dir).ok().flatten()
    }

    /// The workspace that the package in `dir` belongs to: its own, the one it names, or the nearest above that does
    /// not exclude it.
    pub fn workspace_of(&mut self, dir: &Path) -> Option<Arc<Manifest>> {
        let manifest = self.get(dir)?;
        if manifest.is_workspace() {
            return Some(manifest);
        }
        if let Some(root) = manifest.text(&["package", "workspace"]) {
            return self.get(&place::clean(&dir.join(root))).filter(|it| it.is_workspace());
        }
        let mut above = dir.ancestors().skip(1);
        let root = above.find_map(|it| self.get(it).filter(|it| it.is_workspace()))?;
        (!excludes(&root, dir)).then_some(root)
    }

    /// One package per home, in their order, and what is wrong with their manifests.
    pub fn packages(&mut self, homes: &[&PathBuf], current_dir: &Path) -> (Vec<Package>, Vec<Problem>) {
        self.read_all(homes);
        let mut problems = Vec::new();
        let mut parts = Vec::new();
        for home in homes {
            let manifest = self.at(home).unwrap_or_else(|why| {
                let shown = place::shown(current_dir, &home.join("Cargo.toml"));
                problems.push(Problem { shown, kind: ProblemKind::BadManifest(why) });
                None
            });
            let workspace = self.workspace_of(home);
            let neighbours = workspace.as_deref().map(|it| self.neighbours(it)).unwrap_or_default();
            let around = Surroundings { locked: self.locked(home), neighbours };
            parts.push(Parts { home, manifest, workspace, around });
        }
        (parts.into_par_iter().map(Parts::assembled).collect(), problems)
    }

    /// Reads in parallel what `packages` is going to ask for.
    fn read_all(&mut self, homes: &[&PathBuf]) {
        let missing: Vec<&PathBuf> =
            homes.iter().copied().filter(|it| !self.loaded.contains_key(*it)).collect();
        let read = |dir: &&PathBuf| ((*dir).clone(), Manifest::read(dir).map(|it| it.map(Arc::new)));
        let loaded: Vec<(PathBuf, Loaded)> = missing.par_iter().map(read).collect();
        self.loaded.extend(loaded);
        let read = |dir: &&PathBuf| ((*dir).clone(), Locked::in_folder(dir).map(Arc::new));
        let locked: Vec<_> = homes.par_iter().map(read).collect();
        self.locked.extend(locked);
    }

    fn neighbours(&mut self, workspace: &Manifest) -> Arc<Neighbours> {
        let neighbours = self.neighbours.entry(workspace.dir.clone());
        neighbours.or_insert_with(|| Arc::new(Neighbours::of(&workspace.dir))).clone()
    }

    /// The nearest Cargo.lock.
    fn locked(&mut self, dir: &Path) -> Arc<Locked> {
        let mut at = |dir: &Path| {
            self.locked
                .entry(dir.to_path_buf())
                .or_insert_with(|| Locked::in_folder(dir).map(Arc::new))
                .clone()
        };
        dir.ancestors().find_map(&mut at).unwrap_or_default()
    }
}

/// What a package is made of.
struct Parts<'a> {
    home: &'a Path,
    manifest: Option<Arc<Manifest>>,
    workspace: Option<Arc<Manifest>>,
    around: Surroundings,
}

impl Parts<'_> {
    fn assembled(self) -> Package {
        match self.manifest.filter(|it| it.table(&["package"]).is_some()) {
            Some(manifest) => Package::new(&manifest, self.workspace.as_deref(), self.around),
            None => Package::nameless(self.home, self.around),
        }
    }
}

/// A member that is listed by its own path is in, even below an excluded folder.
pub fn excludes(workspace: &Manifest, dir: &Path) -> bool {
    let below = |it: &&str| dir.starts_with(place::clean(&workspace.dir.join(it)));
    let is_listed = workspace.texts(&["workspace", "members"]).iter().any(below);
    !is_listed && workspace.texts(&["workspace", "exclude"]).iter().any(below)
}
