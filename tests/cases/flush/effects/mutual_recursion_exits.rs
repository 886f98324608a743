//! A list holds values and a value may be a list: the exit stands at the bottom of two functions that call each other.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::exit;

fn list(words: &mut std::str::SplitWhitespace<'_>) -> usize {
    let mut depth = 0;
    while let Some(word) = words.next() {
        depth = depth.max(1 + value(word, words));
    }
    depth
}

fn value(word: &str, words: &mut std::str::SplitWhitespace<'_>) -> usize {
    match word {
        "stop" => exit(4),
        "(" => list(words),
        _ => 0,
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for line in text.lines() {
        writeln!(out, "{line}")?; //~ review once per fragment
        writeln!(out, "  depth {}", list(&mut line.split_whitespace()))?; //~ review once per fragment
    }
    Ok(())
}
