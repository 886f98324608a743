//! A caller takes one error of its own for a normal end: a write that fails behind it would never be heard of.
use std::fs::{self, File};
use std::io::{self, Write};

enum Stop {
    Io(io::Error),
    Done,
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Stop::Io(error)
    }
}

fn check(row: &str) -> Result<(), Stop> {
    if row == "stop" { Err(Stop::Done) } else { Ok(()) }
}

fn export(text: &str) -> Result<(), Stop> {
    let mut out = File::create("output")?;
    for (nth, row) in text.lines().enumerate() {
        writeln!(out, "{nth} {row}")?; //~ review once per fragment
        check(row)?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    match export(&text) {
        Ok(()) | Err(Stop::Done) => Ok(()),
        Err(Stop::Io(error)) => Err(error),
    }
}
