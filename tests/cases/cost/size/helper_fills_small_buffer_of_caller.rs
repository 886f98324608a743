//! The method does not say how much it reads: its callers pass four bytes each time.
use std::fs::File;
use std::io::{self, Read};

struct Words {
    input: File,
}

impl Words {
    fn fill(&mut self, bytes: &mut [u8]) -> io::Result<()> {
        self.input.read_exact(bytes) //~ safe once per call
    }

    fn word(&mut self) -> io::Result<u32> {
        let mut bytes = [0; 4];
        self.fill(&mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }
}

fn main() -> io::Result<()> {
    let mut words = Words { input: File::open("input.bin")? };
    let mut mixed = 0_u32;
    for _ in 0..10_000 {
        mixed = mixed.rotate_left(1) ^ words.word()?;
    }
    println!("{mixed:08x}");
    Ok(())
}
