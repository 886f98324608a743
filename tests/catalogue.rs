//! What `buffix catalogue` says, and what a stub of the user's own changes.

#![expect(clippy::disallowed_methods, reason = "the program is run on a package that is written for it")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn buffix(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_buffix")).args(args).current_dir(folder).output().unwrap()
}

fn stdout(folder: &Path, args: &[&str]) -> String {
    String::from_utf8(buffix(folder, args).stdout).unwrap()
}

fn stderr(folder: &Path, args: &[&str]) -> String {
    String::from_utf8(buffix(folder, args).stderr).unwrap()
}

const STUB: &str = "//! `our_format`: reads byte by byte.

use std::io::{Read, Result};

/// Asks for one byte at a time.
#[sink(once_per = \"byte\")]
pub fn parse<R: Read>(reader: R) -> Result<u32>;
";

const PROGRAM: &str = "fn main() -> std::io::Result<()> {
    our_format::parse(std::fs::File::open(\"f\")?)?;
    Ok(())
}
";

/// A package that uses a crate which only a stub of its own describes.
fn package() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let manifest = "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\nour-format = \"1\"\n";
    fs::create_dir(folder.path().join("src")).unwrap();
    fs::write(folder.path().join("Cargo.toml"), manifest).unwrap();
    fs::write(folder.path().join("src/main.rs"), PROGRAM).unwrap();
    fs::write(folder.path().join("our_format.rs"), STUB).unwrap();
    folder
}

#[test]
fn the_list_has_a_line_for_each_entry() {
    let list = stdout(Path::new("."), &["catalogue"]);
    assert!(list.lines().count() > 500, "{list}");
    let line = list.lines().find(|it| it.starts_with("serde_json::from_reader ")).unwrap();
    assert!(
        line.ends_with("asks the system once per byte; 1,024 calls per KiB, 0.13 with a buffer"),
        "{line}"
    );
}

#[test]
fn an_entry_shows_its_signature_its_figures_its_example_and_where_it_is_said() {
    insta::with_settings!({ snapshot_path => "../snapshots/catalogue", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("an_entry", stdout(Path::new("."), &["catalogue", "serde_json::from_reader"]));
    });
}

#[test]
fn a_crate_or_a_type_is_asked_for_as_a_whole() {
    let of_crate = stdout(Path::new("."), &["catalogue", "csv"]);
    assert!(
        of_crate.lines().all(|it| it.starts_with("csv::")) && of_crate.contains("csv::Writer "),
        "{of_crate}"
    );
    let of_end = stdout(Path::new("."), &["catalogue", "File::open"]);
    assert!(of_end.contains("std::fs::File::open ") && of_end.contains("tokio::fs::File::open "), "{of_end}");
}

#[test]
fn what_is_not_known_names_the_nearest() {
    let output = buffix(Path::new("."), &["catalogue", "serde_jsno::from_reader"]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        error,
        "buffix: nothing is known of `serde_jsno::from_reader`; did you mean `serde_json::from_reader`?\n"
    );
}

#[test]
fn a_stub_of_ones_own_is_a_sink_like_any_other() {
    let folder = package();
    assert_eq!(stdout(folder.path(), &["--message-format", "short"]), "");
    let found = stdout(folder.path(), &["--catalogue", "our_format.rs", "--message-format", "short"]);
    assert_eq!(found, "src/main.rs:2:5: warning[unbuffered_read]: File is read one byte at a time (safe)\n");
    let known = stdout(folder.path(), &["catalogue", "--catalogue", "our_format.rs", "our_format::parse"]);
    assert!(known.ends_with("- asks the system once per byte\n\nSaid in our_format.rs:6.\n"), "{known}");
}

#[test]
fn a_stub_takes_the_place_of_the_one_that_comes_with_buffix() {
    let folder = package();
    fs::write(
        folder.path().join("serde_json.rs"),
        "//! `serde_json`\npub fn from_str(text: &str) -> Value;\n",
    )
    .unwrap();
    let known = stdout(folder.path(), &["catalogue", "--catalogue", "serde_json.rs", "serde_json"]);
    assert!(known.contains("from_str") && !known.contains("from_reader"), "{known}");
}

