//! A file that a closure has by reference is not the closure's to give away: the buffer of a turn borrows it again.
use std::fs::{self, File};
use std::io::{self, Write};

fn put<W: Write>(out: &mut W, row: &str) -> io::Result<()> {
    write!(out, "{}:", row.len())?; //~ safe once per fragment
    writeln!(out, "{row}") //~ safe once per fragment
}

fn fill(out: &mut File, rows: &str) -> io::Result<()> {
    let mut n = 0;
    rows.lines().try_for_each(|row| -> io::Result<()> {
        if n == 1000 {
            println!("{}", fs::read("output")?.len()); //~ quiet few-calls
        }
        put(out, row)?;
        n += 1;
        Ok(())
    })
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create("output")?;
    fill(&mut out, &rows)
}
