//! What a project prefers: `capacity`, `imports`, `review` and `severity` in its configuration, and what comes of each.
#![expect(clippy::disallowed_methods, reason = "the tests read the cases and compile what comes of them")]
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

use std::process::Command;

use case::{Case, write_tree};
use folder::{buffix, folder, read_text, run_of, write};
use rayon::prelude::*;
use tempfile::TempDir;

const READ: &str = "use std::fs::File;
use std::io::Read;

pub fn lines(path: &str) -> std::io::Result<usize> {
    Ok(File::open(path)?.bytes().filter(|it| matches!(it, Ok(b'\\n'))).count())
}
";

const WRITE: &str = "use std::fs::File;
use std::io::Write;

pub fn save(path: &str) -> std::io::Result<()> {
    let mut file = File::create(path)?;
    for number in 0..1000 {
        writeln!(file, \"{number} {}\", number * number)?;
    }
    Ok(())
}
";

/// A package with a read in one file and a write in another.
fn package(config: &str) -> TempDir {
    let folder = folder();
    write(folder.path(), "buffix.toml", config);
    write(folder.path(), "Cargo.toml", "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2024\"\n");
    write(folder.path(), "src/lib.rs", "pub mod read;\npub mod save;\n");
    write(folder.path(), "src/read.rs", READ);
    write(folder.path(), "src/save.rs", WRITE);
    folder
}

/// A file as it is after the repairs.
fn repaired(config: &str, args: &[&str], file: &str, text: &str) -> String {
    let package = package(config);
    write(package.path(), file, text);
    let run = buffix(package.path(), &[&["--fix", "-q"], args, &["."]].concat());
    assert!(run.code.is_some_and(|it| it < 2), "{}", run.stderr);
    read_text(package.path().join(file))
}

/// The cases of one file that are repaired, each as a package of its own.
fn cases(config: &str) -> (TempDir, Vec<Case>) {
    let folder = folder();
    write(folder.path(), "buffix.toml", config);
    let mut cases = case::all();
    cases.retain(|it| it.allowed().is_some() && it.files.len() == 1);
    write_tree(folder.path(), &forest::packages(cases.iter()));
    (folder, cases)
}

/// Whether a case asks for nothing that is not in std.
fn is_of_std(text: &str) -> bool {
    let asks = |it: &str| {
        let it = it.replace('-', "_");
        let ways = [format!("{it}::"), format!("use {it}"), format!("extern crate {it}")];
        ways.iter().any(|it| text.contains(it))
    };
    let crates = package::DEPENDENCIES.lines().filter_map(|it| it.split_once(" = "));
    !crates.map(|(name, _)| name).any(asks)
}

/// Repairs every case and compiles each tenth of those that need nothing but std.
fn what_is_repaired_compiles(config: &str) {
    let (folder, cases) = cases(config);
    let text = |it: &Case| read_text(folder.path().join(forest::folder(it)).join("src/main.rs"));
    let before: Vec<(&Case, String)> = cases.iter().map(|it| (it, text(it))).collect();
    let run = buffix(folder.path(), &["--fix", "--unsafe-fixes", "--jobs", "2", "-q", "."]);
    let changed: Vec<&(&Case, String)> =
        before.iter().filter(|(case, before)| text(case) != *before).collect();
    assert!(changed.len() > 400, "only {} cases change: {}", changed.len(), run.stderr);
    let of_std: Vec<&Case> = changed
        .into_iter()
        .filter(|(_, before)| is_of_std(before))
        .map(|(case, _)| *case)
        .step_by(10)
        .collect();
    let failed: Vec<String> = of_std
        .par_iter()
        .filter_map(|it| {
            let mut rustc = Command::new("rustc");
            rustc.args(["--emit=metadata", "-A", "warnings", "--edition", &it.edition, "src/main.rs"]);
            let dir = folder.path().join(forest::folder(it));
            let run = run_of(&rustc.current_dir(dir).output().expect("there is a compiler"));
            (run.code != Some(0)).then(|| format!("{}: {}", it.name, run.stderr))
        })
        .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

fn n_made(text: &str, sign: char, how: &str) -> usize {
    let lines = text.lines().filter(|it| it.starts_with(sign));
    lines
        .map(|it| {
            it.matches(&format!("BufReader::{how}")).count()
                + it.matches(&format!("BufWriter::{how}")).count()
        })
        .sum()
}

#[test]
fn every_buffer_that_a_repair_puts_in_has_the_capacity() {
    let (folder, _) = cases("capacity = 65536");
    let diff = buffix(folder.path(), &["--diff", "--unsafe-fixes", "."]).stdout;
    assert!(
        n_made(&diff, '+', "with_capacity(65536, ") > 400,
        "{}",
        n_made(&diff, '+', "with_capacity(65536, ")
    );
    let new: Vec<&str> =
        diff.split("diff --git ").filter(|it| n_made(it, '+', "new") > n_made(it, '-', "new")).collect();
    assert!(new.is_empty(), "{}", new.join("\n"));
    assert_eq!(
        n_made(&diff, '+', "with_capacity(32 * 1024, "),
        n_made(&diff, '-', "with_capacity(32 * 1024, ")
    );
    assert!(
        diff.contains(".map(|inner| BufReader::with_capacity(65536, inner))"),
        "no `map` among the cases"
    );
}

#[test]
fn a_capacity_holds_for_the_buffers_of_the_runtimes() {
    let read = "pub async fn read() -> std::io::Result<u8> {
    let mut file = KRATE::fs::File::open(\"a\").await?;
    let mut sum = 0;
    let mut byte = [0];
    while file.read_exact(&mut byte).await.is_ok() { sum ^= byte[0]; }
    Ok(sum)
}
";
    for (krate, traits) in [("tokio", "tokio::io::AsyncReadExt"), ("async_std", "async_std::io::ReadExt")] {
        let text = format!("use {traits};\n{}", read.replace("KRATE", krate));
        let package = package("capacity = 131_072");
        let manifest = read_text(package.path().join("Cargo.toml"));
        let name = krate.replace('_', "-");
        write(package.path(), "Cargo.toml", format!("{manifest}\n[dependencies]\n{name} = \"1\"\n"));
        let file = write(package.path(), "src/read.rs", text);
        buffix(package.path(), &["--fix", "--unsafe-fixes", "-q", "."]);
        let text = read_text(file);
        assert!(
            text.contains(&format!("BufReader::with_capacity(131072, {krate}::fs::File::open")),
            "{text}"
        );
    }
}

#[test]
fn the_usual_capacity_is_no_other_spelling() {
    let usual = repaired("", &[], "src/read.rs", READ);
    assert!(usual.contains("BufReader::new("), "{usual}");
    assert_eq!(repaired("capacity = 8192", &[], "src/read.rs", READ), usual);
}

#[test]
fn a_buffer_is_put_in_only_where_its_capacity_holds_whole_blocks() {
    let text = "use std::fs::File;
use std::io::Read;

pub fn sum(path: &str) -> std::io::Result<u64> {
    let mut file = File::open(path)?;
    let mut block = [0; 48];
    let mut sum = 0;
    while file.read(&mut block)? == 48 {
        sum += u64::from(block[0]);
    }
    Ok(sum)
}
";
    // 8,192 and 65,536 are no multiples of 48; 12,288 is.
    let is_repaired = |config: &str| repaired(config, &[], "src/read.rs", text) != text;
    assert_eq!(["", "capacity = 65536", "capacity = 12288"].map(is_repaired), [false, false, true]);
}

#[test]
fn what_is_repaired_with_a_capacity_and_by_its_module_compiles() {
    what_is_repaired_compiles("capacity = 65536\nimports = \"module\"\n");
}

#[test]
fn what_is_repaired_without_imports_compiles() {
    what_is_repaired_compiles("imports = \"qualified\"\n");
}

#[test]
fn a_buffer_is_named_as_the_project_has_it() {
    let [item, module, qualified] = ["", "imports = \"module\"", "imports = \"qualified\""].map(|config| {
        let text = repaired(config, &[], "src/save.rs", WRITE);
        let is_told = |it: &&str| it.starts_with("use ") || it.contains("BufWriter");
        text.lines().filter(is_told).map(str::trim).collect::<Vec<_>>().join("\n")
    });
    insta::assert_snapshot!([item.as_str(), &module, &qualified].join("\n\n"), @r"
    use std::fs::File;
    use std::io::{BufWriter, Write};
    let mut file = BufWriter::new(File::create(path)?);

    use std::fs::File;
    use std::io;
    use std::io::Write;
    let mut file = io::BufWriter::new(File::create(path)?);

    use std::fs::File;
    use std::io::Write;
    let mut file = std::io::BufWriter::new(File::create(path)?);
    ");
    assert_eq!(
        repaired("imports = \"item\"", &[], "src/save.rs", WRITE),
        repaired("", &[], "src/save.rs", WRITE)
    );
}

#[test]
fn a_name_that_is_known_already_is_used() {
    let text = format!("use std::io::BufWriter;\n{WRITE}\npub type Out = BufWriter<File>;\n");
    for imports in ["module", "qualified"] {
        let after = repaired(&format!("imports = \"{imports}\""), &[], "src/save.rs", &text);
        assert!(after.contains("= BufWriter::new(File::create(path)?);"), "{imports}: {after}");
    }
}

#[test]
fn a_whole_path_of_the_2015_edition_begins_at_the_root() {
    let package = package("imports = \"qualified\"");
    write(package.path(), "Cargo.toml", "[package]\nname = \"a\"\nversion = \"0.1.0\"\n");
    buffix(package.path(), &["--fix", "-q", "."]);
    let text = read_text(package.path().join("src/save.rs"));
    assert!(text.contains("= ::std::io::BufWriter::new("), "{text}");
}

#[test]
fn no_repair_of_a_rule_for_review_is_made_without_a_look() {
    let config = "review = [\"unbuffered_write\"]";
    assert_eq!(repaired(config, &[], "src/save.rs", WRITE), WRITE);
    assert_ne!(repaired(config, &["--unsafe-fixes"], "src/save.rs", WRITE), WRITE);
    assert_ne!(repaired(config, &[], "src/read.rs", READ), READ, "of the other rules it says nothing");
    let package = package(config);
    let told = buffix(package.path(), &["."]).stdout;
    assert!(
        told.contains("(for review: the configuration asks for a look at each repair of this rule)"),
        "{told}"
    );
    let json = buffix(package.path(), &["--message-format", "json", "."]).stdout;
    let applicability = |file: &str| {
        let line =
            json.lines().find(|it| it.contains(&format!("\"file_name\":\"{file}\""))).unwrap_or_default();
        ["MachineApplicable", "MaybeIncorrect"].map(|it| line.contains(it))
    };
    assert_eq!([applicability("src/read.rs"), applicability("src/save.rs")], [[true, false], [false, true]]);
}

#[test]
fn a_severity_is_said_in_every_format() {
    let package = package("[severity]\nunbuffered_read = \"error\"\nunbuffered_write = \"note\"\n");
    let plain = self::package("");
    let formats = [
        ("human", ["error[unbuffered_read]", "note[unbuffered_write]"]),
        ("short", [": error[unbuffered_read]: ", ": note[unbuffered_write]: "]),
        (
            "json",
            [
                "\"level\":\"error\"",
                "\"code\":\"buffix::unbuffered_write\",\"explanation\":null},\"level\":\"note\"",
            ],
        ),
        (
            "cargo-json",
            [
                "\"level\":\"error\"",
                "\"code\":\"buffix::unbuffered_write\",\"explanation\":null},\"level\":\"note\"",
            ],
        ),
        ("sarif", ["\"level\": \"error\"", "\"problem.severity\": \"recommendation\""]),
        ("github", ["::error file=src/read.rs", "::notice file=src/save.rs"]),
        ("gitlab", ["\"severity\": \"critical\"", "\"severity\": \"info\""]),
        ("rdjson", ["\"severity\": \"ERROR\"", "\"severity\": \"INFO\""]),
        ("rdjsonl", ["\"severity\":\"ERROR\"", "\"severity\":\"INFO\""]),
        ("markdown", ["`unbuffered_read` (error)", "`unbuffered_write` (note)"]),
        ("junit", [": error</failure>", ": note</failure>"]),
        ("checkstyle", ["severity=\"error\"", "severity=\"info\""]),
    ];
    for (format, words) in formats {
        let run = buffix(package.path(), &["--message-format", format, "."]);
        let without = buffix(plain.path(), &["--message-format", format, "."]);
        for word in words {
            assert!(run.stdout.contains(word), "{format}: no {word} in {}", run.stdout);
            assert!(!without.stdout.contains(word), "{format}: {word} in {}", without.stdout);
        }
        assert_eq!(run.code, Some(1), "{format}");
    }
}
