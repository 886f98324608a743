//! All programs, before and after, in one scratch workspace that stays between runs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rayon::prelude::*;
use serde_json::Value;

use crate::case::{Case, Files, Kind, write_tree};
use crate::tool::{Allowed, repaired};

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// The crates that a case may use.
const DEPENDENCIES: &str = r#"
anyhow = "1"
crossterm = { version = "0.29", default-features = false }
byteorder = "1"
csv = "1"
eyre = "0.6"
flate2 = "1"
fs-err = "3"
indicatif = { version = "0.18", default-features = false }
log = "0.4"
miette = "7"
parquet = { version = "57", default-features = false }
plist = "1"
rand_core = "0.9"
ratatui = { version = "0.30", default-features = false, features = ["crossterm"] }
serde = { version = "1", features = ["derive"] }
serde_json = "1"
snafu = "0.8"
tempfile = "3"
thiserror = "2"
tokio = { version = "1", features = ["fs", "io-util", "macros", "net", "process", "rt-multi-thread", "sync", "time"] }
"#;

/// What a program is built with that nobody debugs.
const LEAN: [(&str, &str); 3] =
    [("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "0"), ("CARGO_PROFILE_DEV_STRIP", "symbols")];

/// A program to build: a case, before or after its repair.
struct Program {
    name: String,
    edition: String,
    files: Files,
    has_manifest: bool,
}

/// What came of each program, by `⟨case⟩_before` and `⟨case⟩_after`.
#[derive(Default)]
pub struct Build {
    pub executables: BTreeMap<String, PathBuf>,
    pub errors: BTreeMap<String, Vec<String>>,
    /// The lint codes of its warnings.
    pub warnings: BTreeMap<String, BTreeSet<String>>,
}

/// A package that may use every crate the cases know.
pub fn manifest(name: &str, edition: &str) -> String {
    format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"{edition}\"\n\n[dependencies]{DEPENDENCIES}"
    )
}

/// Builds every case as it stands, and again as buffix leaves it.
pub fn build(cases: &[Case]) -> Build {
    let mut build = Build::default();
    let mut programs: Vec<Program> =
        cases.iter().map(|case| program(case, "before", case.files.clone())).collect();
    let after: Vec<_> = cases.par_iter().filter_map(after_repair).collect();
    for program in after {
        match program {
            Ok(program) => programs.push(program),
            Err((name, error)) => build.errors.entry(name).or_default().push(error),
        }
    }
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cases");
    let (own, shared): (Vec<_>, Vec<_>) = programs.iter().partition(|it| it.has_manifest);
    write_workspace(&root, &shared);
    cargo_build(&root, &root.join("target"), None, &mut build);
    for program in own {
        let dir = root.join("own").join(&program.name);
        write_tree(&dir, &program.files);
        cargo_build(&dir, &dir.join("target"), Some(&program.name), &mut build);
    }
    build
}

fn program(case: &Case, side: &str, files: Files) -> Program {
    let name = format!("{}_{side}", case.slug());
    Program { name, edition: case.edition.clone(), files, has_manifest: case.has_manifest }
}

fn after_repair(case: &Case) -> Option<Result<Program, (String, String)>> {
    let allowed = match case.kind {
        Kind::Fixed => Allowed::Safe,
        Kind::Review => Allowed::Unsafe,
        Kind::Left | Kind::Open => return None,
    };
    Some(match repaired(case, allowed) {
        Ok(files) => Ok(program(case, "after", files)),
        Err(error) => Err((format!("{}_after", case.slug()), error)),
    })
}

/// One package an edition, one binary a program.
fn write_workspace(root: &Path, programs: &[&Program]) {
    let mut files = Files::new();
    let members = EDITIONS.map(|edition| format!("\"edition-{edition}\"")).join(", ");
    let workspace = format!("[workspace]\nresolver = \"2\"\nmembers = [{members}]\n");
    files.insert("Cargo.toml".to_owned(), workspace.into_bytes());
    for edition in EDITIONS {
        let name = format!("edition-{edition}");
        files.insert(format!("{name}/Cargo.toml"), manifest(&name, edition).into_bytes());
        files.insert(format!("{name}/src/lib.rs"), Vec::new());
    }
    for Program { name, edition, files: sources, .. } in programs {
        for (path, bytes) in sources {
            let Some(path) = path.strip_prefix("src/") else { continue };
            files.insert(format!("edition-{edition}/src/bin/{name}/{path}"), bytes.clone());
        }
    }
    for edition in EDITIONS {
        remove_strangers(&root.join(format!("edition-{edition}/src/bin")), root, &files);
    }
    write_tree(root, &files);
}

/// Removes what an earlier run left below `dir` and this one does not write.
fn remove_strangers(dir: &Path, root: &Path, files: &Files) {
    for entry in walkdir::WalkDir::new(dir).into_iter().filter_map(Result::ok) {
        let relative = entry.path().strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
        if entry.file_type().is_file() && !files.contains_key(&relative) {
            fs::remove_file(entry.path()).unwrap();
        }
    }
    // An empty directory below `src/bin` is no binary, so only the files matter.
    for entry in fs::read_dir(dir).into_iter().flatten().filter_map(Result::ok) {
        fs::remove_dir(entry.path()).ok();
    }
}

/// `only`: the name under which the one binary of a case with its own manifest is kept.
fn cargo_build(dir: &Path, target: &Path, only: Option<&str>, build: &mut Build) {
    let run = |offline: bool| {
        let mut command = Command::new(env!("CARGO"));
        command.args(["build", "--workspace", "--bins", "--keep-going", "--message-format", "json"]);
        command.arg("--target-dir").arg(target).current_dir(dir);
        if offline {
            command.arg("--offline");
        }
        for variable in
            ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_TARGET_DIR", "RUSTC_WORKSPACE_WRAPPER"]
        {
            command.env_remove(variable);
        }
        // More than a thousand programs, each with all of std, would fill a small disk.
        command.envs(LEAN);
        command.output().unwrap()
    };
    let mut output = run(true);
    if !output.status.success() && output.stdout.is_empty() {
        output = run(false);
    }
    let messages = String::from_utf8_lossy(&output.stdout).into_owned();
    if messages.is_empty() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        build.errors.entry(only.unwrap_or("all programs").to_owned()).or_default().push(said);
    }
    for message in messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
        keep(&message, only, build);
    }
}

fn keep(message: &Value, only: Option<&str>, build: &mut Build) {
    let name = only.or(message["target"]["name"].as_str()).unwrap_or_default().to_owned();
    if let Some(executable) = message["executable"].as_str() {
        build.executables.insert(name.clone(), PathBuf::from(executable));
    }
    let diagnostic = &message["message"];
    match diagnostic["level"].as_str() {
        Some("error") => {
            let rendered = diagnostic["rendered"].as_str().unwrap_or_default().to_owned();
            build.errors.entry(name).or_default().push(rendered);
        }
        Some("warning") => {
            let code = diagnostic["code"]["code"].as_str().unwrap_or_default().to_owned();
            build.warnings.entry(name).or_default().insert(code);
        }
        _ => {}
    }
}
