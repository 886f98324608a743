//! What git says has changed: since a commit, in the index, and what it does not know yet. Changes nothing.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Output;

use super::git::{first_line, git, repository};

/// Why git gives no diff.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GitError {
    NotInstalled,
    NoRepository(PathBuf),
    NoSuchCommit {
        revision: String,
        root: PathBuf,
        is_shallow: bool,
    },
    NothingInCommon {
        revision: String,
        root: PathBuf,
        is_shallow: bool,
    },
    /// What it said.
    Failed(String),
}

impl fmt::Display for GitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fetch = |is_shallow: bool| {
            if is_shallow {
                "the clone is shallow: run `git fetch --unshallow`, or check out with its whole history"
            } else {
                "fetch it first, or name another one"
            }
        };
        match self {
            GitError::NotInstalled => {
                f.write_str("git was not found; install it, or pass a diff with --in-diff")
            }
            GitError::NoRepository(folder) => {
                write!(f, "{}: lies in no git repository; pass a diff with --in-diff", folder.display())
            }
            GitError::NoSuchCommit { revision, root, is_shallow } => {
                write!(f, "`{revision}` is no commit in {}; {}", root.display(), fetch(*is_shallow))
            }
            GitError::NothingInCommon { revision, root, is_shallow } => write!(
                f,
                "`{revision}` and HEAD have no commit in common in {}; {}",
                root.display(),
                fetch(*is_shallow)
            ),
            GitError::Failed(said) => write!(f, "git fails: {said}"),
        }
    }
}

impl std::error::Error for GitError {}

/// A repository that is asked, by the folder of its work tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repository {
    pub root: PathBuf,
}

impl Repository {
    /// That which a file or folder lies in.
    ///
    /// # Errors
    /// Where there is none.
    pub fn around(path: &Path) -> Result<Self, GitError> {
        let real = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        let root = repository(&real, &mut std::collections::HashMap::new());
        root.map(|root| Self { root }).ok_or(GitError::NoRepository(real))
    }

    /// From the last commit that a revision and HEAD have in common to the files as they are.
    ///
    /// # Errors
    /// Where git has no such commit, or the clone does not reach so far back.
    pub fn since(&self, revision: &str) -> Result<Vec<u8>, GitError> {
        let commit = format!("{revision}^{{commit}}");
        let found = self.ask(&["rev-parse", "--verify", "--quiet", &commit])?;
        let (revision, root) = (revision.to_owned(), self.root.clone());
        if !found.status.success() || revision.starts_with('-') {
            return Err(GitError::NoSuchCommit { revision, root, is_shallow: self.is_shallow() });
        }
        let commit = String::from_utf8_lossy(&found.stdout).trim().to_owned();
        let base = self.ask(&["merge-base", &commit, "HEAD"])?;
        let base = String::from_utf8_lossy(&base.stdout).trim().to_owned();
        if base.is_empty() {
            return Err(GitError::NothingInCommon { revision, root, is_shallow: self.is_shallow() });
        }
        self.diff(&[&base])
    }

    /// From HEAD to the index.
    ///
    /// # Errors
    /// What git says.
    pub fn staged(&self) -> Result<Vec<u8>, GitError> {
        self.diff(&["--cached"])
    }

    /// From the index to the files as they are.
    ///
    /// # Errors
    /// What git says.
    pub fn unstaged(&self) -> Result<Vec<u8>, GitError> {
        self.diff(&[])
    }

    /// The Rust files that git does not know and does not ignore, from the root.
    ///
    /// # Errors
    /// What git says.
    pub fn untracked(&self) -> Result<Vec<String>, GitError> {
        let listed = self.answer(&["ls-files", "--others", "--exclude-standard", "-z", "--", "*.rs"])?;
        let names = listed.split(|it| *it == 0).filter(|it| !it.is_empty());
        Ok(names.map(|it| String::from_utf8_lossy(it).into_owned()).collect())
    }

    /// Whatever the user has set for diffs that people read.
    fn diff(&self, which: &[&str]) -> Result<Vec<u8>, GitError> {
        let plain = ["diff", "--no-color", "--no-ext-diff", "--no-textconv", "--unified=0", "--find-renames"];
        let more = ["--src-prefix=a/", "--dst-prefix=b/", "--ignore-submodules=all"];
        self.answer(&[&plain[..], &more, which, &["--", "*.rs"]].concat())
    }

    fn answer(&self, arguments: &[&str]) -> Result<Vec<u8>, GitError> {
        let output = self.ask(arguments)?;
        if output.status.success() {
            Ok(output.stdout)
        } else {
            Err(GitError::Failed(first_line(&output.stderr)))
        }
    }

    fn ask(&self, arguments: &[&str]) -> Result<Output, GitError> {
        let mut git = git(&self.root);
        // `git commit FILE` gives its hooks an index that is not the usual one.
        let here = std::env::current_dir().unwrap_or_default();
        if let Some(index) = std::env::var_os("GIT_INDEX_FILE").filter(|_| here.starts_with(&self.root)) {
            git.env("GIT_INDEX_FILE", here.join(index));
        }
        git.args(["--no-optional-locks", "-c", "core.quotePath=false", "-c", "diff.relative=false"]);
        git.args(arguments).output().map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => GitError::NotInstalled,
            _ => GitError::Failed(error.to_string()),
        })
    }

    fn is_shallow(&self) -> bool {
        let said = self.ask(&["rev-parse", "--is-shallow-repository"]);
        said.is_ok_and(|it| it.stdout.trim_ascii() == b"true")
    }
}
