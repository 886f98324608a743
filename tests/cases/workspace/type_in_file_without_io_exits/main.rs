//! The type lies in a file without any word of I/O, and its method calls `exit` by way of an import.
use std::fs::{self, File};
use std::io::{self, Write};

mod limits;

use limits::Limits;

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let limits = Limits::new(9_000);
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        writeln!(out, "{row}\t{}", row.len())?; //~ review once per fragment
        limits.check(row);
    }
    Ok(())
}
