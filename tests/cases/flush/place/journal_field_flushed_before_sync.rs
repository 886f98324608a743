//! What is still in the buffer is not on the disk: each look at the file itself comes after a flush.
//! runs: same
use std::fs::File;
use std::io::{self, Write};

struct Journal {
    file: File,
    n_entries: u32,
}

impl Journal {
    fn create(path: &str) -> io::Result<Self> {
        Ok(Self { file: File::create(path)?, n_entries: 0 })
    }

    fn entry(&mut self, name: &str) -> io::Result<()> {
        self.n_entries += 1;
        writeln!(self.file, "{} {name}", self.n_entries) //~ review once per fragment
    }

    fn finish(mut self) -> io::Result<u64> {
        self.entry("end")?;
        self.file.sync_all()?;
        let length = self.file.metadata()?.len();
        Ok(length)
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut journal = Journal::create(&path)?;
    for number in 0..300 {
        journal.entry(&format!("file {number}"))?;
    }
    println!("{} bytes", journal.finish()?);
    Ok(())
}
