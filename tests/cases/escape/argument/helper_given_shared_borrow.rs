//! `&File` is a writer by value; given `&mut` of a buffer the helper does the same, and the owner flushes it.
use std::fs::{self, File};
use std::io::{self, Write};

fn entry<W: Write>(mut out: W, key: &str, value: usize) -> io::Result<()> {
    write!(out, "\"{key}\": ")?; //~ safe once per fragment
    writeln!(out, "{value},") //~ safe once per fragment
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let file = File::create("entries.txt")?;
    for line in text.lines() {
        entry(&file, &line[..3], line.len())?; //~ silent
    }
    Ok(())
}
