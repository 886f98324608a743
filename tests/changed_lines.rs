//! `--since`, `--staged` and `--in-diff`: only what a change touches is told of and repaired.

#[path = "scratch/folder.rs"]
mod scratch;

use std::path::Path;

use scratch::{
    Run, buffix, command, commit_all, folder, git, git_command, read_text, run_of, with_input, write,
};
use tempfile::TempDir;

const MANIFEST: &str = "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n[workspace]\n";
const HEAD: &str = "use std::fs::File;\nuse std::io::{self, Read};\n\n";

fn function(name: &str) -> String {
    format!(
        "pub fn {name}(path: &str) -> io::Result<usize> {{\n    let {name} = File::open(path)?;\n    let _other = 1;\n    Ok({name}.bytes().count())\n}}\n"
    )
}

fn functions(names: &[&str]) -> String {
    HEAD.to_owned() + &names.iter().map(|it| function(it)).collect::<String>()
}

/// The root of the crate, behind its functions the other files that these tests make.
fn library(names: &[&str]) -> String {
    functions(names) + "\npub mod new;\n#[path = \"\u{fc}.rs\"]\npub mod other;\n"
}

/// A repository with two findings, in `a` and in `b`, and a file whose name git would quote.
fn repository() -> TempDir {
    let folder = folder();
    write(folder.path(), "Cargo.toml", MANIFEST);
    write(folder.path(), "src/lib.rs", library(&["a", "b"]));
    write(folder.path(), "src/\u{fc}.rs", functions(&["c"]));
    commit_all(folder.path());
    folder
}

fn commit(folder: &Path) {
    git(folder, &["add", "--all"]);
    git(folder, &["commit", "--quiet", "--message", "more"]);
}

fn run(folder: &Path, flags: &[&str]) -> Run {
    buffix(folder, &[&["--message-format", "short"], flags].concat())
}

/// `file:line` of each finding.
fn places(run: &Run) -> Vec<String> {
    let place = |it: &str| it.splitn(3, ':').take(2).collect::<Vec<_>>().join(":");
    run.stdout.lines().map(place).collect()
}

fn found(folder: &Path, flags: &[&str]) -> Vec<String> {
    let run = run(folder, flags);
    assert!(matches!(run.code, Some(0 | 1)), "{}", run.stderr);
    places(&run)
}

#[test]
fn since_keeps_what_was_committed_changed_or_made_after_the_common_commit() {
    let folder = repository();
    let at = folder.path();
    git(at, &["branch", "main-line"]);
    assert_eq!(found(at, &["--since", "HEAD"]), [""; 0]);
    write(at, "src/lib.rs", library(&["a", "b", "d"]));
    assert_eq!(found(at, &["--since", "HEAD"]), ["src/lib.rs:17"]);
    commit(at);
    assert_eq!(found(at, &["--since", "HEAD"]), [""; 0]);
    assert_eq!(found(at, &["--since", "main-line"]), ["src/lib.rs:17"]);
    write(at, "src/new.rs", functions(&["e"]));
    assert_eq!(found(at, &["--since", "main-line"]), ["src/lib.rs:17", "src/new.rs:7"]);
    // What others did on the other branch in the meantime is nobody's change here.
    git(at, &["checkout", "--quiet", "--force", "main-line"]);
    write(at, "src/\u{fc}.rs", "\n");
    git(at, &["commit", "--quiet", "--all", "--message", "theirs"]);
    git(at, &["checkout", "--quiet", "-"]);
    assert_eq!(found(at, &["--since", "main-line"]), ["src/lib.rs:17", "src/new.rs:7"]);
    let told = run(at, &["--since", "main-line"]);
    assert!(told.stderr.contains("; 3 outside of the changed lines"), "{}", told.stderr);
}

#[test]
fn a_finding_is_touched_at_its_sink_at_its_source_and_where_its_repair_would_be() {
    let lines = [("let b = File", true), ("Ok(b.bytes", true), ("let _other = 1; ", false)];
    for (line, is_touched) in lines {
        let folder = repository();
        let text = functions(&["a", "b"]);
        let (before, function_b) = text.split_at(text.find("pub fn b").expect("it is there"));
        let changed = function_b.replacen(line.trim_end(), &format!("/* new */ {line}"), 1);
        write(folder.path(), "src/lib.rs", format!("{before}{changed}"));
        let expected: &[&str] = if is_touched { &["src/lib.rs:12"] } else { &[] };
        assert_eq!(found(folder.path(), &["--since", "HEAD"]), expected, "{line}");
    }
}

#[test]
fn staged_keeps_what_is_in_the_index_and_follows_its_lines_to_the_file() {
    let folder = repository();
    let at = folder.path();
    write(at, "src/lib.rs", library(&["a", "b", "d"]));
    assert_eq!(found(at, &["--staged"]), [""; 0]);
    git(at, &["add", "src/lib.rs"]);
    assert_eq!(found(at, &["--staged"]), ["src/lib.rs:17"]);
    // Above it, and not staged.
    write(at, "src/lib.rs", format!("//! Docs.\n\n{}", functions(&["x", "a", "b", "d"])));
    assert_eq!(found(at, &["--staged"]), ["src/lib.rs:24"]);
    assert_eq!(found(&at.join("src"), &["--staged"]), ["lib.rs:24"]);
}

