//! `read_u32` exists for `File` only: behind a buffer the method would not be there.
use std::fs::File;
use std::io::{self, Read};

trait BinaryExt {
    fn read_u32(&mut self) -> io::Result<u32>;
}

impl BinaryExt for File {
    fn read_u32(&mut self) -> io::Result<u32> {
        let mut bytes = [0; 4];
        self.read_exact(&mut bytes)?; //~ left once per call
        Ok(u32::from_le_bytes(bytes))
    }
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut mixed = 0_u32;
    for _ in 0..10_000 {
        mixed = mixed.rotate_left(7) ^ file.read_u32()?;
    }
    println!("{mixed:x}");
    Ok(())
}
