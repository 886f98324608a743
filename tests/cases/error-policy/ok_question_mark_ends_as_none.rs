//! `.ok()?` reports the error to the caller, as `None`; a flush that ignores it would not.
//! runs: same

use std::fs::{self, File};
use std::io::Write;

fn number(text: &str, path: &str) -> Option<usize> {
    let mut out = File::create(path).ok()?;
    let mut count = 0;
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len()).ok()?; //~ review once per fragment
        count += 1;
    }
    Some(count)
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let text = fs::read_to_string("input.txt").unwrap_or_default();
    match number(&text, &path) {
        Some(count) => println!("{count} lines"),
        None => std::process::exit(4),
    }
}
