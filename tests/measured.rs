//! The table beside the stubs is what `measure/` prints: counts of calls are the same on every machine.
#![expect(
    clippy::disallowed_methods,
    reason = "the harness is a package of its own, which cargo builds and runs"
)]

#[path = "scratch/folder.rs"]
mod scratch;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use scratch::{read_text, run_of, skipped};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn cargo(args: &[&str]) -> scratch::Run {
    let mut cargo = Command::new(env!("CARGO"));
    // A folder of its own: its dependencies are built with other features, and live on between runs.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("measure");
    cargo.args(args).args(["--locked", "--quiet"]).current_dir(root().join("measure"));
    run_of(&cargo.env("CARGO_TARGET_DIR", target).output().expect("cargo runs"))
}

/// Asks for what is left out otherwise, which takes long to build.
const ASKED: &str = "BUFFIX_MEASURE";

/// What is measured in every run at the least.
const N_APIS: usize = 100;

fn api(row: &str) -> &str {
    row.split('\t').next().unwrap_or_default()
}

fn krate(row: &str) -> &str {
    row.split("::").next().unwrap_or_default()
}

#[test]
fn the_table_is_what_the_harness_prints() {
    if Command::new("cc").arg("--version").output().is_err() {
        return skipped("no C compiler, with which some of what is measured is built");
    }
    let fetched = cargo(&["fetch"]);
    if fetched.code != Some(0) {
        return skipped(&format!("cargo cannot fetch what is measured: {}", fetched.stderr.trim()));
    }
    let asked = std::env::var_os(ASKED).is_some();
    let features: &[&str] = if asked { &[] } else { &["--no-default-features"] };
    let built = cargo(&[&["build"], features].concat());
    assert_eq!(built.code, Some(0), "the harness does not build:\n{}", built.stderr);
    let printed = cargo(&[&["run"], features].concat());
    assert_eq!(printed.code, Some(0), "{}", printed.stderr);
    let seen: Vec<&str> = printed.stdout.lines().collect();
    let apis: BTreeSet<&str> = seen.iter().skip(1).copied().map(api).collect();
    assert!(apis.len() >= N_APIS, "{} APIs were measured", apis.len());
    let crates: BTreeSet<&str> = seen.iter().copied().map(krate).collect();
    let table = read_text(root().join("src/catalogue/measured.tsv"));
    let said: Vec<&str> = table.lines().filter(|it| asked || crates.contains(krate(it))).collect();
    let only = |of: &[&str], other: &[&str], sign: char| -> Vec<String> {
        of.iter().filter(|it| !other.contains(it)).map(|it| format!("{sign}{it}")).collect()
    };
    let mut differences = only(&said, &seen, '-');
    differences.extend(only(&seen, &said, '+'));
    assert!(
        differences.is_empty(),
        "the table says other than what is measured:\n{}",
        differences.join("\n")
    );
    assert_eq!(said, seen, "the rows stand in another order");
}
