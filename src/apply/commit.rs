//! Tells git to commit files as they are on disk, and nothing else that is staged, as whom git says and with its hooks.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::file::RustFile;

use super::git::{batches, by_root, first_line, git};

/// Why these files could not be committed once they are rewritten, as far as that is known before.
pub fn cannot_commit(files: &[&RustFile]) -> Option<String> {
    let paths: Vec<&Path> = files.iter().map(|it| it.path.as_path()).collect();
    let by_root = by_root(&paths);
    let inside: BTreeSet<usize> = by_root.values().flatten().map(|it| it.0).collect();
    if let Some((_, outside)) = files.iter().enumerate().find(|(at, _)| !inside.contains(at)) {
        return Some(format!("{}: lies in no git repository; run without --commit", outside.shown));
    }
    by_root.iter().find_map(|(root, named)| {
        let known = match known(root, named) {
            Ok(known) => known,
            Err(why) => return Some(why),
        };
        match named.iter().find(|it| !known.contains(&it.1)) {
            Some((at, _)) => {
                let shown = files.get(*at).map_or("", |it| &it.shown);
                Some(format!("{shown}: git does not know it; add it to git, or run without --commit"))
            }
            None => nobody(root),
        }
    })
}

/// Commits the files, in each repository that they lie in; how many commits that made.
///
/// # Errors
/// What git or one of its hooks says.
pub fn commit(files: &[&RustFile], message: &str) -> Result<usize, String> {
    let paths: Vec<&Path> = files.iter().map(|it| it.path.as_path()).collect();
    let by_root = by_root(&paths);
    for (root, named) in &by_root {
        let names: Vec<&str> = named.iter().map(|it| it.1.as_str()).collect();
        commit_in(root, &names, message).map_err(|it| it.to_string())?;
    }
    Ok(by_root.len())
}

fn commit_in(root: &Path, names: &[&str], message: &str) -> io::Result<()> {
    let mut file = tempfile::Builder::new().prefix("buffix-commit-").tempfile()?;
    file.write_all(message.as_bytes())?;
    let mut commit = git(root);
    // A line of Markdown may begin as a comment of git does.
    commit.args(["--literal-pathspecs", "commit", "--quiet", "--only", "--cleanup=whitespace", "--file"]);
    commit.arg(file.path());
    let output = with_names(commit.args(["--pathspec-from-file=-", "--pathspec-file-nul"]), names)?;
    if output.status.success() { Ok(()) } else { Err(io::Error::other(said(&output))) }
}

/// Runs git with the names on its standard input, each ended by NUL: there may be more than a command line holds.
fn with_names(git: &mut Command, names: &[&str]) -> io::Result<Output> {
    let mut child = git.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let mut input = String::new();
    for name in names {
        let _ = write!(input, "{name}\0");
    }
    let stdin = child.stdin.take();
    let writing = std::thread::spawn(move || stdin.map(|mut it| it.write_all(input.as_bytes())));
    let output = child.wait_with_output()?;
    // Git that ends before it has read all says why by its exit code.
    let _ = writing.join();
    Ok(output)
}

/// What git and its hooks printed, on one line.
fn said(output: &Output) -> String {
    let both = [&output.stderr[..], &output.stdout[..]].concat();
    let lines: Vec<String> = String::from_utf8_lossy(&both)
        .lines()
        .map(|it| it.trim().to_owned())
        .filter(|it| !it.is_empty())
        .collect();
    if lines.is_empty() { "git commit failed without a word".to_owned() } else { lines.join("; ") }
}

/// Those of the files that are in git's index.
fn known(root: &Path, named: &[(usize, String)]) -> Result<BTreeSet<String>, String> {
    let mut known = BTreeSet::new();
    for batch in batches(named) {
        let mut list = git(root);
        list.args(["--literal-pathspecs", "ls-files", "-z", "--"]).args(batch.iter().map(|it| &it.1));
        let output = list.output();
        let output = output.map_err(|it| format!("git cannot be run ({it}); run without --commit"))?;
        if !output.status.success() {
            return Err(format!("git does not list its files ({})", first_line(&output.stderr)));
        }
        known.extend(String::from_utf8_lossy(&output.stdout).split('\0').map(str::to_owned));
    }
    Ok(known)
}

/// Why git does not know who commits, if it does not.
fn nobody(root: &Path) -> Option<String> {
    ["AUTHOR", "COMMITTER"].iter().find_map(|who| {
        let output = git(root).args(["var", &format!("GIT_{who}_IDENT")]).output().ok()?;
        (!output.status.success()).then(|| {
            format!(
                "git does not know who commits ({}); set `git config user.name` and `git config user.email`, \
                 or GIT_{who}_NAME and GIT_{who}_EMAIL",
                first_line(&output.stderr)
            )
        })
    })
}