#[test]
fn a_mistake_in_a_stub_is_told_by_file_and_line() {
    let folder = package();
    let mut said = String::new();
    for (name, text) in [
        ("a.rs", STUB.replace("byte\")", "bite\")")),
        ("b.rs", STUB.replace("#[sink", "#[sync")),
        ("c.rs", STUB.replace("-> Result", "-> -> Result")),
        ("d e.rs", STUB.to_owned()),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
        said += &stderr(folder.path(), &["--catalogue", name]);
    }
    said += &stderr(folder.path(), &["--catalogue", "none.rs"]);
    said += &stderr(folder.path(), &["--catalogue", "our_format.rs", "--catalogue", "./our_format.rs"]);
    insta::with_settings!({ snapshot_path => "../snapshots/catalogue", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("mistakes", said);
    });
}

#[test]
fn a_folder_that_is_called_as_the_command_is_looked_at_by_its_path() {
    let folder = package();
    fs::create_dir(folder.path().join("catalogue")).unwrap();
    let output = buffix(folder.path(), &["./catalogue"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Calls of a crate that nobody described, of one that has a stub and of std; one reader is behind a buffer.
const STRANGERS: &str = "use std::fs::File;
use std::io::{self, BufReader};

use shapes::{Polygon, Reader};

pub fn read(path: &str) -> io::Result<Reader<File>> {
    let mut file = File::open(path)?;
    io::copy(&mut file, &mut io::sink())?;
    our_format::parse(&file)?;
    let polygon = Polygon::load(BufReader::new(File::open(path)?));
    polygon.save_to(&mut file, 1);
    Ok(Reader::new(file))
}

pub fn again(path: &str) -> io::Result<()> {
    drop(Reader::new(File::open(path)?));
    Ok(())
}
";

#[test]
fn what_takes_a_bare_handle_and_is_not_described_is_listed() {
    let folder = package();
    let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    fs::write(folder.path().join("Cargo.toml"), manifest + "shapes = \"2\"\n").unwrap();
    fs::write(folder.path().join("src/lib.rs"), STRANGERS).unwrap();
    let mut said = String::new();
    for args in [
        &["--unknown"][..],
        &["--unknown", "--catalogue", "our_format.rs"],
        &["--unknown", "--message-format", "short"],
        &["--unknown", "--message-format", "json"],
    ] {
        let output = buffix(folder.path(), args);
        assert_eq!(output.status.code(), Some(0), "a list is no finding");
        said += &args.join(" ");
        said.push('\n');
        said += &String::from_utf8(output.stdout).unwrap();
        said += &String::from_utf8(output.stderr).unwrap();
    }
    insta::with_settings!({ snapshot_path => "../snapshots/catalogue", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("unknown", said);
    });
}

const ARCHIVE: &str = "use std::io::Write;

fn main() -> zip::result::ZipResult<()> {
    let mut archive = zip::ZipWriter::new(std::fs::File::create(\"f.zip\")?);
    archive.start_file(\"lines\", OPTIONS)?;
    for row in std::fs::read_to_string(\"rows\")?.lines() {
        writeln!(archive, \"{row}: {}\", row.len())?;
    }
    archive.finish()?;
    Ok(())
}
";

#[test]
fn lines_of_a_compressed_entry_are_gathered_and_those_of_a_stored_one_are_not() {
    let folder = package();
    let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    fs::write(folder.path().join("Cargo.toml"), manifest.replace("our-format = \"1\"", "zip = \"2.4\""))
        .unwrap();
    let found = |options: &str| {
        fs::write(folder.path().join("src/main.rs"), ARCHIVE.replace("OPTIONS", options)).unwrap();
        stdout(folder.path(), &["--message-format", "short"])
    };
    assert_eq!(found("zip::write::SimpleFileOptions::default()"), "");
    let stored =
        "zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored)";
    let line = found(stored);
    assert!(line.starts_with("src/main.rs:7:9: warning[unbuffered_write]: File is written"), "{line}");
}

#[test]
fn a_version_that_seeks_at_last_leaves_nothing_in_the_buffer_of_an_archive() {
    let folder = package();
    let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    let archive = ARCHIVE.replace("OPTIONS", "zip::write::FileOptions::default()").replace(
        "std::fs::File::create(\"f.zip\")?",
        "std::io::BufWriter::new(std::fs::File::create(\"f.zip\")?)",
    );
    fs::write(folder.path().join("src/main.rs"), archive).unwrap();
    let is_lost = |version: &str| {
        let zip = format!("zip = \"{version}\"");
        fs::write(folder.path().join("Cargo.toml"), manifest.replace("our-format = \"1\"", &zip)).unwrap();
        stdout(folder.path(), &["--message-format", "short"]).contains("warning[unflushed_buffer]")
    };
    assert_eq!(["0.6", "2.4", "8"].map(is_lost), [true, false, false]);
}

/// What a program that depends on a crate is told with `--all`.
fn told(krate: &str, program: &str) -> String {
    let folder = package();
    let manifest = format!(
        "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\n{krate} = \"1\"\n"
    );
    fs::write(folder.path().join("Cargo.toml"), manifest).unwrap();
    fs::write(folder.path().join("src/main.rs"), program).unwrap();
    stdout(folder.path(), &["--message-format", "short", "--all"])
}

#[test]
fn what_another_crate_hands_on_of_std_is_std() {
    for krate in ["ark_std", "core2", "no_std_io", "no_std_io2", "acid_io"] {
        let program = format!(
            "use {krate}::io::Read;\n\nfn sum<R: Read>(from: &mut R) -> u64 {{\n    let mut byte = [0];\n    let mut sum = 0;\n    while from.read_exact(&mut byte).is_ok() {{\n        sum += u64::from(byte[0]);\n    }}\n    sum\n}}\n\nfn main() {{\n    println!(\"{{}}\", sum(&mut std::fs::File::open(\"f\").unwrap()));\n}}\n"
        );
        let found = told(krate, &program);
        assert!(found.contains("src/main.rs:6:11: warning[unbuffered_read]"), "{krate}: {found}");
    }
}

#[test]
fn what_cells_and_locks_of_other_crates_hold_is_followed() {
    let line = "        writeln!(OUT.lock(), \"{} {}\", number, line).unwrap();\n";
    for (krate, lock, line) in [
        (
            "once_cell",
            "once_cell::sync::Lazy<std::sync::Mutex<File>> = once_cell::sync::Lazy::new(|| std::sync::Mutex::new(File::create(\"f\").unwrap()))",
            line.replace("lock()", "lock().unwrap()"),
        ),
        (
            "parking_lot",
            "std::sync::LazyLock<parking_lot::Mutex<File>> = std::sync::LazyLock::new(|| parking_lot::Mutex::new(File::create(\"f\").unwrap()))",
            line.to_owned(),
        ),
    ] {
        let program = format!(
            "use std::fs::File;\nuse std::io::Write;\n\nstatic OUT: {lock};\n\nfn main() {{\n    for (number, line) in std::fs::read_to_string(\"in\").unwrap().lines().enumerate() {{\n{line}    }}\n}}\n"
        );
        let found = told(krate, &program);
        assert!(found.contains("src/main.rs:8:9: warning[unbuffered_write]"), "{krate}: {found}");
    }
}

#[test]
fn a_locked_stream_of_termcolor_is_as_line_buffered_as_stdout() {
    let found = told(
        "termcolor",
        "use std::io::Write;\n\nuse termcolor::{ColorChoice, StandardStream};\n\nfn main() {\n    let stream = StandardStream::stdout(ColorChoice::Auto);\n    let mut out = stream.lock();\n    for line in std::fs::read_to_string(\"in\").unwrap().lines() {\n        writeln!(out, \"{line}\").unwrap();\n    }\n}\n",
    );
    assert!(found.contains("src/main.rs:9:9: warning[line_buffered_stdout]"), "{found}");
}

#[test]
fn what_termcolor_writes_to_stderr_are_messages() {
    for (stream, row) in [("stdout", "warning"), ("stderr", "note")] {
        let program = format!(
            "use std::io::Write;\n\nuse termcolor::{{ColorChoice, StandardStream}};\n\nfn main() {{\n    let mut out = StandardStream::{stream}(ColorChoice::Auto);\n    for line in std::fs::read_to_string(\"in\").unwrap().lines() {{\n        writeln!(out, \"{{line}}\").unwrap();\n    }}\n}}\n"
        );
        let found = told("termcolor", &program);
        assert!(
            found.contains(&format!("src/main.rs:8:9: {row}[line_buffered_stdout]")),
            "{stream}: {found}"
        );
        assert_eq!(found.contains("quiet: stderr)"), stream == "stderr", "{found}");
    }
}
