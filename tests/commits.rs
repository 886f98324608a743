//! `--commit`, `--pr-title`, `--pr-body` and the totals in JSON: what becomes of a rewrite in git and in words.

#[path = "scratch/folder.rs"]
mod scratch;

use std::path::Path;
use std::process::Command;

use scratch::{
    COUNTS_LINES, Run, buffix, command, commit_all, folder, git, git_command, read_text, run_of, write,
};
use tempfile::TempDir;

const SCANNER: &str = r"use std::fs::File;
use std::io::{self, Read};

pub struct Scanner {
    pub file: File,
}

impl Scanner {
    pub fn lines(&mut self) -> io::Result<usize> {
        let mut lines = 0;
        let mut byte = [0];
        while self.file.read(&mut byte)? == 1 {
            if byte[0] == b'\n' {
                lines += 1;
            }
        }
        Ok(lines)
    }
}
";

const SCANS: &str = r#"use std::fs::File;

pub fn lines() -> std::io::Result<usize> {
    zebra::Scanner { file: File::open("Cargo.toml")? }.lines()
}
"#;

/// `app` needs `zebra`, which a list by name would put last; `other` needs neither.
fn workspace() -> TempDir {
    let folder = folder();
    let path = folder.path();
    write(path, "Cargo.toml", "[workspace]\nmembers = [\"app\", \"other\", \"zebra\"]\nresolver = \"2\"\n");
    for name in ["app", "other", "zebra"] {
        let needs = if name == "app" { "\n[dependencies]\nzebra = { path = \"../zebra\" }\n" } else { "" };
        let manifest =
            format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n{needs}");
        write(path, &format!("{name}/Cargo.toml"), manifest);
        write(path, &format!("{name}/src/lib.rs"), COUNTS_LINES);
    }
    commit_all(path);
    folder
}

/// The binary in an environment where git knows who commits, and nothing else of whoever runs the tests.
fn committing(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = command(folder, arguments);
    command.env("GIT_CONFIG_NOSYSTEM", "1").env("GIT_CONFIG_GLOBAL", folder.join("no-such-config"));
    for who in ["AUTHOR", "COMMITTER"] {
        command.env(format!("GIT_{who}_NAME"), "a bot").env(format!("GIT_{who}_EMAIL"), "bot@example.org");
    }
    command
}

fn commit(folder: &Path, arguments: &[&str]) -> Run {
    run_of(&committing(folder, arguments).output().expect("the binary starts"))
}

fn ask(folder: &Path, arguments: &[&str]) -> String {
    let run = run_of(&git_command(folder, arguments).output().expect("git is installed"));
    assert_eq!(run.code, Some(0), "git {arguments:?}: {}", run.stderr);
    run.stdout
}

