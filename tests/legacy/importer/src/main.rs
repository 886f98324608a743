//! Reads deliveries that were exported elsewhere: JSON, a length-prefixed journal, and a plain list.

use std::collections::BTreeMap;
use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use serde::Deserialize;

mod journal;

#[derive(Deserialize)]
struct Delivery {
    number: u32,
    amount: u32,
}

fn read_deliveries(path: &Path) -> Result<Vec<Delivery>, Box<dyn std::error::Error>> {
    let file = File::open(path)?;
    let deliveries = serde_json::from_reader(file)?;
    Ok(deliveries)
}

/// The settings lie beside the data; without them the defaults hold.
fn read_settings(folder: &Path) -> BTreeMap<String, String> {
    File::open(folder.join("import.json"))
        .ok()
        .and_then(|file| serde_json::from_reader(file).ok())
        .unwrap_or_default()
}

fn count_lines(path: &Path) -> io::Result<usize> {
    let file = File::open(path)?;
    let mut lines = 0;
    for byte in file.bytes() {
        if byte? == b'\n' {
            lines += 1;
        }
    }
    Ok(lines)
}

/// This one is right as it is.
fn read_list(path: &Path) -> io::Result<Vec<String>> {
    BufReader::new(File::open(path)?).lines().collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    let settings = read_settings(&folder);
    let deliveries = read_deliveries(&folder.join("deliveries.json"))?;
    let total: u32 = deliveries.iter().map(|it| it.amount).sum();
    let last = deliveries.iter().map(|it| it.number).max();
    let lines = count_lines(&folder.join("deliveries.log"))?;
    let names = read_list(&folder.join("names.txt"))?;
    let entries = journal::read(&folder.join("journal.bin"))?;
    println!(
        "{total} pieces, last {last:?}, {lines} lines, {} names, {} entries",
        names.len(),
        entries.len()
    );
    println!("{} settings", settings.len());
    Ok(())
}
