//! buffix on a fresh copy of a case, through its command line only.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use tempfile::TempDir;

use crate::case::{Case, Files, is_rust, read_tree, write_tree};
use crate::scratch::manifest;

/// Whether what is formatted can be held against rustfmt.
pub static HAS_RUSTFMT: LazyLock<bool> =
    LazyLock::new(|| Command::new("rustfmt").arg("--version").output().is_ok());

/// A copy of a case as a package of its own, outside any repository.
pub struct Checkout {
    dir: TempDir,
    selected: Option<String>,
}

pub struct Ran {
    pub stdout: String,
    pub code: i32,
}

const FIX: [&str; 3] = ["--fix", "--allow-dirty", "--allow-no-vcs"];
const FIX_UNSAFE: [&str; 4] = ["--fix", "--allow-dirty", "--allow-no-vcs", "--unsafe-fixes"];

/// What the tool may do to a case.
#[derive(Clone, Copy)]
pub enum Allowed {
    Safe,
    Unsafe,
}

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
        let checkout = Checkout { dir: tempfile::tempdir().unwrap(), selected: case.selected.clone() };
        write_tree(checkout.path(), &case.files);
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

    /// Runs buffix here. `Err` where it crashed, or exited with something else than 0 or 1.
    pub fn buffix(&self, args: &[&str]) -> Result<Ran, String> {
        let output = Command::new(env!("CARGO_BIN_EXE_buffix"))
            .args(args)
            .args(self.selected.iter().flat_map(|it| ["--select", it]))
            .current_dir(self.path())
            .env("NO_COLOR", "1")
            .output()
            .map_err(|error| error.to_string())?;
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        match output.status.code() {
            Some(code @ (0 | 1)) => Ok(Ran { stdout: said(&output.stdout), code }),
            _ => Err(format!("`buffix {}`: {}: {}", args.join(" "), output.status, said(&output.stderr))),
        }
    }

    /// Runs rustfmt on every file, with `style` as its configuration.
    pub fn format(&self, edition: &str, style: &str) -> Result<(), String> {
        std::fs::write(self.path().join("rustfmt.toml"), style).unwrap();
        let files = self.files();
        let output = Command::new("rustfmt")
            .args(["--edition", edition])
            .args(files.keys().filter(|it| is_rust(it)))
            .current_dir(self.path())
            .output()
            .map_err(|error| format!("rustfmt: {error}"))?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        if output.status.success() { Ok(()) } else { Err(format!("rustfmt: {said}")) }
    }

    /// Takes the markers out, which rustfmt would set below one another, and of which no diff should tell.
    pub fn without_markers(&self) {
        for (file, text) in self.files().iter().filter(|(it, _)| is_rust(it)) {
            let text: String = String::from_utf8_lossy(text).split_inclusive('\n').map(unmarked).collect();
            std::fs::write(self.path().join(file), text).unwrap();
        }
    }

    /// Applies a diff with `git apply` or `patch -p1`.
    pub fn apply(&self, program: &str, args: &[&str], diff: &str) -> Result<(), String> {
        let patch = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(patch.path(), diff).unwrap();
        let output = Command::new(program)
            .args(args)
            .arg(patch.path())
            .current_dir(self.path())
            .env("GIT_CEILING_DIRECTORIES", self.path().parent().unwrap())
            .env("GIT_CONFIG_NOSYSTEM", "1")
            .env("GIT_CONFIG_GLOBAL", "/dev/null")
            .output()
            .map_err(|error| format!("{program}: {error}"))?;
        let said = [output.stdout, output.stderr].concat();
        if output.status.success() {
            Ok(())
        } else {
            Err(format!("{program}: {}", String::from_utf8_lossy(&said)))
        }
    }
}

/// A line without its markers, with its end.
fn unmarked(line: &str) -> String {
    let Some((code, _)) = line.split_once("//~") else { return line.to_owned() };
    let end = &line[line.trim_end_matches(['\r', '\n']).len()..];
    code.trim_end().to_owned() + end
}

/// The files of a case after `--fix`.
pub fn repaired(case: &Case, allowed: Allowed) -> Result<Files, String> {
    let checkout = Checkout::of(case);
    checkout.buffix(allowed.fix())?;
    Ok(checkout.files())
}
