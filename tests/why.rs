//! `buffix why FILE:LINE`: what is said of a line, one test for each kind of answer.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "scratch/folder.rs"]
mod scratch;
#[path = "why/unknown.rs"]
mod unknown;
#[path = "why/ways.rs"]
mod ways;

use std::path::Path;

use scratch::{Run, buffix, folder, write};
use tempfile::TempDir;

const MANIFEST: &str = "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
const HEAD: &str = "use std::fs::File;\nuse std::io::{self, BufRead, BufReader, BufWriter, Read, Write};\n";

/// A package whose library is the head and a program, of which line 3 is the first.
fn package(program: &str) -> TempDir {
    let root = folder();
    write(root.path(), "Cargo.toml", MANIFEST);
    write(root.path(), "src/lib.rs", format!("{HEAD}{program}"));
    root
}

fn ask(root: &Path, place: &str) -> Run {
    buffix(root, &["why", place])
}

/// What is said of a place in a program.
fn said(program: &str, place: &str) -> String {
    let run = ask(package(program).path(), &format!("src/lib.rs:{place}"));
    assert_eq!((run.code, &*run.stderr), (Some(0), ""), "{}", run.stdout);
    run.stdout
}

/// What is said where there is no answer.
fn refused(root: &Path, place: &str) -> String {
    let run = ask(root, place);
    assert_eq!((run.code, &*run.stdout), (Some(2), ""), "{place}");
    run.stderr
}

const COUNT: &str = "pub fn count(path: &str) -> io::Result<usize> {
    let file = File::open(path)?;
    Ok(file.bytes().count())
}
";

