//! Which of two functions of one name behind `cfg` opens the file is not known: neither is retyped, and both are told of.
use std::fs::{self, File};
use std::io::{self, Write};

#[cfg(windows)]
fn target(path: &str) -> io::Result<File> {
    File::options().create(true).truncate(true).write(true).open(path)
}

#[cfg(not(windows))]
fn target(path: &str) -> io::Result<File> {
    File::create(path)
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = target(&std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        writeln!(out, "{} {row}", row.len())?; //~ review once per fragment
    }
    Ok(())
}
