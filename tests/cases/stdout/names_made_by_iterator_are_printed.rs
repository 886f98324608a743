//! The iterator makes as many names as are asked for, and nobody holds them: the lines are many.

use std::fs;
use std::io::{self, Write};

struct Names<'a> {
    words: &'a [&'a str],
    at: usize,
}

impl Iterator for Names<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let first = self.words.get(self.at)?;
        let second = self.words[(self.at * 7 + 3) % self.words.len()];
        self.at += 1;
        Some(format!("{first}-{second}"))
    }
}

fn write(words: &[&str], count: usize) -> Result<(), Box<dyn std::error::Error>> {
    let stdout = io::stdout();
    let mut out = stdout.lock();
    for name in (Names { words, at: 0 }).take(count) {
        writeln!(out, "{name}")?; //~ safe line_buffered_stdout
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = fs::read_to_string("input.txt")?;
    let words: Vec<&str> = text.split_whitespace().collect();
    write(&words, 250)
}
