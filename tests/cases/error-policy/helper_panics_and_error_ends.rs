//! The write in a helper panics, and any error that it hands on ends the program as well.
use std::fs::{self, File};
use std::io::Write;

fn put(out: &mut File, row: &str) -> Result<(), String> {
    if row == "bad" {
        return Err("a bad row".to_owned());
    }
    writeln!(out, "{} {row}", row.len()).unwrap(); //~ safe once per fragment
    Ok(())
}

fn fill(rows: &str) -> Result<(), String> {
    let mut out = File::create("output").unwrap();
    for row in rows.lines() {
        put(&mut out, row)?;
    }
    Ok(())
}

fn main() {
    let rows = fs::read_to_string("input.txt").unwrap();
    if let Err(error) = fill(&rows) {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
