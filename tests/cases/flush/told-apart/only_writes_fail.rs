//! Nothing but a write fails behind the first one: there is no other error to tell it from.
use std::fs::{self, File};
use std::io::{self, Write};

fn put(out: &mut File, nth: usize, row: &str) -> io::Result<()> {
    writeln!(out, "{nth} {row}") //~ safe once per fragment
}

fn export(text: &str) -> io::Result<()> {
    let mut out = File::create("output")?;
    for (nth, row) in text.lines().enumerate() {
        put(&mut out, nth, row)?;
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