#[test]
fn a_diff_is_read_from_a_file_or_from_standard_input() {
    let folder = repository();
    let at = folder.path();
    git(at, &["mv", "src/lib.rs", "src/moved.rs"]);
    write(at, "src/moved.rs", functions(&["a", "b", "d"]));
    write(at, "src/\u{fc}.rs", functions(&["c", "e"]).replace('\n', "\r\n"));
    write(at, "src/data.bin", b"\0\x01\x02");
    git(at, &["add", "--all"]);
    let diff = |flags: &[&str]| {
        let made =
            git_command(at, &[&["diff", "--cached", "--text", "--find-renames"], flags].concat()).output();
        run_of(&made.expect("git is installed")).stdout
    };
    let expected = ["src/moved.rs:17", "src/\u{fc}.rs:7", "src/\u{fc}.rs:12"];
    for flags in [&[][..], &["--no-prefix"], &["--unified=0"], &["--src-prefix=i/", "--dst-prefix=w/"]] {
        let diff = diff(flags);
        let mut reading = command(at, &["--message-format", "short", "--in-diff", "-"]);
        let told = with_input(&mut reading, &diff).expect("the binary starts");
        assert_eq!(places(&told), expected, "{flags:?} {}", told.stderr);
        write(at, "change.diff", &diff);
        assert_eq!(found(at, &["--in-diff", "change.diff"]), expected);
    }
    // From a folder below, the names still begin at the root of the repository.
    assert_eq!(found(&at.join("src"), &["--in-diff", "../change.diff"]).len(), 3);
    let gone = "diff --git a/src/x.rs b/src/x.rs\ndeleted file mode 100644\n--- a/src/x.rs\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n";
    write(at, "gone.diff", gone);
    assert_eq!(found(at, &["--in-diff", "gone.diff"]), [""; 0]);
    write(at, "empty.diff", "");
    assert_eq!(found(at, &["--in-diff", "empty.diff"]), [""; 0]);
}

#[test]
fn only_what_a_change_touches_is_repaired() {
    let folder = repository();
    let at = folder.path();
    write(at, "src/lib.rs", library(&["a", "b", "d"]));
    let diff = run(at, &["--since", "HEAD", "--diff"]).stdout;
    assert!(diff.contains("+    let d = io::BufReader::new(File::open(path)?);"), "{diff}");
    assert_eq!(diff.matches("\n+    let ").count(), 1, "{diff}");
    let fixed = run(at, &["--since", "HEAD", "--fix", "--allow-dirty"]);
    assert!(fixed.stderr.contains("repaired 1 finding in 1 file; none remain"), "{}", fixed.stderr);
    let text = read_text(at.join("src/lib.rs"));
    assert!(
        text.contains("let a = File::open(path)?;") && text.contains("let d = io::BufReader::new("),
        "{text}"
    );
}

#[test]
fn an_error_says_what_to_do() {
    let folder = repository();
    let at = folder.path();
    let said = |folder: &Path, flags: &[&str]| {
        let run = run(folder, flags);
        assert_eq!(run.code, Some(2), "{flags:?} {}", run.stdout);
        run.stderr
    };
    assert!(said(at, &["--since", "nope"]).contains("`nope` is no commit in "));
    assert!(said(at, &["--since=--help"]).contains("`--help` is no commit in "));
    write(at, "other.diff", "--- a/x/y.rs\n+++ b/x/y.rs\n@@ -1 +1 @@\n-a\n+b\n");
    assert!(
        said(at, &["--in-diff", "other.diff"])
            .contains("other.diff: none of its files is here, such as b/x/y.rs")
    );
    write(at, "no.diff", "nothing\n");
    assert!(said(at, &["--in-diff", "no.diff"]).contains("no.diff: holds no unified diff"));
    assert!(said(at, &["--in-diff", "missing.diff"]).contains("missing.diff: cannot be read"));
    said(at, &["--staged", "--since", "HEAD"]);
    let bare = scratch::folder();
    write(bare.path(), "a.rs", functions(&["a"]));
    assert!(
        said(bare.path(), &["--staged", "a.rs"])
            .contains("lies in no git repository; pass a diff with --in-diff")
    );
    let no_git = command(at, &["--staged"]).env("PATH", "").output().expect("the binary starts");
    assert!(run_of(&no_git).stderr.contains("git was not found"), "{}", run_of(&no_git).stderr);
}

#[test]
fn a_shallow_clone_is_named_where_history_is_missing() {
    let folder = repository();
    let at = folder.path();
    git(at, &["tag", "first"]);
    write(at, "src/lib.rs", library(&["a", "b", "d"]));
    commit(at);
    let clone = scratch::folder();
    let url = format!("file://{}", at.display());
    git(clone.path(), &["clone", "--quiet", "--depth", "1", &url, "it"]);
    let run = run(&clone.path().join("it"), &["--since", "first"]);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("the clone is shallow: run `git fetch --unshallow`"), "{}", run.stderr);
}
