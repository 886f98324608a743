//! Walks of real folders.
#![expect(clippy::disallowed_methods, reason = "tests prepare files")]

use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;

use crate::file::Edition;

use super::*;

mod carrying;
mod ignoring;
mod looking;
mod packages;

/// A folder of files to walk; every Rust file has the telling word `File`.
struct Tree(TempDir);

impl Tree {
    fn new(files: &[&str]) -> Self {
        let tree = Self(tempfile::tempdir().unwrap());
        for path in files {
            tree.write(path, "File\n");
        }
        tree
    }

    fn with(self, path: &str, text: impl AsRef<[u8]>) -> Self {
        self.write(path, text);
        self
    }

    fn write(&self, path: &str, bytes: impl AsRef<[u8]>) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    fn options(&self) -> Options {
        Options { current_dir: self.0.path().to_path_buf(), ..Options::default() }
    }

    fn find(&self, paths: &[&str]) -> Found {
        find(paths, &self.options())
    }

    /// What is found below the folder itself.
    fn shown(&self) -> Vec<String> {
        shown(&self.find(&["."]))
    }
}

fn find(paths: &[&str], options: &Options) -> Found {
    let paths: Vec<PathBuf> = paths.iter().map(PathBuf::from).collect();
    let words = ["File", "OpenOptions", "io::Read", "io::{"].map(str::to_owned).to_vec();
    rust_files(&paths, options, &Telling { words, hints: vec!["print!".to_owned()] })
}

fn shown(found: &Found) -> Vec<String> {
    assert_eq!(found.problems, []);
    found.files.iter().map(|it| it.shown.clone()).collect()
}

fn package<'a>(found: &'a Found, name: &str) -> &'a Package {
    found.packages.iter().find(|it| it.name == name).unwrap()
}
