//! The corpus: which folder it is, what lies in it, how to read and copy it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use aho_corasick::{AhoCorasick, MatchKind};

use crate::{MIN_LINES, TELLING_WORDS};

/// Fetched where the registry holds fewer than a million lines.
const LARGE_CRATES: [&str; 8] = [
    "bevy_ecs = \"=0.20.1\"",
    "cranelift-codegen = \"=0.135.8\"",
    "diesel = \"=2.3.14\"",
    "image = \"=0.25.10\"",
    "regex-syntax = \"=0.8.11\"",
    "rustls = \"=0.23.46\"",
    "syn = \"=3.0.9\"",
    "tokio = \"=1.54.1\"",
];

pub struct Tree {
    pub root: PathBuf,
    pub lines: usize,
    bytes: u64,
    files: usize,
    telling_bytes: u64,
    /// Lines below each folder that has a Cargo.toml and a file with a telling word.
    crates: BTreeMap<PathBuf, usize>,
}

impl Tree {
    /// Reads all of `root` once.
    pub fn of(root: &Path) -> Result<Self, String> {
        let words = AhoCorasick::builder().match_kind(MatchKind::LeftmostFirst).build(TELLING_WORDS);
        let words = words.map_err(|error| error.to_string())?;
        let root = root.canonicalize().map_err(|error| format!("{}: {error}", root.display()))?;
        let mut tree = Self { root, lines: 0, bytes: 0, files: 0, telling_bytes: 0, crates: BTreeMap::new() };
        let mut telling = BTreeMap::new();
        for file in rust_files(&tree.root) {
            let text = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            let lines = text.split(|&it| it == b'\n').count() - 1;
            tree.files += 1;
            tree.lines += lines;
            tree.bytes += text.len() as u64;
            let tells = words.is_match(&text);
            tree.telling_bytes += if tells { text.len() as u64 } else { 0 };
            if let Some(folder) = crate_folder(&file, &tree.root) {
                *tree.crates.entry(folder.clone()).or_default() += lines;
                *telling.entry(folder).or_default() |= tells;
            }
        }
        tree.crates.retain(|folder, _| telling[folder]);
        Ok(tree)
    }

    pub fn description(&self) -> String {
        let megabytes = self.bytes / 1_000_000;
        format!("{}: {} files, {} lines, {megabytes} MB", self.root.display(), self.files, self.lines)
    }

    /// In bytes.
    pub fn telling_bytes(&self) -> u64 {
        self.telling_bytes
    }

    /// The crate whose size comes nearest to `lines`, with its lines.
    pub fn crate_of_about(&self, lines: usize) -> Option<(PathBuf, usize)> {
        let nearest = self.crates.iter().min_by_key(|it| it.1.abs_diff(lines))?;
        Some((nearest.0.clone(), *nearest.1))
    }

    /// The least that any tool must do.
    pub fn walk_and_read(&self) -> Duration {
        let start = Instant::now();
        let files = rust_files(&self.root);
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    let mut text = Vec::new();
                    while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                        text.clear();
                        let read = File::open(file).and_then(|mut it| it.read_to_end(&mut text));
                        assert!(read.is_ok(), "{} has gone", file.display());
                        std::hint::black_box(&text);
                    }
                });
            }
        });
        start.elapsed()
    }

    /// Copies the sources and manifests.
    pub fn copy_to(&self, folder: &Path) -> Result<(), String> {
        for file in files(&self.root, |name| is_rust(name) || name == "Cargo.toml") {
            let below = file.strip_prefix(&self.root).map_err(|error| error.to_string())?;
            let copy = folder.join(below);
            let parent = copy.parent().unwrap_or(folder);
            fs::create_dir_all(parent).map_err(|error| format!("{}: {error}", parent.display()))?;
            fs::copy(&file, &copy).map_err(|error| format!("{}: {error}", file.display()))?;
        }
        Ok(())
    }
}

fn is_rust(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|it| it == "rs")
}

fn rust_files(root: &Path) -> Vec<PathBuf> {
    files(root, is_rust)
}

/// As every tool here walks: hidden folders and build output left out.
fn files(root: &Path, wanted: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let visible = |it: &walkdir::DirEntry| {
        let name = it.file_name().to_string_lossy();
        it.depth() == 0 || !(name.starts_with('.') || it.file_type().is_dir() && name == "target")
    };
    let entries = walkdir::WalkDir::new(root).into_iter().filter_entry(visible).filter_map(Result::ok);
    entries
        .filter(|it| it.file_type().is_file() && wanted(&it.file_name().to_string_lossy()))
        .map(walkdir::DirEntry::into_path)
        .collect()
}

/// The nearest folder above with a manifest, inside the corpus.
fn crate_folder(file: &Path, root: &Path) -> Option<PathBuf> {
    let inside = file.ancestors().skip(1).take_while(|it| it.starts_with(root));
    inside.filter(|it| it.join("Cargo.toml").is_file()).map(Path::to_owned).next()
}

pub fn registry_with_a_million_lines() -> Result<Tree, String> {
    let cargo_home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo_home = cargo_home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let root = cargo_home.ok_or("there is no home folder: name a folder to measure on")?.join("registry/src");
    let tree = Tree::of(&root)?;
    if tree.lines >= MIN_LINES {
        return Ok(tree);
    }
    println!("the registry holds {} lines: fetching larger crates", tree.lines);
    fetch_large_crates()?;
    Tree::of(&root)
}

fn fetch_large_crates() -> Result<(), String> {
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpus");
    let mut manifest =
        String::from("[package]\nname = \"corpus\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n");
    for dependency in LARGE_CRATES {
        let _ = writeln!(manifest, "{dependency}");
    }
    let written = fs::create_dir_all(package.join("src"))
        .and_then(|()| fs::write(package.join("src/lib.rs"), ""))
        .and_then(|()| fs::write(package.join("Cargo.toml"), manifest));
    written.map_err(|error| format!("{}: {error}", package.display()))?;
    let status = Command::new(env!("CARGO")).arg("fetch").current_dir(&package).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("cargo fetch failed: {status}; name a folder to measure on")),
        Err(error) => Err(format!("cargo fetch: {error}")),
    }
}
