//! `impl Iterator` in the place of a parameter: its `next` stands in the impl that the caller chose.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::exit;

struct Rows<'a> {
    lines: std::str::Lines<'a>,
}

impl<'a> Iterator for Rows<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let row = self.lines.next()?;
        if row == "stop" {
            exit(3);
        }
        Some(row)
    }
}

fn export<'a>(path: &str, rows: impl Iterator<Item = &'a str>) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows {
        writeln!(out, "{row}.")?; //~ review once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    export(&path, Rows { lines: text.lines() })
}
