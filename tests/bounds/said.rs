//! What a run says of a program, and programs whose finding hangs on what is known of one value.

use crate::program::HEAD;
use crate::scratch::{buffix, folder, write};

/// A handle in a type of the program: a loop around `put` is seen only where the type of its receiver is known.
pub const LOG: &str = "pub struct Log { file: File }
impl Log { pub fn put(&mut self, x: u8) -> io::Result<()> { writeln!(self.file, \"{x}\") } }\n";

pub const MANIFEST: (&str, &str) =
    ("Cargo.toml", "[package]\nname = \"held\"\nversion = \"0.1.0\"\nedition = \"2024\"\n");

/// The verdicts on all findings, in their order.
pub fn said(program: &str) -> String {
    said_of(&[("src/main.rs", program)], &[])
}

pub fn said_of(files: &[(&str, &str)], args: &[&str]) -> String {
    let folder = folder();
    for (path, text) in files {
        write(folder.path(), path, text);
    }
    let run = buffix(folder.path(), &[&["--message-format", "short"], args, &["."]].concat());
    assert!(run.code.is_some_and(|it| it < 2), "{}", run.stderr);
    let verdict = |it: &str| it.trim_end_matches(')').rsplit('(').next().map(str::to_owned);
    let verdicts: Vec<String> = run.stdout.lines().filter_map(verdict).collect();
    if verdicts.is_empty() { "nothing".to_owned() } else { verdicts.join(", ") }
}

/// Programs of so many links each, and what is said of them.
pub fn assert_said(program: impl Fn(usize) -> String, said_at: &[(usize, &str)]) {
    for (links, expected) in said_at {
        assert_eq!(said(&program(*links)), *expected, "{links} links");
    }
}

/// A program that gets its log by an expression, which may use `log`, and writes to what it gets in a loop.
pub fn log_by(declared: &str, got: &str) -> String {
    format!(
        "{HEAD}{LOG}{declared}
pub fn put(path: &str, xs: &[u8]) -> io::Result<()> {{
    let log = Log {{ file: File::create(path)? }};
    let mut log = {got};
    for x in xs {{ log.put(*x)?; }}
    log.file.sync_all()
}}\n"
    )
}

/// A program that hands its log to a function, which knows it as a type that is written.
pub fn log_as(declared: &str, ty: &str) -> String {
    format!(
        "{HEAD}{LOG}{declared}
fn all(log: &mut {ty}, xs: &[u8]) -> io::Result<()> {{ for x in xs {{ log.put(*x)?; }} Ok(()) }}
pub fn put(path: &str, xs: &[u8]) -> io::Result<()> {{
    let mut log = Log {{ file: File::create(path)? }};
    all(&mut log, xs)?;
    log.file.sync_all()
}}\n"
    )
}

/// A program that does something with a file in each turn of a loop.
pub fn in_loop(declared: &str, before: &str, in_turn: &str) -> String {
    format!(
        "{HEAD}{declared}
pub fn put(path: &str, xs: &[u8]) -> io::Result<()> {{
    let mut file = File::create(path)?;
    {before}
    for x in xs {{ {in_turn} }}
    file.sync_all()
}}\n"
    )
}
