//! Sixteen bytes of a key say nothing of how long the name behind them is, which may be short.
use std::fs::File;
use std::io::{self, Write};

struct Entry {
    key: [u8; 16],
    name: Vec<u8>,
}

fn save(path: &str, entries: &[Entry]) -> io::Result<()> {
    let mut file = File::create(path)?;
    for entry in entries {
        file.write_all(&entry.key)?; //~ safe once per call
        file.write_all(&entry.name)?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let entry = |line: &str| Entry { key: [7; 16], name: line.as_bytes().to_vec() };
    let entries: Vec<Entry> = text.lines().map(entry).collect();
    save(&path, &entries)
}
