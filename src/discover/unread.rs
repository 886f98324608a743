//! Files of a package that a run did not keep. What they hold is asked for only before a declaration is changed.

use std::io::Read;
use std::path::{Path, PathBuf};

use walkdir::{DirEntry, WalkDir};

use super::look::open;

/// The texts of the Rust files below a folder that are not `known`; what cannot be read holds nothing.
/// Hidden folders and cargo's `target` are left out, and symbolic links are not followed.
pub fn unread_texts<K: Fn(&Path) -> bool>(
    folder: &Path,
    is_known: K,
) -> impl Iterator<Item = String> + use<K> {
    let entries = WalkDir::new(folder).into_iter().filter_entry(is_looked_into).filter_map(Result::ok);
    let files = entries.filter(|it| it.file_type().is_file()).map(DirEntry::into_path);
    let files = files.filter(move |it| it.extension().is_some_and(|it| it == "rs") && !is_known(it));
    files.filter_map(|it| text_of(&it))
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
    entry.depth() == 0 || !entry.file_type().is_dir() || !(name.starts_with('.') || name == "target")
}

fn text_of(path: &Path) -> Option<String> {
    let mut text = String::new();
    open(path).ok()?.read_to_string(&mut text).ok()?;
    Some(text)
}
