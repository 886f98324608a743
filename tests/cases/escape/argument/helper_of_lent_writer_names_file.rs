//! A helper that is lent the file again names its type, which a buffer around a reference has not: it has one of its own.
use std::fs::{self, File};
use std::io::{self, Write};

fn leave_if(row: &str) {
    if row == "exit" {
        std::process::exit(3);
    }
}

fn put(out: &mut File, row: &str) -> io::Result<()> {
    writeln!(out, "{} {row}", row.len()) //~ safe once per fragment
}

fn fill(out: &mut File, rows: &str) -> io::Result<()> {
    for row in rows.lines() {
        leave_if(row);
        put(out, row)?;
    }
    out.flush()?;
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create("output")?;
    fill(&mut out, &rows)
}
