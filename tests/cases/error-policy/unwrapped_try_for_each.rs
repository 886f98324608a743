//! `try_for_each(..).unwrap()` panics where a write fails, though the function could return the error.
use std::fs::{self, File};
use std::io::{self, Write};

fn export(path: &str, rows: &str) -> io::Result<usize> {
    let mut out = File::create(path)?;
    rows.lines().enumerate().try_for_each(|(at, row)| writeln!(out, "{at}: {row}")).unwrap(); //~ safe once per fragment
    Ok(rows.len())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    println!("{} bytes", export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows)?);
    Ok(())
}
