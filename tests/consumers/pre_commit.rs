//! `.pre-commit-hooks.yaml` as pre-commit takes it: it installs the hooks from a copy of this repository and runs them.

use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::root;
use crate::scratch::{COUNTS_LINES, Run, commit_all, folder, git, read, read_text, run_of, skipped, write};
use crate::tools::{accepted, tools};

/// What the hooks are built with: a build for the sake of a test need not be fast later.
const QUICK: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_LTO", "false"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "false"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
];

/// Only where the tools were installed for the tests, since it builds the program once more.
fn pre_commit(home: &Path) -> Option<Command> {
    let program = tools().map(|it| it.join("bin/pre-commit")).filter(|it| it.is_file());
    let Some(program) = program else {
        skipped("there is no pre-commit in BUFFIX_TOOLS");
        return None;
    };
    let mut command = Command::new(program);
    command.env("PRE_COMMIT_HOME", home).envs(QUICK);
    command.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("pre-commit"));
    // For a hook that takes the program as it is installed.
    let path = std::env::var_os("PATH").unwrap_or_default();
    let own = Path::new(env!("CARGO_BIN_EXE_buffix")).parent().map(Path::to_path_buf);
    command.env("PATH", std::env::join_paths(own.into_iter().chain(std::env::split_paths(&path))).unwrap());
    command.env("GIT_CONFIG_NOSYSTEM", "1").env("GIT_CONFIG_GLOBAL", home.join("no-such-config"));
    Some(command)
}

/// What cargo needs of this repository, and the hooks, as a repository of one commit.
fn copy_of_this() -> TempDir {
    let copy = folder();
    for part in
        ["Cargo.toml", "Cargo.lock", ".pre-commit-hooks.yaml", "README.md", "build.rs", "src", "benches"]
    {
        for entry in walkdir::WalkDir::new(root().join(part)).into_iter().filter_map(Result::ok) {
            if entry.file_type().is_file() {
                let below = entry.path().strip_prefix(root()).unwrap();
                write(copy.path(), &below.to_string_lossy(), read(entry.path()));
            }
        }
    }
    commit_all(copy.path());
    copy
}

/// The ids in the file, in which nobody nests anything.
fn hooks() -> Option<Vec<String>> {
    let file = root().join(".pre-commit-hooks.yaml");
    let text = file.is_file().then(|| read_text(file))?;
    let ids = text.lines().filter_map(|it| it.trim_start_matches("- ").trim().strip_prefix("id:"));
    Some(ids.map(|it| it.trim().trim_matches(['"', '\'']).to_owned()).collect())
}

fn head(repository: &Path) -> String {
    let run = run_of(&crate::scratch::git_command(repository, &["rev-parse", "HEAD"]).output().unwrap());
    run.stdout.trim().to_owned()
}

#[test]
fn the_hooks_are_installed_and_stop_a_commit_with_a_finding() {
    // Where there are no hooks there is nothing to install.
    let Some(hooks) = hooks() else { return };
    let home = folder();
    let Some(mut validate) = pre_commit(home.path()) else { return };
    accepted(validate.arg("validate-manifest").arg(root().join(".pre-commit-hooks.yaml")));
    let source = copy_of_this();
    let project = folder();
    let ids: Vec<String> = hooks.iter().map(|it| format!("      - id: {it}\n")).collect();
    let config = format!(
        "repos:\n  - repo: {}\n    rev: {}\n    hooks:\n{}",
        source.path().display(),
        head(source.path()),
        ids.concat()
    );
    write(project.path(), ".pre-commit-config.yaml", config);
    write(project.path(), "Cargo.toml", "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2024\"\n");
    write(project.path(), "src/lib.rs", "pub fn clean() {}\n");
    commit_all(project.path());
    let run = |hook: &str| -> Run {
        let mut command = pre_commit(home.path()).unwrap();
        let run = command.current_dir(project.path()).args(["run", "--color=never", "--all-files", hook]);
        run_of(&run.output().unwrap())
    };
    for hook in &hooks {
        let clean = run(hook);
        assert_eq!(clean.code, Some(0), "{hook}: {}{}", clean.stdout, clean.stderr);
        assert!(clean.stdout.contains("Passed"), "{hook}: {}", clean.stdout);
    }
    for hook in &hooks {
        write(project.path(), "src/lib.rs", COUNTS_LINES);
        git(project.path(), &["add", "--all"]);
        let found = run(hook);
        assert_eq!(found.code, Some(1), "{hook}: {}{}", found.stdout, found.stderr);
        let is_told =
            found.stdout.contains("unbuffered_read") || found.stdout.contains("files were modified");
        assert!(is_told, "{hook}: {}", found.stdout);
    }
}
