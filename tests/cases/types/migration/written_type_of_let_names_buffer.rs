//! `let file: File = …` says the type once more than it has to.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut file: File = File::open("input.bin")?;
    let mut mixed = 0_u32;
    let mut bytes = [0; 4];
    for _ in 0..10_000 {
        file.read_exact(&mut bytes)?; //~ safe once per call
        mixed = mixed.rotate_left(1) ^ u32::from_le_bytes(bytes);
    }
    println!("{mixed:08x}");
    Ok(())
}
