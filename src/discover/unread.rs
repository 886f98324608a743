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
    files_below(folder, |it| is_looked_into(it) && !is_package(it)).filter(move |it| !is_known(it))
}

/// The same, those of the packages below among them.
pub fn unread_files_of_all<K: Fn(&Path) -> bool>(
    folder: &Path,
    is_known: K,
) -> impl Iterator<Item = PathBuf> + use<K> {
    files_below(folder, is_looked_into).filter(move |it| !is_known(it))
}

fn files_below(folder: &Path, is_entered: fn(&DirEntry) -> bool) -> impl Iterator<Item = PathBuf> + use<> {
    let is_entered = move |it: &DirEntry| it.depth() == 0 || !it.file_type().is_dir() || is_entered(it);
    let entries = WalkDir::new(folder).into_iter().filter_entry(is_entered).filter_map(Result::ok);
    let files = entries.filter(|it| it.file_type().is_file()).map(DirEntry::into_path);
    files.filter(|it| it.extension().is_some_and(|it| it == "rs"))
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

fn is_looked_into(folder: &DirEntry) -> bool {
    let name = folder.file_name().to_string_lossy();
    !name.starts_with('.') && name != "target"
}

fn is_package(folder: &DirEntry) -> bool {
    folder.path().join("Cargo.toml").exists()
}
