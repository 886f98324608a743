//! The helper opens the same path anew and appends: what was written before is flushed into the file by then.
use std::fs::{self, OpenOptions};
use std::io::{self, Write};

fn mark(path: &str, what: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).open(path)?;
    file.write_all(what.as_bytes()) //~ quiet few-calls
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = "marked.txt";
    let mut out = OpenOptions::new().append(true).create(true).open(path)?;
    for (row, line) in text.lines().enumerate() {
        if row % 50 == 0 {
            mark(path, "---\n")?;
        }
        writeln!(out, "{row} {line}")?; //~ safe once per fragment
    }
    Ok(())
}
