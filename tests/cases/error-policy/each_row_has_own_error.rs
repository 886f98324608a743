//! `?` alone would make of the last row's error that the file could not be made.
//! runs: same
use std::fs::File;
use std::io::{self, Write};

enum Failure {
    Create(io::Error),
    Row(usize, io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Create(error)
    }
}

fn save(path: &str, text: &str) -> Result<usize, Failure> {
    let mut out = File::create(path)?;
    for (at, line) in text.lines().enumerate() {
        writeln!(out, "{at} {line}").map_err(|it| Failure::Row(at, it))?; //~ review once per fragment
    }
    Ok(text.len())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt").unwrap_or_default();
    match save(&path, &text) {
        Ok(length) => println!("{length}"),
        Err(Failure::Create(error)) => println!("not made: {error}"),
        Err(Failure::Row(at, error)) => println!("row {at}: {error}"),
    }
}
