//! The helper that is given the writer prints a warning between two lines, and the two would change places.
//! runs: same
use std::fs;
use std::io::{self, Write};

fn show(out: &mut impl Write, line: &str) -> io::Result<()> {
    if line.is_empty() {
        eprintln!("empty line");
    }
    writeln!(out, "{} {line}", line.len()) //~ review line_buffered_stdout
}

fn show_all(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in text.lines() {
        show(&mut out, line)?; //~ silent
    }
    Ok(())
}

fn main() -> io::Result<()> {
    show_all(&fs::read_to_string("input.txt")?)
}
