//! `Cursor::new(vec![])` is given as an `impl Write`, which a cursor is on bytes alone: nothing asks the system there.
use std::fs::{self, File};
use std::io::{self, Cursor, Write};

fn number(mut out: impl Write, rows: &str) -> io::Result<()> {
    for row in rows.lines() {
        writeln!(out, "{} {row}", row.len())?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut memory = Cursor::new(vec![]);
    number(&mut memory, &rows)?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for byte in memory.into_inner() {
        out.write_all(&[byte])?; //~ safe once per call
    }
    Ok(())
}
