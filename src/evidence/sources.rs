//! Which file of the run a path in debug information means.

use std::path::{Component, Path, PathBuf};

use rustc_hash::FxHashMap;

use crate::file::{FileId, RustFile, to_u32};

/// Folders whose files are never the user's: std as the compiler names it, and what cargo fetches.
const OTHERS: [&str; 4] = ["/rustc/", "/rustlib/src/", "/registry/src/", "/git/checkouts/"];

pub struct Sources {
    by_path: FxHashMap<PathBuf, FileId>,
    /// The parts of each file's shown name, last first.
    shown: Vec<Vec<String>>,
    known: FxHashMap<String, Option<FileId>>,
}

impl Sources {
    pub fn of(files: &[RustFile]) -> Self {
        let canonical = |file: &RustFile| file.path.canonicalize().unwrap_or_else(|_| file.path.clone());
        Sources {
            by_path: (0..).zip(files).map(|(id, file)| (canonical(file), FileId(id))).collect(),
            shown: files.iter().map(|it| parts(&it.shown)).collect(),
            known: FxHashMap::default(),
        }
    }

    /// The file of the run that lies there. Where nothing lies there, since the program was compiled elsewhere,
    /// the one with the longest name, from where the run started, that the path ends with; a folder at least must
    /// agree.
    pub fn find(&mut self, path: &str) -> Option<FileId> {
        if let Some(&known) = self.known.get(path) {
            return known;
        }
        let found = match Path::new(path).canonicalize() {
            Ok(canonical) => self.by_path.get(&canonical).copied(),
            Err(_) if OTHERS.iter().any(|it| path.contains(it)) => None,
            Err(_) => self.by_suffix(path),
        };
        self.known.insert(path.to_owned(), found);
        found
    }

    fn by_suffix(&self, path: &str) -> Option<FileId> {
        let path = parts(path);
        let ends = self.shown.iter().enumerate().filter(|(_, it)| it.len() > 1 && path.starts_with(it));
        ends.max_by_key(|(_, shown)| shown.len()).map(|(at, _)| FileId(to_u32(at)))
    }
}

/// A root stays a part, so that an absolute name is the end of no other path.
fn parts(path: &str) -> Vec<String> {
    let components = Path::new(path).components().filter(|it| *it != Component::CurDir);
    components.rev().map(|it| it.as_os_str().to_string_lossy().into_owned()).collect()
}