/// The subjects since the first commit, the oldest first, each with the files of its commit.
fn log(folder: &Path) -> Vec<String> {
    let log = ask(folder, &["log", "--reverse", "--format=%x01%s", "--name-only"]);
    let commits = log.split('\u{1}').filter(|it| !it.is_empty()).skip(1);
    commits.map(|it| it.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn all_is_one_commit_of_the_rewritten_files_alone() {
    let folder = workspace();
    let path = folder.path();
    git(path, &["checkout", "--quiet", "--detach"]);
    write(path, "staged.txt", "mine");
    git(path, &["add", "staged.txt"]);
    write(path, "other/Cargo.toml", "[package]\nname = \"other\"\nversion = \"0.2.0\"\nedition = \"2021\"\n");
    let run = commit(path, &["--fix", "--commit", "all", "."]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert_eq!(run.stderr, "buffix: repaired 3 findings in 3 files; made 1 commit; none remain\n");
    assert_eq!(
        log(path),
        ["Buffer reads in `app`, `other` and `zebra` app/src/lib.rs other/src/lib.rs zebra/src/lib.rs"]
    );
    assert_eq!(ask(path, &["log", "-1", "--format=%an <%ae> %cn"]), "a bot <bot@example.org> a bot\n");
    assert_eq!(ask(path, &["status", "--porcelain"]), " M other/Cargo.toml\nA  staged.txt\n");
}

#[test]
fn crates_are_committed_one_by_one_behind_those_that_they_need() {
    let folder = workspace();
    let run = commit(folder.path(), &["--fix-only", "--commit", "crate", "."]);
    assert_eq!(run.stderr, "buffix: repaired 3 findings in 3 files; made 3 commits; none remain\n");
    assert_eq!(
        log(folder.path()),
        [
            "Buffer reads in `zebra` zebra/src/lib.rs",
            "Buffer reads in `app` app/src/lib.rs",
            "Buffer reads in `other` other/src/lib.rs",
        ]
    );
    let body = ask(folder.path(), &["log", "-1", "--format=%b"]);
    assert!(
        body.contains("- `other/src/lib.rs:7:17`: File is read one byte at a time (about 1,024"),
        "{body}"
    );
    assert!(!body.contains("zebra"), "{body}");
    let again = commit(folder.path(), &["--fix-only", "--commit", "crate", "."]);
    assert_eq!((again.code, again.stderr.contains("commit")), (Some(0), false), "{}", again.stderr);
    assert_eq!(log(folder.path()).len(), 3);
}

#[test]
fn crates_that_one_repair_changes_are_committed_together() {
    let folder = workspace();
    let path = folder.path();
    write(path, "zebra/src/lib.rs", SCANNER);
    write(path, "app/src/lib.rs", SCANS);
    git(path, &["commit", "--quiet", "--all", "--message", "before"]);
    let run = commit(path, &["--fix-only", "--unsafe-fixes", "--commit", "crate", "."]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert_eq!(
        log(path)[1..],
        ["Buffer reads in `app` app/src/lib.rs zebra/src/lib.rs", "Buffer reads in `other` other/src/lib.rs"]
    );
    let body = ask(path, &["log", "-1", "--format=%b", "HEAD~1"]);
    assert!(body.contains("To be reviewed, since a public type or signature changes"), "{body}");
}

#[test]
fn without_an_identity_nothing_is_rewritten_and_the_way_out_is_named() {
    let folder = workspace();
    let mut run = command(folder.path(), &["--fix", "--commit", "all", "."]);
    run.env("GIT_CONFIG_NOSYSTEM", "1").env("GIT_CONFIG_GLOBAL", folder.path().join("no-such-config"));
    run.env("GIT_CONFIG_COUNT", "1")
        .env("GIT_CONFIG_KEY_0", "user.useConfigOnly")
        .env("GIT_CONFIG_VALUE_0", "true");
    for name in ["GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL", "EMAIL"]
    {
        run.env_remove(name);
    }
    let run = run_of(&run.output().expect("the binary starts"));
    assert_eq!(run.code, Some(2), "{}", run.stderr);
    assert!(run.stderr.contains("`git config user.name`"), "{}", run.stderr);
    assert!(run.stderr.ends_with("nothing was rewritten\n"), "{}", run.stderr);
    assert_eq!(ask(folder.path(), &["status", "--porcelain"]), "");
}

#[test]
fn what_git_cannot_commit_is_not_rewritten() {
    let refused = |prepare: &dyn Fn(&Path), arguments: &[&str], says: &str| {
        let folder = workspace();
        prepare(folder.path());
        let before = ask(folder.path(), &["status", "--porcelain", "--ignored"]);
        let text = read_text(folder.path().join("app/src/lib.rs"));
        let run = commit(folder.path(), &[&["--fix-only", "--commit", "all"], arguments].concat());
        assert_eq!(run.code, Some(2), "{}", run.stderr);
        assert!(run.stderr.contains(says), "{}", run.stderr);
        assert_eq!(ask(folder.path(), &["status", "--porcelain", "--ignored"]), before);
        assert_eq!(read_text(folder.path().join("app/src/lib.rs")), text);
        assert!(log(folder.path()).is_empty());
    };
    let dirty = |path: &Path| {
        write(path, "app/src/lib.rs", format!("// mine\n{COUNTS_LINES}"));
    };
    let ignored = |path: &Path| {
        git(path, &["rm", "--quiet", "--cached", "app/src/lib.rs"]);
        write(path, ".gitignore", "/app/src/lib.rs\n");
        git(path, &["add", ".gitignore"]);
        git(path, &["commit", "--quiet", "--amend", "--no-edit"]);
    };
    refused(&dirty, &["."], "app/src/lib.rs: has uncommitted changes");
    refused(&dirty, &["--allow-dirty", "."], "cannot be used with");
    refused(&ignored, &["app/src/lib.rs"], "app/src/lib.rs: git does not know it");
    refused(&|_| {}, &["--diff"], "cannot be used with");
}

#[test]
fn a_build_that_fails_before_commits_nothing() {
    let folder = workspace();
    let run = commit(folder.path(), &["--fix", "--verify=false", "--commit", "all", "app"]);
    assert_eq!(run.code, Some(2), "{}", run.stderr);
    assert!(log(folder.path()).is_empty());
    assert_eq!(ask(folder.path(), &["status", "--porcelain"]), "");
}

#[test]
fn what_is_told_of_a_rewrite_needs_one() {
    let folder = workspace();
    for flags in [["--commit", "all"], ["--pr-title", "-"], ["--pr-body", "-"]] {
        let run = buffix(folder.path(), &[&flags[..], &["."]].concat());
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{}", run.stderr);
        assert!(run.stderr.contains("--fix"), "{}", run.stderr);
    }
}

#[test]
fn outside_git_there_is_nothing_to_commit_to() {
    let folder = folder();
    let file = write(folder.path(), "src/lib.rs", COUNTS_LINES);
    let run = commit(folder.path(), &["--fix", "--commit", "all", "."]);
    assert_eq!(run.code, Some(2));
    assert!(
        run.stderr.contains("src/lib.rs: lies in no git repository; run without --commit"),
        "{}",
        run.stderr
    );
    assert_eq!(read_text(file), COUNTS_LINES);
}

#[cfg(unix)]
#[test]
fn hooks_are_run_and_what_they_refuse_is_put_back() {
    let hook = |path: &Path, script: &str| {
        use std::os::unix::fs::PermissionsExt;
        let hook = write(path, ".git/hooks/pre-commit", format!("#!/bin/sh\n{script}\n"));
        std::fs::set_permissions(hook, std::fs::Permissions::from_mode(0o755)).expect("our file");
    };
    let folder = workspace();
    let path = folder.path();
    hook(
        path,
        "if git diff --cached --name-only | grep -q other; then echo 'ask the others' >&2; exit 1; fi",
    );
    let run = commit(path, &["--fix-only", "--commit", "crate", "."]);
    assert_eq!(run.code, Some(2), "{}", run.stderr);
    assert_eq!(
        run.stderr,
        "buffix: cannot commit \"Buffer reads in `other`\" (ask the others); what is not committed was put back\n"
    );
    assert_eq!(log(path).len(), 2, "what it took stays");
    assert_eq!(ask(path, &["status", "--porcelain"]), "");
    assert_eq!(read_text(path.join("other/src/lib.rs")), COUNTS_LINES);
}

#[test]
fn files_of_a_repository_within_the_repository_are_committed_there() {
    let folder = workspace();
    let path = folder.path();
    write(path, "inner/src/lib.rs", COUNTS_LINES);
    commit_all(&path.join("inner"));
    let run = commit(path, &["--fix-only", "--commit", "all", "app", "inner"]);
    assert!(run.stderr.contains("made 2 commits"), "{}", run.stderr);
    assert_eq!(log(&path.join("inner")), ["Buffer reads in `app` src/lib.rs"]);
    assert_eq!(log(path), ["Buffer reads in `app` app/src/lib.rs"]);
}

#[test]
fn title_and_body_on_stdout_are_the_message_of_a_commit() {
    let folder = workspace();
    let run = buffix(folder.path(), &["--fix-only", "-q", "--pr-title", "-", "--pr-body", "-", "app"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert!(
        run.stdout.starts_with("Buffer reads in `app`\n\nbuffix repaired 1 finding in 1 file of 1 crate")
    );
}

#[test]
fn where_nothing_is_repaired_the_texts_are_empty() {
    let folder = workspace();
    let (title, body) = (folder.path().join("title"), folder.path().join("body"));
    for file in [&title, &body] {
        write(folder.path(), &file.file_name().expect("a name").to_string_lossy(), "of another run");
    }
    write(folder.path(), "app/src/lib.rs", "pub fn nothing() {}\n");
    let run = buffix(folder.path(), &["--fix-only", "-q", "--pr-title", "title", "--pr-body", "body", "app"]);
    assert_eq!((run.code, run.stdout.as_str()), (Some(0), ""), "{}", run.stderr);
    assert_eq!((read_text(title), read_text(body)), (String::new(), String::new()));
}

#[test]
fn the_totals_are_one_line_of_json() {
    let folder = workspace();
    let totals = || {
        let run = buffix(folder.path(), &["--fix-only", "-q", "--message-format", "json", "app", "zebra"]);
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        run.stdout
    };
    write(folder.path(), "app/src/lib.rs", SCANS);
    write(
        folder.path(),
        "zebra/src/lib.rs",
        format!("{SCANNER}\n{}", COUNTS_LINES.split("\n\n").nth(1).expect("code")),
    );
    git(folder.path(), &["commit", "--quiet", "--all", "--message", "before"]);
    assert_eq!(
        totals(),
        "{\"changed\":true,\"files\":1,\"fixed\":1,\"remaining\":1,\"pr_title\":\"Buffer reads in `zebra`\"}\n"
    );
    git(folder.path(), &["commit", "--quiet", "--all", "--message", "repaired"]);
    assert_eq!(totals(), "{\"changed\":false,\"files\":0,\"fixed\":0,\"remaining\":1,\"pr_title\":\"\"}\n");
}

#[test]
fn the_text_of_a_pull_request_says_what_was_done_considered_and_left() {
    let folder = workspace();
    write(folder.path(), "app/src/lib.rs", SCANS);
    write(folder.path(), "zebra/src/lib.rs", SCANNER);
    git(folder.path(), &["commit", "--quiet", "--all", "--message", "before"]);
    let run = buffix(folder.path(), &["--fix-only", "-q", "--pr-title", "-", "--pr-body", "-", "."]);
    let text = run.stdout.replace(concat!("buffix ", env!("CARGO_PKG_VERSION")), "buffix VERSION");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots/pull_requests");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("safe_and_left", text));
}

#[test]
fn no_number_of_places_makes_a_text_too_long_for_github() {
    let folder = folder();
    for number in 0..300 {
        let name = format!("src/a_module_with_a_name_that_takes_its_room/m{number}.rs");
        write(folder.path(), &name, COUNTS_LINES);
        write(
            folder.path(),
            &format!("scan/s{number}.rs"),
            format!(
                "{SCANNER}\npub fn open(path: &str) -> Scanner {{ Scanner {{ file: File::open(path).unwrap() }} }}\n"
            ),
        );
    }
    commit_all(folder.path());
    let run = commit(folder.path(), &["--fix-only", "--commit", "all", "--pr-body", "-", "."]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let message = ask(folder.path(), &["log", "-1", "--format=%B"]);
    for text in [run.stdout, message] {
        assert!((20_000..60_000).contains(&text.len()), "{}", text.len());
        assert!(text.contains("buffix repaired 300 findings in 300 files"), "{text}");
        let more = text.lines().filter(|it| it.ends_with(" more")).count();
        assert_eq!(more, 2, "one for what was repaired and one for what was left");
        assert!(text.contains("How it was made"), "it is whole");
    }
}
