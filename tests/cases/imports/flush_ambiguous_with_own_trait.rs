//! `out.flush()` would be ambiguous between `Write` and the trait of the program that is for every writer.
use std::fs::{self, File};
use std::io::{self, Write};

trait Sink: Write {
    fn row(&mut self, row: &str) -> io::Result<()> {
        writeln!(self, "{row} {}", row.len()) //~ left once per fragment
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<W: Write> Sink for W {}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        out.row(row)?; //~ silent
    }
    Ok(())
}
