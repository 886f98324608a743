//! The program as a user meets it: flags, exit codes, pipes.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "the program is what is tested")]

use std::process::{Command, Output};

fn buffix(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_buffix")).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn wrong_use_exits_with_2() {
    for args in [&["--no-such-flag"][..], &["--diff", "--fix"], &["--select", "x"], &["--min-cost", "-1"]] {
        let output = buffix(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

// The system's own words differ elsewhere.
#[cfg(unix)]
#[test]
fn what_is_wrong_comes_with_what_to_do() {
    let told = |args: &[&str]| {
        let output = buffix(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        text(&output.stderr).replace("\n\nFor more information, try '--help'.", "").trim_end().to_owned()
    };
    let said = [
        told(&["--min-cost", "x"]),
        told(&["--jobs", "0"]),
        told(&["--jobs", "100000"]),
        told(&["--catalogue", "no_such.rs"]),
        told(&["--config", "no_such.toml"]),
        told(&["--explain", "unbuffered_raed"]),
    ];
    insta::assert_snapshot!(said.join("\n"), @r"
    error: invalid value 'x' for '--min-cost <N>': not a number of system calls per KiB, such as 4 or 0.5
    error: invalid value '0' for '--jobs <N>': not a number of threads from 1 to 256
    error: invalid value '100000' for '--jobs <N>': not a number of threads from 1 to 256
    buffix: no_such.rs: cannot be read (No such file or directory (os error 2)); name a stub that is there
    buffix: no_such.toml: there is no such file; name another one with --config, or leave the flag out
    error: invalid value 'unbuffered_raed' for '--explain <CODE|ROW>': no such rule or row; did you mean `unbuffered_read`?
    ");
}

#[test]
fn statistics_count_in_place_of_listing() {
    let folder = tempfile::tempdir().unwrap();
    let read = "fn f() { for _ in std::io::Read::bytes(std::fs::File::open(\"a\").unwrap()) {} }\n";
    std::fs::write(folder.path().join("lib.rs"), read).unwrap();
    let folder = folder.path().to_str().unwrap();
    let (listed, counted) = (buffix(&[folder]), buffix(&["--statistics", folder]));
    assert!(text(&listed.stdout).contains("warning[unbuffered_read]"), "{listed:?}");
    assert!(!text(&listed.stdout).contains("total "), "{listed:?}");
    insta::assert_snapshot!(text(&counted.stdout), @r"
    rule                    findings    safe  for review    left
    unbuffered_read                1       1           0       0
    total                          1       1           0       0
    ");
    assert_eq!(counted.status.code(), Some(1));
}

#[test]
fn help_and_version_exit_with_0() {
    let output = buffix(&["-V"]);
    assert_eq!(text(&output.stdout), concat!("buffix ", env!("CARGO_PKG_VERSION"), "\n"));
    let output = buffix(&["--help"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).contains("--unsafe-fixes"));
}

#[test]
fn a_rule_is_explained_under_any_of_its_spellings() {
    let page = buffix(&["--explain", "unbuffered_read"]);
    assert_eq!(page.status.code(), Some(0));
    assert!(text(&page.stdout).starts_with("unbuffered_read\n"));
    assert_eq!(buffix(&["--explain", "buffix::unbuffered-read"]).stdout, page.stdout);
}

#[test]
fn a_folder_where_nothing_but_a_loop_prints_has_a_finding() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, body: &str| {
        std::fs::write(folder.path().join(name), format!("fn main() {{ {body} }}\n")).unwrap();
    };
    write("once.rs", "println!(\"a\");");
    write("often.rs", "for i in 0..5000 { println!(\"{i}\"); }");
    let output = buffix(&["--message-format", "short", folder.path().to_str().unwrap()]);
    assert!(text(&output.stdout).contains("often.rs:1:32: warning[line_buffered_stdout]"), "{output:?}");
    assert!(!text(&output.stdout).contains("once.rs"), "{output:?}");
}

#[test]
fn cargo_passes_the_name_of_the_subcommand() {
    let run = |args: &[&str]| Command::new(env!("CARGO_BIN_EXE_cargo-buffix")).args(args).output().unwrap();
    let by_cargo = run(&["buffix", "--explain", "lost_read_ahead"]);
    assert_eq!(by_cargo.status.code(), Some(0), "{}", text(&by_cargo.stderr));
    assert_eq!(run(&["--explain", "lost_read_ahead"]).stdout, by_cargo.stdout);
    assert!(text(&run(&["buffix", "--help"]).stdout).contains("Usage: cargo buffix"));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = Command::new(env!("CARGO_BIN_EXE_buffix"))
        .args(["--explain", "unbuffered_read"])
        .stdout(writer)
        .output()
        .unwrap();
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
}

#[test]
fn min_cost_keeps_the_findings_that_cost_as_much() {
    let folder = tempfile::tempdir().unwrap();
    let write = "fn save(parts: &[[u8; 256]]) -> std::io::Result<()> {
        use std::io::Write;
        let mut file = std::fs::File::create(\"parts\")?;
        for part in parts { file.write_all(part)?; }
        Ok(())
    }";
    std::fs::write(folder.path().join("lib.rs"), write).unwrap();
    let found = |least: &str| {
        let output =
            buffix(&["--message-format", "short", "--min-cost", least, folder.path().to_str().unwrap()]);
        text(&output.stdout).contains("warning[unbuffered_write]")
    };
    // 256 bytes a call are four calls per KiB.
    assert_eq!([found("0"), found("4"), found("4.1")], [true, true, false]);
}

#[test]
fn the_version_of_a_crate_decides_whether_its_calls_are_small() {
    let found = |requirement: &str, locked: &str| {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
        write("Cargo.toml", &format!("[package]\nname = 'a'\n[dependencies]\nzip = '{requirement}'\n"));
        if !locked.is_empty() {
            write("Cargo.lock", &format!("[[package]]\nname = 'zip'\nversion = '{locked}'\n"));
        }
        std::fs::create_dir(folder.path().join("src")).unwrap();
        write(
            "src/main.rs",
            "fn main() { zip::ZipArchive::new(std::fs::File::open(\"a.zip\").unwrap()).unwrap(); }",
        );
        let output = buffix(&["--message-format", "short", folder.path().to_str().unwrap()]);
        text(&output.stdout).contains("warning[unbuffered_read]")
    };
    assert!(found("0.6", "0.6.6"));
    assert!(found("1", ""));
    assert!(!found("2", "2.6.1"));
    assert!(!found(">=1", "8.6.0"), "the locked version is newer than the requirement has to be");
}

/// What is found in a package of these files, from the folder `below` of a fresh one.
fn short_in(below: &str, files: &[(&str, &str)]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join(below);
    for (name, text) in [("Cargo.toml", "[package]\nname = 'a'\n")].iter().chain(files) {
        let path = root.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let output = buffix(&["--message-format", "short", root.to_str().unwrap()]);
    text(&output.stdout).to_owned()
}

#[test]
fn a_member_of_an_archive_that_cannot_be_repaired_is_told_of_in_a_loop() {
    let found = |body: &str| {
        let main = format!(
            "use std::fs::File;
            pub struct Pack {{ zip: zip::ZipWriter<File> }}
            impl Pack {{ pub fn add(&mut self, names: &[String]) {{ {body} }} }}
            fn main() {{ Pack {{ zip: zip::ZipWriter::new(File::create(\"b\").unwrap()) }}.add(&[]); }}"
        );
        let manifest = "[package]\nname = 'a'\n[dependencies]\nzip = '0.6'\n";
        short_in("", &[("Cargo.toml", manifest), ("src/main.rs", &main)]).contains("unbuffered_write")
    };
    let add = "self.zip.start_file(names[0].clone(), Default::default()).unwrap();";
    assert!(!found(add));
    assert!(found(&format!("for _ in names {{ {add} }}")));
}

#[test]
fn what_a_file_or_its_folder_is_called_decides_nothing() {
    let save =
        "pub fn save(x: &[u8]) { serde_json::to_writer(std::fs::File::create(\"a\").unwrap(), x).unwrap(); }";
    let is_found = |name: &str| {
        let module = name.trim_end_matches(".rs").replace('/', "::");
        let module = module.replace([':', '-'], "_");
        let main = format!("#[path = \"{name}\"] mod {module}; fn main() {{ {module}::save(b\"a\"); }}");
        short_in("", &[("src/main.rs", &main), (&format!("src/{name}"), save)]).contains("unbuffered_write")
    };
    for name in
        ["test_util.rs", "integration-tests/save.rs", "mock/save.rs", "io_bench.rs", "make_fixtures.rs"]
    {
        assert!(is_found(name), "{name}");
    }
}

#[test]
fn a_function_is_unused_unless_something_else_may_call_it() {
    let save =
        "fn save(x: &[u8]) { serde_json::to_writer(std::fs::File::create(\"a\").unwrap(), x).unwrap(); }";
    let is_found = |before: &str, after: &str| {
        let text = format!("{before} {save} {after}");
        short_in("", &[("src/lib.rs", &text)]).contains("unbuffered_write")
    };
    assert!(!is_found("", "") && !is_found("#[inline]", "") && !is_found("", "/* save(); */"));
    assert!(!is_found("#[allow(dead_code)] pub", ""), "its author says so");
    assert!(is_found("pub", ""), "of a library");
    assert!(is_found("#[tauri::command]", ""));
    assert!(is_found("struct A; #[pymethods] impl A {", "}") && !is_found("struct A; impl A {", "}"));
    assert!(is_found("", "register!(save);") && is_found("", "pub fn all() { run(save) }"));
}

#[test]
fn what_a_package_is_called_decides_nothing() {
    let save =
        "pub fn save(x: &[u8]) { serde_json::to_writer(std::fs::File::create(\"a\").unwrap(), x).unwrap(); }";
    for name in ["files-test", "e2e", "test", "latest"] {
        let manifest = format!("[package]\nname = '{name}'\n");
        let found = short_in("", &[("Cargo.toml", &manifest), ("src/lib.rs", save)]);
        assert!(found.contains("unbuffered_write"), "{name}: {found}");
    }
}

#[test]
fn an_example_is_told_only_of_what_is_safe() {
    let copy = "fn main() { let mut file = std::fs::File::create(\"a\").unwrap();
        for n in 0..99 { std::io::Write::write_all(&mut file, &[n; 3]).unwrap(); end(n); } }
        fn end(n: u8) { if n > 7 { std::process::exit(0); } }";
    let in_place = |place: &str| short_in("", &[("src/lib.rs", ""), (place, copy)]).contains("(for review)");
    assert!(in_place("src/bin/copy.rs"));
    assert!(!in_place("examples/copy.rs"));
}

#[test]
fn an_example_is_told_of_what_the_library_and_a_serialiser_do_and_not_of_its_own_small_calls() {
    let is_found = |write: &str| {
        let library = "use std::io::Write;
            pub fn rows<W: Write>(out: &mut W) { for n in 0..999 { writeln!(out, \"{n} {n}\").unwrap(); } }";
        let example = format!(
            "use std::io::Write; fn main() {{ let mut file = std::fs::File::create(\"a\").unwrap(); {write} }}"
        );
        let manifest = "[package]\nname = 'shown'\n";
        let files = [("Cargo.toml", manifest), ("src/lib.rs", library), ("examples/show.rs", &example)];
        short_in("", &files).contains("unbuffered_write")
    };
    assert!(!is_found("for n in 0..999 { writeln!(file, \"{n} {n}\").unwrap(); }"));
    assert!(is_found("shown::rows(&mut file);"));
    assert!(is_found("serde_json::to_writer(&file, &vec![1; 999]).unwrap();"));
}

#[test]
fn an_example_may_print_line_by_line_and_a_project_below_examples_is_none() {
    let print =
        "fn main() { for line in std::fs::read_to_string(\"a\").unwrap().lines() { println!(\"{line}\"); } }";
    let in_example = short_in("", &[("src/lib.rs", ""), ("examples/show.rs", print)]);
    assert!(!in_example.contains("line_buffered_stdout"), "{in_example}");
    let below = short_in("examples/show", &[("src/main.rs", print)]);
    assert!(below.contains("line_buffered_stdout"), "{below}");
}

#[test]
fn an_import_has_a_line_of_its_own_where_rustfmt_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let program = "use std::fs::File;
use std::io::Write;

fn main() {
    let mut file = File::create(\"numbers\").unwrap();
    for number in 0..1000 {
        writeln!(file, \"{number}\").unwrap();
    }
}
";
    std::fs::write(folder.path().join("main.rs"), program).unwrap();
    let imports = || {
        let output = buffix(&["--diff", folder.path().to_str().unwrap()]);
        text(&output.stdout)
            .lines()
            .filter(|it| it.starts_with("+use"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(imports(), ["+use std::io::{BufWriter, Write};"]);
    std::fs::write(folder.path().join("rustfmt.toml"), "imports_granularity = \"Item\"\n").unwrap();
    assert_eq!(imports(), ["+use std::io::BufWriter;"]);
}

#[test]
fn an_error_of_failure_is_made_of_one_of_io() {
    let folder = tempfile::tempdir().unwrap();
    let main = "use std::fs::File;
use std::io::Write;

use failure::{Error, ResultExt};

fn save(names: &[String]) -> Result<(), Error> {
    let mut file = File::create(\"a\").context(\"no file\")?;
    for name in names {
        writeln!(file, \"{name}\").context(\"no line\")?;
    }
    Ok(())
}

fn main() {
    save(&std::env::args().collect::<Vec<_>>()).unwrap();
}
";
    std::fs::create_dir(folder.path().join("src")).unwrap();
    let manifest = "[package]\nname = 'a'\nedition = '2021'\n[dependencies]\nfailure = '0.1'\n";
    std::fs::write(folder.path().join("Cargo.toml"), manifest).unwrap();
    std::fs::write(folder.path().join("src/main.rs"), main).unwrap();
    let output = buffix(&["--diff", "--unsafe-fixes", folder.path().to_str().unwrap()]);
    let diff = text(&output.stdout);
    assert!(diff.contains("+    file.flush()?;\n"), "{diff}");
}
