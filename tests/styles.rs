//! What rustfmt made stays as rustfmt would make it, in the styles that projects choose: all cases that are repaired, as
//! one tree of packages.
#![cfg(unix)]
#![allow(clippy::disallowed_methods, reason = "tests read, write and start what they need")]
#![allow(dead_code, reason = "the cases ask more of the harness")]

#[path = "cases_harness/case.rs"]
mod case;
#[path = "scratch/folder.rs"]
mod folder;
#[path = "cases_harness/forest.rs"]
mod forest;
#[path = "cases_harness/marker.rs"]
mod marker;
#[path = "cases_harness/package.rs"]
mod package;
#[path = "cases_harness/tool.rs"]
mod tool;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use rayon::prelude::*;

use case::{Allowed, Case, is_rust, read_tree, write_tree};
use package::EDITIONS;

/// rustfmt's own widths, and those of projects that set theirs.
const STYLES: [&str; 5] = [
    "",
    "max_width = 110\nuse_small_heuristics = \"Max\"\n",
    "max_width = 80\n",
    "tab_spaces = 2\n",
    "hard_tabs = true\n",
];

/// Formats every file below `dir`.
fn format(dir: &Path) {
    for edition in EDITIONS.into_iter().filter(|it| dir.join(it).exists()) {
        let files = read_tree(&dir.join(edition));
        let rust = files.keys().filter(|it| is_rust(it));
        let output = Command::new("rustfmt")
            .args(["--edition", edition])
            .args(rust)
            .current_dir(dir.join(edition))
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

/// The files that rustfmt would change after a repair.
fn changed(cases: &[Case], allowed: Allowed, style: &str) -> BTreeSet<String> {
    let dir = tempfile::tempdir().unwrap();
    write_tree(dir.path(), &forest::packages(cases.iter().filter(|it| it.allowed() == Some(allowed))));
    std::fs::write(dir.path().join("rustfmt.toml"), style).unwrap();
    format(dir.path());
    let formatted = read_tree(dir.path());
    tool::buffix(dir.path(), allowed.fix(), None).unwrap();
    let fixed = read_tree(dir.path());
    assert_ne!(formatted, fixed, "nothing is repaired");
    format(dir.path());
    let again = read_tree(dir.path());
    again.into_iter().filter(|(path, bytes)| fixed.get(path) != Some(bytes)).map(|(path, _)| path).collect()
}

#[test]
fn what_is_formatted_stays_formatted_in_every_style() {
    if Command::new("rustfmt").arg("--version").output().is_err() {
        return folder::skipped("there is no rustfmt");
    }
    let cases = case::all();
    let runs: Vec<(&str, Allowed)> =
        STYLES.iter().flat_map(|style| [Allowed::Safe, Allowed::Unsafe].map(|it| (*style, it))).collect();
    runs.into_par_iter().for_each(|(style, allowed)| {
        let changed = changed(&cases, allowed, style);
        assert!(changed.is_empty(), "rustfmt changes with {style:?}: {changed:#?}");
    });
}
