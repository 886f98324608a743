//! What git says about files: committed, staged, changed, new. Changes nothing, not even git's index.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GitState {
    /// Also of an ignored file, and outside any repository.
    Clean,
    Staged,
    Dirty,
    Untracked,
    /// What git said instead.
    Unanswered(String),
}

/// Bytes of paths on one command line; the smallest limit of a system is 32 KiB.
const MAX_ARGUMENTS: usize = 24 << 10;

/// The state of each file in the repository that it lies in, symbolic links followed.
///
/// Where there is no repository or no git, every file is clean.
pub fn dirty_files(paths: &[&Path]) -> Vec<GitState> {
    let mut states = vec![GitState::Clean; paths.len()];
    for (root, files) in &by_root(paths) {
        for batch in batches(files) {
            mark(root, batch, &mut states);
        }
    }
    states
}

/// By the folder of their repository the places of the files in the list, and their names from there as git spells
/// them. Those outside any repository are left out.
pub fn by_root(paths: &[&Path]) -> BTreeMap<PathBuf, Vec<(usize, String)>> {
    let mut roots = HashMap::new();
    let mut by_root: BTreeMap<PathBuf, Vec<(usize, String)>> = BTreeMap::new();
    for (place, path) in paths.iter().enumerate() {
        let Ok(real) = path.canonicalize() else { continue };
        let Some(root) = real.parent().and_then(|it| repository(it, &mut roots)) else { continue };
        if let Ok(inside) = real.strip_prefix(&root) {
            let parts: Vec<_> = inside.iter().map(|it| it.to_string_lossy()).collect();
            by_root.entry(root.clone()).or_default().push((place, parts.join("/")));
        }
    }
    by_root
}

/// The nearest folder with a `.git`, which is a file in submodules and work trees.
pub fn repository(folder: &Path, roots: &mut HashMap<PathBuf, Option<PathBuf>>) -> Option<PathBuf> {
    if let Some(known) = roots.get(folder) {
        return known.clone();
    }
    let root = if folder.join(".git").exists() {
        Some(folder.to_path_buf())
    } else {
        folder.parent().and_then(|it| repository(it, roots))
    };
    roots.insert(folder.to_path_buf(), root.clone());
    root
}

/// Parts of a list that fit on a command line each.
pub fn batches(files: &[(usize, String)]) -> Vec<&[(usize, String)]> {
    let mut batches = Vec::new();
    let mut start = 0;
    let mut length = 0;
    for (end, (_, path)) in files.iter().enumerate() {
        if end > start && length + path.len() > MAX_ARGUMENTS {
            batches.push(&files[start..end]);
            start = end;
            length = 0;
        }
        length += path.len() + 1;
    }
    batches.push(&files[start..]);
    batches
}

fn mark(root: &Path, batch: &[(usize, String)], states: &mut [GitState]) {
    let answer = match ask(root, batch) {
        Ok(output) if output.status.success() => Ok(output.stdout),
        Ok(output) => Err(first_line(&output.stderr)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error.to_string()),
    };
    match answer {
        Ok(answer) => {
            let said = parse(&answer);
            for (place, path) in batch {
                if let Some(state) = said.get(path) {
                    states[*place] = state.clone();
                }
            }
        }
        Err(why) => batch.iter().for_each(|it| states[it.0] = GitState::Unanswered(why.clone())),
    }
}

fn ask(root: &Path, batch: &[(usize, String)]) -> io::Result<Output> {
    git(root)
        .args(["--no-optional-locks", "--literal-pathspecs", "-c", "status.renames=false"])
        .args(["status", "--porcelain=v1", "-z", "--untracked-files=all", "--"])
        .args(batch.iter().map(|it| &it.1))
        .output()
}

/// Git in the folder of a repository, without a subcommand yet.
#[expect(clippy::disallowed_methods, reason = "asking git is what this module is for")]
pub fn git(root: &Path) -> Command {
    let mut git = Command::new("git");
    git.arg("-C").arg(root);
    // In a hook these name the repository of the hook, with paths that are relative to another folder.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] {
        git.env_remove(name);
    }
    git.env("LC_ALL", "C").stdin(Stdio::null());
    git
}

pub fn first_line(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).lines().next().unwrap_or("it failed without a word").to_owned()
}

/// Entries of `XY path`, ended by NUL: X is the state of the index, Y that of the file.
fn parse(answer: &[u8]) -> HashMap<String, GitState> {
    let answer = String::from_utf8_lossy(answer);
    let entry = |entry: &str| {
        let (code, path) = entry.split_at_checked(3)?;
        let state = match code.as_bytes() {
            b"?? " => GitState::Untracked,
            [b'U', ..] | [_, b'U', _] => GitState::Dirty,
            [_, b' ', _] => GitState::Staged,
            _ => GitState::Dirty,
        };
        Some((path.to_owned(), state))
    };
    answer.split('\0').filter_map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_letters_of_git_are_told_apart() {
        let said = parse(b"M  staged.rs\0 M dirty.rs\0MM both.rs\0?? new.rs\0UU merged.rs\0A  a b.rs\0");
        assert_eq!(said["staged.rs"], GitState::Staged);
        assert_eq!(said["dirty.rs"], GitState::Dirty);
        assert_eq!(said["both.rs"], GitState::Dirty);
        assert_eq!(said["new.rs"], GitState::Untracked);
        assert_eq!(said["merged.rs"], GitState::Dirty);
        assert_eq!(said["a b.rs"], GitState::Staged);
    }

    #[test]
    fn many_paths_go_in_batches_and_none_is_lost() {
        let files: Vec<_> = (0..4000).map(|it| (it, format!("src/some/module/{it}.rs"))).collect();
        let batches = batches(&files);
        assert!(batches.len() > 1);
        assert_eq!(batches.concat(), files);
    }
}
