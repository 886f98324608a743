//! A set hashes what it is given and `clone` copies it: both are derived, and both reach code of the program.
use std::collections::HashSet;
use std::fs::{self, File};
use std::hash::{Hash, Hasher};
use std::io::{self, Write};

#[derive(PartialEq, Eq)]
struct Key(String);

impl Clone for Key {
    fn clone(&self) -> Key {
        if self.0 == "bad" {
            std::process::exit(4);
        }
        Key(self.0.clone())
    }
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 == "stop" {
            std::process::exit(3);
        }
        self.0.len().hash(state);
    }
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Entry {
    key: Key,
}

fn hashed(path: &str, rows: &str) -> io::Result<()> {
    let mut seen = HashSet::new();
    let mut out = File::create(path)?;
    for row in rows.lines() {
        let is_new = seen.insert(Entry { key: Key(row.to_owned()) });
        writeln!(out, "{is_new} {row}")?; //~ review once per fragment
    }
    Ok(())
}

fn cloned(path: &str, entries: &[Entry]) -> io::Result<()> {
    let mut out = File::create(path)?;
    for entry in entries {
        let copy = entry.clone();
        writeln!(out, "{} {}", copy.key.0, copy.key.0.len())?; //~ review once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    hashed("output1", &rows)?;
    let entries: Vec<Entry> = rows.lines().map(|it| Entry { key: Key(it.to_owned()) }).collect();
    cloned("output2", &entries)
}
