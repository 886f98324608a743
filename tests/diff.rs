//! Every diff applies with `git apply` and with `patch -p1`, whatever the text and the name of the file.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "the tools of others read the files that this test writes")]

#[path = "scratch/folder.rs"]
mod folder;

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use buffix::{Edition, FileId, Outcome, Rewrite, RustFile};

/// The shape, the file's name, the text before and after.
const SHAPES: &[(&str, &str, &str, &str)] = &[
    (
        "two hunks",
        "src/a.rs",
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n",
        "1\nb\n3\n4\n5\n6\n7\n8\n9\n10\nk\n12\n",
    ),
    ("no final newline before", "src/a.rs", "a\nb", "a\nb\n"),
    ("no final newline after", "src/a.rs", "a\nb\n", "a\nb"),
    ("no final newline at all", "src/a.rs", "a\nb", "a\nc"),
    ("no final newline in the context", "src/a.rs", "a\nb\nc", "x\nb\nc"),
    ("CRLF", "src/a.rs", "a\r\nb\r\nc\r\n", "a\r\nx\r\nc\r\n"),
    ("mixed line ends", "src/a.rs", "a\r\nb\nc\r\nd\n", "a\r\nb\nx\r\nd\n"),
    ("a bare carriage return", "src/a.rs", "a\rb\nc\rd\n", "a\rb\nc\rx\n"),
    ("outside ASCII", "src/a.rs", "größe\n日本\n", "größe\n日本語\n"),
    (
        "what others take for line ends",
        "src/a.rs",
        "a\u{2028}b\u{85}c\u{c}d\ne\n",
        "a\u{2028}b\u{85}c\u{c}d\nf\n",
    ),
    ("a name with a blank", "src/two words.rs", "a\n", "b\n"),
    ("a name with tab and quote", "src/t\ta\"b\\c.rs", "a\n", "b\n"),
    ("a name outside ASCII", "src/größe.rs", "a\n", "b\n"),
    ("from nothing", "src/a.rs", "", "a\n"),
    ("to nothing", "src/a.rs", "a\n", ""),
    ("at the first line", "src/a.rs", "a\nb\n", "x\na\nb\n"),
    ("lines that look like headers", "src/a.rs", "-- a\n++ b\n@@ c\n", "-- x\n++ b\n@@ c\n"),
];

#[test]
fn git_applies_every_shape() {
    each_shape_with("git", &["apply", "--whitespace=nowarn", "-"]);
}

#[test]
fn patch_applies_every_shape() {
    each_shape_with("patch", &["-p1", "--quiet"]);
}

fn each_shape_with(tool: &str, args: &[&str]) {
    if Command::new(tool).arg("--version").stdout(Stdio::null()).status().is_err() {
        return folder::skipped(&format!("there is no {tool}"));
    }
    for (shape, name, before, after) in SHAPES {
        for has_bom in [false, true] {
            let (applied, said) = applied(tool, args, name, before, after, has_bom);
            let bom = if has_bom { "\u{feff}" } else { "" };
            assert_eq!(applied, format!("{bom}{after}"), "{shape}, {tool}: {said}");
        }
    }
}

/// The file's text after the tool has applied the diff, and what the tool had to say.
fn applied(
    tool: &str,
    args: &[&str],
    name: &str,
    before: &str,
    after: &str,
    has_bom: bool,
) -> (String, String) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(name);
    let bom = if has_bom { "\u{feff}" } else { "" };
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, format!("{bom}{before}")).unwrap();
    let mut child = Command::new(tool)
        .args(args)
        .current_dir(dir.path())
        .env("GIT_CEILING_DIRECTORIES", dir.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(&diff(name, before, after, has_bom)).unwrap();
    let output = child.wait_with_output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    // `patch` takes away a file that has become empty.
    (fs::read_to_string(&path).unwrap_or_default(), String::from_utf8_lossy(&said).into_owned())
}

fn diff(name: &str, before: &str, after: &str, has_bom: bool) -> Vec<u8> {
    let file = RustFile {
        path: PathBuf::from(name),
        shown: name.to_owned(),
        text: before.into(),
        has_bom,
        edition: Edition::Edition2024,
        package: 0,
    };
    let rewrite = Rewrite { file: FileId(0), after: after.to_owned(), findings: vec![] };
    let outcome = Outcome { files: vec![file], rewrites: vec![rewrite], ..Outcome::default() };
    let mut out = Vec::new();
    buffix::write_diff(&mut out, &outcome.report()).unwrap();
    out
}
