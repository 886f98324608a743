//! What tools that work on many repositories rely on: exit codes, an untouched or a whole tree, no surprise beside it.
#![expect(clippy::disallowed_methods, reason = "other programs are run beside the one that is tested")]

#[path = "scratch/folder.rs"]
mod scratch;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use scratch::{
    COUNTS_LINES, Run, buffix, command, commit_all, folder, git, git_command, read, run_of, write,
};

const SAVES_ROWS: &str = r#"use std::fs::File;
use std::io::{self, Write};

pub fn save(path: &str, rows: &[u32]) -> io::Result<()> {
    let mut file = File::create(path)?;
    for row in rows {
        writeln!(file, "{row}")?;
    }
    Ok(())
}
"#;

const CONTRACT: [&str; 3] = ["--fix-only", "--quiet", "."];

/// A repository with two commits, two crates and a finding in each.
fn origin() -> tempfile::TempDir {
    let origin = folder();
    let path = origin.path();
    write(path, "Cargo.toml", "[workspace]\nmembers = [\"reader\", \"writer\"]\nresolver = \"2\"\n");
    for (name, text) in [("reader", COUNTS_LINES), ("writer", SAVES_ROWS)] {
        let manifest = format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
        write(path, &format!("{name}/Cargo.toml"), manifest);
        write(path, &format!("{name}/src/lib.rs"), text);
    }
    commit_all(path);
    git(path, &["commit", "--quiet", "--allow-empty", "--message", "second"]);
    origin
}

/// As fleet tools clone: only the last commit, and no branch.
fn clone(origin: &Path, parent: &Path, name: &str) -> PathBuf {
    let url = format!("file://{}", origin.display());
    git(parent, &["clone", "--quiet", "--depth", "1", &url, name]);
    let clone = parent.join(name);
    git(&clone, &["checkout", "--quiet", "--detach"]);
    clone
}

fn output_of_git(folder: &Path, arguments: &[&str]) -> String {
    let run = run_of(&git_command(folder, arguments).output().expect("git is installed"));
    assert_eq!(run.code, Some(0), "git {arguments:?}: {}", run.stderr);
    run.stdout
}

fn status(folder: &Path) -> String {
    output_of_git(folder, &["status", "--porcelain", "--untracked-files=all", "--ignored"])
}

/// Every file but git's own, by its name.
fn tree(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = walkdir::WalkDir::new(folder).into_iter().filter_entry(|it| it.file_name() != ".git");
    let files = entries.filter_map(Result::ok).filter(|it| it.file_type().is_file());
    files.map(|it| (it.path().strip_prefix(folder).expect("walked").to_owned(), read(it.path()))).collect()
}

fn assert_silent(run: &Run, code: i32) {
    let ended = (run.code, run.stdout.as_str(), run.stderr.as_str());
    assert_eq!(ended, (Some(code), "", ""));
}

#[test]
fn a_shallow_clone_without_a_branch_is_repaired_and_nothing_lies_beside_it() {
    let (origin, parent) = (origin(), folder());
    let clone = clone(origin.path(), parent.path(), "clone");
    assert_eq!(output_of_git(&clone, &["rev-parse", "--is-shallow-repository"]), "true\n");
    let head = output_of_git(&clone, &["rev-parse", "HEAD"]);
    assert_silent(&buffix(&clone, &CONTRACT), 0);
    assert_eq!(status(&clone), " M reader/src/lib.rs\n M writer/src/lib.rs\n");
    assert_eq!(output_of_git(&clone, &["rev-parse", "HEAD"]), head, "nothing is committed unasked");
}

#[test]
fn a_second_run_changes_nothing_and_exits_with_0_too() {
    let (origin, parent) = (origin(), folder());
    let clone = clone(origin.path(), parent.path(), "clone");
    assert_silent(&buffix(&clone, &CONTRACT), 0);
    let repaired = tree(&clone);
    git(&clone, &["commit", "--quiet", "--all", "--message", "repaired"]);
    assert_silent(&buffix(&clone, &CONTRACT), 0);
    assert_eq!(status(&clone), "");
    assert_eq!(tree(&clone), repaired);
}

