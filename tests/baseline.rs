//! `--baseline`: what is known is not told of, and the file that says so.

#[path = "scratch/folder.rs"]
mod scratch;

use std::path::Path;

use scratch::{Run, buffix, folder, read_text, write};
use tempfile::TempDir;

const MANIFEST: &str = "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n[workspace]\n";

/// Functions with one finding each, all of them in lines that are alike.
fn functions(names: &[&str]) -> String {
    let function = |it: &&str| {
        format!(
            "pub fn {it}(p: &str) -> io::Result<usize> {{\n    Ok(File::open(p)?.bytes().count()) // \u{fc}\n}}\n"
        )
    };
    let functions: String = names.iter().map(function).collect();
    format!("use std::fs::File;\nuse std::io::{{self, Read}};\n\n{functions}")
}

fn package() -> TempDir {
    let folder = folder();
    write(folder.path(), "Cargo.toml", MANIFEST);
    write(folder.path(), "src/lib.rs", format!("mod other;\n{}", functions(&["a", "b"])));
    write(folder.path(), "src/other.rs", functions(&["c"]));
    folder
}

fn run(folder: &Path, flags: &[&str]) -> Run {
    buffix(folder, &[&["--message-format", "short", "--baseline", "known.json"], flags].concat())
}

#[test]
fn without_its_file_a_baseline_says_how_to_make_it() {
    let folder = package();
    let run = run(folder.path(), &[]);
    assert_eq!(run.code, Some(2));
    assert_eq!(run.stderr, "buffix: known.json: there is no such baseline; make it with --update-baseline\n");
}

#[test]
fn what_is_known_is_neither_told_of_nor_counted() {
    let folder = package();
    let made = run(folder.path(), &["--update-baseline"]);
    assert_eq!((made.code, &*made.stdout), (Some(0), ""), "{}", made.stderr);
    let text = read_text(folder.path().join("known.json"));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..2], ["{", "  \"version\": 1,"]);
    assert_eq!(lines.iter().filter(|it| it.contains("\"rule\":\"unbuffered_read\"")).count(), 3);
    let mut sorted = lines[3..6].to_vec();
    sorted.sort_unstable_by_key(|it| it.trim_end_matches(','));
    assert_eq!(sorted, lines[3..6]);
    let known = run(folder.path(), &[]);
    assert_eq!((known.code, &*known.stdout), (Some(0), ""));
    assert_eq!(known.stderr, "buffix: no findings in 2 files; 3 known from the baseline\n");
    assert_eq!(buffix(folder.path(), &[]).code, Some(1));
}

#[test]
fn a_line_that_has_shifted_stays_known_from_any_folder() {
    let folder = package();
    run(folder.path(), &["--update-baseline"]);
    let text = read_text(folder.path().join("src/other.rs"));
    write(folder.path(), "src/other.rs", format!("// one more\n\n{text}"));
    assert_eq!(run(folder.path(), &[]).code, Some(0));
    let below = buffix(&folder.path().join("src"), &["--baseline", "../known.json"]);
    assert_eq!(below.code, Some(0), "{}", below.stderr);
}

#[test]
fn what_is_new_is_told_of_also_in_a_line_like_a_known_one() {
    let folder = package();
    run(folder.path(), &["--update-baseline"]);
    write(folder.path(), "src/other.rs", functions(&["c", "d"]));
    let new = run(folder.path(), &[]);
    assert_eq!((new.code, new.stdout.lines().count()), (Some(1), 1), "{}", new.stdout);
    assert!(new.stdout.starts_with("src/other.rs:8:"), "{}", new.stdout);
}

#[test]
fn an_update_only_shrinks_unless_it_is_told_to_take_all() {
    let folder = package();
    run(folder.path(), &["--update-baseline"]);
    let count = || read_text(folder.path().join("known.json")).matches("fingerprint").count();
    write(folder.path(), "src/lib.rs", format!("mod other;\n{}", functions(&["a"])));
    write(folder.path(), "src/other.rs", functions(&["c", "d", "e"]));
    assert_eq!(run(folder.path(), &[]).code, Some(1));
    assert_eq!(count(), 3);
    let shrunk = run(folder.path(), &["--update-baseline"]);
    assert_eq!((shrunk.code, shrunk.stdout.lines().count(), count()), (Some(1), 2, 2));
    let all = run(folder.path(), &["--update-baseline=all"]);
    assert_eq!((all.code, all.stdout.lines().count(), count()), (Some(0), 0, 4));
    let before = read_text(folder.path().join("known.json"));
    run(folder.path(), &["--update-baseline=all", "-j", "1"]);
    assert_eq!(read_text(folder.path().join("known.json")), before);
}

#[test]
fn an_update_keeps_what_the_run_could_not_find() {
    let folder = package();
    run(folder.path(), &["--update-baseline"]);
    let before = read_text(folder.path().join("known.json"));
    for flags in [&["src/other.rs"][..], &["--select", "unbuffered_write"], &["--min-cost", "100000"]] {
        run(folder.path(), &[&["--update-baseline"], flags].concat());
        assert_eq!(read_text(folder.path().join("known.json")), before, "{flags:?}");
    }
    std::fs::remove_file(folder.path().join("src/other.rs")).expect("it was written");
    run(folder.path(), &["--update-baseline"]);
    assert_eq!(read_text(folder.path().join("known.json")).matches("other.rs").count(), 0);
}

#[test]
fn what_is_known_is_not_repaired() {
    let folder = package();
    run(folder.path(), &["--update-baseline"]);
    write(folder.path(), "src/other.rs", functions(&["c", "d"]));
    let fixed = run(folder.path(), &["--fix"]);
    assert_eq!(fixed.code, Some(0), "{}{}", fixed.stdout, fixed.stderr);
    assert!(fixed.stderr.contains("repaired 1 finding in 1 file; none remain; 3 known"), "{}", fixed.stderr);
    let text = read_text(folder.path().join("src/other.rs"));
    let bodies: Vec<&str> = text.lines().filter(|it| it.contains("Ok(")).collect();
    assert!(!bodies[0].contains("BufReader") && bodies[1].contains("BufReader"), "{text}");
    assert_eq!(run(folder.path(), &["--diff"]).stdout, "");
}

#[test]
fn the_configuration_names_a_baseline_from_its_own_folder() {
    let folder = package();
    write(folder.path(), "buffix.toml", "baseline = \"known.json\"\n");
    assert_eq!(buffix(folder.path(), &["--update-baseline"]).code, Some(0));
    assert_eq!(buffix(&folder.path().join("src"), &["."]).code, Some(0));
    assert_eq!(buffix(folder.path(), &["--isolated"]).code, Some(1));
}

#[test]
fn what_is_no_baseline_is_an_error_that_names_it() {
    let folder = package();
    for (text, said) in
        [("{", "known.json: is no baseline"), ("{\"version\": 2}", "known.json: has version 2")]
    {
        write(folder.path(), "known.json", text);
        let run = run(folder.path(), &["--update-baseline"]);
        assert_eq!(run.code, Some(2));
        assert!(run.stderr.contains(said), "{}", run.stderr);
        assert_eq!(read_text(folder.path().join("known.json")), text);
    }
    let nameless = buffix(folder.path(), &["--update-baseline"]);
    assert_eq!(nameless.code, Some(2));
    assert!(nameless.stderr.contains("name it with --baseline"), "{}", nameless.stderr);
}
