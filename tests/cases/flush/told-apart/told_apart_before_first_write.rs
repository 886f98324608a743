//! The error that a caller tells apart comes before anything is written.
use std::fs::{self, File};
use std::io::{self, Write};

fn export(text: &str) -> io::Result<()> {
    let mut out = File::create("output")?;
    if text.is_empty() {
        return Err(io::ErrorKind::InvalidData.into());
    }
    for (nth, row) in text.lines().enumerate() {
        writeln!(out, "{nth} {row}")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    match export(&text) {
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok(()),
        done => done,
    }
}
