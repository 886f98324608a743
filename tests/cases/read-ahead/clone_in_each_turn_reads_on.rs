//! Each turn clones the same file and reads on where the clone before has stopped: a buffer around a clone would take away
//! what the next one reads.
use std::fs::File;
use std::io::{self, Read};

struct Entry {
    id: u64,
    parent: u64,
}

struct Table {
    file: File,
    left: u32,
}

impl Iterator for Table {
    type Item = io::Result<Entry>;

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        Some(self.file.try_clone().and_then(entry))
    }
}

fn entry(mut file: File) -> io::Result<Entry> {
    let mut half = [0u8; 8];
    file.read_exact(&mut half)?; //~ left once per call
    let id = u64::from_le_bytes(half);
    file.read_exact(&mut half)?; //~ left once per call
    Ok(Entry { id, parent: u64::from_le_bytes(half) })
}

fn main() -> io::Result<()> {
    let table = Table { file: File::open("input.bin")?, left: 4_000 };
    let mut roots = 0;
    for entry in table {
        let entry = entry?;
        roots += u32::from(entry.id == entry.parent);
    }
    println!("{roots}");
    Ok(())
}
