//! The helper throws the error of each write away by `.ok()`; a flush of its own must not end the program either.
use std::fs::{self, File};
use std::io::{self, Write};

fn put(out: &mut File, rows: &str) {
    for row in rows.lines() {
        writeln!(out, "{row} {}", row.len()).ok(); //~ safe once per fragment
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    put(&mut out, &rows);
    println!("{} rows", rows.lines().count());
    Ok(())
}