#[test]
fn a_safe_finding_is_said_in_full() {
    insta::assert_snapshot!(said(COUNT, "5"), @r"
    src/lib.rs:5:8: `file.bytes()`
      type     `file` is a `std::fs::File`, unbuffered: each call asks the system
      call     `std::io::Read::bytes`, or what it makes, makes a system call for each byte on an unbuffered handle
      finding  File is read one byte at a time (unbuffered_read)
      part     this is the call
      source   a `std::fs::File`, made by `std::fs::File::open` (src/lib.rs:4:16)
      flow     bound to `file` (src/lib.rs:4:16)
      sinks    `std::io::Read::bytes`, once for each byte, in no loop (src/lib.rs:5:8)
      cost     about 1,024 system calls per KiB; 0.13 with a buffer
      rank     hot
      verdict  safe to fix: wrap it in a BufReader where it is made
    ");
}

#[test]
fn the_place_that_makes_a_handle_is_a_part_of_the_finding() {
    let made = said(COUNT, "4");
    assert!(made.contains("`File::open(path)` gives a `std::fs::File`, unbuffered"), "{made}");
    assert!(made.contains("  part     this makes the handle\n"), "{made}");
}

#[test]
fn what_is_quiet_names_its_row() {
    let save = "pub fn save(path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(b\"one\")?;
    file.write_all(b\"two\")
}
";
    insta::assert_snapshot!(said(save, "6"), @r#"
    src/lib.rs:6:5: `file.write_all(b"two")`
      type     `file` is a `std::fs::File`, unbuffered: each call asks the system
      call     `std::io::Write::write_all` makes a system call each time on an unbuffered handle, here of 3 bytes
      finding  File is written 3 bytes at a time (unbuffered_write)
      part     this is one of its 2 calls, 3 bytes each time, in no loop
      source   a `std::fs::File`, made by `std::fs::File::create` (src/lib.rs:4:20)
      flow     bound to `file` (src/lib.rs:4:20)
      sinks    `std::io::Write::write_all`, 3 bytes each time, in no loop (src/lib.rs:5:5)
               `std::io::Write::write_all`, 3 bytes each time, in no loop (src/lib.rs:6:5)
      cost     about 341 system calls per KiB; 0.13 with a buffer
      rank     quiet (few-calls): nothing shows that the calls are many
      verdict  safe to fix: wrap it in a BufWriter where it is made and flush it at its end
    "#);
}

#[test]
fn a_file_whose_length_is_set_beside_its_few_writes_is_not_said_to_be_flushed() {
    let stamp = "pub fn stamp(file: &mut File, at: u64) -> io::Result<()> {
    file.set_len(0)?;
    write!(file, \"made {at}\")
}
";
    let answer = said(stamp, "5");
    assert!(answer.contains("rank     quiet (set-anew): the position or the length is set"), "{answer}");
}

#[test]
fn what_is_left_says_its_reason() {
    let read = "pub fn read(xs: &mut [[u8; 4]], file: &mut File) -> io::Result<()> {
    for x in xs {
        file.read_exact(x)?;
    }
    Ok(())
}
";
    let said = said(read, "5");
    assert!(said.contains("  source   a `std::fs::File` that comes in as a parameter of"), "{said}");
    assert!(said.contains("  verdict  left as it is: "), "{said}");
}

#[test]
fn what_a_comment_silences_names_the_comment() {
    let program = COUNT.replace("    Ok(", "    // buffix: allow(unbuffered_read) it is short\n    Ok(");
    let said = said(&program, "6");
    let rank = "  rank     silenced by `// buffix: allow(unbuffered_read) it is short` (src/lib.rs:5:5)\n";
    assert!(said.contains(rank), "{said}");
}

#[test]
fn what_is_buffered_says_where_the_buffer_is_made() {
    let save = "pub fn save(path: &str, xs: &[u8]) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    for x in xs {
        writeln!(out, \"{x}\")?;
    }
    out.flush()
}
";
    insta::assert_snapshot!(said(save, "6"), @r#"
    src/lib.rs:6:9: `writeln!(out, "{x}")`
      type     `out` is a `std::io::BufWriter<std::fs::File>`, buffered: small calls on it stay in memory
      why      it comes from a `std::io::BufWriter<std::fs::File>`, which is buffered (src/lib.rs:4:19)
    "#);
    let made = said(save, "4");
    assert!(made.contains("it puts a buffer around `File::create(path)?`"), "{made}");
}

#[test]
fn what_is_in_memory_asks_nothing_of_the_system() {
    let fill = "pub fn fill() -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    out.write_all(b\"a\")?;
    Ok(out)
}
impl std::fmt::Display for A {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { write!(f, \"a\") }
}
pub struct A;
pub fn head() -> Vec<u8> {
    let mut out = Vec::with_capacity(1);
    out.write_all(b\"a\").ok();
    out
}
pub fn drop_it() {
    let mut out = Vec::new();
    let _ = out.write_all(b\"a\");
    let mut out = io::Cursor::new(vec![]);
    let _ = out.write_all(b\"a\");
}
";
    for line in ["5", "14", "19"] {
        assert!(said(fill, line).contains("  why      no call on a `Vec<u8>` asks the system\n"), "{line}");
    }
    assert!(
        said(fill, "21").contains("no call on a `std::io::Cursor<Vec<u8>>` asks"),
        "{}",
        said(fill, "21")
    );
    let shown = "text is put into a `std::fmt::Formatter`, and only who writes that out asks the system";
    assert!(said(fill, "9").contains(shown));
}

#[test]
fn an_error_in_the_place_of_a_handle_is_no_use_of_it() {
    let open = "pub fn open() -> io::Result<File> {
    match File::create(\"a\") {
        Ok(file) => Ok(file),
        Err(error) => Err(other(error)),
    }
}
fn other(error: io::Error) -> io::Error { error }
";
    assert!(!said(open, "4").contains("other"), "{}", said(open, "4"));
}

#[test]
fn a_loop_of_a_few_turns_is_said_to_be_a_loop() {
    let print = "pub fn list() {
    for name in [\"a\", \"b\"] {
        println!(\"{name}\");
    }
}
";
    assert!(said(print, "5").contains("pieces each time, in a loop"), "{}", said(print, "5"));
}

#[test]
fn what_moves_blocks_is_said_to_do_so() {
    let all = "pub fn all(path: &str, v: &mut Vec<u8>) -> io::Result<usize> {
    File::open(path)?.read_to_end(v)
}
";
    let said = said(all, "4");
    assert!(said.contains("  why      no small read or write on what it makes is in sight\n"), "{said}");
    assert!(said.contains("  why      `std::io::Read::read_to_end` moves large blocks\n"), "{said}");
}

#[test]
fn a_print_says_why_it_is_none_of_many() {
    let print = "pub fn print(xs: &[u8]) {
    println!(\"{}\", xs.len());
    eprintln!(\"{}\", xs.len());
}
";
    let said_of = |line| said(print, line);
    let none = "no loop is in sight that it stands in or that leads to its function";
    assert!(said_of("4").contains(none), "{}", said_of("4"));
    assert!(said_of("5").contains("`eprintln!` writes to stderr"), "{}", said_of("5"));
}

#[test]
fn a_function_of_the_workspace_tells_by_its_own_lines() {
    let read = "pub fn read() -> u8 { read_config() }\nfn read_config() -> u8 { 1 }\n";
    let said = said(read, "3");
    assert!(said.contains("`a::read_config` is a function of the workspace"), "{said}");
    assert!(said.contains("(src/lib.rs:4:4)"), "{said}");
}

#[test]
fn what_a_test_does_is_quiet() {
    let test = "#[test]
fn it_writes() {
    let mut file = File::create(\"a\").unwrap();
    file.write_all(b\"a\").unwrap();
}
";
    let said = said(test, "6");
    assert!(said.contains("  type     `file` is a `std::fs::File`, unbuffered"), "{said}");
    assert!(said.contains("  rank     quiet ("), "{said}");
}

#[test]
fn a_column_picks_what_covers_it() {
    let make = "pub fn make(path: &str) -> io::Result<BufReader<File>> {
    Ok(BufReader::new(File::open(path)?))
}
";
    let whole = said(make, "4");
    assert_eq!(whole.matches("src/lib.rs:4:").count(), 3, "{whole}");
    let inner = said(make, "4:23");
    assert!(inner.contains("src/lib.rs:4:8: ") && inner.contains("src/lib.rs:4:23: "), "{inner}");
    let outer = said(make, "4:8");
    assert!(outer.contains("src/lib.rs:4:8: ") && !outer.contains("src/lib.rs:4:23: "), "{outer}");
    assert_eq!(
        said(make, "4:1"),
        "src/lib.rs:4: no handle and no call that reads or writes at that column of line 4\n"
    );
}

#[test]
fn a_line_without_io_says_so() {
    let none = "pub struct Log {\n    pub file: File,\n}\n\npub const N: u8 = 1;\npub fn one() -> u8 {\n    1\n}\n#[cfg(test)]\nmod tests {\n    fn f() { std::fs::File::open(\"a\").unwrap(); }\n}\n";
    let no = "no handle and no call that reads or writes on line";
    assert_eq!(said(none, "9"), format!("src/lib.rs:9: {no} 9\n"));
    assert_eq!(said(none, "6"), "src/lib.rs:6: line 6 is empty\n");
    assert_eq!(said(none, "7"), format!("src/lib.rs:7: {no} 7: it stands outside of functions\n"));
    let part = format!("src/lib.rs:4: {no} 4: it declares a part of `Log`; ask about a line that uses it\n");
    assert_eq!(said(none, "4"), part);
    assert!(said(none, "13").contains("gives a `std::fs::File`"), "tests too: {}", said(none, "13"));
}

#[test]
fn a_place_that_is_not_there_says_what_is() {
    let root = package("fn f() {}\n");
    write(root.path(), "src/broken.rs", "fn f( {\n");
    write(root.path(), "src/latin.rs", b"// \xe9\n");
    write(root.path(), "src/empty.rs", "");
    write(root.path(), ".git/HEAD", "ref: refs/heads/main\n");
    write(root.path(), ".gitignore", "src/made.rs\n");
    write(root.path(), "src/made.rs", "fn f() {}\n");
    let said: Vec<String> = [
        "src/lib.rs:40",
        "src/lib.rs:3:40",
        "src/none.rs:1",
        "src:1",
        "Cargo.toml:1",
        "src/broken.rs:1",
        "src/latin.rs:1",
        "src/empty.rs:1",
        "src/made.rs:1",
    ]
    .map(|it| refused(root.path(), it))
    .into();
    insta::assert_snapshot!(said.concat(), @r"
    buffix: src/lib.rs: has 3 lines, and no line 40; name one from 1 to 3
    buffix: src/lib.rs: line 3 has 9 columns, and no column 40; name one from 1 on, or none
    buffix: src/none.rs: there is no such file; name one from the current folder, as in src/main.rs:12
    buffix: src: is a folder; name a file and a line of it, as in src/main.rs:12
    buffix: Cargo.toml: is no Rust file; name one whose name ends in `.rs`
    buffix: src/broken.rs:1:6: does not parse; left as it is, mend that and ask again
    buffix: src/latin.rs: is not UTF-8; left as it is, mend that and ask again
    buffix: src/empty.rs: is empty, and has no line 1; name another file
    buffix: src/made.rs: is left out of every run, by `.gitignore`, `.ignore` or `exclude-paths`, or since its folder is hidden, vendored or made by cargo; take it out of that and ask again
    ");
    let wrong = refused(root.path(), "src/lib.rs");
    assert!(wrong.contains("write FILE:LINE or FILE:LINE:COLUMN, such as src/main.rs:12"), "{wrong}");
    let format = buffix(root.path(), &["why", "src/lib.rs:3", "--message-format", "sarif"]);
    assert!(format.code == Some(2) && format.stderr.contains("human, json"), "{}", format.stderr);
}

#[test]
#[expect(clippy::too_many_lines, reason = "one line for each key of the page")]
fn the_same_is_said_as_json() {
    let root = package(COUNT);
    let run = buffix(root.path(), &["why", "src/lib.rs:5", "--message-format", "json"]);
    let page: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    insta::assert_snapshot!(serde_json::to_string_pretty(&page).unwrap(), @r#"
    {
      "answers": [
        {
          "call": "`std::io::Read::bytes`, or what it makes, makes a system call for each byte on an unbuffered handle",
          "code": "file.bytes()",
          "findings": [
            {
              "buffered_per_kib": 0.125,
              "calls_per_kib": 1024.0,
              "concerns": [],
              "cost": "about 1,024 system calls per KiB; 0.13 with a buffer",
              "flow": [
                {
                  "place": "src/lib.rs:4:16",
                  "says": "bound to `file`"
                }
              ],
              "help": "wrap it in a BufReader where it is made",
              "left": null,
              "part": "sink",
              "rank": "hot",
              "row": null,
              "rule": "unbuffered_read",
              "silenced_at": null,
              "sinks": [
                {
                  "api": "std::io::Read::bytes",
                  "bytes_per_call": null,
                  "in_loop": false,
                  "once_per": "byte",
                  "place": "src/lib.rs:5:8"
                }
              ],
              "source": {
                "api": "std::fs::File::open",
                "place": "src/lib.rs:4:16",
                "type": "std::fs::File"
              },
              "title": "File is read one byte at a time",
              "verdict": "safe"
            }
          ],
          "handle": {
            "code": "file",
            "means": "unbuffered: each call asks the system",
            "type": "std::fs::File"
          },
          "kind": "finding",
          "place": "src/lib.rs:5:8",
          "reasons": []
        }
      ],
      "column": null,
      "file": "src/lib.rs",
      "line": 5,
      "nothing": null,
      "reason": "buffix-why"
    }
    "#);
    let none = buffix(root.path(), &["why", "src/lib.rs:6", "--message-format", "json"]);
    let page: serde_json::Value = serde_json::from_str(&none.stdout).unwrap();
    assert_eq!(page["nothing"], "no handle and no call that reads or writes on line 6");
}
