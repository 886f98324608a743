//! The inner `'rows` ends within the turn of the file, the outer one at its edge; only the latter needs a flush in front.
#![allow(unused_labels)]
use std::fs::{self, File};
use std::io::{self, Write};

fn split(first: &str, text: &str) -> io::Result<()> {
    'rows: for part in 1..3 {
        let path = if part == 1 { first.to_owned() } else { format!("output{part}") };
        let mut out = File::create(path)?;
        for line in text.lines() {
            if line.starts_with("skip") {
                continue 'rows;
            }
            writeln!(out, "{part} {line}")?; //~ safe once per fragment
        }
        'rows: for line in text.lines().rev() {
            if line.starts_with("290") {
                break 'rows;
            }
            writeln!(out, "last {line}")?; //~ safe once per fragment
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    split(&std::env::args().nth(1).unwrap_or("output".to_owned()), &text)
}
