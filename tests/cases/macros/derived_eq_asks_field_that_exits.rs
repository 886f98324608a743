//! `==` on `Entry` is derived; the field compares by an impl of the program, which exits.
use std::fs::{self, File};
use std::io::{self, Write};

#[derive(Clone)]
struct Key(String);

impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        if self.0 == "stop" {
            std::process::exit(3);
        }
        self.0 == other.0
    }
}

#[derive(Clone, PartialEq)]
struct Entry {
    key: Key,
    length: usize,
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut last = None;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        let entry = Some(Entry { key: Key(row.to_owned()), length: row.len() });
        if entry != last {
            writeln!(out, "{row} {}", row.len())?; //~ review once per fragment
        }
        last = entry;
    }
    Ok(())
}
