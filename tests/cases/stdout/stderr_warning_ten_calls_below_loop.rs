//! Ten functions below the loop a warning goes to stderr, whose place is between the lines of stdout.
use std::fs;
use std::io::{self, Write};

fn normalize(line: &str) -> usize {
    unquote(line) + 1
}

fn unquote(line: &str) -> usize {
    without_comment(line) + 1
}

fn without_comment(line: &str) -> usize {
    without_mark(line) + 1
}

fn without_mark(line: &str) -> usize {
    clean(line) + 1
}

fn clean(line: &str) -> usize {
    folded(line) + 1
}

fn folded(line: &str) -> usize {
    joined(line) + 1
}

fn joined(line: &str) -> usize {
    measured(line) + 1
}

fn measured(line: &str) -> usize {
    checked(line) + 1
}

fn checked(line: &str) -> usize {
    told(line) + 1
}

fn told(line: &str) -> usize {
    if line.starts_with("bad") {
        eprintln!("warning: {line}");
    }
    line.len()
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = io::stdout().lock();
    for line in text.lines() {
        writeln!(out, "{line}")?; //~ review line_buffered_stdout
        writeln!(out, "  {} letters", normalize(line))?; //~ review line_buffered_stdout
    }
    Ok(())
}
