//! `commit(self)` syncs the field: the flush before it needs `self` to be mutable, which nobody else notices.
use std::fs::{self, File};
use std::io::{self, Write};

struct Checkpoint {
    file: File,
}

impl Checkpoint {
    fn create(path: &str) -> io::Result<Self> {
        Ok(Checkpoint { file: File::create(path)? })
    }

    fn entry(&mut self, id: usize, offset: usize) -> io::Result<()> {
        self.file.write_all(&(id as u64).to_le_bytes())?; //~ review once per call
        self.file.write_all(&(offset as u64).to_le_bytes()) //~ review once per call
    }

    fn commit(self) -> io::Result<()> {
        self.file.sync_all()
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut checkpoint = Checkpoint::create("offsets.bin")?;
    let mut offset = 0;
    for (id, line) in text.lines().enumerate() {
        checkpoint.entry(id, offset)?;
        offset += line.len() + 1;
    }
    checkpoint.commit()
}
