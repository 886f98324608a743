//! Of two functions behind `cfg` the first does nothing; which one is built, no source says.
use std::fs::{self, File};
use std::io::{self, Write};

#[cfg(not(unix))]
fn check(_row: &str) {}

#[cfg(unix)]
fn check(row: &str) {
    if row == "stop" {
        std::process::exit(3);
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        check(row);
        writeln!(out, "{row}/{}", row.len())?; //~ review once per fragment
    }
    Ok(())
}
