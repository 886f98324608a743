//! What holds for the cases as a whole, and the harness itself: its small tests stand beside what they test.
#![cfg(unix)]
#![allow(clippy::disallowed_methods, reason = "tests read, write and start what they need")]
#![allow(dead_code, reason = "the cases ask more of the harness")]

#[path = "cases_harness/trials.rs"]
mod trials;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use trials::case::{self, Case, Kind};

static CASES: LazyLock<Vec<Case>> = LazyLock::new(case::all);

#[test]
fn every_program_has_a_name_of_its_own() {
    let slugs: BTreeSet<String> = CASES.iter().map(Case::slug).collect();
    assert_eq!(slugs.len(), CASES.len());
}

/// `dangers.tsv`: how buffering goes wrong, and the case that shows what is done about it.
#[test]
fn each_danger_has_its_case() {
    for line in include_str!("dangers.tsv").lines() {
        let (danger, case) = line.split_once('\t').unwrap();
        assert!(CASES.iter().any(|it| it.name == case), "{danger}: no {case}");
    }
}

#[test]
fn each_case_says_of_a_line_what_is_told_of_it() {
    let is_marked = |case: &Case| case.files.values().any(|it| String::from_utf8_lossy(it).contains("//~ "));
    let unmarked: Vec<&str> = CASES.iter().filter(|it| !is_marked(it)).map(|it| it.name.as_str()).collect();
    assert!(unmarked.is_empty(), "no marker: {unmarked:#?}");
}

#[test]
fn each_diff_has_its_case() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let files =
        walkdir::WalkDir::new(root).into_iter().filter_map(Result::ok).map(walkdir::DirEntry::into_path);
    let diffs: BTreeSet<PathBuf> = files.filter(|it| it.extension().is_some_and(|it| it == "diff")).collect();
    let is_repaired = |it: &&Case| matches!(it.kind, Kind::Fixed | Kind::Review);
    let wanted: BTreeSet<PathBuf> = CASES.iter().filter(is_repaired).map(Case::diff_path).collect();
    assert_eq!(
        diffs.difference(&wanted).collect::<Vec<_>>(),
        Vec::<&PathBuf>::new(),
        "no case is repaired so"
    );
}
