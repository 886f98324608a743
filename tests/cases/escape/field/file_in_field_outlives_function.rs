//! Nobody says when the journal ends, so nobody would flush it and nobody would see its last error.

use std::fs::{self, File};
use std::io::{self, Write};

struct Journal {
    file: File,
    entries: u64,
}

impl Journal {
    fn create(path: &str) -> io::Result<Self> {
        Ok(Journal { file: File::create(path)?, entries: 0 })
    }

    fn record(&mut self, action: &str, detail: &str) -> io::Result<()> {
        self.entries += 1;
        writeln!(self.file, "{} {}: {}", self.entries, action, detail) //~ review once per fragment
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut journal = Journal::create(&path)?;
    for line in text.lines() {
        journal.record("seen", line)?;
    }
    Ok(())
}
