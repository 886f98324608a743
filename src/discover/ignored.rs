//! What is left out of a walk: `.gitignore`, `.ignore` and `.git/info/exclude`, hidden and vendored folders, build
//! output. Outside git the files of these names count as well.

use std::ffi::OsStr;
use std::io::Read;
use std::path::{Path, PathBuf};

use ignore::Match;
use ignore::gitignore::{Gitignore, GitignoreBuilder};

use super::{Options, Problem, ProblemKind, look, place};

/// The rules of one folder, learnt as its entries come by.
#[derive(Default)]
pub struct Level {
    ignore: Option<Gitignore>,
    gitignore: Option<Gitignore>,
    exclude: Option<Gitignore>,
    is_git_root: bool,
    has_manifest: bool,
}

impl Level {
    /// Of a folder that is not walked: asks for each file by name.
    fn of(folder: &Path) -> Self {
        let mut level = Self::default();
        for name in [".git", ".gitignore", ".ignore", "Cargo.toml"] {
            let path = folder.join(name);
            if path.exists() {
                level.learn(&path);
            }
        }
        level
    }

    /// Takes in an entry of the folder that rules what is done with the others.
    pub fn learn(&mut self, path: &Path) {
        match path.file_name().and_then(OsStr::to_str) {
            Some(".gitignore") => self.gitignore = rules(path),
            Some(".ignore") => self.ignore = rules(path),
            Some("Cargo.toml") => self.has_manifest = true,
            Some(".git") => {
                self.is_git_root = true;
                self.exclude = excluded_by_git(path);
            }
            _ => {}
        }
    }
}

/// Whether entries of this name must come before the others of their folder.
pub fn is_rule(name: &OsStr) -> bool {
    name == ".git"
        || name == ".gitignore"
        || name == ".ignore"
        || name == "CACHEDIR.TAG"
        || name == "Cargo.toml"
}

fn rules(path: &Path) -> Option<Gitignore> {
    let (rules, _) = Gitignore::new(path);
    (!rules.is_empty()).then_some(rules)
}

/// The rules of `info/exclude`, for the folder that holds this `.git`.
fn excluded_by_git(dot_git: &Path) -> Option<Gitignore> {
    let root = dot_git.parent()?;
    let mut folder = dot_git.to_path_buf();
    if dot_git.is_file() {
        // A submodule or a work tree: the file names the folder, and that one the repository it shares.
        folder = place::clean(&root.join(line_of(dot_git)?.strip_prefix("gitdir:")?.trim()));
        if let Some(common) = line_of(&folder.join("commondir")) {
            folder = place::clean(&folder.join(common.trim()));
        }
    }
    let mut builder = GitignoreBuilder::new(root);
    builder.add(folder.join("info/exclude"));
    builder.build().ok().filter(|it| !it.is_empty())
}

fn line_of(path: &Path) -> Option<String> {
    let mut text = String::new();
    look::open(path).ok()?.take(4096).read_to_string(&mut text).ok()?;
    text.lines().next().map(str::to_owned)
}

/// The rules that hold at one point of a walk.
pub struct Ignored {
    /// From the outermost folder to the current one.
    pub levels: Vec<Level>,
    excluded: Gitignore,
    current_dir: PathBuf,
}

impl Ignored {
    /// Nothing but the user's own exclusions; the second half is what is wrong with them.
    pub fn new(options: &Options) -> (Self, Vec<Problem>) {
        let mut builder =
            GitignoreBuilder::new(place::clean(&options.current_dir.join(&options.exclude_from)));
        let mut problems = Vec::new();
        for line in &options.exclude_paths {
            if let Err(error) = builder.add_line(None, line) {
                problems
                    .push(Problem { shown: line.clone(), kind: ProblemKind::BadPattern(error.to_string()) });
            }
        }
        let excluded = builder.build().unwrap_or_else(|_| Gitignore::empty());
        (Self { levels: Vec::new(), excluded, current_dir: options.current_dir.clone() }, problems)
    }

    /// Starts over with the folders above `path`, up to the root of its repository; outside git up to the current
    /// directory, so that nobody's home rules a project.
    pub fn enter(&mut self, path: &Path) {
        self.levels.clear();
        let above: Vec<&Path> = path.ancestors().skip(1).collect();
        let git_root = path.ancestors().position(|it| it.join(".git").exists());
        let top = git_root.or_else(|| path.ancestors().position(|it| it == self.current_dir)).unwrap_or(0);
        self.levels.extend(above[..top].iter().rev().map(|it| Level::of(it)));
    }

    /// Whether an entry of the current folder is left out.
    pub fn leaves_out(&self, path: &Path, is_dir: bool) -> bool {
        let Some(name) = path.file_name() else { return false };
        self.leaves_out_by_name(name, is_dir)
            || self.excluded.matched(path, is_dir).is_ignore()
            || self.leaves_out_by_rules(path, is_dir)
    }

    fn leaves_out_by_name(&self, name: &OsStr, is_dir: bool) -> bool {
        let is_hidden = name.as_encoded_bytes().starts_with(b".");
        let is_output = name == "target" && self.levels.last().is_some_and(|it| it.has_manifest);
        is_hidden || is_dir && (is_output || is_vendored(name))
    }

    /// The nearest folder that has anything to say decides; git's own `info/exclude` comes last.
    fn leaves_out_by_rules(&self, path: &Path, is_dir: bool) -> bool {
        for level in self.levels.iter().rev() {
            for rules in [&level.ignore, &level.gitignore, &level.exclude].into_iter().flatten() {
                match rules.matched(path, is_dir) {
                    Match::Ignore(_) => return true,
                    Match::Whitelist(_) => return false,
                    Match::None => {}
                }
            }
            if level.is_git_root {
                break;
            }
        }
        false
    }

    /// Whether a walk from the root of the repository would not come by `path`.
    pub fn hides(&mut self, path: &Path) -> bool {
        self.enter(path);
        let levels = std::mem::take(&mut self.levels);
        let n_above = levels.len();
        let mut steps: Vec<&Path> = path.ancestors().take(n_above).collect();
        steps.reverse();
        for (level, step) in levels.into_iter().zip(steps) {
            self.levels.push(level);
            if self.leaves_out(step, step != path || step.is_dir()) {
                return true;
            }
        }
        false
    }
}

/// Whether folders of this name hold other people's code.
pub fn is_vendored(name: &OsStr) -> bool {
    name == "vendor" || name == "third_party" || name == "node_modules"
}
