//! The last write stands in one arm, and what was written before has to be flushed on the other way too.
use std::fs::{self, File};
use std::io::{self, Write};

fn save(text: &str, foot: Option<&str>) -> io::Result<()> {
    let mut out = File::create("output")?;
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
    }
    match foot {
        Some(foot) => writeln!(out, "{foot}"), //~ review once per fragment
        None => Ok(()),
    }
}

fn main() -> io::Result<()> {
    save(&fs::read_to_string("input.txt")?, None)
}
