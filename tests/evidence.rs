//! A program is compiled, traced and looked at: what strace saw stands under the finding.
#![cfg(target_os = "linux")]
#![expect(clippy::disallowed_methods, reason = "the program that is traced is compiled here")]

use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

#[path = "scratch/folder.rs"]
mod folder;

use folder::{buffix, folder, skipped, write};

const COUNTS_BYTES: &str = r#"use std::fs::File;
use std::io::{self, Read};

fn count_lines(path: &str) -> io::Result<usize> {
    let file = File::open(path)?;
    let mut lines = 0;
    for byte in file.bytes() {
        if byte? == b'\n' {
            lines += 1;
        }
    }
    Ok(lines)
}

fn main() -> io::Result<()> {
    println!("{}", count_lines("notes.txt")?);
    Ok(())
}
"#;

const CALLS: &str = "trace=read,write,pread64,pwrite64,readv,writev,recvfrom,sendto,recvmsg,sendmsg";

fn run(program: &str, arguments: &[&str], folder: &Path) -> Option<Output> {
    Command::new(program).args(arguments).current_dir(folder).output().ok()
}

fn has_stacks(folder: &Path) -> bool {
    let output = run("strace", &["-f", "-k", "-e", CALLS, "-o", "probe", "ls"], folder);
    output.is_some_and(|it| it.status.success()) && folder::read_text(folder.join("probe")).contains("\n > ")
}

/// A folder with the program and its trace; nothing where strace cannot trace here.
fn traced() -> Option<TempDir> {
    let folder = folder();
    let path = folder.path();
    if !has_stacks(path) {
        skipped("strace is not installed, may not trace, or was built without -k");
        return None;
    }
    write(path, "src/main.rs", COUNTS_BYTES);
    write(path, "notes.txt", format!("{}\n", "x".repeat(63)).repeat(16));
    // libunwind cannot read the unwind tables of what lld links, and then follows frame pointers.
    let compile = ["-g", "-C", "force-frame-pointers=yes", "-o", "count", "src/main.rs"];
    let compiled = run("rustc", &compile, path).expect("rustc is installed");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let traced = run("strace", &["-f", "-k", "-e", CALLS, "-o", "trace", "./count"], path);
    assert_eq!(traced.map(|it| it.stdout).as_deref(), Some("16\n".as_bytes()));
    Some(folder)
}

#[test]
fn what_strace_saw_stands_under_the_finding() {
    let Some(folder) = traced() else { return };
    let note = "strace saw 1,025 reads of 1 byte on average from this line";
    let human = buffix(folder.path(), &["--strace", "trace", "src"]);
    assert!(human.stdout.contains(&format!("= note: {note}")), "{human:?}");
    assert_eq!(human.code, Some(1));
    let json = buffix(folder.path(), &["--strace", "trace", "--message-format", "json", "src"]);
    assert!(json.stdout.contains(&format!(r#""message":"{note}""#)), "{json:?}");
    let short = buffix(folder.path(), &["--strace", "trace", "--message-format", "short", "src"]);
    assert!(short.stdout.contains("unbuffered_read") && !short.stdout.contains("strace"), "{short:?}");
}

#[test]
fn a_trace_without_stacks_is_named_and_the_findings_stay() {
    let folder = folder();
    write(folder.path(), "src/main.rs", COUNTS_BYTES);
    write(folder.path(), "trace", "12  read(3, \"x\", 1) = 1\n");
    let run = buffix(folder.path(), &["--strace", "trace", "src"]);
    assert!(run.stderr.contains("trace: has no stacks; record it again with `strace -f -k"), "{run:?}");
    assert!(run.stdout.contains("unbuffered_read"), "{run:?}");
    assert_eq!(run.code, Some(2));
}