#[test]
fn the_same_code_becomes_the_same_bytes_under_any_name_and_number_of_threads() {
    let (origin, parent) = (origin(), folder());
    let made = |name: &str, jobs: &str| {
        let clone = clone(origin.path(), parent.path(), name);
        let body = parent.path().join(format!("{name}.md"));
        let (title, body) = (body.with_extension("txt"), body);
        let texts =
            ["--pr-title", title.to_str().expect("UTF-8"), "--pr-body", body.to_str().expect("UTF-8")];
        let run = buffix(&clone, &[&["--fix-only", "-q", "-j", jobs, "."][..], &texts].concat());
        assert_silent(&run, 0);
        (tree(&clone), read(title), read(body))
    };
    let first = made("one", "1");
    assert!(!first.1.is_empty() && !first.2.is_empty());
    assert_eq!(first, made("another", "2"));
    assert_eq!(first, made("third", "7"));
}

#[test]
fn a_real_failure_is_exit_code_2_and_an_untouched_tree() {
    let (origin, parent) = (origin(), folder());
    let fails = |name: &str, prepare: &dyn Fn(&Path), arguments: &[&str], says: &str| {
        let clone = clone(origin.path(), parent.path(), name);
        prepare(&clone);
        let before = tree(&clone);
        let run = buffix(&clone, arguments);
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{name}: {}", run.stderr);
        assert!(run.stderr.contains(says), "{name}: {}", run.stderr);
        assert!(tree(&clone) == before, "{name}");
    };
    let dirty = |clone: &Path| {
        write(clone, "writer/src/lib.rs", format!("{SAVES_ROWS}\n// mine\n"));
    };
    let configured = |clone: &Path| {
        write(clone, "buffix.toml", "selekt = []\n");
    };
    let read_only = |clone: &Path| {
        let path = clone.join("writer/src/lib.rs");
        let mut permissions = path.metadata().expect("a file").permissions();
        permissions.set_readonly(true);
        std::fs::set_permissions(path, permissions).expect("our file");
    };
    fails("dirty", &dirty, &CONTRACT, "writer/src/lib.rs: has uncommitted changes");
    fails("configured", &configured, &CONTRACT, "unknown key `selekt`");
    fails("read_only", &read_only, &CONTRACT, "writer/src/lib.rs: is read-only");
    fails(
        "missing",
        &|_| {},
        &["--fix-only", "-q", ".", "no-such-folder"],
        "there is no such file or folder",
    );
    let unbuilt = ["--fix-only", "-q", "--verify=echo error: broken; false", "."];
    fails("unbuilt", &|_| {}, &unbuilt, "fails before anything is rewritten");
    let body = ["--fix-only", "-q", "--pr-body", "no-such-folder/body.md", "."];
    fails("body", &|_| {}, &body, "cannot write no-such-folder/body.md");
}

#[test]
fn a_file_that_is_no_rust_is_named_and_keeps_nobody_from_the_rest() {
    let (origin, parent) = (origin(), folder());
    let clone = clone(origin.path(), parent.path(), "clone");
    write(&clone, "writer/templates/main.rs", "use std::fs::File;\nfn {{ name }}() {}\n");
    commit_all(&clone);
    let run = buffix(&clone, &CONTRACT);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert!(run.stderr.contains("writer/templates/main.rs:2:3: does not parse"), "{}", run.stderr);
    assert_eq!(status(&clone), " M reader/src/lib.rs\n M writer/src/lib.rs\n");
}

#[test]
fn what_bots_have_in_their_environment_changes_nothing_and_is_told_to_nobody() {
    let (origin, parent) = (origin(), folder());
    let plain = clone(origin.path(), parent.path(), "plain");
    assert_silent(&buffix(&plain, &CONTRACT), 0);
    let clone = clone(origin.path(), parent.path(), "clone");
    let mut run = command(&clone, &["--fix-only", "--pr-title", "-", "--pr-body", "-", "."]);
    run.env("DRY_RUN", "true")
        .env("REPOSITORY", "owner/name")
        .env("GITHUB_TOKEN", "hunter2")
        .env("CI", "true");
    let run = run_of(&run.env_remove("HOME").output().expect("the binary starts"));
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let told = run.stdout + &run.stderr;
    assert!(told.starts_with("Buffer reads and writes") && !told.contains("hunter2"), "{told}");
    assert!(!told.contains(&*clone.to_string_lossy()), "{told}");
    assert_eq!(tree(&clone), tree(&plain));
}

