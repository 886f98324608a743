//! The table beside the stubs is what `measure/` prints: counts of calls are the same on every machine.
#![expect(
    clippy::disallowed_methods,
    reason = "the harness is a package of its own, which cargo builds and runs"
)]

#[path = "scratch/folder.rs"]
mod scratch;

use std::path::Path;
use std::process::Command;

use scratch::{read_text, run_of, skipped};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn cargo(command: &str) -> scratch::Run {
    let mut cargo = Command::new(env!("CARGO"));
    // A folder of its own: its dependencies are built with other features, and live on between runs.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("measure");
    cargo.args([command, "--locked", "--quiet"]).current_dir(root().join("measure"));
    run_of(&cargo.env("CARGO_TARGET_DIR", target).output().expect("cargo runs"))
}

/// Asks for the ten minutes that it takes to build a hundred crates.
const ASKED: &str = "BUFFIX_MEASURE";

#[test]
fn the_table_is_what_the_harness_prints() {
    if std::env::var_os(ASKED).is_none() {
        return skipped(&format!("building what is measured takes ten minutes; set {ASKED}=1 to do so"));
    }
    if Command::new("cc").arg("--version").output().is_err() {
        return skipped("no C compiler, with which some of what is measured is built");
    }
    let fetched = cargo("fetch");
    if fetched.code != Some(0) {
        return skipped(&format!("cargo cannot fetch what is measured: {}", fetched.stderr.trim()));
    }
    let built = cargo("build");
    assert_eq!(built.code, Some(0), "the harness does not build:\n{}", built.stderr);
    let printed = cargo("run");
    assert_eq!(printed.code, Some(0), "{}", printed.stderr);
    let table = read_text(root().join("src/catalogue/measured.tsv"));
    let (said, seen): (Vec<&str>, Vec<&str>) = (table.lines().collect(), printed.stdout.lines().collect());
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
