//! `?` turns the error of `parse` into the program's own, and `from` exits where a number is missing.
use std::fs::{self, File};
use std::io::{self, Write};
use std::num::ParseIntError;

#[derive(Debug)]
struct Failure(String);

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure(error.to_string())
    }
}

impl From<ParseIntError> for Failure {
    fn from(_: ParseIntError) -> Failure {
        std::process::exit(3)
    }
}

fn export(path: &str, rows: &str) -> Result<(), Failure> {
    let mut out = File::create(path)?;
    for row in rows.lines() {
        let number: u32 = row[..row.len().min(3)].parse()?;
        writeln!(out, "{number}: {row}")?; //~ review once per fragment
    }
    Ok(())
}

fn main() -> Result<(), Failure> {
    let rows = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows)
}
