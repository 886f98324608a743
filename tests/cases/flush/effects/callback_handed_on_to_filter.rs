//! Nobody calls `keep` by its name here: an adaptor of the iterator does, between one row and the next.
use std::fs::{self, File};
use std::io::{self, Write};

fn export(path: &str, rows: &str, keep: impl Fn(&&str) -> bool) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows.lines().filter(keep) {
        writeln!(out, "{row}|{}", row.len())?; //~ review once per fragment
    }
    Ok(())
}

fn is_wanted(row: &&str) -> bool {
    if *row == "stop" {
        std::process::exit(3);
    }
    !row.is_empty()
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows, is_wanted)
}
