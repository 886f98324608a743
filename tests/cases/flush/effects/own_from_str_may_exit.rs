//! `parse` calls what the program says of its own type, and that may exit.
use std::convert::Infallible;
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::exit;
use std::str::FromStr;

struct Width(usize);

impl FromStr for Width {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > 9_000 {
            exit(3);
        }
        Ok(Self(text.len()))
    }
}

fn main() -> io::Result<()> {
    let mut out = File::create("output")?;
    for line in fs::read_to_string("input.txt")?.lines() {
        let width: Width = line.parse().unwrap();
        writeln!(out, "{} {line}", width.0)?; //~ review once per fragment
    }
    Ok(())
}
