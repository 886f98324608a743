//! The rows are a parameter, and the closure that the caller laid in them speaks on stderr between the lines of stdout.
use std::fs;
use std::io::{self, Write};

fn table<'a>(rows: impl Iterator<Item = &'a str>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (at, row) in rows.enumerate() {
        writeln!(out, "{at} {row}")?; //~ review line_buffered_stdout
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    table(text.lines().inspect(|line| {
        if line.starts_with("bad") {
            eprintln!("warning: {line}");
        }
    }))
}
