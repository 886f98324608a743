//! buffix over code that others wrote: twenty crates that do file or socket I/O, as cargo fetches them.
#![expect(clippy::disallowed_methods, reason = "the tests copy the sources and look at the result")]

#[path = "scratch/folder.rs"]
mod scratch;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use scratch::{Run, buffix, commit_all, folder, git_command, read, with_input};

const CRATES: [&str; 21] = [
    "ar = \"=0.9.0\"",
    "claxon = \"=0.4.3\"",
    "csv = \"=1.4.0\"",
    "dotenvy = \"=0.15.7\"",
    "file-rotate = \"=0.8.0\"",
    "flate2 = \"=1.1.11\"",
    "gltf = \"=1.4.1\"",
    "hound = \"=3.5.1\"",
    "id3 = \"=1.17.2\"",
    "image = \"=0.25.10\"",
    "las = \"=0.11.2\"",
    "log4rs = \"=1.4.0\"",
    "memcache = \"=0.21.0\"",
    "plist = \"=1.10.3\"",
    "rust-ini = \"=0.21.3\"",
    "shapefile = \"=0.9.0\"",
    "simplelog = \"=0.12.2\"",
    "suppaftp = \"=12.2.1\"",
    "tar = \"=0.4.46\"",
    "tiny_http = \"=0.12.0\"",
    "zip = \"=9.4.1\"",
];

/// Files in which something is found, by hands that wrote none of it. Handles that only an example makes are told of
/// where that is safe, and sockets that only a change of protocol could help are not.
const FOUND: [&str; 3] = ["flate2/src/gz/write.rs:", "gltf/src/binary.rs:", "rust-ini/src/lib.rs:"];

/// Files that a run may name as a problem and end with 2: in a trait of the 2015 edition a parameter
/// needs no name, which the parser does not know.
const NOT_PARSED: [&str; 1] = ["hound/src/lib.rs"];

/// The folder of each crate, or why there is none.
static FETCHED: LazyLock<Result<Vec<PathBuf>, String>> = LazyLock::new(fetch);

fn name_of(dependency: &str) -> &str {
    dependency.split(' ').next().unwrap_or(dependency)
}

/// Only the sources are wanted, so no features and no other system's dependencies are fetched.
fn fetch() -> Result<Vec<PathBuf>, String> {
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).join("third_party");
    let mut manifest = String::from(
        "[package]\nname = \"third-party\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n",
    );
    for dependency in CRATES {
        let (name, version) = dependency.split_once(" = ").expect("`name = \"=version\"`");
        let _ = writeln!(manifest, "{name} = {{ version = {version}, default-features = false }}");
    }
    scratch::write(&package, "src/lib.rs", "");
    scratch::write(&package, "Cargo.toml", manifest);
    let host = host().ok_or("rustc does not say what system it is for")?;
    let mut fetch = Command::new(env!("CARGO"));
    fetch.args(["fetch", "--quiet", "--target", &host]).current_dir(&package);
    let run = scratch::run_of(&fetch.output().map_err(|error| error.to_string())?);
    if run.code != Some(0) {
        let reason = run.stderr.lines().last().unwrap_or_default().trim().to_owned();
        return Err(format!("cargo cannot fetch the crates: {reason}"));
    }
    crate_folders(&package, &host)
}

fn host() -> Option<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let run = scratch::run_of(&Command::new(rustc).arg("-vV").output().ok()?);
    run.stdout.lines().find_map(|it| it.strip_prefix("host: ")).map(str::to_owned)
}

fn crate_folders(package: &Path, host: &str) -> Result<Vec<PathBuf>, String> {
    let metadata = cargo_metadata::MetadataCommand::new()
        .manifest_path(package.join("Cargo.toml"))
        .other_options(["--offline".to_owned(), "--filter-platform".to_owned(), host.to_owned()])
        .exec()
        .map_err(|error| error.to_string())?;
    let folder_of = |dependency: &&str| {
        let version = dependency.split('"').nth(1)?.trim_start_matches('=');
        let found = metadata.packages.iter();
        let mut found =
            found.filter(|it| it.name.as_str() == name_of(dependency) && it.version.to_string() == version);
        Some(found.next()?.manifest_path.parent()?.as_std_path().to_owned())
    };
    let folders: Vec<PathBuf> = CRATES.iter().filter_map(folder_of).collect();
    assert_eq!(folders.len(), CRATES.len(), "cargo fetched other crates than were asked for");
    Ok(folders)
}

/// A committed copy of all the sources, each crate in a folder of its name.
fn copy_of_the_sources() -> Option<tempfile::TempDir> {
    let folders = match &*FETCHED {
        Ok(folders) => folders,
        Err(why) => {
            scratch::skipped(why);
            return None;
        }
    };
    let copy = folder();
    for (dependency, from) in CRATES.iter().zip(folders) {
        copy_sources(from, &copy.path().join(name_of(dependency)));
    }
    commit_all(copy.path());
    Some(copy)
}

