//! Where a project says how buffix is to look at it: the nearest file above, or a table of its manifest.

use std::path::{Path, PathBuf};

use toml::Table;

use super::manifest::read_toml;
use super::place;

const NAMES: [&str; 2] = ["buffix.toml", ".buffix.toml"];
const MANIFEST: &str = "Cargo.toml";
/// The tables of a manifest that tools may have for themselves; a package's own counts before its workspace's.
const OWNERS: [&str; 2] = ["package", "workspace"];
const TOOL: &str = "buffix";

/// The keys of a configuration, and the file they stand in.
#[derive(Clone, Debug, PartialEq)]
pub struct ConfigFile {
    /// As it is named to the user.
    pub path: PathBuf,
    pub table: Table,
}

impl ConfigFile {
    /// The first one found in a folder or one above it; both paths are absolute, and a file is named from the second.
    ///
    /// # Errors
    /// A file of the right name that cannot be read or does not parse, and why.
    pub fn above(folder: &Path, current_dir: &Path) -> Result<Option<Self>, (PathBuf, String)> {
        let named = |path: &Path| PathBuf::from(place::shown(current_dir, path));
        for dir in folder.ancestors() {
            for name in NAMES {
                let path = dir.join(name);
                if let Some(table) = read_toml(&path).map_err(|why| (named(&path), why))? {
                    return Ok(Some(Self { path: named(&path), table }));
                }
            }
            let path = dir.join(MANIFEST);
            // What is wrong with a manifest is told by whoever looks for its packages.
            if let Some(table) = read_toml(&path).ok().flatten().and_then(|it| metadata(&it)) {
                return Ok(Some(Self { path: named(&path), table }));
            }
        }
        Ok(None)
    }

    /// The file that the user named; for a manifest its table.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn at(path: &Path) -> Result<Self, String> {
        let table = read_toml(path)?
            .ok_or("there is no such file; name another one with --config, or leave the flag out")?;
        let is_manifest = path.file_name().is_some_and(|it| it == MANIFEST);
        let table = if is_manifest { metadata(&table).unwrap_or_default() } else { table };
        Ok(Self { path: path.to_owned(), table })
    }
}

/// `[package.metadata.buffix]` or `[workspace.metadata.buffix]`.
fn metadata(manifest: &Table) -> Option<Table> {
    let of = |owner: &str| manifest.get(owner)?.get("metadata")?.get(TOOL)?.as_table().cloned();
    OWNERS.iter().find_map(|it| of(it))
}
