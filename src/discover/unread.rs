//! Files of a package that a run did not keep. What they hold is asked for only before a declaration is changed.

use std::io::Read;
use std::path::{Path, PathBuf};

use walkdir::{DirEntry, WalkDir};

use super::look::open;

/// The Rust files below a folder that are not `known`. Other packages, hidden folders and cargo's `target` are left out,
/// and symbolic links are not followed.
pub fn unread_files<K: Fn(&Path) -> bool>(
    folder: &Path,
    is_known: K,
) -> impl Iterator<Item = PathBuf> + use<K> {
    let entries = WalkDir::new(folder).into_iter().filter_entry(is_looked_into).filter_map(Result::ok);
    let files = entries.filter(|it| it.file_type().is_file()).map(DirEntry::into_path);
    files.filter(move |it| it.extension().is_some_and(|it| it == "rs") && !is_known(it))
}

/// What cannot be read holds nothing.
pub fn text_of(path: &Path) -> Option<String> {
    let mut text = String::new();
    open(path).ok()?.read_to_string(&mut text).ok()?;
    Some(text)
}

/// The folder with the files of the modules that a file's own module holds.
pub fn folder_of_modules(file: &Path) -> PathBuf {
    let folder = file.parent().unwrap_or(Path::new(""));
    match file.file_stem().and_then(|it| it.to_str()) {
        Some("lib" | "main" | "mod") | None => folder.to_path_buf(),
        Some(name) => folder.join(name),
    }
}

fn is_looked_into(entry: &DirEntry) -> bool {
    let name = entry.file_name().to_string_lossy();
    let is_other = || entry.path().join("Cargo.toml").exists();
    entry.depth() == 0
        || !entry.file_type().is_dir()
        || !(name.starts_with('.') || name == "target" || is_other())
}
