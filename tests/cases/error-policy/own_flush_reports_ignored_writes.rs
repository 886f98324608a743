//! The writes are ignored and the code's own flush is not: a buffer for the writes ends before it, ignored as they are.
use std::fs::{self, File};
use std::io::{self, Write};

fn fill(out: &mut File, rows: &str) -> io::Result<()> {
    for row in rows.lines() {
        let _ = writeln!(out, "{} {row}", row.len()); //~ safe once per fragment
    }
    out.flush()
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create("output")?;
    fill(&mut out, &rows)
}