fn copy_sources(from: &Path, to: &Path) {
    for entry in walkdir::WalkDir::new(from) {
        let entry = entry.expect("cargo's sources can be read");
        let wanted =
            entry.path().extension().is_some_and(|it| it == "rs") || entry.file_name() == "Cargo.toml";
        if entry.file_type().is_file() && wanted {
            let below = entry.path().strip_prefix(from).expect("walked from it");
            scratch::write(to, &below.to_string_lossy(), read(entry.path()));
        }
    }
}

fn assert_ended_well(run: &Run) {
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
    match run.code {
        Some(0 | 1) => {}
        Some(2) => {
            let named = run.stderr.lines().filter(|it| it.contains(".rs"));
            let unknown: Vec<&str> =
                named.filter(|line| !NOT_PARSED.iter().any(|it| line.contains(it))).collect();
            assert!(unknown.is_empty(), "{}", run.stderr);
            assert!(NOT_PARSED.iter().any(|it| run.stderr.contains(it)), "{}", run.stderr);
        }
        code => panic!("exit code {code:?}: {}", run.stderr),
    }
}

fn changed_files(folder: &Path) -> Vec<PathBuf> {
    let output = git_command(folder, &["diff", "--name-only", "-z"]).output().expect("git is installed");
    let names = String::from_utf8(output.stdout).expect("the crates have plain names");
    names.split('\0').filter(|it| !it.is_empty()).map(|it| folder.join(it)).collect()
}

#[test]
fn no_third_party_crate_makes_a_run_panic_or_give_up() {
    let Some(copy) = copy_of_the_sources() else { return };
    for dependency in CRATES {
        let name = name_of(dependency);
        let run = buffix(copy.path(), &["--message-format", "json", name]);
        assert_ended_well(&run);
        for line in run.stdout.lines() {
            let diagnostic: Result<serde_json::Value, _> = serde_json::from_str(line);
            assert!(diagnostic.is_ok(), "{name}: not JSON: {line}");
        }
    }
    let changed = changed_files(copy.path());
    assert!(changed.is_empty(), "a check changed {changed:?}");
}

#[test]
fn something_is_found_in_third_party_crates() {
    let Some(copy) = copy_of_the_sources() else { return };
    let run = buffix(copy.path(), &["--message-format", "short", "."]);
    assert_ended_well(&run);
    for place in FOUND {
        let is_found = run.stdout.lines().any(|it| it.starts_with(place));
        assert!(is_found, "nothing is found in {place}:\n{}", run.stdout);
    }
}

#[test]
fn every_diff_of_third_party_code_applies_with_git_and_with_patch() {
    let Some(copy) = copy_of_the_sources() else { return };
    for dependency in CRATES {
        let name = name_of(dependency);
        let run = buffix(copy.path(), &["--diff", "--unsafe-fixes", name]);
        assert_ended_well(&run);
        if run.stdout.is_empty() {
            continue;
        }
        let mut git = git_command(copy.path(), &["apply", "--check", "-"]);
        let checked = with_input(&mut git, &run.stdout).expect("git is installed");
        assert_eq!(checked.code, Some(0), "{name}: {}", checked.stderr);
        let mut patch = Command::new("patch");
        patch.current_dir(copy.path()).args(["-p1", "--dry-run", "--batch", "--fuzz=0"]);
        match with_input(&mut patch, &run.stdout) {
            Ok(checked) => assert_eq!(checked.code, Some(0), "{name}: {}{}", checked.stdout, checked.stderr),
            Err(error) => scratch::skipped(&format!("patch cannot be run: {error}")),
        }
    }
}

#[test]
fn the_diff_of_third_party_code_says_what_fix_does() {
    let Some(copy) = copy_of_the_sources() else { return };
    let diff = buffix(copy.path(), &["--diff", "--unsafe-fixes", "."]).stdout;
    let patched = copy_of_the_sources().expect("fetched before");
    if !diff.is_empty() {
        let mut git = git_command(patched.path(), &["apply", "-"]);
        assert_eq!(with_input(&mut git, &diff).expect("git is installed").code, Some(0));
    }
    assert_ended_well(&buffix(copy.path(), &["--fix", "--unsafe-fixes", "."]));
    let changed = changed_files(copy.path());
    assert_eq!(changed.len(), changed_files(patched.path()).len());
    for file in changed {
        let below = file.strip_prefix(copy.path()).expect("it lies there");
        assert_eq!(read(&file), read(patched.path().join(below)), "{}", below.display());
    }
}

