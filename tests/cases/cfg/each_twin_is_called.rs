//! Two functions of one name behind `cfg`: a call of the name may be one of either, and both are given the same file.
use std::fs::{self, File};
use std::io::{self, Write};

#[cfg(windows)]
fn put(out: &mut File, row: &str) -> io::Result<()> {
    out.write_all(row.trim_end().as_bytes()) //~ review once per call
}

#[cfg(not(windows))]
fn put(out: &mut File, row: &str) -> io::Result<()> {
    writeln!(out, "{} {row}", row.len()) //~ review once per fragment
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        put(&mut out, row)?;
    }
    Ok(())
}