#[test]
fn nobody_is_asked_where_no_terminal_is() {
    let (origin, parent) = (origin(), folder());
    let clone = clone(origin.path(), parent.path(), "clone");
    // The pipe stays open, so whoever reads it waits for ever.
    let (reader, writer) = std::io::pipe().expect("a pipe");
    let output = command(&clone, &CONTRACT).stdin(Stdio::from(reader)).output().expect("the binary starts");
    drop(writer);
    assert_silent(&run_of(&output), 0);
}

#[test]
fn no_network_is_asked_for() {
    let (origin, parent) = (origin(), folder());
    let clone = clone(origin.path(), parent.path(), "clone");
    let trace = parent.path().join("trace");
    let mut strace = Command::new("strace");
    strace.args(["-f", "-qq", "-e", "trace=network", "-o"]).arg(&trace).arg(env!("CARGO_BIN_EXE_buffix"));
    match strace.args(CONTRACT).current_dir(&clone).output() {
        Ok(output) if output.status.success() => {
            let trace = String::from_utf8_lossy(&read(trace)).into_owned();
            assert!(!trace.contains("AF_INET"), "{trace}");
            assert_ne!(status(&clone), "");
        }
        _ => scratch::skipped("strace cannot trace here, so nobody saw that no network is asked for"),
    }
}

/// The script of a step of the action, by its id.
#[cfg(unix)]
fn script_of(action: &str, id: &str) -> String {
    let step = action.split(&format!("id: {id}\n")).nth(1).expect("the step is there");
    let script = step.split("run: |\n").nth(1).expect("it runs something");
    let lines = script.lines().take_while(|it| it.is_empty() || it.starts_with("        "));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(unix)]
#[test]
fn the_action_hands_over_what_a_pull_request_needs() {
    let (origin, parent) = (origin(), folder());
    let action = scratch::read_text(Path::new(env!("CARGO_MANIFEST_DIR")).join("action.yml"));
    let script = script_of(&action, "buffix");
    let outputs = |name: &str, is_repaired: bool| {
        let clone = clone(origin.path(), parent.path(), name);
        if is_repaired {
            assert_silent(&buffix(&clone, &CONTRACT), 0);
            git(&clone, &["commit", "--quiet", "--all", "--message", "repaired"]);
        }
        let temp = parent.path().join(format!("{name} temp"));
        std::fs::create_dir_all(temp.join("buffix/bin")).expect("a scratch folder");
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_buffix"), temp.join("buffix/bin/buffix"))
            .expect("a scratch folder");
        let mut bash = Command::new("bash");
        bash.args(["-eo", "pipefail", "-c", &script]).current_dir(&clone).env("RUNNER_TEMP", &temp);
        bash.env("GITHUB_OUTPUT", temp.join("output"))
            .env("PATHS", "reader writer")
            .env("FLAGS", "--isolated");
        let run = run_of(&bash.output().expect("bash is there"));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        let body = scratch::read_text(temp.join("buffix-body.md"));
        let output = scratch::read_text(temp.join("output"));
        (output.replace(&*temp.to_string_lossy(), "TEMP"), body)
    };
    let (output, body) = outputs("changed", false);
    assert_eq!(
        output,
        "changed=true\nfixed=2\nremaining=0\ntitle=Buffer reads and writes in `reader` and `writer`\n\
         body-path=TEMP/buffix-body.md\n"
    );
    assert!(body.contains("`writer/src/lib.rs:7:9`"), "{body}");
    assert!(body.contains("`buffix --fix --isolated reader writer`"), "{body}");
    let (output, body) = outputs("unchanged", true);
    assert_eq!(output, "changed=false\nfixed=0\nremaining=0\ntitle=\nbody-path=TEMP/buffix-body.md\n");
    assert_eq!(body, "");
}
