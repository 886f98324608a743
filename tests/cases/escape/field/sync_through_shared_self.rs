//! `sync(&self)` reaches the file through a shared borrow, where a buffer cannot be flushed.
use std::fs::{self, File};
use std::io::{self, Write};

struct Wal {
    file: File,
    sequence: u64,
}

impl Wal {
    fn create(path: &str) -> io::Result<Self> {
        let file = File::create(path)?;
        Ok(Wal { file, sequence: 0 })
    }

    fn append(&mut self, payload: &str) -> io::Result<()> {
        self.sequence += 1;
        self.file.write_all(&self.sequence.to_be_bytes())?; //~ left once per call
        self.file.write_all(&(payload.len() as u16).to_be_bytes())?; //~ left once per call
        self.file.write_all(payload.as_bytes()) //~ left once per call
    }

    fn sync(&self) -> io::Result<()> {
        self.file.sync_data()
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut wal = Wal::create("wal.bin")?;
    for line in text.lines() {
        wal.append(line)?;
    }
    wal.sync()?;
    println!("{}", fs::metadata("wal.bin")?.len());
    Ok(())
}
