//! The function is picked out of a table by a number; one of the three ends the program.
use std::fs::{self, File};
use std::io::{self, Write};

const CHECKS: [fn(&str) -> bool; 3] = [is_allowed, is_short, is_plain];

fn is_short(row: &str) -> bool {
    row.len() < 40
}

fn is_plain(row: &str) -> bool {
    row.is_ascii()
}

fn is_allowed(row: &str) -> bool {
    if row == "stop" {
        std::process::exit(7);
    }
    true
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for (at, row) in rows.lines().enumerate() {
        writeln!(out, "{at} {row}")?; //~ review once per fragment
        writeln!(out, "  {}", CHECKS[at % 3](row))?; //~ review once per fragment
    }
    Ok(())
}
