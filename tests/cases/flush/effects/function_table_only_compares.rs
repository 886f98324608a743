//! Each function of the table answers a question about the row and nothing else.
use std::fs::{self, File};
use std::io::{self, Write};

const CHECKS: [fn(&str) -> bool; 2] = [is_short, is_plain];

fn is_short(row: &str) -> bool {
    row.len() < 40
}

fn is_plain(row: &str) -> bool {
    row.is_ascii()
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for (at, row) in rows.lines().enumerate() {
        writeln!(out, "{at} {row}")?; //~ safe once per fragment
        writeln!(out, "  {}", CHECKS[at % 2](row))?; //~ safe once per fragment
    }
    Ok(())
}
