//! The loop calls `next` of the program's own type between two writes, and that may exit.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::exit;

struct Rows {
    rest: Vec<String>,
}

impl Iterator for Rows {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let row = self.rest.pop()?;
        if row.len() > 9_000 {
            exit(3);
        }
        Some(row)
    }
}

fn main() -> io::Result<()> {
    let rest = fs::read_to_string("input.txt")?.lines().map(str::to_owned).collect();
    let mut out = File::create("output")?;
    for row in (Rows { rest }) {
        writeln!(out, "{} {row}", row.len())?; //~ review once per fragment
    }
    Ok(())
}
