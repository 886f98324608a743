//! Which findings a change touches: those in lines that git or a diff tells of as new.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Read};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use crate::apply::{GitError, Repository};
use crate::file::{FileId, FileSpan, RustFile};
use crate::repair::{Finding, Verdict};

mod diff;

use diff::{DiffError, FileDiff, Hunk, parse};

/// Where a change is told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Since the last commit in common with a revision, uncommitted changes and new files included.
    Since(String),
    /// In git's index.
    Staged,
    /// In a unified diff; `-` is standard input.
    InDiff(PathBuf),
}

/// New lines, by the path of their file with symbolic links followed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changed {
    by_path: BTreeMap<PathBuf, Lines>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Lines {
    All,
    /// Sorted, from 1.
    These(Vec<u32>),
}

#[derive(Debug)]
pub enum ChangedError {
    Git(GitError),
    Unreadable(PathBuf, io::Error),
    NotADiff(PathBuf, DiffError),
    /// A file of the diff that is not there, and neither is any other one.
    Elsewhere(PathBuf, String),
}

impl fmt::Display for ChangedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChangedError::Git(error) => error.fmt(f),
            ChangedError::Unreadable(path, error) => write!(f, "{}: cannot be read ({error})", shown(path)),
            ChangedError::NotADiff(path, error) => write!(f, "{}: {error}", shown(path)),
            ChangedError::Elsewhere(path, name) => write!(
                f,
                "{}: none of its files is here, such as {name}; run where its paths begin",
                shown(path)
            ),
        }
    }
}

impl std::error::Error for ChangedError {}

fn shown(path: &Path) -> String {
    if is_stdin(path) { "standard input".to_owned() } else { path.display().to_string() }
}

fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

impl Changed {
    /// Asks git in the repositories that the paths lie in, or reads the diff. Relative paths begin at `current_dir`.
    ///
    /// # Errors
    /// Where neither can tell.
    pub fn ask(asked: &Asked, paths: &[PathBuf], current_dir: &Path) -> Result<Self, ChangedError> {
        if let Asked::InDiff(path) = asked {
            return Self::in_diff(path, current_dir);
        }
        let mut repositories: Vec<Repository> = Vec::new();
        let here = [PathBuf::new()];
        for path in if paths.is_empty() { &here } else { paths } {
            let found = Repository::around(&current_dir.join(path)).map_err(ChangedError::Git)?;
            if !repositories.contains(&found) {
                repositories.push(found);
            }
        }
        let mut changed = Self::default();
        for repository in &repositories {
            match asked {
                Asked::Since(revision) => changed.add_since(repository, revision)?,
                _ => changed.add_staged(repository)?,
            }
        }
        Ok(changed)
    }

    fn in_diff(path: &Path, current_dir: &Path) -> Result<Self, ChangedError> {
        let text = read(path, current_dir).map_err(|it| ChangedError::Unreadable(path.to_path_buf(), it))?;
        let files = parse(&text).map_err(|it| ChangedError::NotADiff(path.to_path_buf(), it))?;
        let root = Repository::around(current_dir).ok().map(|it| it.root);
        let bases: Vec<&Path> = root.as_deref().into_iter().chain([current_dir]).collect();
        let mut changed = Self::default();
        let mut missing = None;
        for file in
            files.into_iter().filter(|it| Path::new(&it.name).extension().is_some_and(|it| it == "rs"))
        {
            let found = spellings(&file.name).find_map(|name| bases.iter().find_map(|it| real(it, name)));
            match found {
                Some(real) => changed.add(real, added(&file)),
                None => missing = missing.or(Some(file.name)),
            }
        }
        match missing.filter(|_| changed.by_path.is_empty()) {
            Some(name) => Err(ChangedError::Elsewhere(path.to_path_buf(), name)),
            None => Ok(changed),
        }
    }

    fn add_since(&mut self, repository: &Repository, revision: &str) -> Result<(), ChangedError> {
        for file in of_git(repository.since(revision))? {
            if let Some(real) = in_repository(repository, &file) {
                self.add(real, added(&file));
            }
        }
        for name in repository.untracked().map_err(ChangedError::Git)? {
            if let Some(real) = real(&repository.root, &name) {
                self.by_path.insert(real, Lines::All);
            }
        }
        Ok(())
    }

    /// What is read is the files as they are, so lines of the index are followed to where they stand in those.
    fn add_staged(&mut self, repository: &Repository) -> Result<(), ChangedError> {
        let unstaged = of_git(repository.unstaged())?;
        for file in of_git(repository.staged())? {
            let later = unstaged.iter().find(|it| it.name == file.name).map_or(&[][..], |it| &it.hunks);
            let lines = added(&file).into_iter().filter_map(|it| moved(it, later)).collect();
            if let Some(real) = in_repository(repository, &file) {
                self.add(real, lines);
            }
        }
        Ok(())
    }

