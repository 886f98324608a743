//! Walks folders for Rust files and notes the nearest manifest above each; opens none of them.

use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use walkdir::{DirEntry, WalkDir};

use super::ignored::{Ignored, Level, is_rule};
use super::{Options, Problem, ProblemKind, place};

/// A Rust file that the walk came by.
#[derive(Debug)]
pub struct Seen {
    pub path: PathBuf,
    /// Its place among the homes of the walk.
    pub home: usize,
    /// Whether it stands on the command line itself.
    pub named: bool,
}

/// So many files are handed on at once: few enough to share the work evenly.
const FILES_PER_BATCH: usize = 64;

/// What was seen so far.
pub struct Walk<'a> {
    /// Files that were not handed on yet.
    batch: Vec<Seen>,
    hand_on: Box<dyn FnMut(Vec<Seen>) + 'a>,
    /// The folders of the nearest manifests above the files, or what was walked where there is none.
    homes: Vec<PathBuf>,
    pub problems: Vec<Problem>,
    /// Which of them have a manifest.
    packages: HashSet<usize>,
    options: &'a Options,
    ignored: Ignored,
    place_of: HashMap<PathBuf, usize>,
    /// The files so far by what they really are, where two names on the command line may mean one file.
    real: Option<HashSet<PathBuf>>,
}

impl<'a> Walk<'a> {
    /// `n_named` is the number of paths on the command line. Files are handed on while the walk goes on.
    pub fn new(options: &'a Options, n_named: usize, hand_on: impl FnMut(Vec<Seen>) + 'a) -> Self {
        let (ignored, problems) = Ignored::new(options);
        Self {
            batch: Vec::new(),
            hand_on: Box::new(hand_on),
            homes: Vec::new(),
            problems,
            packages: HashSet::new(),
            options,
            ignored,
            place_of: HashMap::new(),
            real: (n_named > 1).then(HashSet::new),
        }
    }

