//! buffix on a fresh copy of a case, through its command line only.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use tempfile::TempDir;

use super::case::{Allowed, Case, Files, read_tree, write_tree};
use super::folder::{self, Run};
use super::package::manifest;

/// A copy of a case without its markers, of which no diff should tell, as a package of its own outside any repository.
pub struct Checkout {
    dir: TempDir,
    selected: Option<String>,
}

pub const JSON: [&str; 2] = ["--message-format", "json"];
const FIX: [&str; 3] = ["--fix", "--allow-dirty", "--allow-no-vcs"];
const FIX_UNSAFE: [&str; 4] = ["--fix", "--allow-dirty", "--allow-no-vcs", "--unsafe-fixes"];

impl Allowed {
    pub fn fix(self) -> &'static [&'static str] {
        match self {
            Allowed::Safe => &FIX,
            Allowed::Unsafe => &FIX_UNSAFE,
        }
    }

    pub fn diff(self) -> &'static [&'static str] {
        match self {
            Allowed::Safe => &["--diff"],
            Allowed::Unsafe => &["--diff", "--unsafe-fixes"],
        }
    }
}

impl Checkout {
    pub fn of(case: &Case) -> Checkout {
        let checkout = Checkout { dir: folder::folder(), selected: case.selected.clone() };
        write_tree(checkout.path(), &case.unmarked());
        if !case.has_manifest {
            let files = [("Cargo.toml".to_owned(), manifest("case", &case.edition).into_bytes())].into();
            write_tree(checkout.path(), &files);
        }
        checkout
    }

    pub fn path(&self) -> &Path {
        self.dir.path()
    }

    /// All files now, the manifest included.
    pub fn files(&self) -> Files {
        read_tree(self.path())
    }

    pub fn buffix(&self, args: &[&str]) -> Result<Run, String> {
        buffix(self.path(), args, self.selected.as_deref())
    }

    /// Writes some of its files anew.
    pub fn write(&self, texts: &BTreeMap<String, String>) {
        let files = texts.iter().map(|(file, it)| (file.clone(), it.clone().into_bytes())).collect();
        write_tree(self.path(), &files);
    }

    /// Applies a diff with `git apply` or `patch -p1`.
    pub fn apply(&self, program: &str, args: &[&str], diff: &str) -> Result<(), String> {
        let mut command = Command::new(program);
        command
            .args(args)
            .current_dir(self.path())
            .env("GIT_CEILING_DIRECTORIES", self.path().parent().unwrap())
            .env("GIT_CONFIG_NOSYSTEM", "1")
            .env("GIT_CONFIG_GLOBAL", "/dev/null");
        let run = folder::with_input(&mut command, diff).map_err(|error| format!("{program}: {error}"))?;
        match run.code {
            Some(0) => Ok(()),
            _ => Err(format!("{program}: {}{}", run.stdout, run.stderr)),
        }
    }
}

/// Runs buffix in a folder, with a rule that is off by default. `Err` where it crashed, or exited with something else
/// than 0 or 1.
pub fn buffix(dir: &Path, args: &[&str], selected: Option<&str>) -> Result<Run, String> {
    let selected: Vec<&str> = selected.iter().flat_map(|it| ["--select", it]).collect();
    let run = folder::buffix(dir, &[args, &selected].concat());
    match run.code {
        Some(0 | 1) => Ok(run),
        code => Err(format!("`buffix {}`: exit code {code:?}: {}", args.join(" "), run.stderr)),
    }
}

/// Whether a diff can be handed to `patch` here.
pub static HAS_PATCH: LazyLock<bool> =
    LazyLock::new(|| Command::new("patch").arg("--version").output().is_ok());

/// What buffix makes of a case.
pub struct Repair {
    pub diff: String,
    /// All files after `--fix`, the manifest included.
    pub files: Files,
}

impl Repair {
    /// Whether it may hold back what others would see.
    pub fn writes_through_buffer(&self) -> bool {
        self.files.values().any(|it| String::from_utf8_lossy(it).contains("BufWriter"))
    }
}

/// Asks for the diff, which must change nothing, and then for the files.
pub fn repair(case: &Case, allowed: Allowed) -> Result<Repair, String> {
    let checkout = Checkout::of(case);
    let before = checkout.files();
    let diff = checkout.buffix(allowed.diff())?.stdout;
    if checkout.files() != before {
        return Err(DIFF_CHANGES.to_owned());
    }
    Ok(Repair { diff, files: fixed(case, allowed)? })
}

pub const DIFF_CHANGES: &str = "`--diff` changed a file";

/// All files of a case after `--fix`, the manifest included.
pub fn fixed(case: &Case, allowed: Allowed) -> Result<Files, String> {
    let checkout = Checkout::of(case);
    checkout.buffix(allowed.fix())?;
    Ok(checkout.files())
}
