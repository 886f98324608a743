//! What the README claims, shown by its own commands.
#![expect(clippy::disallowed_methods, reason = "the tests read the README and run its commands")]

#[path = "scratch/folder.rs"]
mod scratch;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use scratch::{buffix, folder, read, read_text, write};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn readme() -> String {
    read_text(root().join("README.md"))
}

/// The insides of the fenced blocks of this language.
fn blocks(markdown: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    let inside = markdown.split(&fence).skip(1).filter_map(|it| it.split("```").next());
    inside.map(str::to_owned).collect()
}

fn flags(text: &str) -> BTreeSet<String> {
    let is_flag = |it: char| it.is_ascii_lowercase() || it == '-';
    let words = text.split(|it: char| !is_flag(it));
    words.filter(|it| it.len() > 3 && it.starts_with("--")).map(str::to_owned).collect()
}

#[test]
fn the_diffs_in_the_readme_are_printed_by_its_first_command() {
    let run = buffix(root(), &["--diff", "tests/legacy"]);
    assert_eq!(run.code, Some(1), "{}", run.stderr);
    let diffs = blocks(&readme(), "diff");
    assert!(!diffs.is_empty());
    for diff in diffs {
        assert!(run.stdout.contains(&diff), "not in the output:\n{diff}\nthe output:\n{}", run.stdout);
    }
}

#[test]
fn the_answer_in_the_readme_is_what_is_said_of_that_line() {
    let readme = readme();
    let section = readme.split("## Ask about a line").nth(1).unwrap_or_default();
    let place = blocks(section, "sh").remove(0).trim().replace("buffix why ", "");
    let run = buffix(root(), &["why", &place]);
    assert_eq!((run.code, run.stdout), (Some(0), blocks(section, "text").remove(0)));
}

#[test]
fn every_key_of_the_answer_as_json_is_in_the_readme() {
    let readme = readme();
    let section = readme.split("## Ask about a line").nth(1).and_then(|it| it.split("\n## ").next());
    let place = "tests/legacy/importer/src/main.rs:21";
    let run = buffix(root(), &["why", place, "--message-format", "json"]);
    let page: serde_json::Value = serde_json::from_str(&run.stdout).expect("an object");
    let of = |it: &serde_json::Value| it.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    let (answer, finding) = (&page["answers"][0], &page["answers"][0]["findings"][0]);
    for key in [of(&page), of(answer), of(finding)].concat() {
        assert!(section.unwrap_or_default().contains(&format!("`{key}`")), "{key}");
    }
}

#[test]
fn the_flags_in_the_readme_are_those_of_the_help() {
    let help = flags(&buffix(root(), &["--help"]).stdout);
    let readme = readme();
    let section =
        readme.split("## Use it").nth(1).and_then(|it| it.split("\n## ").next()).unwrap_or_default();
    let rows: String = section.lines().filter(|it| it.starts_with('|')).collect();
    let common: BTreeSet<String> = ["--help", "--version"].map(str::to_owned).into();
    assert_eq!(flags(&rows), &help - &common);
}

#[test]
fn every_row_of_what_is_quiet_is_in_the_readme() {
    let readme = readme();
    for row in buffix::Quiet::all() {
        let (id, says) = (row.id(), row.says());
        assert!(readme.contains(&format!("| `{id}` | {says} |\n")), "{id}");
    }
}

#[test]
fn every_rule_is_in_the_readme_and_can_be_explained() {
    let readme = readme();
    let no_such = buffix(root(), &["--explain", "qqqq"]).stderr;
    let named = no_such.split("there are ").nth(1).and_then(|it| it.lines().next()).unwrap_or_default();
    let codes: Vec<&str> = named.split(", ").collect();
    assert!(codes.len() >= 6, "{no_such}");
    for code in codes {
        assert!(readme.contains(&format!("| `{code}` |")), "{code} is not in the README");
        let run = buffix(root(), &["--explain", code]);
        assert_eq!(run.code, Some(0), "{code}: {}", run.stderr);
        assert!(run.stdout.contains(code));
    }
}

/// Of the legacy sample, without its build output.
fn copy_of_the_legacy_sample() -> tempfile::TempDir {
    let copy = folder();
    let from = root().join("tests/legacy");
    let entries = walkdir::WalkDir::new(&from).into_iter().filter_entry(|it| it.file_name() != "target");
    for entry in entries.map(|it| it.expect("the sample can be read")).filter(|it| it.file_type().is_file()) {
        let below = entry.path().strip_prefix(&from).expect("walked from it");
        write(copy.path(), &below.to_string_lossy(), read(entry.path()));
    }
    copy
}

#[test]
fn the_legacy_sample_compiles_after_its_repair() {
    let copy = copy_of_the_legacy_sample();
    let before = read_text(copy.path().join("exporter/src/main.rs"));
    buffix(copy.path(), &["--fix", "."]);
    assert_ne!(read_text(copy.path().join("exporter/src/main.rs")), before, "nothing was repaired");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["check", "--locked", "--quiet"]).current_dir(copy.path());
    cargo.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("legacy"));
    let run = scratch::run_of(&cargo.output().expect("cargo runs the tests, so it is there"));
    assert_eq!(run.code, Some(0), "{}", run.stderr);
}
