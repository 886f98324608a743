//! A function and a module are declared twice behind `cfg`, and none of the four does more than to count.
use std::fs::{self, File};
use std::io::{self, Write};

#[cfg(windows)]
fn length(row: &str) -> usize {
    row.encode_utf16().count()
}

#[cfg(not(windows))]
fn length(row: &str) -> usize {
    row.len()
}

#[cfg(windows)]
mod limits {
    pub fn check(row: &str) -> bool {
        row.len() < 260
    }
}

#[cfg(not(windows))]
mod limits {
    pub fn check(row: &str) -> bool {
        row.len() < 4096
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        writeln!(out, "{row} {} {}", length(row), limits::check(row))?; //~ safe once per fragment
    }
    Ok(())
}
