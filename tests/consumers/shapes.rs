//! Small projects, each with what a format or its reader may trip over, and the binary run in a copy of each.

use std::collections::BTreeMap;

use tempfile::TempDir;

use crate::scratch::{COUNTS_LINES, buffix, folder, read, write};

/// Text of each file by its path with `/`; a byte order mark is part of it.
pub type Files = BTreeMap<String, String>;

pub struct Shape {
    pub name: &'static str,
    pub files: Files,
}

const MANIFEST: &str = "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2024\"\n";

/// The source stands within the call that reads it, and the import is new.
const INLINE: &str = "use std::fs::File;

pub fn load(path: &str) -> Result<serde_json::Value, Box<dyn std::error::Error>> {
    Ok(serde_json::from_reader(File::open(path)?)?)
}
";

/// Wrapped where it is made, flushed where it ends, and one name more in an import that is there.
const SAVE: &str = "use std::fs::File;
use std::io::{self, Write};

pub fn save(path: &str, rows: &[(u32, &str)]) -> io::Result<()> {
    let mut file = File::create(path)?;
    for (id, name) in rows {
        writeln!(file, \"{id} {name}\")?;
    }
    Ok(())
}
";

/// Two repairs that need the same import.
const BOTH: &str = "use std::fs::File;
use std::io::{self, Read};

pub fn first(path: &str) -> io::Result<usize> {
    Ok(File::open(path)?.bytes().count())
}

pub fn second(path: &str) -> io::Result<usize> {
    Ok(File::open(path)?.bytes().count())
}
";

/// The expression that makes the handle stands on four lines.
const CHAIN: &str = "use std::fs::OpenOptions;
use std::io::{self, Write};

pub fn save(path: &str, rows: &[(u32, &str)]) -> io::Result<()> {
    let mut file = OpenOptions::new()
        .write(true)
        .truncate(true)
        .create(true)
        .open(path)?;
    for (id, name) in rows {
        writeln!(file, \"{id} {name}\")?;
    }
    Ok(())
}
";

/// A line that is too long once the buffer is in it.
const LONG: &str = "use std::fs::File;
use std::io::{self, Read};

pub fn count(directory_of_the_words: &str) -> io::Result<usize> {
    let file_of_the_words = File::open(format!(\"{directory_of_the_words}/words\")).map_err(named)?;
    let mut n = 0;
    for byte in file_of_the_words.bytes() {
        n += usize::from(byte? == b'\\n');
    }
    Ok(n)
}

fn named(error: io::Error) -> io::Error {
    error
}
";

/// A tab, one to four bytes a char, one and two code units of UTF-16, and a mark that has no width of its own.
pub const ODD: [&str; 6] = ["\t", "é", "漢字", "😀", "e\u{301}", "\t😀é漢"];

/// A function with a finding for each of them, in front of which it stands in its line.
pub fn odd_lines() -> String {
    let function = |(at, odd): (usize, &&str)| {
        let body = format!("/* {odd} */ let n = File::open(p)?.bytes().count(); /* {odd} */\n    Ok(n)");
        format!("pub fn f{at}(p: &str) -> io::Result<usize> {{\n    {body}\n}}\n")
    };
    let functions: Vec<String> = ODD.iter().enumerate().map(function).collect();
    format!("use std::{{fs::File, io::{{self, Read}}}};\n\n{}", functions.join("\n"))
}

const KEEPS: &str = "mod scan;

use std::fs::File;

fn main() -> std::io::Result<()> {
    let file = File::open(\"words\")?;
    let mut scanner = scan::Scanner { file };
    println!(\"{}\", scanner.count()?);
    Ok(())
}
";

const SCAN: &str = "use std::fs::File;
use std::io::{self, Read};

pub struct Scanner {
    pub file: File,
}

impl Scanner {
    pub fn count(&mut self) -> io::Result<usize> {
        let mut n = 0;
        for byte in self.file.by_ref().bytes() {
            n += usize::from(byte? == b'\\n');
        }
        Ok(n)
    }
}
";

fn shape(name: &'static str, files: &[(&str, &str)]) -> Shape {
    let files =
        [("Cargo.toml", MANIFEST)].iter().chain(files).map(|(file, text)| ((*file).into(), (*text).into()));
    Shape { name, files: files.collect() }
}

pub fn all() -> Vec<Shape> {
    let crlf = |text: &str| text.replace('\n', "\r\n");
    let marked = |text: &str| format!("\u{feff}{text}");
    vec![
        shape("inline", &[("src/lib.rs", INLINE)]),
        shape("an import grows", &[("src/lib.rs", COUNTS_LINES)]),
        shape("wrapped and flushed", &[("src/lib.rs", SAVE)]),
        shape("one import for two", &[("src/lib.rs", BOTH)]),
        shape("over several lines", &[("src/lib.rs", CHAIN)]),
        shape("laid out anew", &[("src/lib.rs", LONG)]),
        shape("two files", &[("src/main.rs", KEEPS), ("src/scan.rs", SCAN)]),
        shape("CRLF", &[("src/lib.rs", &crlf(SAVE))]),
        shape("byte order mark", &[("src/lib.rs", &marked(COUNTS_LINES))]),
        shape("byte order mark and CRLF", &[("src/lib.rs", &marked(&crlf(CHAIN)))]),
        shape("outside ASCII", &[("src/lib.rs", &odd_lines())]),
        shape("outside ASCII, with all of it", &[("src/lib.rs", &marked(&crlf(&odd_lines())))]),
        shape("in folders with odd names", &[("src/lib.rs", INLINE), ("src/a b/größe, 100%.rs", SAVE)]),
    ]
}

impl Shape {
    pub fn tree(&self) -> TempDir {
        tree(&self.files)
    }

    /// What a format says of it.
    pub fn said(&self, format: &str) -> String {
        said(&self.files, &["--message-format", format])
    }

    /// The files after `--fix`.
    pub fn fixed(&self) -> Files {
        let tree = self.tree();
        let run = buffix(tree.path(), &["--fix"]);
        assert_eq!(run.code, Some(0), "{}: {}{}", self.name, run.stdout, run.stderr);
        let now = |file: &String| String::from_utf8(read(tree.path().join(file))).unwrap();
        self.files.keys().map(|it| (it.clone(), now(it))).collect()
    }
}

pub fn tree(files: &Files) -> TempDir {
    let tree = folder();
    for (file, text) in files {
        write(tree.path(), file, text);
    }
    tree
}

/// What a run over the files prints.
pub fn said(files: &Files, arguments: &[&str]) -> String {
    let run = buffix(tree(files).path(), arguments);
    assert!(matches!(run.code, Some(0 | 1)), "{}", run.stderr);
    run.stdout
}
