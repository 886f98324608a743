//! The document is about as long as a line.

use std::fs::File;

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(default)]
#[derive(Default)]
struct Entry {
    sectors: u64,
    bytes: u64,
}

fn entry(path: &str) -> std::io::Result<Entry> {
    let file = File::open(path)?;
    let entry: Entry = serde_json::from_reader(file)?; //~ quiet blocks
    Ok(entry)
}

fn main() -> std::io::Result<()> {
    let entry = entry("config.json")?;
    println!("{}", entry.sectors + entry.bytes);
    Ok(())
}
