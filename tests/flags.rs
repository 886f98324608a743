//! Each flag that no other test is about does something, and no flag is without a test.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "the tests are read as text")]

#[path = "scratch/folder.rs"]
mod scratch;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use scratch::{COUNTS_LINES, buffix, folder, read_text, write};
use tempfile::TempDir;

/// A workspace of two packages with one finding each; the manifest at the root is the first one's.
fn workspace() -> TempDir {
    let folder = folder();
    let manifest =
        |name: &str| format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n");
    write(folder.path(), "Cargo.toml", manifest("first") + "\n[workspace]\nmembers = [\"second\"]\n");
    write(folder.path(), "src/lib.rs", COUNTS_LINES);
    write(folder.path(), "second/Cargo.toml", manifest("second"));
    write(folder.path(), "second/src/lib.rs", COUNTS_LINES);
    folder
}

/// The files in which something is found.
fn found_in(folder: &Path, flags: &[&str]) -> BTreeSet<String> {
    let run = buffix(folder, &[&["--message-format", "short"], flags].concat());
    let file = |line: &str| line.split_once(':').map(|it| it.0.to_owned());
    run.stdout.lines().filter_map(file).collect()
}

fn set<const N: usize>(files: [&str; N]) -> BTreeSet<String> {
    files.map(str::to_owned).into()
}

#[test]
fn the_packages_that_are_looked_at_are_those_that_are_asked_for() {
    let folder = workspace();
    let (first, second) = ("src/lib.rs", "second/src/lib.rs");
    let found = |flags: &[&str]| found_in(folder.path(), flags);
    assert_eq!(found(&["--workspace"]), set([first, second]));
    assert_eq!(found(&["--package", "second"]), set([second]));
    assert_eq!(found(&["-p", "first"]), set([first]));
    assert_eq!(found(&["--workspace", "--exclude", "first"]), set([second]));
    let elsewhere = scratch::folder();
    assert_eq!(found_in(elsewhere.path(), &[]), set([]));
    let manifest = folder.path().join("Cargo.toml");
    let n_found = found_in(elsewhere.path(), &["--manifest-path", manifest.to_str().unwrap()]).len();
    assert_eq!(n_found, 2);
}

#[test]
fn an_ignored_file_is_looked_at_where_it_is_named_unless_that_is_unwanted() {
    let folder = folder();
    write(folder.path(), ".gitignore", "made.rs\n");
    write(folder.path(), ".git/HEAD", "ref: refs/heads/main\n");
    write(folder.path(), "made.rs", COUNTS_LINES);
    assert_eq!(found_in(folder.path(), &["made.rs"]), set(["made.rs"]));
    assert_eq!(found_in(folder.path(), &["--force-exclude", "made.rs"]), set([]));
}

#[test]
fn findings_and_patch_go_to_the_file_that_is_named() {
    let folder = workspace();
    let plain = buffix(folder.path(), &["src"]);
    let written = buffix(folder.path(), &["src", "--output-file", "report"]);
    assert_eq!((written.code, written.stdout.as_str()), (Some(1), ""));
    assert_eq!(read_text(folder.path().join("report")), plain.stdout);
    let patch = buffix(folder.path(), &["src", "--diff"]);
    buffix(folder.path(), &["src", "--diff", "--output-file", "patch"]);
    assert_eq!(read_text(folder.path().join("patch")), patch.stdout);
}

#[test]
fn the_exit_code_is_0_in_spite_of_findings_where_that_is_asked_for() {
    let folder = workspace();
    assert_eq!(buffix(folder.path(), &["src"]).code, Some(1));
    assert_eq!(buffix(folder.path(), &["src", "--exit-zero"]).code, Some(0));
    assert_eq!(buffix(folder.path(), &["no-such-folder", "--exit-zero"]).code, Some(2));
}

#[test]
fn steps_and_summary_are_shown_as_they_are_asked_for() {
    let folder = workspace();
    let [plain, verbose, quiet] =
        [&["src"][..], &["src", "--verbose"], &["src", "--quiet"]].map(|it| buffix(folder.path(), it));
    let step = "1. made here by `std::fs::File::open`";
    assert!(!plain.stdout.contains(step) && verbose.stdout.contains(step), "{}", verbose.stdout);
    assert!(plain.stderr.contains("1 finding (1 safe to fix)"), "{}", plain.stderr);
    assert_eq!((quiet.stdout, quiet.stderr.as_str()), (plain.stdout, ""));
}

#[test]
fn colours_are_written_to_no_terminal_only_where_they_are_asked_for() {
    let folder = workspace();
    let is_styled = |flags: &[&str]| buffix(folder.path(), flags).stdout.contains("\u{1b}[");
    assert!(is_styled(&["src", "--color", "always"]));
    assert!(!is_styled(&["src", "--color", "never"]) && !is_styled(&["src"]));
}

/// What the tests of the program say, this one left out.
fn tests() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut said = String::new();
    for folder in ["tests", "src"] {
        let files = walkdir::WalkDir::new(root.join(folder)).into_iter().filter_map(Result::ok);
        for file in files.filter(|it| it.path().extension().is_some_and(|it| it == "rs")) {
            let text = fs::read_to_string(file.path()).unwrap();
            let is_case = file.path().starts_with(root.join("tests/cases"));
            let at = if folder == "tests" { Some(0) } else { text.find("#[cfg(test)]") };
            let at = at.or_else(|| file.path().to_string_lossy().contains("tests").then_some(0));
            said.extend(at.filter(|_| !is_case).map(|it| text[it..].to_owned()));
        }
    }
    said
}

#[test]
fn every_flag_of_the_help_is_used_by_a_test() {
    let help = buffix(Path::new(env!("CARGO_MANIFEST_DIR")), &["--help"]).stdout;
    let is_of_flag = |it: char| it.is_ascii_lowercase() || it == '-';
    let flags: BTreeSet<&str> = help
        .match_indices(" --")
        .filter_map(|(at, _)| help[at + 1..].split(|it| !is_of_flag(it)).next())
        .filter(|it| it.len() > 2)
        .collect();
    assert!(flags.len() > 30, "{flags:?}");
    let tests = tests();
    let is_used = |flag: &&&str| {
        let ends = ["\"", "=", " "].map(|end| format!("{flag}{end}"));
        ends.iter().any(|it| tests.contains(&format!("\"{it}")) || tests.contains(&format!(" {it}")))
    };
    let unused: Vec<&&str> = flags.iter().filter(|it| !is_used(it)).collect();
    assert!(unused.is_empty(), "no test says {unused:?}");
}
