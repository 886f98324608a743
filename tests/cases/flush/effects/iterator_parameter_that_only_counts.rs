//! `impl Iterator` as a parameter and as a result: what they do in each turn is to count.
use std::fs::{self, File};
use std::io::{self, Write};

struct Numbered<'a> {
    at: usize,
    lines: std::str::Lines<'a>,
}

impl<'a> Iterator for Numbered<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        self.at += 1;
        Some((self.at, self.lines.next()?))
    }
}

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    Numbered { at: 0, lines: text.lines() }
}

fn export<'a>(path: &str, rows: impl Iterator<Item = (usize, &'a str)>) -> io::Result<()> {
    let mut out = File::create(path)?;
    for (at, row) in rows {
        writeln!(out, "{at}: {row}")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), numbered(&text))
}
