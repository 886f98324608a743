//! `--verify`: the build is asked after the rewrite, and what breaks it is put back.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "the program is what is tested")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

const NUMBERS: &str = "use std::fs::File;
use std::io::{self, Write};

pub fn save(path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for number in 0..1000 {
        writeln!(file, \"{number}\")?;
    }
    Ok(())
}
";

const TABLE: &str = "use std::fs::File;
use std::io::{self, Write};

pub fn table(file: &mut File) -> io::Result<()> {
    for number in 0..1000 {
        writeln!(file, \"{number} {}\", number * number)?;
    }
    Ok(())
}
";

const MAIN: &str = "mod numbers;
mod table;

fn main() -> std::io::Result<()> {
    numbers::save(\"numbers\")?;
    let mut file = std::fs::File::create(\"table\")?;
    table::table(&mut file)
}

include!(\"more.in\");
";

/// What is taken in by `include!` is no Rust file of its own, so nothing is known of it.
const MORE: &str = "#[allow(dead_code)]
fn twice(file: &mut std::fs::File) -> std::io::Result<()> {
    table::table(file)?;
    table::table(file)
}
";

/// A package that builds, and does not once `table` takes another type.
fn package() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    fs::create_dir(folder.path().join("src")).unwrap();
    write("Cargo.toml", "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n[workspace]\n");
    write("src/main.rs", MAIN);
    write("src/more.in", MORE);
    write("src/numbers.rs", NUMBERS);
    write("src/table.rs", TABLE);
    folder
}

fn fix(folder: &Path, verify: &str) -> Output {
    let args = ["--fix", verify, "--message-format", "short"];
    Command::new(env!("CARGO_BIN_EXE_buffix")).args(args).current_dir(folder).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

fn is_repaired(folder: &Path, name: &str) -> bool {
    fs::read_to_string(folder.join("src").join(name)).unwrap().contains("BufWriter")
}

#[test]
fn only_what_cargo_check_objects_to_is_put_back() {
    let folder = package();
    let output = fix(folder.path(), "--verify");
    let told = text(&output.stderr);
    assert!(
        told.contains("src/main.rs:6: the repair was put back, since it does not build (error[E0308]"),
        "{told}"
    );
    assert_eq!(told.matches("put back").count(), 1, "{told}");
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(is_repaired(folder.path(), "numbers.rs"), "{told}");
    assert_eq!(fs::read_to_string(folder.path().join("src/main.rs")).unwrap(), MAIN);
    assert!(!folder.path().join("Cargo.lock").exists());
}

#[test]
fn a_build_that_is_well_says_nothing() {
    let folder = package();
    fs::write(folder.path().join("src/more.in"), "").unwrap();
    let output = fix(folder.path(), "--verify");
    assert_eq!(text(&output.stderr), "buffix: repaired 2 findings in 3 files; none remain\n");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_command_of_ones_own_is_asked_and_read() {
    let folder = package();
    let objects = "--verify=! grep -q BufWriter src/numbers.rs || \
                   { echo 'error: no buffers'; echo ' --> src/numbers.rs:5:9'; exit 1; }";
    let output = fix(folder.path(), objects);
    let told = text(&output.stderr);
    assert!(
        told.contains(
            "src/numbers.rs:5: the repair was put back, since it does not build (error: no buffers)"
        ),
        "{told}"
    );
    assert!(!is_repaired(folder.path(), "numbers.rs") && is_repaired(folder.path(), "main.rs"), "{told}");
    assert_eq!(text(&output.stdout).lines().count(), 1, "{}", text(&output.stdout));
}

#[test]
fn a_build_that_names_no_place_takes_everything_back() {
    let folder = package();
    let output = fix(folder.path(), "--verify=test ! -e ran; ended=$?; touch ran; exit $ended");
    let told = text(&output.stderr);
    assert_eq!(told.matches("it failed without a word").count(), 2, "{told}");
    assert!(!is_repaired(folder.path(), "numbers.rs") && !is_repaired(folder.path(), "main.rs"), "{told}");
}

#[test]
fn a_build_that_fails_before_is_told_and_not_asked_again() {
    let folder = package();
    let output = fix(folder.path(), "--verify=echo run >> runs; exit 1");
    let told = text(&output.stderr);
    assert!(
        told.contains(
            "fails before anything is rewritten (it failed without a word); the repairs were not verified"
        ),
        "{told}"
    );
    assert_eq!(output.status.code(), Some(2));
    assert!(is_repaired(folder.path(), "numbers.rs"));
    assert_eq!(fs::read_to_string(folder.path().join("runs")).unwrap(), "run\n");
}

#[test]
fn an_interrupted_build_leaves_the_files_as_they_were() {
    let folder = package();
    let output = fix(folder.path(), "--verify=test -e ran && kill -INT $PPID; touch ran");
    let told = text(&output.stderr);
    assert!(told.contains("was interrupted; the files are as they were"), "{told}");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(folder.path().join("src/numbers.rs")).unwrap(), NUMBERS);
    assert_eq!(fs::read_to_string(folder.path().join("src/table.rs")).unwrap(), TABLE);
}

#[test]
fn a_diff_is_not_verified() {
    let output = Command::new(env!("CARGO_BIN_EXE_buffix")).args(["--diff", "--verify"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("cannot be used with"), "{}", text(&output.stderr));
}

#[test]
fn an_error_elsewhere_points_by_what_it_has_to_do_with() {
    let folder = package();
    let objects = "--verify=! grep -q BufWriter src/numbers.rs || { echo 'error: no buffers'; \
                   echo ' --> src/table.rs:9:1'; echo 'note: there'; echo ' --> src/numbers.rs:5:9'; exit 1; }";
    let output = fix(folder.path(), objects);
    let told = text(&output.stderr);
    assert_eq!(told.matches("put back").count(), 1, "{told}");
    assert!(!is_repaired(folder.path(), "numbers.rs") && is_repaired(folder.path(), "main.rs"), "{told}");
}

#[test]
fn an_error_on_a_line_that_was_there_before_points_by_its_file() {
    let folder = package();
    let objects = "--verify=! grep -q BufWriter src/numbers.rs || \
                   { echo 'error: no buffers'; echo ' --> src/numbers.rs:1:1'; exit 1; }";
    let output = fix(folder.path(), objects);
    let told = text(&output.stderr);
    assert_eq!(told.matches("put back").count(), 1, "{told}");
    assert!(!is_repaired(folder.path(), "numbers.rs") && is_repaired(folder.path(), "main.rs"), "{told}");
}

/// `save` in so many steps, each with a file of its own.
fn steps(n_steps: usize) -> String {
    let step = |at: usize| {
        format!(
            "fn step_{at}(path: &str) -> io::Result<()> {{
    let mut file_{at} = File::create(path)?;
    for number in 0..1000 {{
        writeln!(file_{at}, \"{{number}}\")?;
    }}
    Ok(())
}}
"
        )
    };
    let steps = (0..n_steps).map(step).collect::<Vec<_>>().concat();
    let calls = (0..n_steps).map(|it| format!("    step_{it}(path)?;\n")).collect::<Vec<_>>().concat();
    let head = "use std::fs::File;\nuse std::io::{self, Write};\n\n";
    format!("{head}pub fn save(path: &str) -> io::Result<()> {{\n{calls}    Ok(())\n}}\n\n{steps}")
}

#[test]
fn the_fourth_build_takes_back_what_is_left() {
    let folder = package();
    fs::write(folder.path().join("src/numbers.rs"), steps(6)).unwrap();
    let objects = "--verify=echo run >> runs; \
                   line=$(grep -n BufWriter::new src/numbers.rs | head -1 | cut -d: -f1); test -z \"$line\" || \
                   { echo 'error: one more'; echo \" --> src/numbers.rs:$line:9\"; exit 1; }";
    let output = fix(folder.path(), objects);
    let told = text(&output.stderr);
    let runs = fs::read_to_string(folder.path().join("runs")).unwrap();
    assert_eq!(runs.lines().count(), 1 + 4 + 1, "{told}");
    assert_eq!(told.matches("put back").count(), 7, "{told}");
    assert!(!is_repaired(folder.path(), "numbers.rs") && !is_repaired(folder.path(), "main.rs"), "{told}");
}