    fn add(&mut self, path: PathBuf, lines: Vec<u32>) {
        match self.by_path.entry(path).or_insert_with(|| Lines::These(Vec::new())) {
            Lines::All => {}
            Lines::These(known) => {
                known.extend(lines);
                known.sort_unstable();
            }
        }
    }

    /// For each of some findings whether a new line is among those of the place that it points at, of the place where its
    /// handle is made, or of those that its repair would change, imports aside.
    pub fn touches(&self, findings: &[Finding], files: &[RustFile]) -> Vec<bool> {
        let lines = |it: &RustFile| self.by_path.get(&it.path.canonicalize().ok()?);
        let by_file: Vec<Option<&Lines>> = files.iter().map(lines).collect();
        let is_new = |at: FileSpan| match by_file.get(at.file.0 as usize).copied().flatten() {
            None => false,
            Some(Lines::All) => true,
            Some(Lines::These(new)) => lines_of(files, at).is_some_and(|it| {
                new.get(new.partition_point(|line| line < it.start())).is_some_and(|line| line <= it.end())
            }),
        };
        findings.iter().map(|it| places(it).into_iter().any(is_new)).collect()
    }
}

fn places(finding: &Finding) -> Vec<FileSpan> {
    let flow = &finding.flow;
    let mut places: Vec<FileSpan> = flow.sinks.first().map(|it| it.at).into_iter().collect();
    places.push(flow.source.at);
    if let Verdict::Fix(repair, _) = &finding.verdict {
        places.extend(repair.changes.iter().map(|it| it.at));
    }
    places
}

fn lines_of(files: &[RustFile], at: FileSpan) -> Option<RangeInclusive<u32>> {
    let FileId(file) = at.file;
    let file = files.get(file as usize)?;
    let line = |it: u32| file.line_column(it).line;
    Some(line(at.span.start)..=line(at.span.end.saturating_sub(1).max(at.span.start)))
}

#[expect(clippy::disallowed_methods, reason = "the diff that `--in-diff` names is no file of the project")]
fn read(path: &Path, current_dir: &Path) -> io::Result<Vec<u8>> {
    if !is_stdin(path) {
        return std::fs::read(current_dir.join(path));
    }
    let mut text = Vec::new();
    io::stdin().lock().read_to_end(&mut text)?;
    Ok(text)
}

fn of_git(answer: Result<Vec<u8>, GitError>) -> Result<Vec<FileDiff>, ChangedError> {
    let text = answer.map_err(ChangedError::Git)?;
    parse(&text).map_err(|it| ChangedError::Git(GitError::Failed(it.to_string())))
}

fn in_repository(repository: &Repository, file: &FileDiff) -> Option<PathBuf> {
    real(&repository.root, file.name.strip_prefix("b/")?)
}

fn real(base: &Path, name: &str) -> Option<PathBuf> {
    base.join(name).canonicalize().ok().filter(|it| it.is_file())
}

/// A name without the letter that git puts in front of it, and as it is.
fn spellings(name: &str) -> impl Iterator<Item = &str> {
    let bare = ["b/", "w/", "i/", "c/", "o/"].into_iter().find_map(|it| name.strip_prefix(it));
    bare.into_iter().chain([name])
}

fn added(file: &FileDiff) -> Vec<u32> {
    file.hunks.iter().flat_map(|it| it.added.iter().copied()).collect()
}

/// Where a line stands after some hunks; `None` where one of them takes it out.
fn moved(line: u32, hunks: &[Hunk]) -> Option<u32> {
    let mut moved = line;
    for hunk in hunks {
        // What is only added stands behind the line that is named.
        let is_before = if hunk.old.is_empty() { hunk.old.start < line } else { hunk.old.end <= line };
        if hunk.old.contains(&line) {
            return None;
        }
        if is_before {
            moved = (moved + (hunk.new.end - hunk.new.start)).checked_sub(hunk.old.end - hunk.old.start)?;
        }
    }
    Some(moved)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_index_is_followed_to_where_it_stands_now() {
        let hunk = |old, new| Hunk { old, new, added: Vec::new() };
        let hunks = [hunk(2..2, 3..5), hunk(6..7, 9..9), hunk(9..10, 11..12)];
        let followed: Vec<Option<u32>> = (1..=10).map(|it| moved(it, &hunks)).collect();
        let expected = [Some(1), Some(2), Some(5), Some(6), Some(7), None, Some(8), Some(9), None, Some(11)];
        assert_eq!(followed, expected);
    }

    #[test]
    fn a_name_is_looked_for_without_its_prefix_first() {
        assert_eq!(spellings("b/src/a.rs").collect::<Vec<_>>(), ["src/a.rs", "b/src/a.rs"]);
        assert_eq!(spellings("src/a.rs").collect::<Vec<_>>(), ["src/a.rs"]);
    }
}
