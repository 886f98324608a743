//! `Clone`, `PartialEq`, `Hash` and `Default` are derived over strings and numbers.
use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{self, Write};

#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Entry {
    text: String,
    width: usize,
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let (mut seen, mut last) = (HashSet::new(), Entry::default());
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        let entry = Entry { text: row.to_owned(), width: row.len() };
        if entry != last && seen.insert(entry.clone()) {
            writeln!(out, "{} {}", entry.text, entry.width)?; //~ safe once per fragment
        }
        last = entry;
    }
    Ok(())
}
