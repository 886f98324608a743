//! `fn file(&mut self) -> io::Result<&mut File>` is private: its type follows the field.
use std::fs::File;
use std::io::{self, Read};

struct Slot {
    file: Option<File>,
}

impl Slot {
    fn file(&mut self) -> io::Result<&mut File> {
        self.file.as_mut().ok_or_else(|| io::Error::other("nothing is open"))
    }

    fn word(&mut self) -> io::Result<u16> {
        let mut word = [0; 2];
        self.file()?.read_exact(&mut word)?; //~ safe once per call
        Ok(u16::from_le_bytes(word))
    }
}

fn main() -> io::Result<()> {
    let mut slot = Slot { file: Some(File::open("input.bin")?) };
    let mut sum = 0_u64;
    for _ in 0..5000 {
        sum += u64::from(slot.word()?);
    }
    println!("{sum}");
    Ok(())
}
