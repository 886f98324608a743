//! `file()` is for callers that want metadata, yet nothing keeps them from reading or seeking.
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

struct Volume {
    file: File,
}

impl Volume {
    fn file(&self) -> &File {
        &self.file
    }

    fn next_word(&mut self) -> io::Result<u32> {
        let mut word = [0; 4];
        self.file.read_exact(&mut word)?; //~ left once per call
        Ok(u32::from_le_bytes(word))
    }
}

fn main() -> io::Result<()> {
    let mut volume = Volume { file: File::open("input.bin")? };
    let mut sum = 0_u64;
    for _ in 0..1000 {
        sum += u64::from(volume.next_word()?);
    }
    let position = volume.file().seek(SeekFrom::Current(0))?;
    println!("{sum} up to {position}");
    Ok(())
}
