//! The type is declared here and its methods in what `include!` brings in.
use std::fs::{self, File};
use std::io::{self, Write};

struct Budget {
    letters: usize,
}

include!("budget.rs.in");

fn convert(path: &str, rows: &str) -> io::Result<usize> {
    let mut budget = Budget { letters: rows.len() };
    let mut out = File::create(path)?;
    for row in rows.lines() {
        budget.spend(row);
        writeln!(out, "{row} ({} left)", budget.letters)?; //~ review once per fragment
    }
    Ok(budget.letters)
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    convert(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows)?;
    Ok(())
}
