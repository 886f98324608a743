//! `Option::map` calls what it is given: `check` reaches it as a parameter of a parameter.
use std::fs::{self, File};
use std::io::{self, Write};

fn number<F: FnOnce(&str) -> usize>(row: &str, check: F) -> usize {
    row.split(' ').next().map(check).unwrap_or_default()
}

fn convert(path: &str, rows: &str, check: fn(&str) -> usize) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows.lines() {
        writeln!(out, "{row}")?; //~ review once per fragment
        writeln!(out, "-- {}", number(row, check))?; //~ review once per fragment
    }
    Ok(())
}

fn checked(word: &str) -> usize {
    word.parse().unwrap_or_else(|_| std::process::exit(6))
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    convert(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows, checked)
}
