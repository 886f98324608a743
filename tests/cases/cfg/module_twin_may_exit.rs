//! Two modules of one name behind `cfg`: the first has a harmless `check`, the second one that exits.
use std::fs::{self, File};
use std::io::{self, Write};

#[cfg(windows)]
mod limits {
    pub fn check(row: &str) -> usize {
        row.len()
    }
}

#[cfg(not(windows))]
mod limits {
    pub fn check(row: &str) -> usize {
        if row == "stop" {
            std::process::exit(6);
        }
        row.len()
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        writeln!(out, "{row}")?; //~ review once per fragment
        writeln!(out, "  {}", limits::check(row))?; //~ review once per fragment
    }
    Ok(())
}
