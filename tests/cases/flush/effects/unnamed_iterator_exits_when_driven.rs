//! The call stands before the first write, and what it gives back may end the program at any turn.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::exit;

fn widths(text: &str) -> impl Iterator<Item = usize> {
    text.lines().map(|line| {
        if line.len() > 9_000 {
            exit(3);
        }
        line.len()
    })
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create("output")?;
    for width in widths(&text) {
        writeln!(out, "{width} of {}", 9_000)?; //~ review once per fragment
    }
    Ok(())
}
