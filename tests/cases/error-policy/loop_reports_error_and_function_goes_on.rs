//! The loop says what happened and the program goes on; a flush with `?` would end it.
//! runs: same

use std::fs::{self, File};
use std::io::{self, Write};

fn number(text: &str, path: &str) -> io::Result<()> {
    let mut out = File::create(path)?;
    for line in text.lines() {
        if let Err(e) = writeln!(out, "{} {line}", line.len()) { //~ review once per fragment
            eprintln!("stopped: {e}");
            break;
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    number(&fs::read_to_string("input.txt")?, &path)
}
