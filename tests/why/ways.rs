//! The ways of a handle: into closures, callees, either function behind `cfg`, and other crates; and what a call costs.

use crate::scratch::{folder, write};
use crate::{MANIFEST, ask, said};

#[test]
fn a_function_that_a_result_is_mapped_by_takes_the_handle_in_it() {
    let open = "pub fn by_name(path: &str) -> io::Result<BufReader<File>> { File::open(path).map(reader) }
pub fn by_closure(path: &str) -> io::Result<BufReader<File>> {
    File::open(path).map(|file| reader(file))
}
fn reader(file: File) -> BufReader<File> { BufReader::new(file) }
";
    let by_name = said(open, "3:61");
    assert!(by_name.contains("it goes on to `a::reader` (src/lib.rs:3:82)"), "{by_name}");
    let by_closure = said(open, "5:5");
    assert!(
        by_closure
            .contains("it goes on to `a::reader`, where `BufReader::new(file)` puts a buffer around it"),
        "{by_closure}"
    );
}

#[test]
fn a_stdout_that_a_function_asks_for_itself_is_not_passed_to_it() {
    let print = "pub fn all(path: &str) {
    for row in std::fs::read_to_string(path).unwrap().lines() { one(row) }
    println!(\"done\");
}
fn one(row: &str) {
    let mut out = io::stdout().lock();
    writeln!(out, \"{row}\").unwrap();
}
";
    let answer = said(print, "9");
    assert!(answer.contains("  flow     reached by a call of `one` (src/lib.rs:4:65)\n"), "{answer}");
}

#[test]
fn either_function_of_one_name_behind_cfg_has_the_callers() {
    let put = "pub fn save(path: &str) -> io::Result<()> { put(&mut BufWriter::new(File::create(path)?)) }
#[cfg(windows)]
fn put(out: &mut impl Write) -> io::Result<()> { out.write_all(b\"a\\r\\n\") }
#[cfg(not(windows))]
fn put(out: &mut impl Write) -> io::Result<()> { out.write_all(b\"a\\n\") }
";
    for line in ["5", "7"] {
        let answer = said(put, line);
        assert!(answer.contains("`out` is a `&mut impl std::io::Write`\n"), "{answer}");
        assert!(answer.contains("it comes from a `std::io::BufWriter<std::fs::File>`"), "{answer}");
    }
}

#[test]
fn a_closure_is_looked_into() {
    let each = "pub fn each(paths: &[&str]) {
    paths.iter().for_each(|path| {
        let file = File::open(path).unwrap();
        drop(file.bytes().count());
    });
}
";
    assert!(said(each, "6").contains("  finding  File is read one byte at a time (unbuffered_read)\n"));
    assert!(!said(each, "4").contains("bytes"), "{}", said(each, "4"));
}

#[test]
fn a_call_that_one_of_several_handles_comes_to_names_its_part() {
    let program = "fn put(out: &mut File, xs: &[u8]) -> io::Result<()> {
    for x in xs {
        out.write_all(&[*x])?;
    }
    out.sync_all()
}
pub fn both(xs: &[u8]) -> io::Result<()> {
    put(&mut File::create(\"a\")?, xs)?;
    put(&mut File::create(\"b\")?, xs)
}
";
    assert!(said(program, "5").contains("  part     this is the call\n"), "{}", said(program, "5"));
    assert!(said(program, "7").contains("  part     this works on the handle"), "{}", said(program, "7"));
    for line in ["10", "11"] {
        assert!(said(program, line).contains("  part     this makes "), "{}", said(program, line));
    }
}

#[test]
fn a_handle_is_followed_into_another_crate_of_the_workspace() {
    let root = folder();
    write(root.path(), "Cargo.toml", "[workspace]\nmembers = [\"low\", \"top\"]\n");
    write(root.path(), "low/Cargo.toml", MANIFEST.replace("\"a\"", "\"low\""));
    let put = "use std::io::Write;\npub fn put<W: Write>(mut out: W, xs: &[u8]) -> std::io::Result<()> {\n    for x in xs {\n        writeln!(out, \"{x}\")?;\n    }\n    Ok(())\n}\n";
    write(root.path(), "low/src/lib.rs", put);
    let manifest = MANIFEST.replace("\"a\"", "\"top\"") + "[dependencies]\nlow = { path = \"../low\" }\n";
    write(root.path(), "top/Cargo.toml", manifest);
    let save = "pub fn save(xs: &[u8]) -> std::io::Result<()> {\n    low::put(std::fs::File::create(\"a\")?, xs)\n}\n";
    write(root.path(), "top/src/lib.rs", save);
    let run = ask(root.path(), "low/src/lib.rs:4");
    assert!(run.stdout.contains("made by `std::fs::File::create` (top/src/lib.rs:2:14)"), "{run:?}");
}

#[test]
fn what_comes_in_from_afar_is_named_with_what_hands_it_on() {
    let put = "pub fn save(xs: &[u8]) { middle(Box::new(open_it()), xs) }
fn middle(mut to: Box<dyn Write>, xs: &[u8]) { put(&mut to, xs) }
fn put(out: &mut dyn Write, xs: &[u8]) {
    out.write_all(xs).unwrap();
}
";
    let answer = said(put, "6");
    let end =
        "  unknown  something that comes in is not known: `open_it` has no body in sight (src/lib.rs:3:42)
           it is handed on by `&mut to` (src/lib.rs:4:52)
           it is handed on by `Box::new(open_it())` (src/lib.rs:3:33)\n";
    assert!(answer.ends_with(end), "{answer}");
}

#[test]
fn one_call_costs_the_same_with_a_buffer() {
    let save = "pub fn save(path: &str) -> io::Result<()> { File::create(path)?.write_all(b\"abc\") }\n";
    let answer = said(save, "3");
    assert!(answer.contains("  cost     one system call, with a buffer and without\n"), "{answer}");
    assert!(!answer.contains("by hand"), "{answer}");
}

#[test]
fn a_call_of_a_function_says_what_that_comes_to() {
    let calls = "pub struct Table<W: Write> { out: W }
impl<W: Write> Table<W> {
    pub fn all(&mut self) -> io::Result<()> { self.row() }
    fn row(&mut self) -> io::Result<()> { self.cell() }
    fn cell(&mut self) -> io::Result<()> { self.out.write_all(b\"a\") }
}
";
    let answer = said(calls, "5");
    let first = "the first is `self.out.write_all(b\"a\")` (src/lib.rs:7:44)";
    assert!(answer.contains(first), "{answer}");
}

#[test]
fn a_call_that_reads_or_writes_nothing_past_a_buffer_says_so() {
    let calls = "pub struct Table<W: Write> { out: io::BufWriter<W> }
impl<W: Write> Table<W> {
    pub fn end(&mut self) -> io::Result<()> { self.flush() }
    fn flush(&mut self) -> io::Result<()> { self.out.flush() }
}
";
    let answer = said(calls, "5");
    let none = "is a function of the workspace: no small read or write past a buffer is in it";
    assert!(answer.contains(none), "{answer}");
}

#[test]
fn nothing_comes_out_of_a_none() {
    let calls = "pub fn all() -> io::Result<()> { one(None) }
pub fn both(path: &str) -> io::Result<()> {
    let mut out = io::BufWriter::new(File::create(path)?);
    one(Some(&mut out))?;
    out.flush()
}
fn one(out: Option<&mut io::BufWriter<File>>) -> io::Result<()> {
    if let Some(out) = out { out.write_all(b\"a\")?; }
    Ok(())
}
";
    let answer = said(calls, "10");
    assert!(answer.contains("(src/lib.rs:5:19)") && !answer.contains("(src/lib.rs:3:"), "{answer}");
}
