//! A key of sixteen bytes says nothing of how long the name is that follows: both may be short.

use std::fs::File;
use std::io::{self, Write};

struct Entry {
    key: [u8; 16],
    name: Vec<u8>,
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".into());
    let entry = |it: u32| Entry { key: u128::from(it).to_be_bytes(), name: format!("book {it}").into_bytes() };
    let entries: Vec<Entry> = (0..500).map(entry).collect();
    let mut file = File::create(path)?;
    for entry in &entries {
        file.write_all(&entry.key)?; //~ safe once per call
        file.write_all(&entry.name)?;
    }
    Ok(())
}
