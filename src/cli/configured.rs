//! The settings of a run: what its configuration says, and the flags that say otherwise.

use std::io;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use crate::cli::args::Args;
use crate::settings::{Settings, SettingsError};
use crate::track::Rule;

/// Those of the file that `--config` names or of the nearest one, then those of the flags.
///
/// # Errors
/// The first thing that is wrong in the file.
pub fn settings(args: &Args) -> anyhow::Result<Settings> {
    Ok(overruled(args, found(args)?))
}

/// A stub is added to the others; any other flag takes the place of its key.
pub fn overruled(args: &Args, found: Settings) -> Settings {
    Settings {
        select: Some(&args.select)
            .filter(|it| !it.is_empty())
            .cloned()
            .or(found.select)
            .or_else(|| Some(usual_rules())),
        ignore: Some(&args.ignore).filter(|it| !it.is_empty()).cloned().or(found.ignore),
        min_cost: args.min_cost.or(found.min_cost),
        baseline: args.baseline.clone().or(found.baseline),
        catalogue: [found.catalogue, args.catalogue.clone()].concat(),
        read_dependencies: if args.no_read_dependencies { Some(false) } else { found.read_dependencies },
        force_exclude: args.force_exclude || found.force_exclude,
        ..found
    }
}

/// Without this a list of none would be shown, which selects nothing.
fn usual_rules() -> Vec<Rule> {
    Rule::ALL.into_iter().filter(|&it| it != Rule::RedundantBuffer).collect()
}

fn found(args: &Args) -> anyhow::Result<Settings> {
    let current_dir = std::env::current_dir().context("the current folder is gone, change to another one")?;
    let found: Result<Settings, SettingsError> = match &args.config {
        _ if args.isolated => Ok(Settings::default()),
        Some(file) => Settings::at(file),
        None => Settings::above(&start(args, &current_dir), &current_dir),
    };
    Ok(found?)
}

/// The folder from which upward a configuration holds: that of the named manifest, or the one that all the named paths
/// lie in.
fn start(args: &Args, current_dir: &Path) -> PathBuf {
    let folder_of = |path: &PathBuf| {
        let path = current_dir.join(path);
        let path = path.canonicalize().unwrap_or(path);
        if path.is_dir() { path } else { path.parent().map(Path::to_path_buf).unwrap_or(path) }
    };
    if let Some(manifest) = &args.manifest_path {
        return folder_of(manifest);
    }
    let mut folders = args.paths.iter().map(folder_of);
    let Some(first) = folders.next() else { return current_dir.to_path_buf() };
    let rest: Vec<PathBuf> = folders.collect();
    let holds_all = |it: &&Path| rest.iter().all(|folder| folder.starts_with(it));
    first.ancestors().find(holds_all).unwrap_or(current_dir).to_path_buf()
}

/// Writes settings as a configuration that would say the same.
pub fn write_settings(out: &mut dyn io::Write, settings: &Settings) -> io::Result<()> {
    match &settings.file {
        Some(file) => writeln!(out, "# {}", file.display())?,
        None => writeln!(out, "# no configuration")?,
    }
    write!(out, "{}", settings.table())
}