/// Parses on a stack that deep code does not overflow.
fn parses_in_syn(files: Vec<PathBuf>) -> Vec<String> {
    let parse = move || {
        let errors = files.iter().filter_map(|file| {
            let text = fs::read_to_string(file).ok()?;
            let error = syn::parse_file(&text).err()?;
            Some(format!("{}:{}: {error}", file.display(), error.span().start().line))
        });
        errors.collect()
    };
    let thread = std::thread::Builder::new().stack_size(256 << 20).spawn(parse).expect("a thread starts");
    thread.join().expect("syn does not panic")
}

#[test]
fn what_is_rewritten_in_third_party_code_parses_in_both_parsers() {
    let Some(copy) = copy_of_the_sources() else { return };
    assert_ended_well(&buffix(copy.path(), &["--fix", "--unsafe-fixes", "."]));
    let changed = changed_files(copy.path());
    assert!(!changed.is_empty(), "nothing was rewritten in {} crates", CRATES.len());
    let errors = parses_in_syn(changed);
    assert!(errors.is_empty(), "\n{}", errors.join("\n"));
    // A file that the other parser refuses would be named as a problem.
    assert_ended_well(&buffix(copy.path(), &["."]));
}

#[test]
fn a_second_run_over_third_party_code_changes_nothing() {
    let Some(copy) = copy_of_the_sources() else { return };
    let fix = ["--fix", "--unsafe-fixes", "--allow-dirty", "."];
    assert_ended_well(&buffix(copy.path(), &fix));
    let contents = |files: &[PathBuf]| files.iter().map(read).collect::<Vec<_>>();
    let first = changed_files(copy.path());
    let after_first = contents(&first);
    let diff = buffix(copy.path(), &["--diff", "--unsafe-fixes", "."]);
    assert!(diff.stdout.is_empty(), "{}", diff.stdout);
    assert_ended_well(&buffix(copy.path(), &fix));
    assert_eq!(changed_files(copy.path()), first);
    assert!(contents(&first) == after_first, "the second run changed a file again");
}

/// Each file formatted in its edition, and again until that changes nothing; the files that rustfmt is content with.
fn formatted(folder: &Path, files: &[PathBuf], style: &str) -> Vec<PathBuf> {
    scratch::write(folder, "rustfmt.toml", style);
    let settles = |file: &&PathBuf| {
        let edition = edition_of(folder, file);
        let format = || {
            let run = Command::new("rustfmt").args(["--quiet", "--edition", &edition]).arg(file).output();
            run.is_ok_and(|it| it.status.success())
        };
        format() && {
            let once = read(file);
            format() && read(file) == once
        }
    };
    files.iter().filter(settles).cloned().collect()
}

fn edition_of(folder: &Path, file: &Path) -> String {
    let name =
        file.strip_prefix(folder).expect("it lies there").components().next().expect("a crate's folder");
    let manifest = scratch::read_text(folder.join(name).join("Cargo.toml"));
    let edition = manifest.lines().find_map(|it| it.strip_prefix("edition = "));
    edition.map_or("2015", |it| it.trim_matches('"')).to_owned()
}

#[test]
fn third_party_code_that_is_formatted_stays_so_in_any_style() {
    if Command::new("rustfmt").arg("--version").output().is_err() {
        scratch::skipped("there is no rustfmt");
        return;
    }
    let Some(copy) = copy_of_the_sources() else { return };
    let fix = ["--fix", "--unsafe-fixes", "--allow-dirty", "."];
    assert_ended_well(&buffix(copy.path(), &fix));
    let touched = changed_files(copy.path());
    for style in ["", "max_width = 80\n", "use_small_heuristics = \"Max\"\n", "hard_tabs = true\n"] {
        let reset = git_command(copy.path(), &["checkout", "--quiet", "."]).status();
        assert!(reset.is_ok_and(|it| it.success()));
        let files = formatted(copy.path(), &touched, style);
        assert!(files.len() * 2 > touched.len(), "rustfmt settles on {} of {}", files.len(), touched.len());
        assert_ended_well(&buffix(copy.path(), &fix));
        let repaired: Vec<Vec<u8>> = files.iter().map(read).collect();
        formatted(copy.path(), &files, style);
        for (file, repaired) in files.iter().zip(repaired) {
            assert!(read(file) == repaired, "{style}rustfmt changes {} after the repair", file.display());
        }
    }
}

#[test]
fn third_party_code_gives_the_same_bytes_at_any_thread_count() {
    let Some(copy) = copy_of_the_sources() else { return };
    for arguments in [&["--diff", "--unsafe-fixes"][..], &["--message-format", "json"], &["--statistics"]] {
        let at = |threads: &str| {
            let mut arguments = arguments.to_vec();
            arguments.extend(["-j", threads, "."]);
            let run = buffix(copy.path(), &arguments);
            assert_ended_well(&run);
            run.stdout
        };
        let one = at("1");
        assert!(one == at("2"), "two threads print something else than one: {arguments:?}");
        assert!(one == at("7"), "seven threads print something else than one: {arguments:?}");
    }
}