    /// A path of the command line: a file is in whatever the rules say, a folder is walked. Files come first: a folder
    /// may hold them.
    pub fn named(&mut self, path: &Path) {
        let path = place::absolute(&self.options.current_dir, path);
        let metadata = match path.metadata() {
            Ok(metadata) => metadata,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return self.problem(&path, ProblemKind::NoSuchPath);
            }
            Err(error) => return self.problem(&path, ProblemKind::Unreadable(error.to_string())),
        };
        if self.options.force_exclude && self.ignored.hides(&path) {
            return;
        }
        if metadata.is_dir() {
            self.folder(&path, None);
        } else if metadata.is_file() {
            self.file(path);
        } else {
            self.problem(&path, ProblemKind::Unreadable("it is no regular file".into()));
        }
    }

    fn file(&mut self, path: PathBuf) {
        let home = self.home_of(path.parent().unwrap_or(&path));
        if self.is_new(|| path.canonicalize().unwrap_or_else(|_| path.clone())) {
            self.see(Seen { path, home, named: true });
        }
    }

    fn see(&mut self, file: Seen) {
        self.batch.push(file);
        if self.batch.len() == FILES_PER_BATCH {
            (self.hand_on)(std::mem::take(&mut self.batch));
        }
    }

    /// Hands on the last files; the folders of the nearest manifests above all files, and what went wrong.
    pub fn finish(mut self) -> (Vec<PathBuf>, Vec<Problem>) {
        (self.hand_on)(self.batch);
        (self.homes, self.problems)
    }

    /// Everything below `root` that no rule leaves out; with `members`, no package but these.
    pub fn folder(&mut self, root: &Path, members: Option<&HashSet<PathBuf>>) {
        let real_root = root.canonicalize().unwrap_or_else(|_| root.to_path_buf());
        self.ignored.enter(root);
        let n_above = self.ignored.levels.len();
        let mut homes = vec![self.home_of(root)];
        let mut entries = WalkDir::new(root).sort_by(|a, b| rank(a).cmp(&rank(b))).into_iter();
        while let Some(entry) = entries.next() {
            let entry = match entry {
                Ok(entry) => entry,
                Err(error) => {
                    self.walk_problem(root, &error);
                    continue;
                }
            };
            self.ignored.levels.truncate(n_above + entry.depth());
            homes.truncate(entry.depth().max(1));
            match self.step(&entry, &mut homes, members) {
                Step::On => {}
                Step::SkipFolder => entries.skip_current_dir(),
                Step::Take => self.take(entry, root, &real_root, &homes),
            }
        }
    }

    fn step(&mut self, entry: &DirEntry, homes: &mut Vec<usize>, members: Option<&HashSet<PathBuf>>) -> Step {
        let name = entry.file_name();
        if entry.depth() == 0 {
            self.ignored.levels.push(Level::default());
            return Step::On;
        }
        if is_rule(name) {
            return self.rule(entry, homes, members);
        }
        let kind = entry.file_type();
        if kind.is_dir() {
            if self.ignored.leaves_out(entry.path(), true) {
                return Step::SkipFolder;
            }
            self.ignored.levels.push(Level::default());
            homes.extend(homes.last().copied());
            return Step::On;
        }
        let is_rust = kind.is_file() && name.as_encoded_bytes().ends_with(b".rs");
        if is_rust && !self.ignored.leaves_out(entry.path(), false) { Step::Take } else { Step::On }
    }

    /// An entry that decides about its folder.
    fn rule(&mut self, entry: &DirEntry, homes: &mut [usize], members: Option<&HashSet<PathBuf>>) -> Step {
        let folder = entry.path().parent().unwrap_or(entry.path());
        let name = entry.file_name();
        if let Some(level) = self.ignored.levels.last_mut() {
            level.learn(entry.path());
        }
        if name == "CACHEDIR.TAG" && entry.depth() > 1 {
            return Step::SkipFolder;
        }
        if name == "Cargo.toml" && !entry.file_type().is_dir() {
            if members.is_some_and(|it| !it.contains(folder)) {
                return Step::SkipFolder;
            }
            if let Some(last) = homes.last_mut() {
                *last = self.intern(folder);
                self.packages.insert(*last);
            }
        }
        if entry.file_type().is_dir() { Step::SkipFolder } else { Step::On }
    }

    fn take(&mut self, entry: DirEntry, root: &Path, real_root: &Path, homes: &[usize]) {
        let Some(&home) = homes.last() else { return };
        let path = entry.into_path();
        if !self.options.with_tests && self.is_in_tests(&path, home) && !self.is_in_tests(root, home) {
            return;
        }
        if self.is_new(|| path.strip_prefix(root).map_or_else(|_| path.clone(), |it| real_root.join(it))) {
            self.see(Seen { path, home, named: false });
        }
    }

    /// What the tests of a package write is gone when they end.
    fn is_in_tests(&self, path: &Path, home: usize) -> bool {
        self.packages.contains(&home)
            && path.strip_prefix(&self.homes[home]).is_ok_and(|it| it.starts_with("tests"))
    }

    fn is_new(&mut self, real: impl FnOnce() -> PathBuf) -> bool {
        self.real.as_mut().is_none_or(|it| it.insert(real()))
    }

    fn home_of(&mut self, folder: &Path) -> usize {
        let with_manifest = folder.ancestors().find(|it| it.join("Cargo.toml").is_file());
        let home = self.intern(with_manifest.unwrap_or(folder));
        if with_manifest.is_some() {
            self.packages.insert(home);
        }
        home
    }

    fn intern(&mut self, home: &Path) -> usize {
        let homes = &mut self.homes;
        *self.place_of.entry(home.to_path_buf()).or_insert_with_key(|home| {
            homes.push(home.clone());
            homes.len() - 1
        })
    }

    pub fn problem(&mut self, path: &Path, kind: ProblemKind) {
        self.problems.push(Problem { shown: place::shown(&self.options.current_dir, path), kind });
    }

    fn walk_problem(&mut self, root: &Path, error: &walkdir::Error) {
        let why = error.io_error().map_or_else(|| error.to_string(), ToString::to_string);
        self.problem(error.path().unwrap_or(root), ProblemKind::Unreadable(why));
    }
}

enum Step {
    On,
    /// Out of the folder that was just entered, or of the one this file lies in.
    SkipFolder,
    Take,
}

/// Entries that rule their folder come first.
fn rank(entry: &DirEntry) -> u8 {
    let name: &OsStr = entry.file_name();
    u8::from(!is_rule(name))
}
